/**
 * A road trip that is open: its route, timed in the browser, and what can be done with it. The code
 * and the towns along the way come after the first paint.
 */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { TripHandle } from '#app/data/trips/index.ts'
import { notify } from '#app/ui/notify.ts'
import type { RoadPlan } from '#domain/routing/road-of-trip.ts'
import type { Town } from '#domain/routing/road-trip-nights.ts'
import type { RoadTrip } from '#domain/routing/road-trip-timing.ts'
import type { DatedWorld, KnownDrives } from '#domain/routing/road-world.ts'
import type { Id } from '#domain/trip/parts.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { newDayId, newStopId } from '../edit/new-ids.ts'
import { measureWays, unmeasured } from './measure-ways.ts'
import { askRoad } from './road-reader.ts'

export type RoadEngine = typeof import('./road-engine.ts')['engine']

export interface OpenRoad {
  engine: RoadEngine
  plan: RoadPlan
  timing: RoadTrip
  world: DatedWorld
}

/** A route with its rules, and roads that were chosen instead of the usual ones. */
type ChangedPlan = RoadPlan & { drives?: KnownDrives }

export interface Road {
  /** Null until the code is loaded, and for a trip that is no road trip. */
  open: OpenRoad | null
  /** False until the actions work. */
  ready: boolean
  /** Changes the route or the rules. A route that can't be driven is not taken, and the person is told why. */
  change: (because: string, make: (road: OpenRoad) => ChangedPlan) => void
  /** Whether roads are known that were not when the trip was last timed. */
  hasNewRoads: boolean
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
      // Without the towns, nights fall on the open road: still a trip.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [route])
  const roads = useRoads(open, setMeasured)
  const now = useRef({ open, trip, handle })
  now.current = { open, trip, handle }
  const change = useMemo(() => {
    const perform = (because: string, make: (road: OpenRoad) => ChangedPlan, more: KnownDrives) => {
      const { open: road, trip: current, handle: own } = now.current
      if (!road) return
      const { drives = noDrives, ...plan } = make(road)
      const problem = road.engine.roadProblem(plan.route)
      if (problem) return notify.error('That can’t be driven', { description: problem })
      const world = road.engine.withDrives(road.world, new Map([...more, ...drives]))
      const ways = { world, ids: newIds }
      const { change: made } = road.engine.changeRoad(current, plan, because, ways)
      if (made) own.perform(made)
    }
    let queue = Promise.resolve()
    return (because: string, make: (road: OpenRoad) => ChangedPlan) => {
      if (!roads.isRouted()) return perform(because, make, noDrives)
      // Roads are measured before the change is written, so that one undo takes both back. Changes wait for
      // each other.
      queue = queue.then(async () => {
        const found = await roads.measure(now.current.open, make)
        perform(because, make, found)
        // A task later the trip is rendered: the next change begins from it.
        await new Promise((resolve) => setTimeout(resolve))
      })
    }
  }, [roads])
  const hasNewRoads = useMemo(
    () => open !== null && knowsMore(open.engine, trip, measured),
    [open, trip, measured],
  )
  return { open, ready: open !== null && handle.state === 'ready', change, hasNewRoads }
}

const noDrives: KnownDrives = new Map()
/** Known roads may move a night to another town, which asks for other roads; so the rounds are limited. */
const mostRounds = 6

type SetMeasured = (make: (before: KnownDrives) => KnownDrives) => void

/** What the routing server says of the trip's ways, each asked for once; nothing where there is none. */
function useRoads(open: OpenRoad | null, setMeasured: SetMeasured) {
  const state = useRef({
    routed: undefined as boolean | undefined,
    asked: new Set<string>(),
    rounds: 0,
  })
  const roads = useMemo(() => {
    const ask = async ({ engine, plan }: OpenRoad, timing: RoadTrip): Promise<KnownDrives> => {
      const { asked } = state.current
      const unknown = unmeasured(timing)
      // All ways are measured, so a routing server is assumed; the next change finds out.
      if (unknown.length === 0) state.current.routed ??= true
      const ways = unknown.filter(([from, to]) => !asked.has(engine.driveKey(from, to)))
      if (ways.length === 0 || state.current.routed === false) return noDrives
      for (const [from, to] of ways) asked.add(engine.driveKey(from, to))
      const { route } = plan
      const points = [route.start, ...route.stops, ...(route.end ? [route.end] : [])]
      const { drives, routed } = await measureWays(
        ways,
        points.map(({ at }) => at),
      )
      // Failed requests may be for want of a network: these ways are asked for again with the next change.
      if (drives.size === 0) for (const [from, to] of ways) asked.delete(engine.driveKey(from, to))
      state.current.routed = routed && (drives.size > 0 || state.current.routed)
      if (drives.size > 0) setMeasured((before) => new Map([...before, ...drives]))
      return drives
    }
    return {
      isRouted: () => state.current.routed === true,
      measure: async (road: OpenRoad | null, make: (road: OpenRoad) => ChangedPlan) => {
        if (!road) return noDrives
        const plan = make(road)
        if (road.engine.roadProblem(plan.route)) return noDrives
        const timing = road.engine.timeRoadTrip(plan.route, plan.rules, road.world)
        return ask({ ...road, plan }, timing)
      },
      look: (road: OpenRoad) => ask(road, road.timing),
    }
  }, [setMeasured])
  useEffect(() => {
    if (!open || state.current.rounds >= mostRounds) return
    state.current.rounds += 1
    void roads.look(open).then((found) => {
      if (found.size === 0) state.current.rounds = 0
    })
  }, [open, roads])
  return roads
}

/** Legs of a great drive keep the catalogue's times; all others have the routing server's newest. */
function drivesOf(engine: RoadEngine, trip: Trip, measured: KnownDrives): KnownDrives {
  const kept = engine.measuredDrives(trip)
  const known = [...kept].filter(([, { by }]) => by === 'catalogue')
  return new Map([...kept, ...measured, ...known])
}

function knowsMore(engine: RoadEngine, { days }: Trip, measured: KnownDrives): boolean {
  const legs = days.flatMap(({ stops, back }) => [...stops.map(({ leg }) => leg), back])
  return legs.some((leg) => {
    if (leg?.mode !== 'drive' || leg.source.kind === 'catalogue') return false
    const known =
      leg.from?.at && leg.to?.at && measured.get(engine.driveKey(leg.from.at, leg.to.at))
    return Boolean(known && (leg.source.kind === 'estimate' || (known.line && !leg.line)))
  })
}

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
    drives: drivesOf(engine, trip, measured),
  })
  return { engine, plan, world, timing: engine.timeRoadTrip(plan.route, plan.rules, world) }
}
