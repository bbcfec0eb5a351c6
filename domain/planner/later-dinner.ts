/**
 * Delays dinner where lunch was late: where the evening has room, dinner is told later than it could begin, and the
 * visit before it lasts longer.
 */

import type { DayVisit } from './day-visit.ts'
import type { StopOfDay } from './hungry-days.ts'
import { mostLonger } from './longer-visits.ts'
import { toPreviousMark } from './marks.ts'
import type { PlanDay, PlanRequest } from './schema.ts'

/** Minutes between the end of lunch and dinner. */
export const lunchToDinner = 270
/** Least change in minutes that is made. */
const least = 15
const unseen = 20
/** From so many on the minutes between are told as a pause. */
const told = 35

interface Evening {
  /** When dinner could begin, when it must have begun, and when lunch was over. */
  start: number
  latest: number
  lunchOver: number | null
  /** Minutes that nothing is planned for after dinner. */
  free: number
}

/** By how many minutes dinner begins later. */
export function laterDinner(
  { kind, meal, locked, mandatory, beforeShow }: DayVisit,
  { start, latest, lunchOver, free }: Evening,
): number {
  if (kind !== 'meal' || meal !== 'dinner' || locked || mandatory || beforeShow) return 0
  if (lunchOver === null) return 0
  const wanted = lunchOver + lunchToDinner - start
  const later = toPreviousMark(Math.min(wanted, latest - start, free))
  return later >= least ? later : 0
}

/** How much of it the visit before takes, and how much of it remains to be waited. */
export function spentBefore(
  later: number,
  before: StopOfDay | null,
  day: PlanDay,
  request: PlanRequest,
): { longer: number; later: number } {
  // What the visit was made longer by already is no longer there to be had.
  const most = before
    ? mostLonger(before.visit, { ...before, minutes: before.planned }, day, request) -
      (before.minutes - before.planned)
    : 0
  const longer = toPreviousMark(Math.max(0, Math.min(later, most)))
  const left = later - longer
  const over = left > unseen && left < told ? left - unseen : 0
  return { longer, later: toPreviousMark(later - over) }
}
