/** Towns of the catalogue that lie on the way between two points: what spare days of a drive are for. */
import { kilometres } from '#domain/places/distance.ts'
import type { DestinationName } from '#domain/places/find-destination.ts'
import { ferriesBetween } from '#domain/routing/crossings.ts'
import type { RoadPoint } from '#domain/routing/road-trip-schema.ts'

/** How much longer the straight line may get, by its length and at most. */
const detourShare = 0.2
const mostDetour = 90
/** What is this near to an end is seen from there. */
const besideAnEnd = 40

/** In driving order; those that cost the least way where there are more than `most`. */
export function townsOnTheWay(
  start: RoadPoint,
  end: RoadPoint,
  destinations: readonly DestinationName[],
  most: number,
): RoadPoint[] {
  const direct = kilometres(start.at, end.at)
  return destinations
    .flatMap(({ name, at, country }) => {
      const town: RoadPoint = { name, at, country }
      const [before, after] = [kilometres(start.at, at), kilometres(at, end.at)]
      const detour = before + after - direct
      const isOnTheWay =
        Math.min(before, after) > besideAnEnd &&
        detour <= Math.min(mostDetour, direct * detourShare) &&
        isByRoad(start, town) &&
        isByRoad(town, end)
      return isOnTheWay ? [{ town, before, detour }] : []
    })
    .toSorted((one, other) => one.detour - other.detour)
    .slice(0, Math.max(0, most))
    .toSorted((one, other) => one.before - other.before)
    .map(({ town }) => town)
}

const isByRoad = (from: RoadPoint, to: RoadPoint): boolean => ferriesBetween(from, to)?.length === 0
