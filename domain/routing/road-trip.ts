/**
 * Road trips: the best order of stops, and changes by hand. Every change gives a new route; timing
 * it again is a pure function, and quick.
 */
import { orderStops } from './order-stops.ts'
import type { DriveBetween } from './road-trip-drive.ts'
import {
  type DrivingRules,
  pointsOf,
  type RoadPoint,
  type RoadRoute,
  type RoadStop,
} from './road-trip-schema.ts'
import { type RoadTrip, type RoadWorld, timeRoadTrip } from './road-trip-timing.ts'
import type { TourSearch } from './shortest-tour.ts'

/** The route with its stops in the order that is driven fastest; locked ones are met in time. */
export function orderRoadTrip(
  route: RoadRoute,
  rules: DrivingRules,
  world: RoadWorld,
  search: TourSearch,
): RoadRoute {
  const quickest = quickestOrder(route, world, search)
  return route.stops.some(({ locked }) => locked) ? keepingLocks(quickest, rules, world) : quickest
}

/** From door to door: the drives, and the ships where no road leads. */
export function minutesBetween(from: RoadPoint, to: RoadPoint, world: RoadWorld): number {
  let [minutes, here] = [0, from]
  for (const crossing of world.crossings?.(from, to) ?? []) {
    minutes += world.between(here.at, crossing.from.at).minutes + crossing.minutes
    here = crossing.to
  }
  return minutes + world.between(here.at, to.at).minutes
}

function quickestOrder(route: RoadRoute, world: RoadWorld, search: TourSearch): RoadRoute {
  const end = route.end
  const points: RoadPoint[] = [route.start, ...route.stops, ...(end ? [end] : [])]
  const travel = points.flatMap((from) => points.map((to) => minutesBetween(from, to, world)))
  const { order } = orderStops(
    {
      travel,
      size: points.length,
      start: 0,
      round: route.round && !end,
      ...(end && { end: points.length - 1 }),
    },
    search,
  )
  const stops = order.flatMap((index) => route.stops[index - 1] ?? [])
  return { ...route, stops }
}

const dayTrouble = 240
const latenessTrouble = 10

/** Moves one stop at a time for as long as that helps the clock; ends, since every move must help. */
function keepingLocks(route: RoadRoute, rules: DrivingRules, world: RoadWorld): RoadRoute {
  const troubleOf = (candidate: RoadRoute) => trouble(timeRoadTrip(candidate, rules, world))
  let best = route
  let least = troubleOf(route)
  for (let improved = true; improved; ) {
    improved = false
    for (const { id } of best.stops) {
      for (let to = 0; to < best.stops.length; to += 1) {
        const moved = moveStop(best, id, to)
        const score = troubleOf(moved)
        if (score >= least) continue
        best = moved
        least = score
        improved = true
      }
    }
  }
  return best
}

function trouble({ days, minutes, late }: RoadTrip): number {
  const lateness = late.reduce((sum, each) => sum + each.minutes, 0)
  return minutes + dayTrouble * days.length + latenessTrouble * lateness
}

/** With no position it goes where it lengthens the way least. */
export function addStop(
  route: RoadRoute,
  stop: RoadStop,
  between: DriveBetween,
  position?: number,
): RoadRoute {
  const to = position ?? cheapestPosition(route, stop, between)
  return { ...route, stops: route.stops.toSpliced(to, 0, stop) }
}

export function removeStop(route: RoadRoute, id: string): RoadRoute {
  return { ...route, stops: route.stops.filter((stop) => stop.id !== id) }
}

/** `to` is its position among the stops afterwards. */
export function moveStop(route: RoadRoute, id: string, to: number): RoadRoute {
  const stop = route.stops.find((each) => each.id === id)
  if (!stop) return route
  return { ...route, stops: removeStop(route, id).stops.toSpliced(to, 0, stop) }
}

function cheapestPosition(route: RoadRoute, stop: RoadPoint, between: DriveBetween): number {
  const points = pointsOf(route)
  const places = route.stops.length + 1
  let best = { position: route.stops.length, extra: Number.POSITIVE_INFINITY }
  for (let position = 0; position < places; position += 1) {
    const before = points[position]
    if (!before) break
    const after = points[position + 1]
    const there = between(before.at, stop.at).minutes
    const extra = after
      ? there + between(stop.at, after.at).minutes - between(before.at, after.at).minutes
      : there
    if (extra < best.extra) best = { position, extra }
  }
  return best.position
}
