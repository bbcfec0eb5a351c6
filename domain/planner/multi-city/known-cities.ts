/** The catalogue's cities for trips over several of them. */
import { reachOfRegion } from '#domain/brief/places/place-containers.ts'
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

/**
 * The cities of a country, a state or a region that is wished for; a city is only itself. A region stands for the cities
 * that lie in it by name; where there are none, for those within its reach, and alone for those some hours away.
 */
export function knownCities(
  wished: readonly PlaceRef[],
  destinations: readonly KnownDestination[],
): TripCity[] {
  const named = wished.filter((ref) => destinations.some((each) => isOfRegion(each, ref)))
  const isAlone = wished.length === 1
  return destinations.flatMap((destination) => {
    const area = wished.find((ref) =>
      named.includes(ref)
        ? destination.slug === ref.slug || isOfRegion(destination, ref)
        : liesIn(destination, ref, isAlone),
    )
    return area ? { ...tripCityOf(destination), area: area.name } : []
  })
}

/** By the name of its region: Florence, of Tuscany. */
export function isOfRegion({ region }: Pick<KnownDestination, 'region'>, ref: PlaceRef): boolean {
  if (ref.kind === 'country' || ref.kind === 'city' || ref.kind === 'unknown') return false
  return region !== undefined && foldName(region) === foldName(ref.name)
}

function liesIn(destination: KnownDestination, ref: PlaceRef, isAlone: boolean): boolean {
  if (destination.slug === ref.slug) return true
  if (ref.kind === 'country') return destination.country === ref.country
  // Lakes in Croatia stand for no city of Italy, however near.
  if (ref.country !== undefined && ref.country !== destination.country) return false
  if (ref.kind !== 'region' || !ref.at) return false
  const own = islandReach(foldName(ref.name))
  const reach = own ?? (isAlone ? regionKilometres : reachOfRegion(ref.name))
  return kilometres(destination.at, ref.at) <= reach
}
