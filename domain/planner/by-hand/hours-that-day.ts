/** The opening hours of a place on a day of a trip, in words. */
import { addDays, weekdayOf } from '#domain/calendar/calendar-days.ts'
import {
  type OpeningHours,
  type OpenSpan,
  openSpansOn,
  parseOpeningHours,
} from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import type { Day, Trip } from '#domain/trip/schema.ts'

export type HoursThatDay =
  | { kind: 'unknown' }
  | { kind: 'always' }
  | { kind: 'open'; spans: readonly OpenSpan[] }
  /** Shut all day: because the trip says so, on this weekday, or in this season. */
  | { kind: 'closed'; weekday: number | null }

/** Cache of parsed hours: they are asked for with every drawing of every stop. */
const read = new Map<string, OpeningHours | null>()
const mostRead = 2_000

function hoursOf(text: string): OpeningHours | null {
  const known = read.get(text)
  if (known !== undefined) return known
  const parsed = parseOpeningHours(text)
  const hours = parsed.ok ? parsed.hours : null
  if (read.size >= mostRead) read.clear()
  read.set(text, hours)
  return hours
}

export function hoursThatDay(
  place: Pick<Place, 'id' | 'hours'>,
  day: Pick<Day, 'id' | 'date'>,
  { closures }: Pick<Trip, 'closures'>,
): HoursThatDay {
  const isClosed = closures.some((each) => each.placeId === place.id && each.day === day.id)
  if (isClosed) return { kind: 'closed', weekday: null }
  const hours = place.hours === null ? null : hoursOf(place.hours)
  if (!hours) return { kind: 'unknown' }
  const spans = openSpansOn(hours, day.date)
  if (spans.length === 0) {
    return { kind: 'closed', weekday: isWeekly(hours, day.date) ? weekdayOf(day.date) : null }
  }
  return spans.some(({ from, to }) => from === 0 && to >= 1440)
    ? { kind: 'always' }
    : { kind: 'open', spans }
}

/** Whether it is shut on this weekday every week, and open on another. */
function isWeekly(hours: OpeningHours, date: string): boolean {
  const isShut = (days: number) => openSpansOn(hours, addDays(date, days)).length === 0
  return isShut(-7) && isShut(7) && [-3, -2, -1, 1, 2, 3].some((days) => !isShut(days))
}

/** The open span around a minute; one without end for what is always open. */
export function spanAt(hours: HoursThatDay, minute: number): OpenSpan | undefined {
  if (hours.kind === 'always') return { from: 0, to: 2880 }
  if (hours.kind !== 'open') return undefined
  return hours.spans.find(({ from, to }) => from <= minute && minute < to)
}

/** Shut all day, when one gets there, or before one would leave. */
export type Closed = 'all-day' | 'then' | 'before-the-end'

export function closedAt(
  hours: HoursThatDay,
  start: number | null,
  minutes: number,
): Closed | null {
  if (hours.kind === 'closed') return 'all-day'
  if (hours.kind !== 'open' || start === null) return null
  const span = spanAt(hours, start)
  if (!span) return 'then'
  return span.to < start + minutes ? 'before-the-end' : null
}
