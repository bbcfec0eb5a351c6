/**
 * Dates in American English, as `Intl.DateTimeFormat` writes them. Written by hand, because building a formatter is
 * slow on phones while a page starts.
 */
import { weekdayOf } from './calendar-days.ts'

/** Indexed by weekday: Sunday is 0. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
]
/** Indexed from 0: January is 0. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

function partsOf(date: string) {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number)
  return { year, month: monthName(month), day }
}

/** `May`; from 1. */
export const monthName = (month: number): string => monthNames[month - 1] ?? ''

/** `Saturday`. */
export const weekdayName = (date: string): string => weekdays[weekdayOf(date)] ?? ''

/** `Saturday, November 8`. */
export function weekdayAndDay(date: string): string {
  const { month, day } = partsOf(date)
  return `${weekdayName(date)}, ${month} ${day}`
}

/** `Nov 8`. */
export function shortDay(date: string): string {
  const { month, day } = partsOf(date)
  return `${month.slice(0, 3)} ${day}`
}

/** `Nov 8, 2027`. */
export const shortDate = (date: string): string => `${shortDay(date)}, ${partsOf(date).year}`

/** `November 8, 2027`. */
export function longDate(date: string): string {
  const { year, month, day } = partsOf(date)
  return `${month} ${day}, ${year}`
}

/** `November 2027`; the day does not matter. */
export function monthOfYear(date: string): string {
  const { year, month } = partsOf(date)
  return `${month} ${year}`
}
