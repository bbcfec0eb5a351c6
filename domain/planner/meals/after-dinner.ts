/**
 * Earliest hours for places of the night: bars, clubs and music come after dinner, so that a dinner is early or
 * left out.
 */
import type { Place } from '#domain/places/schema.ts'
import { toNextMark } from '../marks.ts'
import { sunOver } from '../opening/outdoors.ts'
import type { PlanRequest } from '../schema.ts'
import { mealTimes } from './meal-times.ts'

/** Minute of the day before which no band plays. */
const firstSet = 1200
/** Bounds, in minutes of the day, of the hour from which illuminations are seen. */
const lit = { earliest: 1140, latest: 1260 }
/** Minutes for a dinner before a bar that is good in the evening already. */
const quickly = 60

/** The earliest minute of the day for a place of the night; 0 for all others. */
export function nightFrom(
  { kind, bestTime }: Pick<Place, 'kind' | 'bestTime'>,
  request: Pick<PlanRequest, 'about' | 'party' | 'meals'>,
): number {
  if (kind !== 'nightlife' || !request.meals.dinner) return 0
  const { from, minutes } = mealTimes(request).dinner
  if (bestTime === 'night') return Math.max(firstSet, toNextMark(from + minutes))
  return bestTime === 'evening' ? toNextMark(from + quickly) : 0
}

/** The minute from which illuminations are seen: after sunset, within the bounds of `lit`. */
export function darkness(date: string, request: PlanRequest): number {
  const sunset = sunOver(request, date)?.sunset ?? lit.earliest
  return Math.min(lit.latest, Math.max(lit.earliest, toNextMark(sunset)))
}
