/** Trips of which some are opened as a drive. The domain's rule and the database's column say the same of each. */
import type { Stop, Trip } from '#domain/trip/schema.ts'
import { tripOfStops } from './account-trips.ts'

const at: NonNullable<Stop['at']> = [38.72, -9.14]
const leg: NonNullable<Stop['leg']> = {
  ...{ mode: 'drive', minutes: 40, meters: 40_000, from: null, to: null, reference: null },
  source: { kind: 'estimate' },
}

function roadTrip(more: Partial<Stop> = {}): Trip {
  const trip = tripOfStops(2, 4)
  const days = trip.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop, index) => ({
      ...stop,
      at,
      leg: index === 0 ? null : leg,
      ...more,
    })),
  }))
  return { ...trip, kind: 'road', days }
}

/** The last stop of each day is in town. */
function withTown(trip: Trip, more: Partial<Stop>): Trip {
  const days = trip.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop, index) => {
      if (index < day.stops.length - 1) return stop
      const { nights: _, ...sight } = stop
      return { ...sight, ...more }
    }),
  }))
  return { ...trip, days }
}

export const drivenTrips: readonly (readonly [name: string, trip: Trip, driven: boolean])[] = [
  ['a drive', roadTrip(), true],
  ['a drive with a journey', roadTrip({ kind: 'journey', at: null }), true],
  ['a road trip without stops', { ...tripOfStops(2, 0), kind: 'road' }, true],
  ['a trip to a city', { ...roadTrip(), kind: 'city' }, false],
  ['a road trip with sights on foot', roadTrip({ leg: { ...leg, mode: 'walk' } }), false],
  ['a road trip with tables in town', roadTrip({ kind: 'meal' }), false],
  [
    'a drive with days in town',
    withTown(roadTrip({ nights: 1 }), { kind: 'meal', leg: { ...leg, mode: 'walk' } }),
    true,
  ],
  ['a road trip to where nobody knows', roadTrip({ at: null }), false],
]
