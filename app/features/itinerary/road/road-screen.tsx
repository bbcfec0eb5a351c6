import { Redo2, Undo2 } from 'lucide-react'
import { useCallback } from 'react'
import { type TripHandle, useTrip } from '#app/data/trips/index.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { DayId, StopId, TripId } from '#domain/trip/ids.ts'
import { isDriven, onTheRoad, ownAddress } from '#domain/trip/road-stops.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { lodgingOfNight } from '#domain/trip/stays.ts'
import { DragArea } from '../edit/drag-area.tsx'
import { newStopId } from '../edit/new-ids.ts'
import { useDraggedStops } from '../edit/use-drag.ts'
import { MapExtrasProvider } from '../map/map-extras.tsx'
import { TripMap } from '../map/trip-map.tsx'
import { SaveButton } from '../saved/save-button.tsx'
import { Presence, Suggestions } from '../share/owner-live-panels.tsx'
import { ShareButton } from '../share/share-button.tsx'
import { justPlanned } from '../trip/just-planned.ts'
import { PlanNotes } from '../trip/plan-notes.tsx'
import { TripLayout } from '../trip/trip-layout.tsx'
import { WaysOut } from '../trip/ways-out.tsx'
import { NoTripScreen, TripSkeleton, UnreadableScreen } from '../view/no-trip-screen.tsx'
import { SyncWords } from '../view/sync-words.tsx'
import { TripHistory } from '../view/trip-history.tsx'
import { TripNotices } from '../view/trip-notices.tsx'
import { AddCard } from './add-card.tsx'
import { DayLessCard, KnowCard, RulesCard } from './road-cards.tsx'
import { RoadDays } from './road-days.tsx'
import { RoadStrip } from './road-strip.tsx'
import { useMapStops } from './use-map-stops.tsx'
import { type Road, useRoad } from './use-road.ts'

interface RoadScreenProps {
  id: TripId
  /** What the server had for this person; null where it had nothing, or nobody is signed in. */
  stored: Trip | null
}

/** A road trip at its own address, from this browser's store or the person's account. */
export function RoadScreen({ id, stored }: RoadScreenProps) {
  const handle = useTrip(id)
  const trip = handle.trip ?? stored ?? justPlanned.get(id)?.trip ?? null
  if (trip && isDriven(trip)) return <OpenRoadTrip trip={trip} handle={handle} />
  if (trip) return <OtherTrip trip={trip} />
  if (handle.state === 'unreadable') return <UnreadableScreen />
  return handle.state === 'missing' ? <NoTripScreen /> : <TripSkeleton />
}

/** A trip of days in town has another screen. */
function OtherTrip({ trip }: { trip: Trip }) {
  return (
    <Card as="section" className="mx-auto my-14 max-w-2xl">
      <h1 className="font-display text-3xl">{trip.title}</h1>
      <p className="mt-3">This trip has days in town, which are planned sight by sight.</p>
      <LinkButton to={ownAddress(trip.id)} className="mt-5">
        Open its days
      </LinkButton>
    </Card>
  )
}

function OpenRoadTrip({ trip, handle }: { trip: Trip; handle: TripHandle }) {
  const road = useRoad(trip, handle)
  useDraggedRoad(road, trip)
  const { open } = road
  const planned = justPlanned.get(trip.id)
  const finds = useMapStops(road)
  return (
    <TripLayout
      trip={trip}
      bar={<RoadBar trip={trip} handle={handle} />}
      lead={
        <>
          <TripNotices notices={handle.notices} />
          <Suggestions trip={trip} handle={handle} />
          {planned && <WaysOut waysOut={planned.waysOut} />}
          <PlanNotes
            {...(planned ?? { understood: [], assumed: trip.assumed, unmet: trip.unmet })}
          />
          {road.hasNewRoads && <NewRoads road={road} />}
          {open && <RoadStrip road={open} />}
        </>
      }
      map={
        <MapExtrasProvider extras={finds.extras}>
          <TripMap trip={trip} />
        </MapExtrasProvider>
      }
      aside={
        <>
          {open && (
            <div className="grid gap-6 md:grid-cols-2 print:hidden">
              <AddCard road={road} finds={finds} />
              <RulesCard road={road} open={open} />
              <DayLessCard road={road} open={open} />
              <KnowCard open={open} start={trip.start} />
            </div>
          )}
          <TripHistory trip={trip} handle={handle} />
        </>
      }
    >
      <DragArea>
        <RoadDays trip={trip} road={road} />
      </DragArea>
    </TripLayout>
  )
}

