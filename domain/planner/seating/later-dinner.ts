/**
 * Delays dinner where lunch was late, or where an early one before a show would leave one in the street until the
 * doors open: where the evening has room, dinner is told later than it could begin, and the visit before it lasts
 * longer.
 */

import type { DayVisit } from '../day-visit.ts'
import { mostLonger } from '../longer-visits.ts'
import { toPreviousMark } from '../marks.ts'
import type { StopOfDay } from '../meals/hungry-days.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'

/** Minutes between the end of lunch and dinner. */
export const lunchToDinner = 270
/** Least change in minutes that is made. */
const least = 15
const unseen = 20
/** Minutes between an early dinner and what follows that are kept. */
const toThePoint = 10
/** Minutes of a gap from which it is told as a pause. */
const told = 35

interface Evening {
  /** Minutes of the day: the earliest and the latest begin of dinner, and the end of lunch. */
  start: number
  latest: number
  lunchOver: number | null
  /** Free minutes after dinner. */
  free: number
}

/** Minutes by which dinner begins later. */
export function laterDinner(
  { kind, meal, locked, mandatory, beforeShow }: DayVisit,
  { start, latest, lunchOver, free }: Evening,
): number {
  if (kind !== 'meal' || meal !== 'dinner' || locked || mandatory) return 0
  if (beforeShow) return asMarked(Math.min(latest - start, free - toThePoint))
  if (lunchOver === null) return 0
  const wanted = lunchOver + lunchToDinner - start
  return asMarked(Math.min(wanted, latest - start, free))
}

function asMarked(by: number): number {
  const marked = toPreviousMark(by)
  return marked >= least ? marked : 0
}

/** How many minutes of the delay lengthen the visit before, and how many are waited. */
export function spentBefore(
  later: number,
  before: StopOfDay | null,
  day: PlanDay,
  request: PlanRequest,
): { longer: number; later: number } {
  // Minutes by which the visit was lengthened before are used up.
  const most = before
    ? mostLonger(before.visit, { ...before, minutes: before.planned }, day, request) -
      (before.minutes - before.planned)
    : 0
  const longer = toPreviousMark(Math.max(0, Math.min(later, most)))
  const left = later - longer
  const over = left > unseen && left < told ? left - unseen : 0
  return { longer, later: toPreviousMark(later - over) }
}
