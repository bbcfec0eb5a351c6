/** Adds days without stops for days that should stay free. */
import { saltedIds } from '#domain/trip/ids.ts'
import { newDayFields } from '#domain/trip/new-trip.ts'
import { keysBetween } from '#domain/trip/order-keys.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { stateOf, tripOf } from '#domain/trip/trip-state.ts'

export function withFreeDays(trip: Trip): Trip {
  if (trip.days.every(({ skips }) => skips === 0)) return trip
  const state = stateOf(trip)
  const ids = saltedIds(trip.id)
  for (const [index, { id, skips, zone, order }] of trip.days.entries()) {
    const row = state.tables.day.get(id)
    if (skips === 0 || !row) continue
    const before = trip.days[index - 1]?.order ?? null
    for (const [number, key] of keysBetween(before, order, skips).entries()) {
      state.tables.day.set(ids.day(`free ${index} ${number}`), newDayFields({ order: key, zone }))
    }
    state.tables.day.set(id, { ...row, skips: 0 })
  }
  return tripOf(state)
}
