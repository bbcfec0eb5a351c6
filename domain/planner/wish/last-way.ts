/** Adds the way to a ferry, a train or a flight as the last stop of a trip. */
import { saltedIds } from '#domain/trip/ids.ts'
import { newStopFields } from '#domain/trip/new-trip.ts'
import { keysBetween } from '#domain/trip/order-keys.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { stateOf, tripOf } from '#domain/trip/trip-state.ts'
import { timeInWords } from '../clock.ts'
import type { Leaving } from '../stays/journey-clock.ts'

export function withLastWay(trip: Trip, leaving: Leaving | null): Trip {
  const day = trip.days.at(-1)
  if (!(leaving && day)) return trip
  const [order] = keysBetween(day.stops.at(-1)?.order ?? null, null, 1)
  const state = stateOf(trip)
  const row = state.tables.day.get(day.id)
  if (!(order && row)) return trip
  const { by, from, at, setOut, way } = leaving
  state.tables.stop.set(
    saltedIds(trip.id).stop('last way'),
    newStopFields({
      kind: 'free',
      name: `Leave for ${from}`,
      ...{ day: day.id, order, zone: day.zone, start: setOut, minutes: way },
      reasons: [
        `Your ${by} goes at ${timeInWords(at)}: fetch your bags, and be there in good time.`,
      ],
    }),
  )
  // Without a way back to the lodging.
  state.tables.day.set(day.id, { ...row, back: null })
  return tripOf(state)
}
