/** The solver's tours as a trip: times, ways and reasons. */
import { daysBetween } from '#domain/calendar/calendar-days.ts'
import { estimatedFrom } from '#domain/facts/fact-source.ts'
import { type DayId, saltedIds } from '#domain/trip/ids.ts'
import { emptyTrip, newDayFields, newStopFields, newTripFields } from '#domain/trip/new-trip.ts'
import { keysBetween, type OrderKey } from '#domain/trip/order-keys.ts'
import type { Fields } from '#domain/trip/parts.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { stateOf, tripOf } from '#domain/trip/trip-state.ts'
import type { DayProblem } from './problem/day-problem.ts'
import type { PlanRequest } from './schema.ts'
import type { TourPlan } from './tours/problem.ts'
import type { HeadedStop } from './walks/true-words.ts'
import { dayInTitle } from './walks/walk-titles.ts'
import { sayOnce } from './words/say-once.ts'
import { type ToldDay, tellDay } from './words/tell-day.ts'

export interface TellOptions {
  /** Salt of the ids; see `saltedIds`. */
  salt: string
  leftOut?: Trip['leftOut']
  /** Alternatives by day and position in the tour. */
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
  const unsaid = sayOnce()
  const chosen = new Set(tours.flat().flatMap((visit) => built.visits[visit]?.place?.id ?? []))
  const offered = { chosen, told: new Set<string>() }
  for (const [index, day] of days.entries()) {
    const [id, order] = [dayIds[index], orders[index]]
    if (!(id && order)) continue
    const before = days[index - 1]
    const told = tellDay(request, built, index, tours[index] ?? [], { id, ids, offered })
    const skips = before ? Math.max(0, daysBetween(before.date, day.date) - 1) : 0
    const title = dayInTitle(headedStops(told, request), day, request)
    const hours = { from: day.from ?? null, to: day.to ?? null, weather: day.weather ?? null }
    state.tables.day.set(
      id,
      newDayFields({ order, zone: about.zone, skips, ...hours, back: told.back, title }),
    )
    const keys = keysBetween(null, null, told.stops.length)
    for (const [place, { position, fields: own, id: stopId }] of told.stops.entries()) {
      const key = keys[place]
      const others = position === null ? [] : (alternatives[index]?.[position] ?? [])
      if (key)
        state.tables.stop.set(
          stopId,
          newStopFields({
            ...own,
            reasons: unsaid({
              reasons: own.reasons ?? [],
              placeId: own.placeId ?? null,
              date: day.date,
            }),
            order: key,
            alternatives: others,
          }),
        )
    }
  }
  const [order] = orders
  if (order) state.tables.lodging.set(ids.lodging(''), lodgingOf(request, order, first, last))
  return tripOf(state)
}

function headedStops({ stops }: ToldDay, { places }: PlanRequest): HeadedStop[] {
  return stops.flatMap(({ fields: { placeId, meal = null, start, minutes } }) => {
    const place = places.find(({ id }) => id === placeId)
    return place && start != null ? [{ place, meal, start, minutes: minutes ?? 0 }] : []
  })
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
