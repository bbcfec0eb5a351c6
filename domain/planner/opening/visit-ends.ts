/** Visits that end elsewhere than they begin: a ride, a cruise, a coastal walk. */
import type { Coordinates, Place } from '#domain/places/schema.ts'
import type { TravelMatrix } from '#domain/routing/travel-estimate.ts'
import type { Leg } from '#domain/trip/parts.ts'

/** The location after a visit. */
export const endOf = ({ at, endsAt }: Pick<Place, 'at' | 'endsAt'>): Coordinates => endsAt ?? at

/** The travel table with ways measured from the ends of visits; ways to a visit lead to its begin. */
export function fromTheirEnds(
  { size, minutes, meters, modes, estimates }: TravelMatrix,
  ends: ReadonlyMap<number, number>,
): void {
  for (const [point, end] of ends) {
    for (let to = 0; to < size; to += 1) {
      if (to === point) continue
      for (const each of [minutes, meters, modes, ...(estimates ? [estimates] : [])])
        each[point * size + to] = each[end * size + to] ?? 0
    }
  }
}

/** The origin of the next leg, where it is not the stop before; else null. */
export function legFrom(place: Pick<Place, 'name' | 'endsAt'> | null | undefined): Leg['from'] {
  return place?.endsAt ? { name: `The end of ${place.name}`, at: place.endsAt } : null
}
