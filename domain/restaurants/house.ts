/** A house where one eats: of the catalogue, of a live provider, or known to both. */
import { allSaid } from '#domain/places/moments.ts'
import type { Coordinates, Destination, Meal, Place } from '#domain/places/schema.ts'
import { isSnack, mealsAt } from '#domain/planner/meals/meal-places.ts'
import type { LiveFacts } from './live-house.ts'

/** Where a house stands, by whose clock and calendar it opens. */
export interface Town {
  /** Of the catalogue's destination; null elsewhere. */
  slug: string | null
  name: string
  /** ISO 3166-1 alpha-2; empty where nobody knows. */
  country: string
  zone: string
  at: Coordinates
}

export interface House {
  /** The destination's slug and the place's id, or the provider and its own id. */
  id: string
  name: string
  at: Coordinates
  area: string
  /** What it is, in the catalogue's words. */
  about: string | null
  kind: 'restaurant' | 'cafe'
  cuisines: readonly string[]
  diets: NonNullable<Place['diets']>
  price: number | null
  children: boolean | null
  stepFree: boolean | null
  /** Which meals it is good for; empty for a café that serves none. */
  meals: readonly Meal[]
  essential: number
  /** By the notation of `opening-hours.ts`; null is unknown. */
  hours: string | null
  website: string | null
  phone: string | null
  town: Town
  /** The catalogue's own entry. */
  place: Place | null
  live: LiveFacts | null
}

export const townOf = ({ slug, name, country, timeZone, at }: Destination): Town => ({
  slug,
  name,
  country,
  zone: timeZone,
  at,
})

/** Every house of a destination where one sits down or has a bite. */
export function housesOf(destination: Destination): House[] {
  const town = townOf(destination)
  return destination.places
    .filter((place) => !place.dayTrip && (mealsAt(place).length > 0 || isSnack(place)))
    .map((place) => houseOfPlace(place, town))
}

export function houseOfPlace(place: Place, town: Town): House {
  return {
    id: `${town.slug}/${place.id}`,
    name: place.name,
    at: place.at,
    area: place.area,
    about: allSaid(place),
    kind: place.kind === 'cafe' ? 'cafe' : 'restaurant',
    cuisines: place.cuisines ?? [],
    diets: place.diets ?? [],
    price: place.price,
    children: place.children,
    stepFree: place.stepFree,
    meals: mealsAt(place),
    essential: place.essential,
    hours: place.hours,
    website: place.website ?? null,
    phone: null,
    town,
    place,
    live: null,
  }
}
