/** The ways of a day as the solver sees them: in marks of the clock, and by how tedious they are. */

import type { Coordinates, Place } from '#domain/places/schema.ts'
import { metersBetween, type TravelMatrix, travelModes } from '#domain/routing/travel-estimate.ts'
import { toNextMark } from './marks.ts'

/** How much longer a minute feels than one on foot: a walk is part of a day, a ride takes from it. */
const tedium: Readonly<Record<(typeof travelModes)[number], number>> = {
  walk: 1,
  transit: 6,
  drive: 2,
}
/** Places closer than this belong on one day. */
const neighbourMeters = 400

/** Minutes with slack for finding the way, on marks; nothing where one stays. */
export function slowed({ minutes, size }: TravelMatrix, slack: number): Int32Array {
  return minutes.map((each, at) =>
    Math.floor(at / size) === at % size ? 0 : toNextMark(each + slack),
  )
}

export function tollOf({ minutes, modes }: TravelMatrix): Float64Array {
  return Float64Array.from(minutes, (each, at) => {
    const mode = travelModes[modes[at] ?? 0] ?? 'walk'
    return each * tedium[mode]
  })
}

/** Pairs of visits at different places that are neighbours. */
export function neighbourPairs(
  visits: readonly { number: number; place: Place }[],
): (readonly [number, number])[] {
  return visits.flatMap((one, index) =>
    visits
      .slice(index + 1)
      .filter(
        (other) => one.place.id !== other.place.id && areNeighbours(one.place.at, other.place.at),
      )
      .map((other) => [one.number, other.number] as const),
  )
}

/** Most pairs are told apart by their latitudes alone. */
function areNeighbours(one: Coordinates, other: Coordinates): boolean {
  return Math.abs(one[0] - other[0]) < 0.004 && metersBetween(one, other) < neighbourMeters
}
