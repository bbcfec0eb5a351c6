import { describe, expect, it } from 'vitest'
import { onOneClock } from '#domain/calendar/one-clock.ts'
import { dayIdSchema, stopIdSchema, tripIdSchema } from '#domain/trip/ids.ts'
import { emptyTrip, newDayFields, newStopFields, newTripFields } from '#domain/trip/new-trip.ts'
import { keysBetween } from '#domain/trip/order-keys.ts'
import type { Fields } from '#domain/trip/parts.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { stateOf, tripOf } from '#domain/trip/trip-state.ts'
import { clockOf, datesInWords, dayInWords, dayTitle, understoodInWords } from './trip-words.ts'

const zone = 'Europe/Lisbon'
const first = dayIdSchema.parse('d1')
const last = dayIdSchema.parse('d2')

function tripWith(stops: readonly Partial<Fields<'stop'>>[], start = '2027-05-10'): Trip {
  const stays = [{ name: 'Lisbon', at: null, zone, slug: 'lisbon', first, last }]
  const fields = newTripFields({ title: 'Lisbon', start, stays })
  const state = stateOf(emptyTrip(tripIdSchema.parse('t'), fields))
  const orders = keysBetween(null, null, Math.max(2, stops.length))
  const orderAt = (index: number) => {
    const order = orders[index]
    if (!order) throw new Error(`There is no key ${index}`)
    return order
  }
  for (const [index, id] of [first, last].entries()) {
    state.tables.day.set(id, newDayFields({ order: orderAt(index), zone }))
  }
  for (const [index, stop] of stops.entries()) {
    const row = { day: first, order: orderAt(index), zone, name: `Stop ${index}`, ...stop }
    state.tables.stop.set(stopIdSchema.parse(`s${index}`), newStopFields(row))
  }
  return tripOf(state)
}

const titleOf = (trip: Trip, index = 0) => {
  const day = trip.days[index]
  return day && dayTitle(day, trip)
}

describe('the title of a day', () => {
  it('names the parts of town, not the streets', () => {
    const areas = ['Rua do Loreto 2, Chiado', 'Rua de Belém 84', 'Chiado', 'Belém', 'Alfama']
    expect(titleOf(tripWith(areas.map((area) => ({ area }))))).toBe('Chiado and Belém')
  })

  it('is the journey, the city or a free day where there are no parts of town', () => {
    expect(titleOf(tripWith([{ area: 'Alfama' }, { kind: 'journey', name: 'To Porto' }]))).toBe(
      'To Porto',
    )
    expect(titleOf(tripWith([{ kind: 'meal', area: 'Alfama' }]))).toBe('Lisbon')
    expect(titleOf(tripWith([]))).toBe('A free day in Lisbon')
  })
})

it('days and dates are said as people say them', () => {
  expect(dayInWords('2027-05-08')).toBe('Saturday, May 8')
  expect(datesInWords(tripWith([]))).toBe('May 10 to May 11, 2027')
  expect(datesInWords(tripWith([], '2027-12-31'))).toBe('Dec 31, 2027 to Jan 1, 2028')
})

it('a stop after midnight is told by its own day’s clock', () => {
  const [day] = tripWith([{ start: 1470, minutes: 60 }, { start: null }]).days
  if (!day) throw new Error('There is a day')
  expect(day.stops.map(({ start }) => clockOf(start, day))).toEqual([1470, null])
})

it('shows what is not wanted as not wanted', () => {
  expect(understoodInWords({ slot: 'dislike', text: 'churches' })).toBe('no churches')
  expect(understoodInWords({ slot: 'mustAvoid', text: 'without the Louvre' })).toBe(
    'without the Louvre',
  )
  expect(understoodInWords({ slot: 'interest', text: 'churches' })).toBe('churches')
})

it('has one sort of clock on a screen, also in the planner’s sentences', () => {
  expect(onOneClock('The sun sets at 18:08. Doors close at 17:00.')).toBe(
    'The sun sets at 6:08 PM. Doors close at 5 PM.',
  )
  expect(onOneClock('A scale of 1:25000, and 3:10 AM')).toBe('A scale of 1:25000, and 3:10 AM')
})
