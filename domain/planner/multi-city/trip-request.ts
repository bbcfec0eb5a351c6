/**
 * What a trip over several cities is planned from: the cities, the ways between them, what they
 * offer, and the wishes that must hold. The day of a journey counts for both of its cities, and all
 * amounts are minor units of one currency.
 */
import type { houseRules, roomTypes, transportModes } from '#domain/brief/schema.ts'
import type { Currency } from '#domain/money/currency.ts'
import { money } from '#domain/money/money.ts'
import { printMoney } from '#domain/money/money-text.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import type { KnownZone } from '#domain/places/zone-of.ts'

export type Mode = (typeof transportModes)[number]
export type HouseRule = (typeof houseRules)[number]
export type RoomType = (typeof roomTypes)[number]

export type Fare =
  | { amount: number; each: 'person' }
  | { amount: number; each: 'vehicle'; seats: number }

/** A way from one city to another; `from` or `to` may be the traveller's home. */
export interface LegOffer {
  from: string
  to: string
  mode?: Mode
  /** The only day of the trip on which it exists; every day when absent. */
  day?: number
  /** Minute of the day, local time. */
  departs?: number
  arrives?: number
  /** Minutes from door to door. */
  minutes?: number
  fare?: Fare
  /** A flight number or a line. */
  reference?: string
  /** Times and fares are derived from the distance. */
  estimated?: boolean
}

export interface LodgingOffer {
  name: string
  pricePerNight: number
  roomType: Exclude<RoomType, 'not-shared'>
  forbids: readonly HouseRule[]
  leastNights: number
  sleeps: number
  /** From 0 to 1, where known. */
  quality?: number
}

export interface EateryOffer {
  name: string
  /** Price of a meal for one. */
  price: number
  cuisines: readonly string[]
  quality?: number
}

export interface SightOffer {
  name: string
  /** Admission for one. */
  price?: number
  quality?: number
}

/** An absent list is unknown: neither planned nor counted. */
export interface CityOffers {
  lodgings?: readonly LodgingOffer[]
  eateries?: readonly EateryOffer[]
  sights?: readonly SightOffer[]
}

export interface TripCity {
  name: string
  at?: Coordinates
  /** Its IANA zone with its source; UTC where unknown. */
  zone?: KnownZone
  /** Slug of the catalogue's destination. */
  slug?: string
  /** Days that suit it, both travel days included. */
  days?: number
  /** How much there is to do; 1 is usual. */
  appeal?: number
  /** The country or region that it stands for, where cities are chosen. */
  area?: string
  offers?: CityOffers
}

/** A condition that must hold. Each can be dropped alone, so that a conflict can name it. */
export type Wish =
  | { kind: 'length'; days: number }
  | { kind: 'stay'; city: string; days: number }
  | { kind: 'window'; city: string; first: number; last: number; what?: string }
  | { kind: 'order'; cities: readonly string[] }
  | { kind: 'direct' }
  | { kind: 'avoid'; mode: Mode }
  | { kind: 'house-rule'; rule: HouseRule }
  | { kind: 'room-type'; roomType: RoomType }
  | { kind: 'cuisine'; cuisine: string }
  | { kind: 'budget'; amount: number }

export interface TripRequest {
  title?: string
  /** The date of the first day; any, for the search. */
  start?: string
  /** The currency of all amounts. */
  currency?: Currency
  home?: string
  /** The location of home, for journeys between zones. */
  homePlace?: Pick<TripCity, 'at' | 'zone'>
  /** Whether the trip ends at home. */
  returns: boolean
  cities: readonly TripCity[]
  /** How many of the cities are visited. */
  cityCount: number
  /** Areas of which at least one city each is visited. */
  areas?: readonly string[]
  days: number
  people: number
  legs: readonly LegOffer[]
  wishes: readonly Wish[]
}

export const meals = ['breakfast', 'lunch', 'dinner'] as const
export type Meal = (typeof meals)[number]

export interface TakenLeg extends LegOffer {
  day: number
  cost: number
}

export interface CityStay {
  city: string
  first: number
  last: number
  lodging?: { name: string; rooms: number; nights: number; cost: number }
}

export interface LayoutDay {
  day: number
  /** The cities of a day: one, or the one left and the one reached. */
  cities: readonly string[]
  leg?: TakenLeg
  meals: Partial<Record<Meal, { name: string; city: string; cost: number }>>
  sights: readonly { name: string; city: string; cost: number }[]
  /** Where the night is spent. */
  lodging?: { name: string; city: string }
}

export interface TripCost {
  transport: number
  lodging: number
  food: number
  sights: number
  total: number
}

/** The days as laid out by the search; a trip is made of it. */
export interface CityLayout {
  stays: readonly CityStay[]
  legs: readonly TakenLeg[]
  days: readonly LayoutDay[]
  cost: TripCost
  /** Parts of the cost that are incomplete, because a price is unknown. */
  unpriced: readonly Exclude<keyof TripCost, 'total'>[]
  /** Meals of travel days that stay open, and are not in the cost. */
  openMeals: readonly { day: number; meal: Meal }[]
}

/** A wish in words for the traveller. */
export function sayWish(wish: Wish, currency?: Currency): string {
  switch (wish.kind) {
    case 'length':
      return wish.days === 1 ? 'one day in all' : `${wish.days} days in all`
    case 'stay':
      return `${wish.days} days in ${wish.city}`
    case 'window':
      return `${wish.what ?? 'being'} in ${wish.city} from day ${wish.first} to day ${wish.last}`
    case 'order':
      return `this order: ${wish.cities.join(', ')}`
    case 'direct':
      return 'only the connections that are known'
    case 'avoid':
      return `no ${wish.mode}`
    case 'house-rule':
      return `a house that allows ${wish.rule === 'children' ? 'children under 10' : wish.rule}`
    case 'room-type':
      return wish.roomType === 'not-shared' ? 'a room not shared' : `room type: ${wish.roomType}`
    case 'cuisine':
      return `${wish.cuisine} food`
    case 'budget':
      return `at most ${currency ? printMoney(money(wish.amount, currency), { short: true }) : wish.amount} in all`
  }
}
