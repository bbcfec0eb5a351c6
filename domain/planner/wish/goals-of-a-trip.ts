/**
 * Which of the places that were read as goals a trip of several stays at: not the country or region around a city that
 * was named as well, and not where a train or a ferry goes on to when the stay is over.
 */
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Destination } from '#domain/places/schema.ts'

const vehicle = '(?:trains?|flights?|ferry|bus|coach|boat|plane)'
const clock = String.raw`(?:\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\b)|\d{1,2}[:.]\d\d|noon|midnight)`

export function withOwnGoals(
  brief: TripBrief,
  text: string,
  bySlug: ReadonlyMap<string, Destination>,
): TripBrief {
  if (brief.destinations.length < 2) return brief
  const cities = brief.destinations.flatMap(({ slug }) => bySlug.get(slug ?? '') ?? [])
  const destinations = brief.destinations.filter(
    (ref) => !(isAround(ref, cities) || isOnward(ref, text)),
  )
  return destinations.length === 0 ? brief : { ...brief, destinations }
}

/** "Scotland", beside Edinburgh. */
function isAround(ref: PlaceRef, cities: readonly Destination[]): boolean {
  if (ref.slug !== undefined || ref.kind === 'city' || ref.kind === 'unknown') return false
  return cities.some(({ country, region }) =>
    ref.kind === 'country'
      ? country === ref.country
      : region !== undefined && foldName(region) === foldName(ref.name),
  )
}

/** "My ferry to Palermo leaves at 8 pm" ends the trip; "a train to Rome on the third day" is a part of it. */
function isOnward({ name }: PlaceRef, text: string): boolean {
  const place = name.replace(/[^\p{L}\p{N} ]/gu, '.')
  return new RegExp(
    `\\b(?:my|our|the|a) (?:\\w+ )?${vehicle} (?:on )?to ${place}\\b[^.;,]{0,30}?\\b(?:leaves|departs|goes|is|sails|at)\\b[^.;]{0,30}?${clock}`,
    'iu',
  ).test(text)
}
