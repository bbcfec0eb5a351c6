/** The towns along a route that one could sleep in: those of the gazetteer near one of its ways. */
import { kilometres } from '#domain/places/distance.ts'
import type { Gazetteer } from '#domain/places/gazetteer.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { ferriesBetween } from './crossings.ts'
import type { Town } from './road-trip-nights.ts'
import { pointsOf, type RoadRoute } from './road-trip-schema.ts'

/** Fewest inhabitants of a town that surely has a bed. */
const leastPopulation = 2000
/** Kilometres of detour by a town, at least and relative to the way. */
const leastDetour = 40
const detourShare = 0.25
const mostTowns = 3000

export function townsAlong(route: RoadRoute, gazetteer: Gazetteer): Town[] {
  const legs = legsOf(route)
  const isNear = (at: Coordinates) =>
    legs.some(({ from, to, south, north, length, most }) => {
      if (at[0] < south || at[0] > north) return false
      const there = kilometres(from, at)
      if (there > length + most) return false
      return there + kilometres(at, to) - length <= most
    })
  return gazetteer
    .citiesWhere(isNear, leastPopulation)
    .slice(0, mostTowns)
    .map(({ name, at, country, population }) => ({
      ...{ name, at, population },
      ...(country ? { country } : {}),
    }))
}

function legsOf(route: RoadRoute) {
  const points = pointsOf(route)
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to
    const shores = (ferriesBetween(from, to) ?? []).flatMap((each) => [each.from, each.to])
    const ends = [from, ...shores, to]
    return ends.slice(1).map((end, position) => {
      const begin = ends[position] ?? end
      const length = kilometres(begin.at, end.at)
      const most = Math.max(leastDetour, length * detourShare)
      const margin = most / 111
      const [south, north] = [Math.min(begin.at[0], end.at[0]), Math.max(begin.at[0], end.at[0])]
      return {
        from: begin.at,
        to: end.at,
        length,
        most,
        south: south - margin,
        north: north + margin,
      }
    })
  })
}
