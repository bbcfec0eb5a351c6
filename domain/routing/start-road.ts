/** A road trip from its route: in the best order or the traveller's own, timed, as a trip. */
import type { Outcome } from '#domain/outcome/outcome.ts'
import { saltedIds } from '#domain/trip/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { RoadPlan } from './road-of-trip.ts'
import { roadProblem } from './road-problems.ts'
import { orderRoadTrip } from './road-trip.ts'
import { endOf, type RoadRoute } from './road-trip-schema.ts'
import { timeRoadTrip } from './road-trip-timing.ts'
import type { DatedWorld } from './road-world.ts'
import { tripOfRoad } from './trip-of-road.ts'

export interface RoadStart extends RoadPlan {
  title?: string
  /** The first day's date. */
  start: string
  /** Whether the stops may be put in another order. */
  reorder: boolean
  /** Days that the trip should take; nights are given to stops until it does. */
  days?: number | undefined
}

export type StartedRoad = Outcome<Trip, 'not-drivable'>

const orderSteps = 400

export function startRoad(wanted: RoadStart, world: DatedWorld, salt: string): StartedRoad {
  const { rules, car, start, title } = wanted
  const problem = roadProblem(wanted.route)
  if (problem) return { ok: false, reason: 'not-drivable', message: problem }
  const search = { seed: 7, goOn: (steps: number) => steps < orderSteps }
  const ordered = wanted.reorder ? orderRoadTrip(wanted.route, rules, world, search) : wanted.route
  const route = wanted.days ? withNights(ordered, wanted.days, wanted, world) : ordered
  const timing = timeRoadTrip(route, rules, world)
  const trip = tripOfRoad(route, timing, {
    title: title ?? titleOf(route),
    start,
    zoneOf: world.zoneOf,
    road: { ...rules, ...(car && { car }) },
    ids: saltedIds(salt),
  })
  return { ok: true, value: trip }
}

export function titleOf(route: RoadRoute): string {
  const end = endOf(route)
  const last = end && end.name !== route.start.name ? end.name : route.stops.at(-1)?.name
  const far = route.round ? route.stops.map(({ name }) => name).slice(0, 2) : [last]
  const names = far.filter((name) => name !== undefined && name !== route.start.name)
  const title = route.round
    ? `A loop from ${route.start.name}${names.length > 0 ? ` by ${names.join(' and ')}` : ''}`
    : `${route.start.name} to ${names[0] ?? route.start.name}`
  return title.slice(0, 200)
}

/**
 * Nights are given in turn to the stops where one sleeps anyway, else to those where one stays longest, until the
 * days are used.
 */
function withNights(
  route: RoadRoute,
  days: number,
  { rules }: Pick<RoadPlan, 'rules'>,
  world: DatedWorld,
): RoadRoute {
  let best = route
  const beds = route.stops.filter(({ nights }) => nights > 0)
  const turns = (beds.length > 0 ? beds : route.stops)
    .toSorted((a, b) => b.minutes - a.minutes)
    .map(({ id }) => id)
  for (let turn = 0; turns.length > 0 && turn < 4 * days; turn += 1) {
    if (timeRoadTrip(best, rules, world).days.length >= days) break
    const id = turns[turn % turns.length]
    const stops = best.stops.map((stop) =>
      stop.id === id ? { ...stop, nights: Math.min(60, stop.nights + 1) } : stop,
    )
    const tried = { ...best, stops }
    if (timeRoadTrip(tried, rules, world).days.length <= days) best = tried
  }
  return best
}
