/** Tells a Christmas market in front of a sight with the sight. */
import { kilometres } from '#domain/places/distance.ts'
import type { Place } from '#domain/places/schema.ts'
import { openSpans } from '../open-spans.ts'
import type { PlanRequest } from '../schema.ts'

const christmas = /\b(?:christmas|advent)\b/i
/** Kinds without the sentence: markets themselves, and tables. */
const withoutOne = new Set<Place['kind']>(['market', 'shopping', 'restaurant', 'cafe', 'nightlife'])
const inTheOpen = new Set<Place['kind']>(['square', 'neighbourhood', 'park', 'garden', 'bridge'])
/** Kilometres to the sight. */
const besideIt = 0.12

/** The sentence for a date; empty where there is no such market, or the market is planned itself. */
export function marketAtTheDoor(
  place: Place,
  date: string,
  { places }: Pick<PlanRequest, 'places'>,
): string[] {
  if (withoutOne.has(place.kind) || place.dayTrip) return []
  const [market] = places.filter(
    (each) =>
      each.kind === 'market' &&
      christmas.test(`${each.name} ${each.offers?.join(' ') ?? ''}`) &&
      (each.partOf === place.id || kilometres(each.at, place.at) <= besideIt) &&
      openSpans(each, date).length > 0,
  )
  if (!market) return []
  const where = inTheOpen.has(place.kind) ? 'here' : 'at its door'
  return [`On these days a Christmas market stands ${where}: ${market.name}.`]
}
