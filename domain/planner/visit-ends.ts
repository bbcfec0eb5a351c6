/** Visits that end elsewhere than they begin: a ride, a cruise that lands elsewhere, a walk along the coast. */
import type { Coordinates, Place } from '#domain/places/schema.ts'
import type { TravelMatrix } from '#domain/routing/travel-estimate.ts'
import type { Leg } from '#domain/trip/parts.ts'

/** Where one is after a visit. */
export const endOf = ({ at, endsAt }: Pick<Place, 'at' | 'endsAt'>): Coordinates => endsAt ?? at

/** Ways from a point lead from where its visit ends; ways to it lead to where it begins, as before. */
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

/** What the next way says of its beginning; null where that is the stop before. */
export function legFrom(place: Pick<Place, 'name' | 'endsAt'> | null | undefined): Leg['from'] {
  return place?.endsAt ? { name: `The end of ${place.name}`, at: place.endsAt } : null
}
