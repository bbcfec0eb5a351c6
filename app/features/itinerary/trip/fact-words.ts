/** Facts of a stop or a day in words, and where each comes from. */
import { formatShortClock } from '#app/ui/trip/format.ts'
import { everyWeekday } from '#domain/calendar/calendar-days.ts'
import { monthOfYear, shortDate } from '#domain/calendar/english-dates.ts'
import type { FactSource } from '#domain/facts/fact-source.ts'
import type { HoursThatDay } from '#domain/planner/by-hand/hours-that-day.ts'
import type { Daylight } from '#domain/sun/daylight.ts'

/** `Open 10 AM–6 PM`, `Closed on Mondays`, `Check hours`. */
export function hoursInWords(hours: HoursThatDay): string {
  switch (hours.kind) {
    case 'unknown':
      return 'Check hours'
    case 'always':
      return 'Always open'
    case 'closed':
      return hours.weekday === null ? 'Closed that day' : `Closed on ${everyWeekday[hours.weekday]}`
    case 'open':
      return `Open ${hours.spans.map(({ from, to }) => `${formatShortClock(from)}–${formatShortClock(to)}`).join(', ')}`
  }
}

const prices = ['Free', '$', '$$', '$$$', '$$$$'] as const
const priceWords = ['free', 'inexpensive', 'moderate', 'expensive', 'very expensive'] as const

/** A price level as a sign, never a sum: sums come from a provider or a traveller. */
export const priceSign = (price: number): string => prices[price] ?? ''
export const priceInWords = (price: number): string =>
  price === 0 ? 'Free' : `About ${priceWords[price]}, level ${price} of 4`

export function daylightInWords({ sunrise, sunset, sun }: Daylight): string {
  if (sun === 'never-sets') return 'The sun does not set'
  if (sun === 'never-rises') return 'The sun does not rise'
  if (sunrise === null || sunset === null) return 'Sunrise and sunset are not known'
  return `Sun ${formatShortClock(sunrise)}–${formatShortClock(sunset)}`
}

const on = (asOf: string | undefined) => (asOf ? `, ${shortDate(asOf)}` : '')

/** The source of a fact, and the date of its information. */
export function sourceInWords({ kind, name, asOf }: FactSource): string {
  switch (kind) {
    case 'catalogue':
      return `from Piri’s catalogue, ${asOf ? `read in ${monthOfYear(asOf)}` : 'age unknown'}`
    case 'provider':
      return `${name ?? 'a provider'}, live${on(asOf)}`
    case 'estimate':
      return `an estimate from ${name ?? 'what is usual'}${on(asOf)}`
    case 'traveller':
      return `your own words${on(asOf)}`
    case 'assistant':
      return `the assistant${on(asOf)}; please check`
    case 'partner':
      return `${name ?? 'a partner'}${on(asOf)}`
  }
}
