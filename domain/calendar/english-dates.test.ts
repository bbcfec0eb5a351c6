import { expect, it } from 'vitest'
import { addDays } from './calendar-days.ts'
import {
  longDate,
  monthOfYear,
  shortDate,
  shortDay,
  weekdayAndDay,
  weekdayName,
} from './english-dates.ts'

const forms: readonly [(date: string) => string, Intl.DateTimeFormatOptions][] = [
  [weekdayName, { weekday: 'long' }],
  [weekdayAndDay, { weekday: 'long', month: 'long', day: 'numeric' }],
  [shortDay, { month: 'short', day: 'numeric' }],
  [shortDate, { dateStyle: 'medium' }],
  [longDate, { dateStyle: 'long' }],
  [monthOfYear, { month: 'long', year: 'numeric' }],
]

it.each(forms)('%o is what Intl writes', (inWords, options) => {
  const intl = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  const days = Array.from({ length: 1500 }, (_, index) => addDays('2024-01-01', index))
  for (const date of ['1999-12-31', ...days]) {
    expect(inWords(date)).toBe(intl.format(new Date(`${date}T00:00:00Z`)))
  }
})
