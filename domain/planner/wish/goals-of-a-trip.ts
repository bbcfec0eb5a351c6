/**
 * The destinations at which a trip of several stays: not a country or region around a named city, and not the goal
 * of the onward journey.
 */
import { reachOfRegion } from '#domain/brief/places/place-containers.ts'
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
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
    (ref) =>
      !(isAround(ref, cities) || isHeldByTowns(ref, brief.destinations) || isOnward(ref, text)),
  )
  return destinations.length === 0 ? brief : { ...brief, destinations }
}

/** Whether a region contains a named city: "Scotland" beside Edinburgh. */
function isAround(ref: PlaceRef, cities: readonly Destination[]): boolean {
  if (ref.slug !== undefined || ref.kind === 'city' || ref.kind === 'unknown') return false
  return cities.some(({ country, region }) =>
    ref.kind === 'country'
      ? country === ref.country
      : region !== undefined && foldName(region) === foldName(ref.name),
  )
}

/** Whether a region only contains the named towns to stay in: "Patagonia, so Torres del Paine and El Chaltén". */
function isHeldByTowns(ref: PlaceRef, destinations: readonly PlaceRef[]): boolean {
  const { slug, kind, at } = ref
  if (slug !== undefined || kind !== 'region' || !at) return false
  const reach = reachOfRegion(ref.name)
  const inside = destinations.filter(
    (other) =>
      other !== ref && !other.slug && other.at !== undefined && kilometres(other.at, at) < reach,
  )
  return inside.length > 1
}

/**
 * Whether a journey ends the trip: "My ferry to Palermo leaves at 8 pm"; "a train to Rome on the third day" does
 * not.
 */
function isOnward({ name }: PlaceRef, text: string): boolean {
  const place = name.replace(/[^\p{L}\p{N} ]/gu, '.')
  return new RegExp(
    `\\b(?:my|our|the|a) (?:\\w+ )?${vehicle} (?:on )?to ${place}\\b[^.;,]{0,30}?\\b(?:leaves|departs|goes|is|sails|at)\\b[^.;]{0,30}?${clock}`,
    'iu',
  ).test(text)
}
