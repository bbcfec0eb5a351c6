/** From a traveller's brief to the request that is planned, with what is known of the cities. */

import type { Budget, PlaceRef, Stay, StayWindow, TripBrief } from '#domain/brief/schema.ts'
import { daysBetween } from '#domain/calendar/calendar-days.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { estimateLegs, type LocatedCity } from './estimate-legs.ts'
import type { LegOffer, TripCity, TripRequest, Wish } from './trip-request.ts'

/** Knowledge besides the brief; a region's cities are chosen from `cities`. */
export interface TripKnowledge {
  /** The first day, where the brief has none. */
  start?: string
  cities?: readonly TripCity[]
  legs?: readonly LegOffer[]
}

/** Days of a city where neither the trip's nor the stay's length was said. */
const usualStay = 3
/** The most cities of a region that are considered, those with the highest appeal. */
const mostChoices = 10
/** Appeal of a named town without known places: who named it wants to see it. */
const nothingKnown = 0.5

export function requestFromBrief(said: TripBrief, knowledge: TripKnowledge = {}): TripRequest {
  const brief = withDaysOfTheirOwn(said)
  const { cities, count, areas } = citiesOf(brief, knowledge.cities ?? [])
  const days = lengthOf(brief)
  const { legs, listed } = legsOf(brief, cities, knowledge.legs)
  const home = homeOf(brief, legs)
  const people = Math.max(1, brief.party.total ?? brief.party.adults ?? 1)
  const total = days ?? Math.max(1, sumOfStays(cities.slice(0, count)))
  const chosen = new Map(cities.map(({ name }) => [foldName(name), name]))
  const wishes: Wish[] = [
    ...(days === undefined ? [] : [{ kind: 'length', days } as const]),
    ...brief.stays.flatMap((stay) => {
      const city = chosen.get(foldName(stay.place))
      return city === undefined ? [] : stayWishes(stay, city, brief.dates?.start)
    }),
    ...brief.appointments.flatMap((appointment): Wish[] => {
      const city = chosen.get(foldName(appointment.where ?? ''))
      const day = appointment.day ?? tripDay(appointment.date, brief.dates?.start)
      if (city === undefined || day === undefined) return []
      return [{ kind: 'window', city, first: day, last: day, what: appointment.what }]
    }),
    ...(brief.order === 'given' && count === cities.length && count > 1
      ? [{ kind: 'order', cities: cities.map(({ name }) => name) } as const]
      : []),
    ...(listed ? [{ kind: 'direct' } as const] : []),
    ...brief.transport.avoided.map((mode) => ({ kind: 'avoid', mode }) as const),
    ...lodgingWishesOf(brief),
    ...brief.food.cuisines.map((cuisine) => ({ kind: 'cuisine', cuisine }) as const),
    ...(brief.budget
      ? [{ kind: 'budget', amount: wholeBudget(brief.budget, people, total) } as const]
      : []),
  ]
  const start = brief.dates?.start ?? knowledge.start
  const currency = brief.budget?.currency
  return {
    ...(start !== undefined && { start }),
    ...(currency && { currency }),
    ...(home !== undefined && { home }),
    returns: brief.tripType !== 'one-way',
    cities,
    cityCount: count,
    ...(areas && { areas }),
    days: total,
    people,
    legs,
    wishes: wishes.filter((wish) => canBeKept(wish, cities)),
  }
}

/** False for wishes about beds or food where no beds or tables are known. */
function canBeKept(wish: Wish, cities: readonly TripCity[]): boolean {
  if (wish.kind === 'cuisine') return cities.some(({ offers }) => offers?.eateries)
  if (wish.kind === 'house-rule' || wish.kind === 'room-type')
    return cities.some(({ offers }) => offers?.lodgings)
  return true
}

interface ChosenCities {
  cities: TripCity[]
  count: number
  areas?: string[]
}

function citiesOf(brief: TripBrief, known: readonly TripCity[]): ChosenCities {
  const offered = new Map(known.map((city) => [foldName(city.name), city]))
  const stays = new Map(brief.stays.map((stay) => [foldName(stay.place), stay]))
  const named = ({ name, at }: PlaceRef): TripCity => {
    const days = daysOf(stays.get(foldName(name)))
    const isOpen = known.length > 0 && !offered.has(foldName(name))
    return {
      ...(at && { at }),
      ...(isOpen && { appeal: nothingKnown }),
      ...offered.get(foldName(name)),
      name: offered.get(foldName(name))?.name ?? name,
      ...(days !== undefined && { days }),
    }
  }
  const { destinations, cityCount } = brief
  const lonely = destinations.length === 1
  const choices = destinations.map((ref) => {
    const single = !(lonely && (cityCount ?? 1) > 1) && offered.has(foldName(ref.name))
    const inside = single ? [] : known.filter(({ area }) => lonely || area === ref.name)
    return inside.length > 0 ? mostAppealing(inside, destinations.length) : undefined
  })
  if (choices.every((choice) => choice === undefined)) {
    // Several were offered as a choice: the search finds one.
    return { cities: destinations.map(named), count: brief.choice ? 1 : destinations.length }
  }
  const cities = destinations.flatMap(
    (ref, index) => choices[index] ?? { ...named(ref), area: ref.name },
  )
  const wished = cityCount ?? Math.max(destinations.length, citiesIn(lengthOf(brief)))
  return {
    cities,
    count: Math.min(cities.length, wished),
    ...(!lonely && { areas: destinations.map(({ name }) => name) }),
  }
}

