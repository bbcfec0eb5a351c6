/** The next day or season of its kind, counted from today. */
import { addDays, weekdayOf } from '../../calendar/calendar-days.ts'
import type { DayRange } from './holidays.ts'

const weekdayNames = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa']

export function weekdayNumber(name: string): number {
  return weekdayNames.indexOf(name.slice(0, 2))
}

export function comingWeekday(today: string, name: string, afterThisWeek: boolean): string {
  const ahead = (weekdayNumber(name) - weekdayOf(today) + 7) % 7 || 7
  return addDays(today, ahead + (afterThisWeek && ahead < 3 ? 7 : 0))
}

export function yearly(today: string, daysIn: (year: number) => DayRange, said?: number): DayRange {
  const now = Number(today.slice(0, 4))
  if (said) return daysIn(said)
  return [now - 1, now, now + 1].map(daysIn).find(({ last }) => last >= today) ?? daysIn(now + 1)
}
