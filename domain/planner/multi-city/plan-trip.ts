/** Plans a trip over several cities: the trip; or the conflicting wishes, with the nearest trips. */
import type { Trip } from '#domain/trip/schema.ts'
import { type CityOutcome, planCities } from './plan-cities.ts'
import { tripOfLayout } from './trip-of-layout.ts'
import type { TripRequest, Wish } from './trip-request.ts'

export interface NearTrip {
  dropped: readonly Wish[]
  trip: Trip
}

export type TripOutcome =
  | { ok: true; trip: Trip }
  | Exclude<CityOutcome, { ok: true } | { reason: 'conflict' }>
  | { ok: false; reason: 'conflict'; conflict: readonly Wish[]; nearest: readonly NearTrip[] }

/** The trip shown first: the plan, or the nearest one in a conflict. */
export function shownTrip(outcome: TripOutcome): Trip | undefined {
  if (outcome.ok) return outcome.trip
  return outcome.reason === 'conflict' ? outcome.nearest[0]?.trip : undefined
}

/** `salt`: see `saltedIds`. */
export function planTrip(request: TripRequest, salt = 'cities'): TripOutcome {
  const outcome = planCities(request)
  if (outcome.ok) return { ok: true, trip: tripOfLayout(outcome.plan, request, salt) }
  if (outcome.reason !== 'conflict') return outcome
  return {
    ...outcome,
    nearest: outcome.nearest.map(({ dropped, plan }) => ({
      dropped,
      trip: tripOfLayout(plan, request, salt),
    })),
  }
}
