/** Bars, clubs and streets of music come after dinner: who goes there first dines when kitchens close, or not at all. */
import type { Place } from '#domain/places/schema.ts'
import { toNextMark } from './marks.ts'
import { mealTimes } from './meal-times.ts'
import { sunOver } from './outdoors.ts'
import type { PlanRequest } from './schema.ts'

/** No band plays before. */
const firstSet = 1200
/** What is lit is seen from the one hour on, and from the other at the latest. */
const lit = { earliest: 1140, latest: 1260 }
/** A quick dinner, for a glass that may come early. */
const quickly = 60

/** The earliest that one goes to a place of the night; any time for all others. */
export function nightFrom(
  { kind, bestTime }: Pick<Place, 'kind' | 'bestTime'>,
  request: Pick<PlanRequest, 'about' | 'party' | 'meals'>,
): number {
  if (kind !== 'nightlife' || !request.meals.dinner) return 0
  const { from, minutes } = mealTimes(request).dinner
  if (bestTime === 'night') return Math.max(firstSet, toNextMark(from + minutes))
  return bestTime === 'evening' ? toNextMark(from + quickly) : 0
}

/** After sunset and dinner, though not too late for a day of holidays. */
export function darkness(date: string, request: PlanRequest): number {
  const sunset = sunOver(request, date)?.sunset ?? lit.earliest
  return Math.min(lit.latest, Math.max(lit.earliest, toNextMark(sunset)))
}