/** Offers to time a trip anew that was timed by estimates, now that its roads are known. */
function NewRoads({ road }: { road: Road }) {
  return (
    <Card as="section" aria-label="The roads are known" padding="snug">
      <p>The roads of this trip can be measured now. Its times were estimates so far.</p>
      <Button
        className="mt-3"
        variant="secondary"
        size="sm"
        disabled={!road.ready}
        onClick={() => road.change('Timed by the roads', ({ plan }) => plan)}
      >
        Time it by the roads
      </Button>
    </Card>
  )
}

function RoadBar({ trip, handle }: { trip: Trip; handle: TripHandle }) {
  const { canUndo, canRedo, undo, redo } = handle
  const glyph = { 'aria-hidden': true, className: 'size-5' } as const
  const look = { variant: 'outline', size: 'sm' } as const
  return (
    <div className="print:hidden">
      <div className="-mx-gutter flex gap-3 overflow-x-auto px-gutter py-1 [scrollbar-width:none] *:shrink-0 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        <Button {...look} iconStart={<Undo2 {...glyph} />} disabled={!canUndo} onClick={undo}>
          Undo
        </Button>
        <Button {...look} iconStart={<Redo2 {...glyph} />} disabled={!canRedo} onClick={redo}>
          Redo
        </Button>
        <ShareButton tripId={trip.id} title={trip.title} />
        <SaveButton id={trip.id} />
        <LinkButton to={`/view-itinerary-with-details/${trip.id}`} variant="outline" size="sm">
          Day by day
        </LinkButton>
        <LinkButton to="/roadtrip" variant="outline" size="sm">
          Another road trip
        </LinkButton>
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-4">
        <SyncWords />
        <Presence tripId={trip.id} />
      </div>
    </div>
  )
}

/** Stops and nights are dragged within and between days; the trip is timed again where they land. */
function useDraggedRoad({ ready, change }: Road, trip: Trip): void {
  const move = useCallback(
    (id: StopId, to: { day: DayId; index: number }) => moveTo(change, trip, id, to),
    [change, trip],
  )
  useDraggedStops(ready, move)
}

function moveTo(
  change: Road['change'],
  trip: Trip,
  id: StopId,
  to: { day: DayId; index: number },
): void {
  const isOnTheRoad = onTheRoad(trip)
  const others = trip.days.map(({ id: day, stops }) => ({
    day,
    count: stops.filter((stop) => isOnTheRoad(stop) && stop.id !== id).length,
  }))
  const at = others.findIndex(({ day }) => day === to.day)
  const before = others.slice(0, at).reduce((sum, { count }) => sum + count, 0)
  const position = before + Math.min(to.index, others[at]?.count ?? 0)
  const night = /^night-(\d+)$/.exec(id)?.[1]
  if (night === undefined) {
    const name = trip.days.flatMap(({ stops }) => stops).find((stop) => stop.id === id)?.name
    change(`Moved ${name} to day ${at + 1}`, ({ engine, plan }) => {
      // A stop that is moved by hand loses the lock on its former day.
      const stops = plan.route.stops.map(({ locked, ...stop }) =>
        stop.id !== id && locked ? { ...stop, locked } : stop,
      )
      return { ...plan, route: engine.moveStop({ ...plan.route, stops }, id, position) }
    })
    return
  }
  const bed = lodgingOfNight(trip, Number(night))
  if (!bed?.at) return
  const own = {
    ...{ id: newStopId(), name: bed.area ?? bed.name, at: bed.at },
    ...{ about: 'A bed for the night.', minutes: 0, nights: 1 },
  }
  change(`Moved the night in ${own.name} to day ${at + 1}`, ({ plan }) => ({
    ...plan,
    route: { ...plan.route, stops: plan.route.stops.toSpliced(position, 0, own) },
  }))
}
