/** Sights worth an early start, and how much earlier the day begins for them. */
import { spanOf } from '#domain/places/moments.ts'
import type { Place } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { paceOf, preferencesAtFirst } from '../day-habits.ts'
import {
  earliestOut,
  hoursOf,
  isOutAtNight,
  sleepsLong,
  spare,
  worthALongDay,
} from '../day-hours.ts'
import { toPreviousMark } from '../marks.ts'
import { openSpans } from '../open-spans.ts'
import { boundPart, comeTimes } from '../said/come-times.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'

/** Minute of the day by which one is there, without a said hour. */
const firstThing = 525
/** Minutes after an early opening. */
const wayIn = 30

/** Whether a sight is worth an early start on any day: named or not to be missed, and best early. */
export function isWorthRisingFor(place: Place, request: PlanRequest): boolean {
  if (request.pace === 'slow' || place.dayTrip || comeTimes(place).part !== 'early') return false
  if (request.mustSee.includes(place.id)) return true
  return place.essential >= worthALongDay && !sleepsLong(request)
}

/** Minutes before the usual start for such a sight. */
export function earlierFor(place: Place, day: PlanDay, request: PlanRequest): number {
  if (day.from !== undefined || day.gentle || isOutAtNight(request)) return 0
  const { from } = hoursOf(day, request)
  const [open] = openSpans(place, day.date)
  if (!open) return 0
  const { minutes } = estimateLeg(request.lodging, place.at, preferencesAtFirst(request))
  const last = Math.max(open.from, open.to - place.minutes)
  const there = Math.max(open.from, Math.min(firstThing, clockOfDawn(place), last))
  const leaves = there - minutes - paceOf(request).slack - spare
  return Math.max(0, from - Math.max(earliestOut, toPreviousMark(leaves)))
}

/** Minute of the day by which one must be there, from its text; the next hour is still early. */
function clockOfDawn(place: Place): number {
  const said = comeTimes(place).timed.flatMap((moment) =>
    moment.between && boundPart(moment, place) === 'early' ? spanOf(moment.between).from : [],
  )
  return Math.min(Number.POSITIVE_INFINITY, ...said) + wayIn
}
