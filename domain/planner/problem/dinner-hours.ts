/** At what hours of a day one sits down: to a meal as usual, and to dinner by the sun, the fast, the feast and the way home. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Meal, Place } from '#domain/places/schema.ts'
import { askedWindow, wishesMet } from '../asked/asked-starts.ts'
import { toNextMark, toPreviousMark } from '../marks.ts'
import { lateTables } from '../meal-times.ts'
import { sunOver } from '../outdoors.ts'
import type { PlanRequest } from '../schema.ts'
import type { StartSpan } from '../tours/problem.ts'
import { visitMinutes } from '../visit-length.ts'
import { dinnersAround } from './fixed-evening.ts'
import { within } from './starts.ts'

/** Kitchens that serve at all on the night before Christmas do so early. */
const beforeChristmas: OpenSpan = { from: 1050, to: 1140 }
const earliestDinner = 1050
/** Who has to leave town about then, for a flight or a train, dines before the last sight rather than not at all. */
const earlyEnds: OpenSpan = { from: 1140, to: 1290 }
/** A sun that sets in the afternoon sets over no dinner. */
const earliestAtSunset = 1020
/** Who comes later finds the tables taken. */
const atIftar = 45
/** Who has fasted all day does not wait for a table. */
const atOnce = 10

/** On some days people dine at another hour: at sunset in Ramadan, early before Christmas. */
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
  // The fast is broken at sunset, and everybody is at table then: so is who travels.
  const sunset = toNextMark(sunOver(request, day.date)?.sunset ?? 0)
  const from = request.fasts ? sunset : Math.max(earliestDinner, sunset)
  return { from, to: from + (request.fasts ? atOnce : atIftar) }
}

/** At the hours of a meal, or around what the evening is for. */
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

/** The dinners of those who asked to see the sun go down from their table: when one sits down, by day. */
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
