/** What makes a route one that can't be driven, in words with what to do about it. */
import { kilometres } from '#domain/places/distance.ts'
import { ferriesBetween } from './crossings.ts'
import { landName, landOf } from './lands.ts'
import { endOf, pointsOf, type RoadRoute } from './road-trip-schema.ts'

export const mostStops = 100
/** Points nearer than this are one place. */
const samePlace = 1

export function roadProblem(route: RoadRoute): string | null {
  const points = pointsOf(route)
  const far = points.some(({ at }) => kilometres(at, route.start.at) > samePlace)
  if (!far) {
    return endOf(route)
      ? `${route.start.name} is the start and the end: name at least one stop on the way.`
      : 'Name where the drive leads: an end, or at least one stop.'
  }
  if (route.stops.length > mostStops) return `A road trip has room for ${mostStops} stops.`
  for (const [index, to] of points.entries()) {
    const from = points[index - 1]
    if (!from || ferriesBetween(from, to)) continue
    const [here, there] = [landName(landOf(from)), landName(landOf(to))]
    return `No road and no car ferry that we know of leads from ${from.name} to ${to.name}: one is in ${here}, the other in ${there}. Make two road trips of it, with a flight between.`
  }
  return null
}
