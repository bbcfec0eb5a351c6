/** Whether a house is open at a minute of its own clock: over midnight, on holidays, and on the Sabbath. */
import { addDays } from '#domain/calendar/calendar-days.ts'
import { localText, wallAt } from '#domain/calendar/zoned-time.ts'
import type { HolidayCalendar } from '#domain/holidays/holiday-calendar.ts'
import { holidayEffect, holidayName } from '#domain/holidays/holiday-effects.ts'
import { type OpenSpan, openSpansOn, parseOpeningHours } from '#domain/places/opening-hours.ts'
import { keepsSabbath, kosherSpans } from '#domain/planner/diets.ts'
import { isInItsDays } from '#domain/planner/said/come-times.ts'
import { daylight } from '#domain/sun/daylight.ts'
import type { House } from './house.ts'

/** A date, and the minutes after its midnight by the clock on the wall there. */
export interface Moment {
  date: string
  minute: number
}

export type Openness =
  /** Until so many minutes after the midnight of the moment's date; past 1440 it is the next day. */
  | { state: 'open'; until: number; always: boolean }
  /** Unknown, with the reason: its hours, or the effect of a holiday on them. */
  | { state: 'unknown'; holiday: string | null }
  /** Shut then; when it opens next on that date, and the holiday that shuts it. */
  | { state: 'closed'; opens: number | null; holiday: string | null }

/** What the clock shows there at an instant of milliseconds. */
export function momentAt(milliseconds: number, zone: string): Moment {
  const wall = wallAt(Math.floor(milliseconds / 60_000), zone)
  return { date: localText(wall).slice(0, 10), minute: ((wall % 1440) + 1440) % 1440 }
}

export function openAt(house: House, moment: Moment, calendar: HolidayCalendar): Openness {
  const today = dayOf(house, moment.date, calendar)
  // A night that began yesterday is yesterday's: its holiday and its weekday decide.
  const yesterday = dayOf(house, addDays(moment.date, -1), calendar)
  const late = yesterday.spans?.map(({ from, to }) => ({ from: from - 1440, to: to - 1440 })) ?? []
  const lateNow = late.find((span) => holds(span, moment.minute))
  if (lateNow) return openIn(lateNow, yesterday.check, false)
  if (today.shut) return { state: 'closed', opens: null, holiday: today.shut.holiday }
  if (today.spans === null) {
    // Where the hours are unknown, the Sabbath still shuts what it shuts.
    return today.within.some((span) => holds(span, moment.minute))
      ? { state: 'unknown', holiday: today.check }
      : { state: 'closed', opens: null, holiday: 'Sabbath' }
  }
  const now = today.spans.find((span) => holds(span, moment.minute))
  if (now) return openIn(now, today.check, now.from === 0 && now.to >= 1440)
  const next = today.spans.find(({ from }) => from > moment.minute)
  return { state: 'closed', opens: next?.from ?? null, holiday: null }
}

function openIn(span: OpenSpan, check: string | null, always: boolean): Openness {
  return check === null
    ? { state: 'open', until: span.to, always }
    : { state: 'unknown', holiday: check }
}

const holds = ({ from, to }: OpenSpan, minute: number) => from <= minute && minute < to

interface HouseDay {
  /** Null where nobody knows. */
  spans: readonly OpenSpan[] | null
  /** When it may be open at all. */
  within: readonly OpenSpan[]
  shut: { holiday: string | null } | null
  /** A holiday that may change the hours. */
  check: string | null
}

function dayOf(house: House, date: string, calendar: HolidayCalendar): HouseDay {
  const { town } = house
  const where = { country: town.country, slug: town.slug ?? undefined }
  const day = { date, names: calendar.on(where, date) }
  const effect = holidayEffect({ kind: house.kind, hours: house.hours }, where, day)
  const name = effect === null ? null : holidayName(where, day)
  const check = effect === 'check' ? (name ?? 'holiday') : null
  const shutFor = (holiday: string | null) => ({ spans: [], within: [], shut: { holiday }, check })
  if (effect === 'closed') return shutFor(name)
  if (house.place && !isInItsDays(house.place, date)) return shutFor(null)
  const parsed = house.hours === null ? null : parseOpeningHours(house.hours)
  const spans = parsed?.ok ? openSpansOn(parsed.hours, date) : null
  if (!keepsSabbath({ diets: house.place?.diets ?? [] })) {
    return { spans, within: wholeDay, shut: null, check }
  }
  const light = daylight(house.at, date, town.zone)
  return {
    spans: spans && kosherSpans(spans, date, light),
    within: kosherSpans(wholeDay, date, light),
    shut: null,
    check,
  }
}

const wholeDay: readonly OpenSpan[] = [{ from: 0, to: 1440 }]
