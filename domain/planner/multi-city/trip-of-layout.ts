/** A layout of days over several cities as a trip: stays, beds, journeys, meals and sights. */
import { estimatedFrom, type FactSource } from '#domain/facts/fact-source.ts'
import { type Money, money } from '#domain/money/money.ts'
import { type DayId, type IdSource, saltedIds } from '#domain/trip/ids.ts'
import { emptyTrip, newDayFields, newStopFields, newTripFields } from '#domain/trip/new-trip.ts'
import { keysBetween } from '#domain/trip/order-keys.ts'
import type { Fields, Leg } from '#domain/trip/parts.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { stateOf, tripOf } from '#domain/trip/trip-state.ts'
import { usualDeparture } from './leg-choice.ts'
import type {
  CityLayout,
  LayoutDay,
  Mode,
  TakenLeg,
  TripCity,
  TripRequest,
} from './trip-request.ts'

/** A date for requests without one, of which only the order matters. */
const someDay = '2030-01-07'
const mealMinute = { breakfast: 480, lunch: 750, dinner: 1140 } as const
const sightMinute = 600
const offered: FactSource = { kind: 'provider' }

const modes: Readonly<Record<Mode, Leg['mode']>> = {
  flight: 'flight',
  train: 'train',
  bus: 'bus',
  ferry: 'ferry',
  car: 'drive',
  'self-driving': 'drive',
  taxi: 'taxi',
  bicycle: 'bicycle',
  walking: 'walk',
  'public-transport': 'transit',
}

export function tripOfLayout(layout: CityLayout, request: TripRequest, salt: string): Trip {
  const cities = layout.stays.map(({ city }) => city)
  const ids = saltedIds(salt)
  const dayIds = layout.days.map(({ day }) => ids.day(`${day}`))
  const dayId = (day: number): DayId => dayIds[day - 1] ?? ids.day(`${day}`)
  const place = placesOf(request)
  const fields = newTripFields({
    title: request.title ?? cities.join(', '),
    start: request.start ?? someDay,
    kind: 'cities',
    currency: request.currency ?? null,
    budget: budgetOf(request),
    home: request.home === undefined ? null : { name: request.home, at: place(request.home).at },
    stays: layout.stays.map(({ city, first, last }) => ({
      ...place(city),
      first: dayId(first),
      last: dayId(last),
    })),
    assumed: layout.openMeals
      .map(
        ({ day, meal }) =>
          `${meal[0]?.toUpperCase()}${meal.slice(1)} on day ${day} is left to you.`,
      )
      .slice(0, 60),
  })
  const state = stateOf(emptyTrip(ids.trip(), fields))
  const orders = keysBetween(null, null, layout.days.length)
  for (const [index, day] of layout.days.entries()) {
    const order = orders[index]
    if (!order) continue
    const { zone } = place(day.cities[0] ?? '')
    state.tables.day.set(dayId(day.day), newDayFields({ order, zone }))
    for (const [id, stop] of stopsOf(day, dayId(day.day), request, ids))
      state.tables.stop.set(id, stop)
  }
  const beds = layout.stays.filter(({ first, last }) => last > first)
  const places = keysBetween(null, null, beds.length)
  for (const [index, { city, first, last, lodging }] of beds.entries()) {
    const order = places[index]
    if (!order) continue
    state.tables.lodging.set(ids.lodging(city), {
      removed: false,
      order,
      name: lodging?.name ?? `${city}, a place of your choice`,
      at: place(city).at,
      area: city,
      address: null,
      checkIn: dayId(first),
      checkOut: dayId(last),
      rooms: lodging?.rooms ?? null,
      cost: lodging ? priced(lodging.cost, request) : null,
      source: lodging ? offered : estimatedFrom('the middle of town'),
    })
  }
  return tripOf(state)
}

function placesOf({ cities, home, homePlace }: TripRequest) {
  const known = new Map<string, Pick<TripCity, 'at' | 'zone' | 'slug'>>(
    cities.map((city) => [city.name, city]),
  )
  if (home !== undefined && homePlace && !known.has(home)) known.set(home, homePlace)
  return (name: string) => {
    const city = known.get(name)
    return {
      name: name || 'Somewhere',
      at: city?.at ?? null,
      zone: city?.zone?.zone ?? 'Etc/UTC',
      slug: city?.slug ?? null,
    }
  }
}

function budgetOf(request: TripRequest): Money | null {
  const wish = request.wishes.find(({ kind }) => kind === 'budget')
  return wish?.kind === 'budget' ? priced(wish.amount, request) : null
}

