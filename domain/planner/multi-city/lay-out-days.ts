/** From a route to a plan by days: who sleeps, eats and visits where, and the cost. */
import { mealsIn } from './leg-choice.ts'
import type { Route, RouteStop } from './route-search.ts'
import { daySlots, type StayOptions } from './stay-options.ts'
import type {
  CityLayout,
  CityStay,
  EateryOffer,
  LayoutDay,
  Meal,
  TakenLeg,
  TripCost,
  TripRequest,
} from './trip-request.ts'

type OpenDay = { -readonly [Key in keyof LayoutDay]: LayoutDay[Key] } & {
  cities: string[]
  sights: { name: string; city: string; cost: number }[]
}

interface Laying {
  options: StayOptions
  people: number
  dayOf: (day: number) => OpenDay
}

export function layOutDays(route: Route, request: TripRequest, options: StayOptions): CityLayout {
  const days = new Map<number, OpenDay>()
  const dayOf = (day: number) => {
    const known = days.get(day)
    if (known) return known
    const open: OpenDay = { day, cities: [], meals: {}, sights: [] }
    days.set(day, open)
    return open
  }
  const cost: TripCost = { transport: 0, lodging: 0, food: 0, sights: 0, total: 0 }
  const legs: TakenLeg[] = []
  const openMeals: Table[] = []
  const laying = { options, people: request.people, dayOf }
  const take = (choice: RouteStop['arrival'], day: number) => {
    if (!choice) return
    const leg = { ...choice.offer, day, cost: choice.cost }
    legs.push(leg)
    dayOf(day).leg = leg
    cost.transport += choice.cost
  }
  const [start] = route.stops
  if (start?.arrival && request.home !== undefined) dayOf(1).cities.push(request.home)
  take(start?.arrival, 1)

  const stays = route.stops.map((stop): CityStay => {
    const city = request.cities[stop.city]?.name ?? ''
    for (let day = stop.first; day <= stop.last; day += 1) dayOf(day).cities.push(city)
    const lodging = options.lodgingOf(stop)
    for (let day = stop.first; lodging && day < stop.last; day += 1) {
      dayOf(day).lodging = { name: lodging.offer.name, city }
    }
    cost.lodging += lodging?.cost ?? 0
    openMeals.push(...addMeals(stop, city, laying))
    addSights(stop, city, laying)
    take(stop.departure, stop.last)
    const nights = stop.last - stop.first
    return {
      city,
      first: stop.first,
      last: stop.last,
      ...(lodging && {
        lodging: { name: lodging.offer.name, rooms: lodging.rooms, nights, cost: lodging.cost },
      }),
    }
  })
  const end = route.stops.at(-1)
  if (end?.departure && request.home !== undefined) dayOf(end.last).cities.push(request.home)
  for (const { meals, sights } of days.values()) {
    cost.food += Object.values(meals).reduce((sum, meal) => sum + meal.cost, 0)
    cost.sights += sights.reduce((sum, sight) => sum + sight.cost, 0)
  }
  cost.total = cost.transport + cost.lodging + cost.food + cost.sights
  return {
    stays,
    legs,
    days: [...days.values()].sort((a, b) => a.day - b.day),
    cost,
    unpriced: unpriced(stays, legs, request),
    openMeals,
  }
}

function unpriced(
  stays: readonly CityStay[],
  legs: readonly TakenLeg[],
  { cities }: TripRequest,
): CityLayout['unpriced'] {
  const offers = stays.map(({ city }) => cities.find(({ name }) => name === city)?.offers)
  const unknown = {
    transport: legs.some(({ fare }) => fare === undefined),
    lodging: stays.some(({ first, last, lodging }) => last > first && !lodging),
    food: offers.some((each) => !each?.eateries),
    sights: offers.some((each) => !each?.sights?.every(({ price }) => price !== undefined)),
  }
  return (['transport', 'lodging', 'food', 'sights'] as const).filter((part) => unknown[part])
}

interface Table {
  day: number
  meal: Meal
}

/** Whole days come first: where there are too few eateries, meals on travel days stay open. */
function addMeals(stop: RouteStop, city: string, { options, people, dayOf }: Laying): Table[] {
  const chosen = options.eateriesOf(stop, stop.gains).toSorted(morningFirst)
  const tables = daySlots(stop)
    .toSorted((a, b) => Number(b.whole) - Number(a.whole) || a.day - b.day)
    .flatMap(({ day, meals }) => mealsIn(meals).map((meal): Table => ({ day, meal })))
  const taken = tables.slice(0, chosen.length)
  const byMorning = taken.toSorted(
    (a, b) => Number(b.meal === 'breakfast') - Number(a.meal === 'breakfast'),
  )
  for (const [index, { day, meal }] of byMorning.entries()) {
    const eatery = chosen[index]
    if (eatery) dayOf(day).meals[meal] = { name: eatery.name, city, cost: eatery.price * people }
  }
  return chosen.length > 0 ? tables.slice(chosen.length) : []
}

/** One sight for every day before any day has two, whole days first. */
function addSights(stop: RouteStop, city: string, { options, people, dayOf }: Laying): void {
  const slots = daySlots(stop)
  const fullest = Math.max(...slots.map(({ sights }) => sights))
  const places = Array.from({ length: fullest }, (_, round) =>
    slots
      .filter(({ sights }) => sights > round)
      .toSorted((a, b) => Number(b.whole) - Number(a.whole) || a.day - b.day),
  ).flat()
  for (const [index, sight] of options.sightsOf(stop).entries()) {
    const slot = places[index]
    if (!slot) return
    const cost = (sight.price ?? 0) * people
    dayOf(slot.day).sights.push({ name: sight.name, city, cost })
  }
}

const morningFood = new Set(['bakery', 'breakfast', 'cafe', 'coffee', 'tea'])

function morningFirst(a: EateryOffer, b: EateryOffer): number {
  const morning = ({ cuisines }: EateryOffer) =>
    cuisines.filter((cuisine) => morningFood.has(cuisine)).length / Math.max(1, cuisines.length)
  return morning(b) - morning(a)
}
