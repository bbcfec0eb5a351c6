/**
 * A road trip that is open: its route, timed in the browser, and what can be done with it. The code
 * and the towns along the way come after the first paint.
 */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { TripHandle } from '#app/data/trips/index.ts'
import { notify } from '#app/ui/notify.ts'
import type { RoadPlan } from '#domain/routing/road-of-trip.ts'
import type { Town } from '#domain/routing/road-trip-nights.ts'
import type { RoadRoute } from '#domain/routing/road-trip-schema.ts'
import type { RoadTrip } from '#domain/routing/road-trip-timing.ts'
import type { DatedWorld, KnownDrives } from '#domain/routing/road-world.ts'
import type { Id } from '#domain/trip/parts.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { newDayId, newStopId } from '../edit/new-ids.ts'
import type { MeasuredDrives } from './measured-drives.server.ts'
import { askRoad } from './road-reader.ts'

export type RoadEngine = typeof import('./road-engine.ts')['engine']

export interface OpenRoad {
  engine: RoadEngine
  plan: RoadPlan
  timing: RoadTrip
  world: DatedWorld
}

export interface Road {
  /** Null until the code is there, and where it is no road trip. */
  open: OpenRoad | null
  /** False until what is pressed does something. */
  ready: boolean
  /** Changes the route or the rules; what can't be driven is said and not done. */
  change: (because: string, make: (road: OpenRoad) => RoadPlan) => void
}

const newIds = {
  day: newDayId,
  stop: newStopId,
  lodging: () => `l${newStopId()}` as Id<'lodging'>,
}

export function useRoad(trip: Trip, handle: TripHandle): Road {
  const [engine, setEngine] = useState<RoadEngine | null>(null)
  const [towns, setTowns] = useState<readonly Town[]>([])
  useEffect(() => {
    let wanted = true
    void import('./road-engine.ts').then((loaded) => wanted && setEngine(loaded.engine))
    return () => {
      wanted = false
    }
  }, [])
  const [measured, setMeasured] = useState<KnownDrives>(noDrives)
  const open = useMemo(
    () => (engine ? opened(engine, trip, towns, measured) : null),
    [engine, trip, towns, measured],
  )
  const route = open && JSON.stringify(open.plan.route)
  useEffect(() => {
    if (!route) return
    let wanted = true
    askRoad({ kind: 'towns', route: JSON.parse(route) }).then(
      (found) => wanted && setTowns((before) => (before.length > found.length ? before : found)),
      // Without them nights are spent on the open road: that is still a trip.
      () => undefined,
    )
    void measure(JSON.parse(route)).then((found) => {
      if (wanted && found.size > 0) setMeasured((before) => new Map([...before, ...found]))
    })
    return () => {
      wanted = false
    }
  }, [route])
  const now = useRef({ open, trip, handle })
  now.current = { open, trip, handle }
  const change = useMemo(
    () => (because: string, make: (road: OpenRoad) => RoadPlan) => {
      const { open: road, trip: current, handle: own } = now.current
      if (!road) return
      const plan = make(road)
      const problem = road.engine.roadProblem(plan.route)
      if (problem) return notify.error('That can’t be driven', { description: problem })
      const { world } = road
      const { change: made } = road.engine.changeRoad(current, plan, because, {
        world,
        ids: newIds,
      })
      if (made) own.perform(made)
    },
    [],
  )
  return { open, ready: open !== null && handle.state === 'ready', change }
}

const noDrives: KnownDrives = new Map()

/** What a routing server says, where one is configured and answers; the estimate stands until then. */
async function measure(route: RoadRoute): Promise<KnownDrives> {
  const points = [route.start, ...route.stops, ...(route.end ? [route.end] : [])].map(
    ({ at }) => at,
  )
  if (points.length < 2 || points.length > mostMeasured) return noDrives
  try {
    const answer = await fetch('/roadtrip/drives', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ points }),
    })
    const { drives }: MeasuredDrives = answer.ok ? await answer.json() : { drives: [] }
    return new Map(drives)
  } catch {
    // No network: the trip goes on with its estimates, which say so.
    return noDrives
  }
}

const mostMeasured = 60

function opened(
  engine: RoadEngine,
  trip: Trip,
  towns: readonly Town[],
  measured: KnownDrives,
): OpenRoad | null {
  const plan = engine.roadOfTrip(trip)
  if (!plan) return null
  const world = engine.roadWorld({
    start: trip.start,
    towns,
    drives: new Map([...engine.measuredDrives(trip), ...measured]),
  })
  return { engine, plan, world, timing: engine.timeRoadTrip(plan.route, plan.rules, world) }
}
