/**
 * When a visit may begin so that it has the moments one comes for: what is for the dark is seen in the
 * dark, the guard is there when it changes. Where that leaves nothing of a day, nothing is bound.
 */
import { earlyUntil, holdsFor, holdsOn, spanOf } from '#domain/places/moments.ts'
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Moment, Place } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { paceOf, travelPreferences } from '../day-habits.ts'
import { hoursOf } from '../day-hours.ts'
import { toNextMark, toPreviousMark } from '../marks.ts'
import { sunOver } from '../outdoors.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'
import { boundPart, comeTimes } from './come-times.ts'

/** In high summer nobody waits for the dark until eleven; in winter an evening does not begin at four. */
const darkFrom = { earliest: 1050, latest: 1260 }
/** One comes some minutes before the sun sets, and leaves some after it. */
const beforeItSets = 10
const afterSunset = 10
/** Back from the last stop, as a rule. */
const wayHome = 30
/** Minutes between getting ready and setting out. */
const setOut = 15
/** One is there some minutes before something begins, where the visit is long enough for it. */
const ahead = 10
const nextNight = 2880

/** Starts that have a moment one comes for; none where nothing is said, or the day is not for it. */
export function momentStarts(
  place: Place,
  day: PlanDay,
  minutes: number,
  request: PlanRequest,
): OpenSpan[] {
  return startsWith(comeTimes(place).timed, place, day, minutes, request)
}

/** The same of what a place is for, which a visit keeps to. */
export function boundStarts(
  place: Place,
  day: PlanDay,
  minutes: number,
  request: PlanRequest,
): OpenSpan[] {
  const binding = comeTimes(place).timed.filter((moment) => boundPart(moment, place) !== null)
  return startsWith(binding, place, day, minutes, request)
}

function startsWith(
  moments: readonly Moment[],
  place: Place,
  day: PlanDay,
  minutes: number,
  request: PlanRequest,
): OpenSpan[] {
  const windows = moments
    .filter((each) => holdsOn(each, day.date) && holdsFor(each, request.party.children))
    .flatMap((each) => {
      const last = hoursOf(day, request).to - minutes - wayHome
      const byLight = each.light ? lightStarts(each.light, place, day, minutes, request) : always
      const byClock = each.between ? clockStarts(spanOf(each.between), minutes) : always
      if (!byLight) return []
      const from = Math.max(byLight.from, byClock.from)
      const to = Math.min(byLight.to, byClock.to)
      return from > to || from > last ? [] : [{ from, to }]
    })
  return apart(windows)
}

/** In order and without overlaps, as a problem's starts are. */
function apart(spans: readonly OpenSpan[]): OpenSpan[] {
  const merged: OpenSpan[] = []
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const before = merged.at(-1)
    if (before && from <= before.to) before.to = Math.max(before.to, to)
    else merged.push({ from, to })
  }
  return merged
}

const always: OpenSpan = { from: 0, to: nextNight }

/** A visit within the span where that is the longer one, else one that has all of it. */
function clockStarts({ from, to }: OpenSpan, minutes: number): OpenSpan {
  if (to - from >= minutes) return { from: toNextMark(from), to: toPreviousMark(to - minutes) }
  const soonest = toNextMark(to - minutes)
  return { from: soonest, to: Math.max(soonest, toPreviousMark(from - ahead)) }
}

function lightStarts(
  light: NonNullable<Moment['light']>,
  place: Place,
  day: PlanDay,
  minutes: number,
  request: PlanRequest,
): OpenSpan | null {
  const hours = hoursOf(day, request)
  if (light === 'early') {
    const { minutes: leg } = estimateLeg(request.lodging, place.at, travelPreferences(request))
    const soonest = hours.from + leg + paceOf(request).slack + setOut
    return { from: 0, to: Math.max(earlyUntil, toNextMark(soonest)) }
  }
  const { sunrise = null, sunset = null } = sunOver(request, day.date) ?? {}
  if (sunset === null) return null
  const last = hours.to - minutes - wayHome
  if (light === 'dark') return { from: toNextMark(darkStart(sunset, last)), to: nextNight }
  if (light === 'sunset') return overSunset(sunset, minutes, last)
  return { from: sunrise ?? 0, to: toPreviousMark(sunset - minutes / 2) }
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

/** The part of some starts that has a moment; all of them where that would be none. */
export function boundTo(
  spans: readonly OpenSpan[],
  said: readonly OpenSpan[],
): readonly OpenSpan[] {
  const kept = said.flatMap((window) =>
    spans
      .map(({ from, to }) => ({
        from: Math.max(from, window.from),
        to: Math.min(to, window.to),
      }))
      .filter(({ from, to }) => from <= to),
  )
  return kept.length > 0 ? apart(kept) : spans
}
