/** When meals of a day are had: at the usual hours, and dinner by sunset, fast, feast and departure. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Meal, Place } from '#domain/places/schema.ts'
import { askedWindow, wishesMet } from '../asked/asked-starts.ts'
import { toNextMark, toPreviousMark } from '../marks.ts'
import { lateTables } from '../meals/meal-times.ts'
import { sunOver } from '../opening/outdoors.ts'
import type { PlanRequest } from '../schema.ts'
import type { StartSpan } from '../tours/problem.ts'
import { visitMinutes } from '../visit-length.ts'
import { dinnersAround } from './fixed-evening.ts'
import { within } from './starts.ts'

/** Dinner on Christmas Eve: open kitchens serve early. */
const beforeChristmas: OpenSpan = { from: 1050, to: 1140 }
const earliestDinner = 1050
/** Ends of days, such as for a flight, before which dinner is had early rather than not at all. */
const earlyEnds: OpenSpan = { from: 1140, to: 1290 }
/** Earliest sunset (minute of the day) with a dinner over it. */
const earliestAtSunset = 1020
/** Minutes after sunset until which an iftar table is free. */
const atIftar = 45
/** Minutes after sunset within which who fasts eats. */
const atOnce = 10

/** Start span of dinner on days with another hour: at sunset in Ramadan, early before Christmas. */
export function hoursOnDay(
  meal: Meal,
  window: OpenSpan,
  index: number,
  request: PlanRequest,
): OpenSpan {
  const day = request.days[index]
  if (meal !== 'dinner') return window
  if (day?.holiday?.name === 'Christmas Eve') return beforeChristmas
  const isEarlyEnd = day?.to !== undefined && day.to >= earlyEnds.from && day.to <= earlyEnds.to
  if (isEarlyEnd && !lateTables(request))
    return { ...window, from: Math.min(window.from, earliestDinner) }
  if (day?.holiday?.name !== 'Ramadan') return window
  // All break the fast at sunset.
  const sunset = toNextMark(sunOver(request, day.date)?.sunset ?? 0)
  const from = request.fasts ? sunset : Math.max(earliestDinner, sunset)
  return { from, to: from + (request.fasts ? atOnce : atIftar) }
}

/** Start spans at a table: the hours of the meal, or around the evening's event. */
export function startsAtTable(
  spans: readonly OpenSpan[],
  meal: Meal,
  window: OpenSpan,
  index: number,
  request: PlanRequest,
): StartSpan[] {
  if (meal !== 'dinner') return within(spans, window)
  return dinnersAround(window, request.days[index]?.date, request).flatMap((each) =>
    within(spans, each),
  )
}

/** For dinners with a wish for the sunset from the table: start spans by day. */
export function sunsetTables(place: Place, request: PlanRequest): (OpenSpan | null)[] | null {
  const isAsked = wishesMet(place, request).some(({ when }) => when === 'sunset')
  if (!isAsked) return null
  return request.days.map(({ date }) => {
    const window = askedWindow('sunset', place, visitMinutes(place, request), date, request)
    return window && window.from >= earliestAtSunset
      ? { from: toNextMark(window.from), to: toPreviousMark(window.to) }
      : null
  })
}
