/**
 * Start spans that include the moments one comes for: the dark, the changing of the guard. Where none is left on a
 * day, nothing is bound.
 */
import { earlyUntil, holdsFor, holdsOn, spanOf } from '#domain/places/moments.ts'
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Moment, Place } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { paceOf, preferencesAtFirst } from '../day-habits.ts'
import { hoursOf } from '../day-hours.ts'
import { toNextMark, toPreviousMark } from '../marks.ts'
import { sunOver } from '../opening/outdoors.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'
import { boundPart, comeTimes } from './come-times.ts'

/** Bounds of "dark" in minutes of the day: not after nine in summer, nor before half past five in winter. */
const darkFrom = { earliest: 1050, latest: 1260 }
/** Minutes before sunset by which one is there. */
const beforeItSets = 10
const afterSunset = 10
/** Minutes of the usual way back. */
const wayHome = 30
/** Minutes between getting ready and setting out. */
const setOut = 15
/** Minutes before a moment by which one is there, where the visit is long enough. */
const ahead = 10
const nextNight = 2880

/** Start spans with a moment to come for; empty where there is none that day. */
export function momentStarts(
  place: Place,
  day: PlanDay,
  minutes: number,
  request: PlanRequest,
): OpenSpan[] {
  return startsWith(comeTimes(place).timed, place, day, minutes, request)
}

/** The same for the moments that bind a visit. */
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

/** Sorted and without overlaps. */
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

/** Start span of a visit within a moment, or around it where the moment is shorter. */
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
    const { minutes: leg } = estimateLeg(request.lodging, place.at, preferencesAtFirst(request))
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

/** Start span of a visit that includes the sunset and some minutes after it. */
function overSunset(sunset: number, minutes: number, last: number): OpenSpan | null {
  const from = toNextMark(sunset - Math.max(0, minutes - afterSunset))
  const to = Math.max(from, toPreviousMark(sunset - beforeItSets))
  return from > last ? null : { from, to: Math.min(to, last) }
}

function darkStart(sunset: number, last: number): number {
  return Math.min(darkFrom.latest, Math.max(darkFrom.earliest, Math.min(sunset + 15, last)))
}

/** The starts that include a moment; all of them where none would be left. */
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
