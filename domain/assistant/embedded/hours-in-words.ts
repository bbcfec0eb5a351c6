/** Opening hours of the catalogue in a short sentence. */

import { addDays, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import { openSpansOn, parseOpeningHours } from '#domain/places/opening-hours.ts'
import { listed } from '#domain/text/listed.ts'

/** The Monday of a sample week in spring, between the hours of midsummer and midwinter. */
const monday = '2027-04-12'

export function hoursInWords(hours: string): string {
  const parsed = parseOpeningHours(hours)
  if (!parsed.ok) return `Hours: ${hours}`
  const week = Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index)
    return { date, spans: openSpansOn(parsed.hours, date) }
  })
  const shut = week.filter(({ spans }) => spans.length === 0)
  const open = week.find(({ spans }) => spans.length > 0)
  if (!open) return `Hours: ${hours}`
  const [first] = open.spans
  const last = open.spans.at(-1)
  if (first?.from === 0 && (last?.to ?? 0) >= 1440) return 'Always open'
  const usual = `Usually open ${clock(first?.from ?? 0)} to ${clock(last?.to ?? 0)}`
  if (shut.length === 0 || shut.length > 4) return usual
  return `${usual}, closed on ${listed(shut.map(({ date }) => `${weekdays[weekdayOf(date)]}s`))}`
}

export function clock(minute: number): string {
  const day = minute % 1440
  return `${String(Math.floor(day / 60)).padStart(2, '0')}:${String(day % 60).padStart(2, '0')}`
}
