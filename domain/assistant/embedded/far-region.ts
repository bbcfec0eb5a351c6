/** Regions without a city in the catalogue, such as the Azores; Tuscany has one, Florence. */
import type { PlaceRef } from '#domain/brief/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { Destination } from '#domain/places/schema.ts'

const farAwayKm = 300

export function isFarRegion(
  { kind, slug, at }: PlaceRef,
  destinations: readonly Destination[],
): boolean {
  if (kind !== 'region' || slug || !at) return false
  return destinations.every((each) => kilometres(each.at, at) > farAwayKm)
}
