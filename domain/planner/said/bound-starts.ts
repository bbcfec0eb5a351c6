/**
 * When a visit may begin by what is said of the place: what is for the dark is seen in the dark, what
 * one should be early for comes first. Where that leaves nothing of a day, the words do not bind.
 */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { paceOf, travelPreferences } from '../day-habits.ts'
import { hoursOf } from '../day-hours.ts'
import { toNextMark, toPreviousMark } from '../marks.ts'
import { sunOver } from '../outdoors.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'
import { earlyUntil, ownWords } from './own-words.ts'

/** In high summer nobody waits for the dark until eleven; in winter an evening does not begin at four. */
const darkFrom = { earliest: 1050, latest: 1260 }
const eveningFrom = { earliest: 1020, latest: 1110 }
const beforeSunset = 60
/** One comes some minutes before the sun sets, and leaves some after it. */
const beforeItSets = 10
const afterSunset = 10
/** Back from the last stop, as a rule. */
const wayHome = 30
/** Minutes between getting ready and setting out. */
const setOut = 15
/** One is there some minutes before a moment, and stays for some. */
const before = { least: 10, after: 15 }

/** The span in which a visit should begin; null where nothing is said, or the day is not for it. */
export function saidStarts(
  place: Place,
  day: PlanDay,
  minutes: number,
  request: PlanRequest,
): OpenSpan | null {
  const { part, moment } = ownWords(place)
  if (part === null && moment === null) return null
  const hours = hoursOf(day, request)
  const last = hours.to - minutes - wayHome
  const sunset = sunOver(request, day.date)?.sunset ?? null
  if (moment !== null) {
    const from = toNextMark(moment - Math.max(before.least, minutes - before.after))
    return from > last ? null : { from, to: moment - before.least }
  }
  if (part === 'early') {
    const { minutes: leg } = estimateLeg(request.lodging, place.at, travelPreferences(request))
    const soonest = hours.from + leg + paceOf(request).slack + setOut
    return { from: 0, to: Math.max(earlyUntil, toNextMark(soonest)) }
  }
  if (sunset === null) return null
  if (part === 'sunset') return overSunset(sunset, minutes, last)
  const from = part === 'dark' ? darkStart(sunset, last) : eveningStart(sunset)
  return from > last ? null : { from: toNextMark(from), to: 2880 }
}

/** There when the sun sets, and some minutes longer. */
function overSunset(sunset: number, minutes: number, last: number): OpenSpan | null {
  const from = toNextMark(sunset - Math.max(0, minutes - afterSunset))
  const to = Math.max(from, toPreviousMark(sunset - beforeItSets))
  return from > last ? null : { from, to: Math.min(to, last) }
}

function darkStart(sunset: number, last: number): number {
  return Math.min(darkFrom.latest, Math.max(darkFrom.earliest, Math.min(sunset + 15, last)))
}

function eveningStart(sunset: number): number {
  return Math.min(eveningFrom.latest, Math.max(eveningFrom.earliest, sunset - beforeSunset))
}

/** The part of some starts that keeps to what is said; all of them where that would be none. */
export function boundTo(spans: readonly OpenSpan[], said: OpenSpan | null): readonly OpenSpan[] {
  if (said === null) return spans
  const kept = spans
    .map(({ from, to }) => ({ from: Math.max(from, said.from), to: Math.min(to, said.to) }))
    .filter(({ from, to }) => from <= to)
  return kept.length > 0 ? kept : spans
}
