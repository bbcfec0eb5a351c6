/**
 * Unasked day trips are fixed before the rest is planned, and may displace wishes: the days are planned again
 * without them, and kept where they meet more wishes.
 */
import type { DayVisit } from '../day-visit.ts'
import type { PlanRequest } from '../schema.ts'
import type { TourPlan } from '../tours/problem.ts'

interface Searched {
  visits: readonly DayVisit[]
  plan: TourPlan
}

/** How many wishes have no visit in a plan. */
export function wishesLeftOut({ asked }: PlanRequest, { visits, plan }: Searched): number {
  const seen = new Set(plan.flat().flatMap((number) => visits[number]?.place?.id ?? []))
  return asked.filter(
    ({ implied, nearestTo, placeIds, more = [] }) =>
      !(implied || nearestTo) && ![...placeIds, ...more].some((id) => seen.has(id)),
  ).length
}

/** The request with asked day trips only; null where there was no other, or no wish is missing. */
export function withoutUnaskedTrips(request: PlanRequest, searched: Searched): PlanRequest | null {
  if (request.excursions === 'asked' || wishesLeftOut(request, searched) === 0) return null
  const isOut = searched.plan.flat().some((number) => searched.visits[number]?.place?.dayTrip)
  return isOut ? { ...request, excursions: 'asked' } : null
}
