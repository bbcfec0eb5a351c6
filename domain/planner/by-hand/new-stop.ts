/** Stops that come in by hand: places of the catalogue, and what no catalogue knows. */
import { estimatedFrom, fromCatalogue } from '#domain/facts/fact-source.ts'
import type { Coordinates, Meal, Place } from '#domain/places/schema.ts'
import type { DayId } from '#domain/trip/ids.ts'
import { newStopFields } from '#domain/trip/new-trip.ts'
import type { OrderKey } from '#domain/trip/order-keys.ts'
import type { Fields } from '#domain/trip/parts.ts'
import { mealsAt } from '../meals/meal-places.ts'

export type StopSeed = Omit<Fields<'stop'>, 'removed'>

/** Position of the new stop in the trip. */
export interface Spot {
  day: DayId
  order: OrderKey
  zone: string
}

/** A stop that is no place of the catalogue: a name, and what else was entered. */
export interface OwnStop {
  name: string
  at: Coordinates | null
  minutes: number
  meal?: Meal
}

const ownMinutes = 60

export function stopOfPlace(place: Place, spot: Spot, more: Partial<StopSeed> = {}): StopSeed {
  return seedOf({
    ...spot,
    name: place.name,
    placeId: place.id,
    kind: mealsAt(place).length > 0 ? 'meal' : 'visit',
    category: place.kind,
    at: place.at,
    area: place.area,
    start: 0,
    minutes: place.minutes,
    diets: [...(place.diets ?? [])],
    price: place.price,
    checkHours: place.hours === null,
    reasons: [place.about],
    sources: {
      place: fromCatalogue,
      hours: place.hours === null ? estimatedFrom('usual opening hours') : fromCatalogue,
    },
    ...more,
  })
}

export function stopOfOwn({ name, at, minutes, meal }: OwnStop, spot: Spot): StopSeed {
  return seedOf({
    ...spot,
    name: name.trim().slice(0, 200),
    kind: meal ? 'meal' : 'visit',
    meal: meal ?? null,
    at,
    start: 0,
    minutes: minutes || ownMinutes,
    sources: { place: { kind: 'traveller' } },
  })
}

function seedOf(fields: Parameters<typeof newStopFields>[0]): StopSeed {
  const { removed: _, ...seed } = newStopFields(fields)
  return seed
}
