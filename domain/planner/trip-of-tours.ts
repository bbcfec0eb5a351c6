/** The solver's tours as a trip that a traveller reads: times, ways and reasons. */
import { daysBetween } from '#domain/calendar/calendar-days.ts'
import { estimatedFrom, type FactSource, fromCatalogue } from '#domain/facts/fact-source.ts'
import { legOf, type TravelLeg } from '#domain/routing/travel-estimate.ts'
import { type DayId, type IdSource, saltedIds } from '#domain/trip/ids.ts'
import { emptyTrip, newDayFields, newStopFields, newTripFields } from '#domain/trip/new-trip.ts'
import { keysBetween, type OrderKey } from '#domain/trip/order-keys.ts'
import type { Fields, Leg } from '#domain/trip/parts.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { stateOf, tripOf } from '#domain/trip/trip-state.ts'
import { paceOf } from './day-habits.ts'
import type { DayProblem, DayVisit } from './day-problem.ts'
import { reasonsFor } from './explain.ts'
import type { PlanRequest } from './schema.ts'
import type { TourPlan } from './tours/problem.ts'

export interface TellOptions {
  /** What the ids are made from; see `saltedIds`. */
  salt: string
  leftOut?: Trip['leftOut']
  /** What would fit instead of a stop, by day and place in its tour. */
  alternatives?: readonly (readonly Fields<'stop'>['alternatives'][])[]
}

export function tripOfTours(
  request: PlanRequest,
  built: DayProblem,
  tours: TourPlan,
  { salt, leftOut = [], alternatives = [] }: TellOptions,
): Trip {
  const { about, days, pace } = request
  const ids = saltedIds(salt)
  const start = days[0]?.date ?? ''
  const dayIds = days.map(({ date }) => ids.day(date))
  const [first] = dayIds
  const last = dayIds.at(-1)
  if (!(first && last)) throw new Error('A request has at least a day')
  const place = { name: about.place ?? about.title, zone: about.zone, slug: about.slug ?? null }
  const fields = newTripFields({
    title: about.title,
    start,
    pace,
    currency: about.currency ?? null,
    stays: [{ ...place, at: request.lodging, first, last }],
    leftOut,
  })
  const state = stateOf(emptyTrip(ids.trip(), fields))
  const orders = keysBetween(null, null, days.length)
  for (const [index, day] of days.entries()) {
    const [id, order] = [dayIds[index], orders[index]]
    if (!(id && order)) continue
    const before = days[index - 1]
    const told = tellDay(request, built, index, tours[index] ?? [], { id, ids })
    const skips = before ? Math.max(0, daysBetween(before.date, day.date) - 1) : 0
    const hours = { from: day.from ?? null, to: day.to ?? null, weather: day.weather ?? null }
    state.tables.day.set(
      id,
      newDayFields({ order, zone: about.zone, skips, ...hours, back: told.back }),
    )
    for (const [position, stop] of told.stops.entries()) {
      const others = alternatives[index]?.[position] ?? []
      state.tables.stop.set(stop.id, { ...stop.fields, alternatives: others })
    }
  }
  const [order] = orders
  if (order) state.tables.lodging.set(ids.lodging(''), lodgingOf(request, order, first, last))
  return tripOf(state)
}

function lodgingOf(
  { about, lodging }: PlanRequest,
  order: OrderKey,
  checkIn: DayId,
  checkOut: DayId,
): Fields<'lodging'> {
  return {
    removed: false,
    order,
    name: about.lodging ?? 'Your lodging',
    at: lodging,
    area: about.lodging ?? null,
    address: null,
    checkIn,
    checkOut,
    rooms: null,
    cost: null,
    source: estimatedFrom('a usual place to stay'),
  }
}

interface ToldDay {
  stops: { id: ReturnType<IdSource['stop']>; fields: Fields<'stop'> }[]
  back: Leg | null
}

function tellDay(
  request: PlanRequest,
  { problem, visits, travel, points }: DayProblem,
  index: number,
  tour: readonly number[],
  { id, ids }: { id: DayId; ids: IdSource },
): ToldDay {
  const day = request.days[index]
  const limits = problem.days[index]
  if (!(day && limits)) throw new Error(`There is no day ${index} in the request`)
  const { slack } = paceOf(request)
  const { zone } = request.about
  const orders = keysBetween(null, null, tour.length)
  const stops: ToldDay['stops'] = []
  let point = limits.startPoint
  let free = limits.from
  for (const [position, number] of tour.entries()) {
    const visit = problem.visits[number]
    const meaning = visits[number]
    const order = orders[position]
    if (!(visit && meaning && order)) throw new Error(`There is no visit ${number} in the problem`)
    const leg = legOf(travel, point, visit.point)
    const ready = free + leg.minutes + (point === visit.point ? 0 : slack)
    const span = (visit.starts[index] ?? []).find(({ to }) => ready <= to)
    const start = Math.max(ready, span?.from ?? ready)
    stops.push({
      id: ids.stop(keyOf(meaning, day.date)),
      fields: newStopFields({
        ...factsOf(meaning),
        day: id,
        order,
        zone,
        at: points[visit.point] ?? request.lodging,
        start,
        minutes: visit.duration,
        leg: tripLeg(leg),
        reasons: reasonsFor(meaning, { leg }, day, request),
      }),
    })
    point = visit.point
    free = start + visit.duration
  }
  const back = stops.length > 0 ? tripLeg(legOf(travel, point, limits.endPoint)) : null
  return { stops, back }
}

/** A place is visited once a trip; a meal somewhere, once a day. */
function keyOf({ place, appointment, meal }: DayVisit, date: string): string {
  if (appointment) return `appointment ${appointment.id}`
  return place ? `place ${place.id}` : `${date} ${meal}`
}

function factsOf(visit: DayVisit) {
  const { kind, place, appointment, meal, locked } = visit
  const hours = place?.hours === null ? estimatedFrom('usual opening hours') : fromCatalogue
  const mine: FactSource = { kind: 'traveller' }
  return {
    kind,
    placeId: place?.id ?? null,
    category: place?.kind ?? null,
    name: nameOf(visit),
    meal,
    area: place?.area ?? visit.around?.area ?? null,
    diets: [...(place?.diets ?? [])],
    price: place?.price ?? null,
    locked,
    checkHours: place !== null && place.hours === null,
    sources: {
      ...(place ? { place: fromCatalogue, hours } : {}),
      ...(appointment ? { time: mine } : {}),
    },
  }
}

export function tripLeg({ mode, minutes, meters, estimated }: TravelLeg): Leg {
  const source: FactSource = estimated
    ? estimatedFrom('distance')
    : { kind: 'provider', name: 'routing' }
  return { mode, minutes, meters, from: null, to: null, reference: null, source }
}

function nameOf({ place, appointment, meal, around }: DayVisit): string {
  if (appointment) return appointment.name
  if (place) return place.name
  const word = meal === 'breakfast' ? 'Breakfast' : meal === 'lunch' ? 'Lunch' : 'Dinner'
  return around ? `${word} near ${around.name}` : `${word} near your lodging`
}
