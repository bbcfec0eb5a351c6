/** A month on the wall: its weeks from Sunday on, and what stands on each day. */
import { addDays, isoDay, monthLength, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { shortDate, shortDay } from '#domain/calendar/english-dates.ts'
import { minuteOf } from './clock.ts'
import { compareIdeas, type Idea } from './idea.ts'

export interface Month {
  year: number
  month: number
}

export const mostDots = 3

export function monthOf(date: string): Month {
  const [year = 1970, month = 1] = date.split('-').map(Number)
  return { year, month }
}

export function nextMonth({ year, month }: Month, by: 1 | -1): Month {
  const index = year * 12 + (month - 1) + by
  return { year: Math.floor(index / 12), month: (index % 12) + 1 }
}

/** Weeks of seven; a day of another month is null. */
export function weeksOf({ year, month }: Month): (string | null)[][] {
  const first = isoDay(year, month, 1)
  const blanks = weekdayOf(first)
  const length = monthLength(year, month)
  const count = Math.ceil((blanks + length) / 7)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const number = week * 7 + weekday - blanks
      return number < 0 || number >= length ? null : addDays(first, number)
    }),
  )
}

/** Ideas of each day: by their time, those without one last. */
export function ideasByDate(ideas: readonly Idea[]): ReadonlyMap<string, readonly Idea[]> {
  const days = Map.groupBy(
    ideas.filter(({ date }) => date !== null),
    ({ date }) => date ?? '',
  )
  return new Map([...days].map(([date, each]) => [date, each.toSorted(compareByTime)]))
}

const endOfDay = 24 * 60
function compareByTime(one: Idea, other: Idea): number {
  const minutes = ({ time }: Idea) => (time === null ? endOfDay : (minuteOf(time) ?? endOfDay))
  return minutes(one) - minutes(other) || compareIdeas(one, other)
}

/** "Nov 16", with the year where it is another than this one. */
export function shortDayInWords(date: string, today: string): string {
  return date.slice(0, 4) === today.slice(0, 4) ? shortDay(date) : shortDate(date)
}
