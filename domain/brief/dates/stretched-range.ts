/** Days that a range of dates is not all of the trip: what is added behind it, and the way home after it. */
import { addDays, daysBetween, weekdayOf } from '../../calendar/calendar-days.ts'
import { countPattern, toCount } from '../grammar/numbers.ts'
import type { Reading } from '../reading.ts'
import type { DateMention } from './date-grammar.ts'
import { endLead, leadOf } from './date-leads.ts'
import type { DayRange } from './holidays.ts'
import { bareWeekday, weekdayAfter, weekdayNamed } from './placed-weekdays.ts'

const unit = '(?<unit>day|night|week)s?'
/** "Want to add 2 days for sightseeing after", "two extra nights afterwards", "then have 10 days for Tasmania". */
const addedPatterns = [
  new RegExp(
    `\\b(?:add(?:ing)?|tack(?:ing)?(?: on)?|extend(?:ing)?|plus|stay(?:ing)?|have)(?: (?:it|my|our|the|stay|trip|on|by|about|another|an?|extra|up|to|for|of))*(?: [a-z]{3,20}){0,2}?(?: for| of)? (?<n>${countPattern}) (?:more |extra |full |free )*${unit}\\b[^.!?;\\d]{0,50}?\\b(?:after(?:wards)?|behind|on top|beyond|longer)\\b(?! (?:that )?\\d)`,
  ),
  new RegExp(
    `\\b(?:add(?:ing)?|tack(?:ing)? on|extend(?:ing)?(?: (?:it|my stay|our stay|the (?:stay|trip)))? by|then(?: (?:we|i))?(?: (?:will|would like to|want to))?(?: (?:have|stay|add|spend|take|do))?)(?: (?:on|about|another|an?|extra|for))* (?<n>${countPattern}) (?:more |extra |full |free )*${unit}\\b`,
  ),
]

/** "18 to 20 March, free on the 21st". */
const stays = /\b(?:free|extra day|stay(?:ing)?(?: on)?|left|off)(?: on)?(?: the)? ?$/
const longestWayHome = 10

/** The whole of the trip, where the words behind a range go on from its last day. */
export function stretched(
  reading: Reading,
  range: DateMention,
  calendar: readonly DateMention[],
): DayRange | undefined {
  const { first, last } = range
  const home = calendar.find((each) => {
    if (each.start < range.end || each.first !== each.last) return false
    if (!(endLead.test(leadOf(reading, each)) || stays.test(leadOf(reading, each)))) return false
    const own = reading.lower.slice(each.start, each.end)
    // "The weekend of the 30th, back on Sunday": the range has that day already.
    if (bareWeekday.test(own) && endOf(reading, each, addDays(first, -1)) <= last) return false
    const day = endOf(reading, each, last)
    return day > last && daysBetween(last, day) <= longestWayHome
  })
  const eve = calendar.find((each) => {
    const own = reading.lower.slice(each.start, each.end)
    if (each.first !== each.last || !comes.test(leadOf(reading, each))) return false
    const ahead = daysBetween(dayBefore(reading, each, first), first)
    return ahead > 0 && ahead <= (bareWeekday.test(own) ? 3 : 7)
  })
  if (eve || home) {
    return {
      first: eve ? dayBefore(reading, eve, first) : first,
      last: home ? endOf(reading, home, last) : last,
    }
  }
  const rest = reading.lower.slice(range.end)
  for (const pattern of addedPatterns) {
    const found = pattern.exec(rest)
    const count = toCount(found?.groups?.n)
    if (!(found && count)) continue
    const days = found.groups?.unit === 'week' ? 7 * count : count
    if (days > 60) return undefined
    return { first, last: addDays(last, days) }
  }
  return undefined
}

/** "Arrive on Wednesday", of a conference that begins on Thursday. */
const comes =
  /\b(?:arriv(?:e|ing)|land(?:ing)?|com(?:e|ing)|get(?:ting)? (?:in|there)|fly(?:ing)?(?: in)?)(?: on| in| the)* ?$/

function dayBefore(
  reading: Reading,
  { start, end, first: said }: DateMention,
  first: string,
): string {
  if (!bareWeekday.test(reading.lower.slice(start, end))) return said
  const weekday = weekdayNamed(reading.lower.slice(start, end))
  return addDays(first, -(((weekdayOf(first) - weekday + 6) % 7) + 1))
}

/** A weekday that ends the trip is the one after the range. */
function endOf(reading: Reading, { start, end, first }: DateMention, last: string): string {
  const own = reading.lower.slice(start, end)
  return bareWeekday.test(own) ? weekdayAfter(last, weekdayNamed(own)) : first
}
