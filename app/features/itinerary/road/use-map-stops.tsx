/** Stops that could be added: what is worth one along the way, and what was pressed on the map, each with its cost. */
import { X } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { Coordinates } from '#domain/places/schema.ts'
import type { OfferedStop, Worthwhile } from '#domain/routing/detour.ts'
import { newStopId } from '../edit/new-ids.ts'
import type { MapExtras } from '../map/map-extras.tsx'
import { costOf } from './day-offers.tsx'
import { measureWays } from './measure-ways.ts'
import { askRoad } from './road-reader.ts'
import type { OpenRoad, Road } from './use-road.ts'

export interface MapStops {
  /** Null until they were asked for. */
  finds: readonly OfferedStop[] | null
  look: () => Promise<void>
  add: (place: Worthwhile) => void
  extras: MapExtras
}

type Picked = { kind: 'looking' } | { kind: 'nothing' } | { kind: 'place'; offer: OfferedStop }

export function useMapStops(road: Road): MapStops {
  const [found, setFound] = useState<readonly Worthwhile[] | null>(null)
  const [picked, setPicked] = useState<Picked | null>(null)
  const asked = useRef(0)
  const now = useRef(road)
  now.current = road
  const look = useCallback(async () => {
    const { open } = now.current
    if (!open) return
    setFound(await askRoad({ kind: 'worthwhile', route: open.plan.route }))
  }, [])
  const pick = useCallback(async (at: Coordinates) => {
    const { open } = now.current
    if (!open) return
    asked.current += 1
    const own = asked.current
    setPicked({ kind: 'looking' })
    const place = await askRoad({ kind: 'near', at, route: open.plan.route }).catch(() => null)
    const offer = place && (await measuredOffer(open, place))
    if (own === asked.current) setPicked(offer ? { kind: 'place', offer } : { kind: 'nothing' })
  }, [])
  const add = useCallback((place: Worthwhile) => {
    setPicked(null)
    now.current.change(`Added ${place.name}`, ({ engine, plan, world }) => ({
      ...plan,
      route: engine.addStop(plan.route, engine.stopAt(place, newStopId()), world.between),
    }))
  }, [])
  const { open, ready } = road
  // Computed anew when the trip changes: a find that was added is no longer one.
  const finds = useMemo(() => {
    if (!(open && found)) return null
    const taken = new Set(open.plan.route.stops.map(({ name }) => name))
    const left = found.filter(({ name }) => !taken.has(name))
    return open.engine.worthAStop(open.plan, open.timing, left, open.world)
  }, [open, found])
  const extras = useMemo(
    (): MapExtras => ({
      marks: (finds ?? []).map((offer) => ({
        name: offer.place.name,
        at: offer.place.at,
        says: costOf(offer),
        onPress: () => setPicked({ kind: 'place', offer }),
      })),
      onPress: ready ? (at) => void pick(at) : null,
      foot: picked && <PickedCard picked={picked} add={add} close={() => setPicked(null)} />,
    }),
    [finds, picked, ready, pick, add],
  )
  return { finds, look, add, extras }
}

/** Timed by the roads where a routing server knows them: the ways to and from the stop are asked for. */
async function measuredOffer(open: OpenRoad, place: Worthwhile): Promise<OfferedStop> {
  const { engine, plan, timing } = open
  const stop = engine.stopAt(place)
  const points = engine.pointsOf(engine.detourBy(plan, timing, stop, open.world).route)
  const at = points.findIndex((point) => 'id' in point && point.id === stop.id)
  const around = points.slice(Math.max(0, at - 1), at + 2).map((point) => point.at)
  const isMeasured = timing.days.some((day) => day.drives.some(({ by }) => by === 'routing'))
  const { drives } = isMeasured ? await measureWays([], around) : { drives: new Map() }
  const world = engine.withDrives(open.world, drives)
  const { route: _, ...cost } = engine.detourBy(plan, timing, stop, world)
  return { place, ...cost }
}

interface PickedCardProps {
  picked: Picked
  add: (place: Worthwhile) => void
  close: () => void
}

function PickedCard({ picked, add, close }: PickedCardProps) {
  return (
    <div
      data-controls
      data-surface="paper"
      className="absolute inset-x-2 bottom-2 flex items-center gap-3 rounded-control bg-surface p-3 text-on-surface shadow-soft print:hidden"
    >
      <div aria-live="polite" className="min-w-0 grow">
        {picked.kind === 'looking' && <p>Looking for a town there…</p>}
        {picked.kind === 'nothing' && <p>No town or place that we know of is near.</p>}
        {picked.kind === 'place' && (
          <>
            <p className="truncate font-display text-lg">{picked.offer.place.name}</p>
            <p className="text-on-surface-muted text-sm tabular-nums">
              {costOf(picked.offer)}
              {picked.offer.estimated && ' · estimate'}
            </p>
          </>
        )}
      </div>
      {picked.kind === 'place' && (
        <Button size="sm" className="shrink-0" onClick={() => add(picked.offer.place)}>
          Add stop
        </Button>
      )}
      <Button variant="ghost" size="icon" aria-label="Add nothing here" onClick={close}>
        <X aria-hidden="true" className="size-5" />
      </Button>
    </div>
  )
}
