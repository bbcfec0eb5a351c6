/** What one gets up for before the usual hour, and how much earlier. */
import { spanOf } from '#domain/places/moments.ts'
import type { Place } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { paceOf, travelPreferences } from './day-habits.ts'
import {
  earliestOut,
  hoursOf,
  isOutAtNight,
  sleepsLong,
  spare,
  worthALongDay,
} from './day-hours.ts'
import { toPreviousMark } from './marks.ts'
import { openSpans } from './open-spans.ts'
import { boundPart, comeTimes } from './said/come-times.ts'
import type { PlanDay, PlanRequest } from './schema.ts'

/** Where nothing is told by the clock, one is there by then, a quarter before nine. */
const firstThing = 525
/** Gates that open at six have let one in by half past. */
const wayIn = 30

/** What one gets up for, on whichever day it is planned: named, or not to be missed, and best early. */
export function isWorthRisingFor(place: Place, request: PlanRequest): boolean {
  if (request.pace === 'slow' || place.dayTrip || comeTimes(place).part !== 'early') return false
  if (request.mustSee.includes(place.id)) return true
  return place.essential >= worthALongDay && !sleepsLong(request)
}

/** How many minutes before the usual start one may set out for such a place. */
export function earlierFor(place: Place, day: PlanDay, request: PlanRequest): number {
  if (day.from !== undefined || day.gentle || isOutAtNight(request)) return 0
  const { from } = hoursOf(day, request)
  const [open] = openSpans(place, day.date)
  if (!open) return 0
  const { minutes } = estimateLeg(request.lodging, place.at, travelPreferences(request))
  const last = Math.max(open.from, open.to - place.minutes)
  const there = Math.max(open.from, Math.min(firstThing, clockOfDawn(place), last))
  const leaves = there - minutes - paceOf(request).slack - spare
  return Math.max(0, from - Math.max(earliestOut, toPreviousMark(leaves)))
}

/** By when one is there for what is told by the clock; the hour after that is still early. */
function clockOfDawn(place: Place): number {
  const said = comeTimes(place).timed.flatMap((moment) =>
    moment.between && boundPart(moment, place) === 'early' ? spanOf(moment.between).from : [],
  )
  return Math.min(Number.POSITIVE_INFINITY, ...said) + wayIn
}
