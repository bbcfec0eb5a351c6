/** A trip of one day in Lisbon with these stops, an hour each from nine o'clock. */
import { dayIdSchema, stopIdSchema, tripIdSchema } from '#domain/trip/ids.ts'
import { emptyTrip, newDayFields, newStopFields, newTripFields } from '#domain/trip/new-trip.ts'
import { keysBetween } from '#domain/trip/order-keys.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { stateOf, tripOf } from '#domain/trip/trip-state.ts'

const zone = 'Europe/Lisbon'

export function tripWithStops(id: string, names: readonly string[]): Trip {
  const fields = newTripFields({ title: 'A day in Lisbon', start: '2027-05-10' })
  const state = stateOf(emptyTrip(tripIdSchema.parse(id), fields))
  const day = dayIdSchema.parse('d')
  const [first] = keysBetween(null, null, 1)
  if (!first) throw new Error('No key')
  state.tables.day.set(day, newDayFields({ order: first, zone }))
  const orders = keysBetween(null, null, names.length)
  for (const [index, name] of names.entries()) {
    const stop = newStopFields({ day, order: orders[index] ?? first, name, zone })
    const times = { start: (9 + index) * 60, minutes: 60 }
    state.tables.stop.set(stopIdSchema.parse(`s${index}`), { ...stop, ...times })
  }
  return tripOf(state)
}
