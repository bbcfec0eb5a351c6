/** Mandatory things that a plan lacks. A place may have several visits. */
import type { DayProblem } from '../problem/day-problem.ts'
import type { PlanRequest } from '../schema.ts'
import type { TourPlan } from '../tours/problem.ts'

export function missingWishes(
  request: PlanRequest,
  { visits }: Pick<DayProblem, 'visits'>,
  plan: TourPlan,
): string[] {
  const there = new Set<string>()
  for (const visit of plan.flat()) {
    const { place, appointment } = visits[visit] ?? {}
    if (place) there.add(place.id)
    if (appointment) there.add(appointment.id)
  }
  const wanted = [
    ...request.mustSee.filter((id) => request.places.some((place) => place.id === id)),
    ...request.locked.map(({ placeId }) => placeId),
    ...request.appointments.map(({ id }) => id),
  ]
  return wanted.filter((id) => !there.has(id))
}
