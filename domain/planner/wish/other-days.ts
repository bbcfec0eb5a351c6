/** The sentence that other days suit as well, with fasts and great feasts among them named. */
import { addDays } from '#domain/calendar/calendar-days.ts'
import { festivityOn } from '#domain/holidays/festivities.ts'
import type { HolidayCalendar } from '#domain/holidays/holiday-calendar.ts'
import { holidayName, isKeptByFew } from '#domain/holidays/holiday-effects.ts'
import type { Destination } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { otherDaysWork, spanInWords } from '../days-in-words.ts'

/** Feasts with changed hours. */
const otherHours = /^(?:Ramadan|Eid al-|Lunar New Year|Tết)/
/** The most days of a window that is checked. */
const longestWindow = 120

interface Window {
  earliest?: string | undefined
  latest?: string | undefined
}

export function trueOfOtherDays(
  assumed: readonly string[],
  window: Window | undefined,
  towns: readonly Destination[],
  calendar: HolidayCalendar,
): string[] {
  const feasts = towns.flatMap((town) => feastsIn(window, town, calendar))
  if (feasts.length === 0) return [...assumed]
  const but = ` Other days of that time work as well, but not alike: ${listed([...new Set(feasts)])}. Say which is your first.`
  return assumed.map((says) => says.replace(otherDaysWork, but))
}

function feastsIn(
  { earliest, latest }: Window = {},
  town: Destination,
  calendar: HolidayCalendar,
): string[] {
  if (!(earliest && latest)) return []
  const spans: { name: string; first: string; last: string }[] = []
  // Told with all its days.
  const from = addDays(earliest, -aMonth)
  for (let step = 0; step < longestWindow + 2 * aMonth; step += 1) {
    const date = addDays(from, step)
    if (date > addDays(latest, aMonth)) break
    const day = { date, names: calendar.on(town, date) }
    if (isKeptByFew(town, day)) continue
    const names = [festivityOn(town, date)?.name, holidayName(town, day)]
    const name = names.find((each) => otherHours.test(each ?? ''))
    const open = spans.at(-1)
    if (!name) continue
    if (open?.name === name && addDays(open.last, 1) >= date) open.last = date
    else spans.push({ name, first: date, last: date })
  }
  return spans
    .filter(({ first, last }) => first <= latest && last >= earliest)
    .map(({ name, first, last }) => `${name} is ${spanInWords(first, last)}`)
}

const aMonth = 31
