/** Splits a long day in another town into a morning, a lunch and an afternoon, each with its stops. */
import type { Place } from '#domain/places/schema.ts'
import { afternoonOn } from '../meals/open-meals.ts'
import { stopsAfterLunch } from '../said/stops-there.ts'
import type { PlanRequest } from '../schema.ts'
import type { LunchThere, PlannedDayTrip } from './planned-day-trip.ts'

/** Share of the visit before lunch (0 to 1); undefined where none is after it. */
export function shareBeforeLunch({ visit, later }: LunchThere): number | undefined {
  return later && visit.minutes / (visit.minutes + later.minutes)
}

interface Afternoon {
  name: string
  at: Place['at']
  area: string
  start: number
  minutes: number
  reasons: string[]
}

export function afterLunch(
  { place }: PlannedDayTrip,
  lunch: LunchThere,
  request: PlanRequest,
): Afternoon | null {
  const share = shareBeforeLunch(lunch)
  if (!lunch.later || share === undefined) return null
  const { at, area } = place
  const reasons = stopsAfterLunch(place, request, share)
  return { ...lunch.later, at, area, name: afternoonOn(place), reasons }
}
