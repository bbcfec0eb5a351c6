/** Places that lie in others, such as the clock on a square: one walks between them, and one visit shows both. */
import type { Coordinates, Place } from '#domain/places/schema.ts'
import { estimateWalk, type TravelMatrix, travelModes } from '#domain/routing/travel-estimate.ts'

type Part = Pick<Place, 'id' | 'at' | 'partOf'>

/** Whether one place lies in the other, so that a visit to one includes it. */
export const isPartOfIt = (one: Part, other: Part): boolean =>
  one.partOf === other.id || other.partOf === one.id

const areOfOneWhole = (one: Part, other: Part): boolean =>
  one.partOf !== undefined && one.partOf === other.partOf

/** The most minutes between a whole and its part: a visit of the whole may end anywhere in it. */
const longestWithin = 10

/** The walk between a whole and its part, or between two parts; null for other places. */
export function wayWithin(one: Part, other: Part): { minutes: number; meters: number } | null {
  const isPart = isPartOfIt(one, other)
  if (!isPart && !areOfOneWhole(one, other)) return null
  const walk = estimateWalk(one.at, other.at)
  // Without a bridge they are not one place.
  if (!Number.isFinite(walk.minutes)) return null
  const share = isPart ? Math.min(1, longestWithin / Math.max(1, walk.minutes)) : 1
  return { minutes: Math.ceil(share * walk.minutes), meters: Math.round(share * walk.meters) }
}

/** A walk replaces any ride between a whole and its part. */
export function walkWithin(
  { size, minutes, meters, modes }: TravelMatrix,
  points: readonly Coordinates[],
  places: readonly Part[],
): void {
  const numbers = new Map(points.map((at, number) => [at.join(), number]))
  const known = places.flatMap((place) => {
    const number = numbers.get(place.at.join())
    return number === undefined ? [] : [{ place, number }]
  })
  for (const { place: part, number: from } of known.filter(({ place }) => place.partOf)) {
    for (const { place: other, number: to } of known) {
      const way = from === to ? null : wayWithin(part, other)
      if (!way) continue
      for (const at of [from * size + to, to * size + from]) {
        minutes[at] = way.minutes
        meters[at] = way.meters
        modes[at] = travelModes.indexOf('walk')
      }
    }
  }
}
