/** The catalogue's cities for trips over several of them. */
import type { PlaceRef } from '#domain/brief/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { islandReach } from '#domain/places/island-reach.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import type { TripCity } from './trip-request.ts'

export type KnownDestination = Pick<Destination, 'slug' | 'name' | 'country' | 'region' | 'at'> & {
  places: readonly Pick<Place, 'kind' | 'essential'>[]
}

/** Sum of the renown of a usual city's sights: its appeal is 1. */
const usualSights = 10
const regionKilometres = 300

/** The appeal of a city: its sights, by renown. */
function tripCityOf({ name, at, places }: KnownDestination): TripCity {
  const sights = places.filter(({ kind }) => kind !== 'restaurant' && kind !== 'cafe')
  const appeal = sights.reduce((sum, { essential }) => sum + essential, 0) / usualSights
  return { name, at, appeal }
}

/** The cities of a country, a state or a region that is wished for; a city stands for itself. */
export function knownCities(
  wished: readonly PlaceRef[],
  destinations: readonly KnownDestination[],
): TripCity[] {
  return destinations.flatMap((destination) => {
    const area = wished.find((ref) => liesIn(destination, ref))
    return area ? { ...tripCityOf(destination), area: area.name } : []
  })
}

function liesIn(destination: KnownDestination, ref: PlaceRef): boolean {
  if (destination.slug === ref.slug) return true
  if (ref.kind === 'country') return destination.country === ref.country
  if (ref.kind === 'city' || ref.kind === 'unknown') return false
  if (destination.region && foldName(destination.region) === foldName(ref.name)) return true
  return ref.kind === 'region' && ref.at
    ? kilometres(destination.at, ref.at) <= (islandReach(foldName(ref.name)) ?? regionKilometres)
    : false
}
