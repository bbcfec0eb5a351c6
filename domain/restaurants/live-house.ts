/** What a live provider knows of houses around a point, and how it joins what the catalogue knows. */
import { z } from 'zod'
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { parseOpeningHours } from '#domain/places/opening-hours.ts'
import { type ProviderFailure, placeDetailsSchema } from '#domain/places/place-details.ts'
import { type Coordinates, meals, placeSchema } from '#domain/places/schema.ts'
import type { House, Town } from './house.ts'

export const liveHouseSchema = placeDetailsSchema.extend({
  /** The provider's own. */
  id: z.string().min(1).max(200),
  kind: z.enum(['restaurant', 'cafe']),
  cuisines: z.array(z.string().max(40)).max(12),
  diets: placeSchema.shape.diets.unwrap(),
  meals: z.array(z.enum(meals)).optional(),
  children: z.boolean().nullable(),
  stepFree: z.boolean().nullable(),
  /** Only where they can be read. */
  hours: z.string().nullable(),
  phone: z.string().max(40).optional(),
})
export type LiveHouse = z.infer<typeof liveHouseSchema>

/** Of a live house, what is shown of it as the provider's own words. */
export type LiveFacts = Pick<
  LiveHouse,
  'rating' | 'totalRatings' | 'photoUrl' | 'reviews' | 'isOpen' | 'source' | 'attribution'
>

export interface NearbyQuestion {
  at: Coordinates
  withinMeters: number
  limit: number
}

export type NearbyAnswer =
  | { ok: true; houses: LiveHouse[] }
  | { ok: false; reason: ProviderFailure; message: string; retryAfterMs?: number }

/** Declared here, implemented where there is a network. */
export interface NearbyProvider {
  readonly source: LiveHouse['source']
  near: (question: NearbyQuestion, signal: AbortSignal) => Promise<NearbyAnswer>
}

/** Null where no provider is configured, or where it did not answer in time. */
export type AskNearby = (question: NearbyQuestion) => Promise<readonly LiveHouse[] | null>

/** Kilometres by which two maps may place one house apart. */
const sameDoorKm = 0.2

/** The catalogue's houses with what is known live, and the houses that only the provider knows. */
export function joinLive(
  houses: readonly House[],
  live: readonly LiveHouse[],
  town: Town,
): House[] {
  const left = new Set(live)
  const joined = houses.map((house) => {
    const same = [...left].find((each) => isSame(house, each))
    if (!same) return house
    left.delete(same)
    return {
      ...house,
      // The catalogue's word stands; the provider fills what it does not know.
      hours: house.hours ?? readable(same.hours),
      price: house.price ?? levelOf(same),
      stepFree: house.stepFree ?? same.stepFree,
      children: house.children ?? same.children,
      website: house.website ?? same.website ?? null,
      phone: same.phone ?? null,
      live: factsOf(same),
    }
  })
  return [...joined, ...[...left].map((each) => houseOfLive(each, town))]
}

function houseOfLive(live: LiveHouse, town: Town): House {
  return {
    id: `${live.source}/${live.id}`,
    name: live.name,
    at: live.at,
    area: live.vicinity ?? live.address ?? town.name,
    about: null,
    kind: live.kind,
    cuisines: live.cuisines,
    diets: live.diets,
    price: levelOf(live),
    children: live.children,
    stepFree: live.stepFree,
    meals: live.meals ?? (live.kind === 'cafe' ? ['breakfast'] : ['lunch', 'dinner']),
    essential: 0,
    hours: readable(live.hours),
    website: live.website ?? null,
    phone: live.phone ?? null,
    town,
    place: null,
    live: factsOf(live),
  }
}

const levelOf = ({ priceLevel }: LiveHouse): number | null => priceLevel ?? null

const readable = (hours: string | null): string | null =>
  hours !== null && parseOpeningHours(hours).ok ? hours : null

function factsOf(live: LiveHouse): LiveFacts {
  const { rating, totalRatings, photoUrl, reviews, isOpen, source, attribution } = live
  return { rating, totalRatings, photoUrl, reviews, isOpen, source, attribution }
}

/** The same door, and a name that is the other's or its beginning. */
function isSame(house: House, live: LiveHouse): boolean {
  if (kilometres(house.at, live.at) > sameDoorKm) return false
  const [one, other] = [foldName(house.name), foldName(live.name)]
  if (one === '' || other === '') return house.name === live.name
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short === long || (short.length >= 4 && ` ${long} `.includes(` ${short} `))
}