function mostAppealing(cities: readonly TripCity[], areas: number): TripCity[] {
  return cities
    .toSorted((a, b) => (b.appeal ?? 1) - (a.appeal ?? 1))
    .slice(0, Math.max(1, Math.floor(mostChoices / areas)))
}

/** How many cities a length has: one for every two or three nights. */
function citiesIn(days: number | undefined): number {
  return Math.max(1, Math.round(((days ?? usualStay) - 1) / 2.5))
}

function daysOf(stay: Stay | undefined): number | undefined {
  return stay?.days ?? (stay?.nights === undefined ? undefined : stay.nights + 1)
}

function sumOfStays(cities: readonly TripCity[]): number {
  return cities.reduce((sum, { days }) => sum + (days ?? usualStay) - 1, 1)
}

function lengthOf({ days, nights, dates }: TripBrief): number | undefined {
  if (days !== undefined) return Math.max(1, days)
  if (nights !== undefined) return nights + 1
  return dates?.start && dates.end ? daysBetween(dates.start, dates.end) + 1 : undefined
}

/**
 * Days as said for each city: in "three days Madrid, then two Seville" a day of travel belongs to the city reached,
 * so that each city before the last is left a day later than if the day were shared.
 */
function withDaysOfTheirOwn(brief: TripBrief): TripBrief {
  const { stays, days, destinations } = brief
  const isCounted = stays.length > 1 && stays.every((stay) => stay.days !== undefined)
  const sum = stays.reduce((total, stay) => total + (stay.days ?? 0), 0)
  if (!isCounted || sum !== days || stays.length !== destinations.length) return brief
  const last = destinations.at(-1)?.name
  return {
    ...brief,
    stays: stays.map((stay) =>
      foldName(stay.place) === foldName(last ?? '')
        ? stay
        : { ...stay, days: (stay.days ?? 0) + 1 },
    ),
  }
}

function stayWishes(stay: Stay, city: string, start: string | undefined): Wish[] {
  const days = daysOf(stay)
  return [
    ...(days === undefined ? [] : [{ kind: 'stay', city, days } as const]),
    ...stay.windows.flatMap((window) => {
      const span = tripDays(window, start)
      return span
        ? [{ kind: 'window', city, ...span, ...(window.what && { what: window.what }) } as const]
        : []
    }),
  ]
}

function tripDays({ days, dates }: StayWindow, start: string | undefined) {
  if (days) return days
  const [first, last] = [tripDay(dates?.first, start), tripDay(dates?.last, start)]
  return first === undefined || last === undefined ? undefined : { first, last }
}

function tripDay(date: string | undefined, start: string | undefined): number | undefined {
  return date && start ? daysBetween(start, date) + 1 : undefined
}

/** The legs that were said or are known; else estimates by distance, which bind nothing. */
function legsOf(
  brief: TripBrief,
  cities: readonly TripCity[],
  known: readonly LegOffer[] | undefined,
): { legs: readonly LegOffer[]; listed: boolean } {
  if (brief.connections.length > 0) {
    const names = new Map(
      [...cities.map(({ name }) => name), ...(brief.origin ? [brief.origin.name] : [])].map(
        (name) => [foldName(name), name],
      ),
    )
    const nameOf = (written: string) => names.get(foldName(written)) ?? written
    const legs = brief.connections.flatMap((way): LegOffer[] => {
      const [from, to] = [nameOf(way.from), nameOf(way.to)]
      const mode = way.mode && { mode: way.mode }
      const there = { from, to, ...mode }
      return way.bothWays ? [there, { from: to, to: from, ...mode }] : [there]
    })
    return { legs, listed: true }
  }
  if (known) return { legs: known, listed: true }
  const located = [...(brief.origin ? [brief.origin] : []), ...cities].flatMap(
    ({ name, at }): LocatedCity[] => (at ? [{ name, at }] : []),
  )
  return { legs: estimateLegs(located, brief.transport), listed: false }
}

/** The home, where a leg leads from it. */
function homeOf({ origin }: TripBrief, legs: readonly LegOffer[]): string | undefined {
  if (!origin) return undefined
  const key = foldName(origin.name)
  return legs.find(({ from }) => foldName(from) === key)?.from
}

function lodgingWishesOf({ lodging }: TripBrief): Wish[] {
  return [
    ...lodging.houseRules.map((rule) => ({ kind: 'house-rule', rule }) as const),
    ...(lodging.roomType ? [{ kind: 'room-type', roomType: lodging.roomType } as const] : []),
  ]
}

/** The budget of the whole party for the whole trip. */
function wholeBudget({ minor, per }: Budget, people: number, days: number): number {
  const nights = Math.max(1, days - 1)
  const times: Record<Budget['per'], number> = {
    trip: 1,
    person: people,
    day: days,
    night: nights,
    'person-day': people * days,
    'person-night': people * nights,
  }
  return minor * times[per]
}
