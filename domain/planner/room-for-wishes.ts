/**
 * A day out of town that nobody asked for is settled before the rest is planned, and may take the room of what somebody did
 * ask for. Then the days are planned once more without it, and kept where they meet more wishes.
 */
import type { DayVisit } from './day-visit.ts'
import type { PlanRequest } from './schema.ts'
import type { TourPlan } from './tours/problem.ts'

interface Searched {
  visits: readonly DayVisit[]
  plan: TourPlan
}

/** How many of the wishes no visit of a plan is for. */
export function wishesLeftOut({ asked }: PlanRequest, { visits, plan }: Searched): number {
  const seen = new Set(plan.flat().flatMap((number) => visits[number]?.place?.id ?? []))
  return asked.filter(
    ({ implied, nearestTo, placeIds, more = [] }) =>
      !(implied || nearestTo) && ![...placeIds, ...more].some((id) => seen.has(id)),
  ).length
}

/** The same request with days out only where they were asked for; null where there was no other, or no wish misses its room. */
export function withoutUnaskedTrips(request: PlanRequest, searched: Searched): PlanRequest | null {
  if (request.excursions === 'asked' || wishesLeftOut(request, searched) === 0) return null
  const isOut = searched.plan.flat().some((number) => searched.visits[number]?.place?.dayTrip)
  return isOut ? { ...request, excursions: 'asked' } : null
}
