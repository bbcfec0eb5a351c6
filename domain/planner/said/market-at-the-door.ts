/** A Christmas market before a sight is told with the sight: who comes for the palace walks through the stalls. */
import { kilometres } from '#domain/places/distance.ts'
import type { Place } from '#domain/places/schema.ts'
import { openSpans } from '../open-spans.ts'
import type { PlanRequest } from '../schema.ts'

const christmas = /\b(?:christmas|advent)\b/i
/** Across the square. */
const besideIt = 0.12

/** The sentence for a visit on a date; nothing where no such stalls stand, or one is among them. */
export function marketAtTheDoor(
  place: Place,
  date: string,
  { places }: Pick<PlanRequest, 'places'>,
): string[] {
  if (place.kind === 'market' || place.dayTrip) return []
  const [market] = places.filter(
    (each) =>
      each.kind === 'market' &&
      christmas.test(`${each.name} ${each.offers?.join(' ') ?? ''}`) &&
      (each.partOf === place.id || kilometres(each.at, place.at) <= besideIt) &&
      openSpans(each, date).length > 0,
  )
  return market ? [`On these days a Christmas market stands at its door: ${market.name}.`] : []
}
