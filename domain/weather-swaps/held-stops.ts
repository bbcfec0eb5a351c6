/** What holds a stop in place, so that it is only changed after asking. */

import type { KnownPlaces } from '#domain/planner/by-hand/retime-day.ts'
import { placeNamed } from '#domain/planner/place-names.ts'
import type { Stop, Trip } from '#domain/trip/schema.ts'

export type Hold = 'locked' | 'booked' | 'must-see'

export function holdsOn(trip: Trip, stop: Stop, { place }: KnownPlaces): Hold[] {
  const known = stop.placeId === null ? undefined : place(stop.placeId)
  const isBooked = trip.bookings.some(
    ({ about, status }) =>
      about.entity === 'stop' && about.id === stop.id && status !== 'cancelled',
  )
  // Wishes are words: they hold whatever they name.
  const isWished =
    known !== undefined &&
    (trip.brief?.mustSee ?? []).some(
      (words) => placeNamed(words, { places: [known] }) !== undefined,
    )
  return [
    ...(stop.locked ? (['locked'] as const) : []),
    ...(isBooked || stop.kind === 'appointment' ? (['booked'] as const) : []),
    ...(isWished ? (['must-see'] as const) : []),
  ]
}
