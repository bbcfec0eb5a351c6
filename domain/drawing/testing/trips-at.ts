/** Trips for drawings: days of stops at given coordinates. */
import type { Coordinates } from '#domain/places/schema.ts'
import { dayIdSchema, stopIdSchema, tripIdSchema } from '#domain/trip/ids.ts'
import { emptyTrip, newDayFields, newStopFields, newTripFields } from '#domain/trip/new-trip.ts'
import { keysBetween } from '#domain/trip/order-keys.ts'
import type { Fields } from '#domain/trip/parts.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { stateOf, tripOf } from '#domain/trip/trip-state.ts'

export interface StopAt {
  name: string
  at: Coordinates | null
  area?: string
  mode?: 'walk' | 'transit' | 'drive' | 'flight'
}

const zone = 'UTC'

export function tripAt(
  days: readonly (readonly StopAt[])[],
  more: Partial<Fields<'trip'>> = {},
): Trip {
  const fields = newTripFields({ title: 'Somewhere', start: '2027-05-10', ...more })
  const state = stateOf(emptyTrip(tripIdSchema.parse('t'), fields))
  const dayKeys = keysBetween(null, null, days.length)
  for (const [index, stops] of days.entries()) {
    const day = dayIdSchema.parse(`d${index}`)
    const order = dayKeys[index]
    if (!order) throw new Error(`There is no key ${index}`)
    state.tables.day.set(day, newDayFields({ order, zone }))
    const keys = keysBetween(null, null, stops.length)
    for (const [place, { name, at, area, mode }] of stops.entries()) {
      const key = keys[place]
      if (!key) throw new Error(`There is no key ${place}`)
      const leg = mode && {
        mode,
        minutes: 10,
        meters: null,
        from: null,
        to: null,
        reference: null,
        source: { kind: 'estimate' as const, name: 'distance' },
      }
      const row = { day, order: key, zone, name, at, area: area ?? null, leg: leg ?? null }
      state.tables.stop.set(stopIdSchema.parse(`s${index}-${place}`), newStopFields(row))
    }
  }
  return tripOf(state)
}
