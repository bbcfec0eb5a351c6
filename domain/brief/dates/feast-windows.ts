/** What a feast means where nobody says how long one stays: not the day alone, but some days around it. */
import { addDays, daysBetween } from '../../calendar/calendar-days.ts'
import type { Reading } from '../reading.ts'
import type { DateMention } from './date-grammar.ts'
import { endLead, startLead } from './date-leads.ts'
import type { DayRange } from './holidays.ts'

/** "Christmas Day", "the 4th of July": a day by its own words, unless one comes "for" it. */
const isDay =
  /\b(?:day|eve|night|nye|4th|fourth|(?:sun|mon|tues|wednes|thurs|fri|satur)day)\b|week|wk|w\/e/
const isAround = /\b(?:for|over|around|celebrat(?:e|ing)|spend(?:ing)?) (?:the )?$/
const isOn = /\bon (?:the )?$/
const longest = 3

/** The days of which the stay takes some; undefined where the feast's own days are meant. */
export function aroundDays(reading: Reading, feast: DateMention): DayRange | undefined {
  const { start, end, first, last } = feast
  const own = reading.lower.slice(start, end)
  const lead = reading.lower.slice(Math.max(0, start - 34), start)
  const span = daysBetween(first, last) + 1
  if (span > longest || isOn.test(lead) || startLead.test(lead) || endLead.test(lead))
    return undefined
  if (/week|wk|w\/e/.test(own) || (isDay.test(own) && !isAround.test(lead))) return undefined
  // From the day before to the Sunday: Thanksgiving is a Thursday, and the Friday is off.
  if (/^(?:the )?thanksgiving/.test(own)) return around(feast, 1, 3)
  return span === 1 ? around(feast, 2, 2) : around(feast, 1, 1)
}

function around({ first, last }: DayRange, before: number, after: number): DayRange {
  return { first: addDays(first, -before), last: addDays(last, after) }
}