/** Undefined without a known currency. */
function priced(minor: number, { currency }: TripRequest): Money | null {
  return currency ? money(Math.round(minor), currency) : null
}

type StopRow = [id: ReturnType<IdSource['stop']>, fields: Fields<'stop'>]

/** In the order of the day: stops in the city reached come after the leg. */
function stopsOf(day: LayoutDay, id: DayId, request: TripRequest, ids: IdSource): StopRow[] {
  const place = placesOf(request)
  const { meals, sights } = day
  // Without a minute on the way there is no journey: one flies from where one sleeps.
  const leg = day.leg?.minutes === 0 ? undefined : day.leg
  const departs = leg?.departs ?? usualDeparture
  const reached = leg && leg.to !== leg.from ? leg.to : undefined
  const minuteIn = (city: string, minute: number) =>
    city === reached ? Math.max(minute, departs + 1) : Math.min(minute, leg ? departs - 1 : minute)
  const source = { place: offered }
  const told = [
    ...Object.entries(meals).map(([meal, { name, city, cost }]) => ({
      minute: minuteIn(city, mealMinute[meal as keyof typeof mealMinute]),
      key: `${day.day} ${meal}`,
      fields: {
        kind: 'meal',
        meal: meal as keyof typeof mealMinute,
        name,
        area: city,
        cost,
      } as const,
    })),
    ...sights.map(({ name, city, cost }, index) => ({
      minute: minuteIn(city, sightMinute + index),
      key: `${day.day} sight ${index}`,
      fields: { kind: 'visit', meal: null, name, area: city, cost } as const,
    })),
  ]
  const all = told.toSorted((a, b) => a.minute - b.minute)
  const ahead = leg ? all.filter(({ minute }) => minute < departs).length : 0
  const orders = keysBetween(null, null, all.length + 1)
  const rows = all.flatMap(({ key, fields: { cost, ...fields } }, index): StopRow[] => {
    const order = orders[leg && index >= ahead ? index + 1 : index]
    if (!order) return []
    const { at, zone } = place(fields.area)
    const sum = priced(cost, request)
    return [
      [
        ids.stop(key),
        newStopFields({ ...fields, day: id, order, at, zone, cost: sum, sources: source }),
      ],
    ]
  })
  const order = orders[ahead]
  if (leg && order) rows.push([ids.stop(`${day.day} journey`), journeyOf(leg, id, order, request)])
  return rows
}

const lunch = { from: 690, to: 840 }

/** The meal during a leg from morning to afternoon. */
function overLunch(departs: number, minutes: number | null): string[] {
  const isOver = departs <= lunch.from && departs + (minutes ?? 0) >= lunch.to
  return isOver ? ['You are on the way at lunchtime: take something along.'] : []
}

function journeyOf(
  leg: TakenLeg,
  day: DayId,
  order: Fields<'stop'>['order'],
  request: TripRequest,
): Fields<'stop'> {
  const place = placesOf(request)
  const [from, to] = [place(leg.from), place(leg.to)]
  const known = leg.departs !== undefined
  const source = leg.estimated ? estimatedFrom('distance') : offered
  const minutes = leg.minutes ?? timetabled(leg)
  const mode = leg.mode === undefined ? 'other' : modes[leg.mode]
  const zones = [leg.from, leg.to].flatMap(
    (name) => request.cities.find((city) => city.name === name)?.zone?.source ?? [],
  )
  const zone = zones.find(({ kind }) => kind === 'estimate')
  return newStopFields({
    kind: 'journey',
    name: `${leg.from} to ${leg.to}`,
    day,
    order,
    at: to.at,
    area: to.name,
    start: leg.departs ?? usualDeparture,
    minutes,
    zone: from.zone,
    endZone: to.zone,
    cost: leg.fare ? priced(leg.cost, request) : null,
    locked: known,
    reasons: overLunch(leg.departs ?? usualDeparture, minutes),
    leg: {
      mode,
      minutes,
      meters: null,
      from: { name: leg.from || 'Somewhere', at: from.at },
      to: { name: leg.to || 'Somewhere', at: to.at },
      reference: leg.reference || null,
      source,
    },
    sources: {
      time: known ? offered : estimatedFrom('a usual departure'),
      ...(zone ? { zone } : {}),
    },
  })
}

/** Minutes by the clocks at both ends; an arrival before the departure is on the next day. */
function timetabled({ departs, arrives }: TakenLeg): number | null {
  if (departs === undefined || arrives === undefined) return null
  return arrives >= departs ? arrives - departs : arrives + 1440 - departs
}
