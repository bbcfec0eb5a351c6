/** What is worth leaving the road for: places near the route, with the minutes they cost. */
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import type { DriveBetween } from './road-trip-drive.ts'
import { pointsOf, type RoadRoute } from './road-trip-schema.ts'

export interface RoadFind<Place> {
  place: Place
  /** Its position among the stops, if it becomes one. */
  position: number
  detourMinutes: number
}

interface Findable {
  at: Coordinates
  /** How much one would miss without it, from 0 to 1. */
  essential: number
}

/** Minutes of detour that full renown (1) is worth. */
const worthMinutes = 60

/** The most worthwhile first; only what is worth its detour. */
export function findsAlong<Place extends Findable>(
  route: RoadRoute,
  places: readonly Place[],
  between: DriveBetween,
  { mostDetour = 45, limit = 20 }: { mostDetour?: number; limit?: number } = {},
): RoadFind<Place>[] {
  const points = pointsOf(route)
  const legs = points.slice(1).map(({ at }, index) => {
    const from = points[index]?.at ?? at
    return { from, to: at, minutes: between(from, at).minutes, straight: kilometres(from, at) }
  })
  const finds = places.flatMap((place) => {
    let best: RoadFind<Place> | undefined
    for (const [position, { from, to, minutes, straight }] of legs.entries()) {
      // Skips places by the straight line first: nobody drives two kilometres a minute.
      if (kilometres(from, place.at) + kilometres(place.at, to) - straight > 2 * mostDetour)
        continue
      const there = between(from, place.at).minutes + between(place.at, to).minutes
      const detourMinutes = Math.max(0, there - minutes)
      if (detourMinutes > mostDetour || detourMinutes >= (best?.detourMinutes ?? Infinity)) continue
      best = { place, position, detourMinutes }
    }
    return best && worth(best) > 0 ? [best] : []
  })
  return finds.toSorted((a, b) => worth(b) - worth(a)).slice(0, limit)
}

function worth({ place, detourMinutes }: RoadFind<Findable>): number {
  return place.essential * worthMinutes - detourMinutes
}
