/**
 * Days of a festival by its rule, for any year. A rule is a day, or one `until` another:
 * `Jul 24 until Jul 25`, `third Sunday of May -2 until third Sunday of May`, `Saturday from Sep 16`
 * (the first one on that day or after it), `easter-sunday -47`, `diwali`. A feast alone has all of its
 * days; with a count of days or an `until` it stands for its first. `usually` says that the days are other
 * ones every year, somewhere in that span. Several spans of a year stand with `;` between them.
 */

import { addDays, isoDay, nthWeekday, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import { type DayRange, feastIn, isFeast } from './feasts.ts'

export interface FestivalDays extends DayRange {
  /** False where it lies somewhere within these days, and not on all of them. */
  exact: boolean
}

const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const counts: Readonly<Record<string, number>> = {
  ...{ first: 1, second: 2, third: 3, fourth: 4, last: -1 },
}
const monthOf = (name = '') => monthNames.indexOf(name) + 1

const known = new Map<string, readonly FestivalDays[]>()
const mostKnown = 3_000

/** The spans that begin in a year. */
export function festivalDays(rule: string, year: number): readonly FestivalDays[] {
  const key = `${year} ${rule}`
  const found = known.get(key)
  if (found) return found
  const spans = rule.split('; ').flatMap((span) => daysOfSpan(span, year))
  if (known.size >= mostKnown) known.clear()
  known.set(key, spans)
  return spans
}

/** The span that has a day in it, or null; one may have begun in the year before. */
export function festivalOn(rule: string, date: string): FestivalDays | null {
  return festivalsBetween(rule, date, date)[0] ?? null
}

/** Its spans that share a day with a stay. */
export function festivalsBetween(rule: string, first: string, last: string): FestivalDays[] {
  const year = Number(first.slice(0, 4))
  return [year - 1, year, year + 1]
    .flatMap((each) => festivalDays(rule, each))
    .filter((span) => span.first <= last && first <= span.last)
}

function daysOfSpan(span: string, year: number): FestivalDays[] {
  const exact = !span.startsWith('usually ')
  const [from = '', to] = span.replace(/^usually /, '').split(' until ')
  if (to === undefined) return rangesOf(from, year).map((range) => ({ ...range, exact }))
  const ends = [year, year + 1].flatMap((each) => rangesOf(to, each)).map(lastOfPoint(to))
  return rangesOf(from, year).flatMap(({ first }) => {
    const last = ends.find((end) => end >= first)
    return last === undefined ? [] : [{ first, last, exact }]
  })
}

/** A span that ends with a month ends on its last day; with a feast, on its first. */
const lastOfPoint =
  (point: string) =>
  ({ first, last }: DayRange): string =>
    monthNames.includes(point) ? last : first

function rangesOf(point: string, year: number): DayRange[] {
  const [, anchor = point, shift] = /^(.+?)(?: ([+-]\d+))?$/.exec(point) ?? []
  const ranges = anchorIn(anchor, year)
  if (shift === undefined) return ranges
  return ranges.map(({ first }) => {
    const day = addDays(first, Number(shift))
    return { first: day, last: day }
  })
}

function anchorIn(anchor: string, year: number): DayRange[] {
  if (isFeast(anchor)) return feastIn(anchor, year)
  const words = anchor.split(' ')
  const [first = '', second = '', third = '', fourth = ''] = words
  if (words.length === 1) {
    const month = monthOf(first)
    if (month === 0) return []
    return [{ first: isoDay(year, month, 1), last: isoDay(year, month + 1, 0) }]
  }
  if (words.length === 2) return [single(isoDay(year, monthOf(first), Number(second)))]
  const weekday = weekdays.indexOf(second === 'from' ? first : second)
  if (second !== 'from') {
    return [single(nthWeekday(year, monthOf(fourth), weekday, counts[first] ?? 1))]
  }
  const earliest = isoDay(year, monthOf(third), Number(fourth))
  return [single(addDays(earliest, (weekday - weekdayOf(earliest) + 7) % 7))]
}

const single = (day: string): DayRange => ({ first: day, last: day })
