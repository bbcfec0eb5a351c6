/** A weekend with the evening before it or the day after it, where somebody comes early or leaves late. */
import { addDays, weekdayOf } from '../../calendar/calendar-days.ts'
import type { Reading } from '../reading.ts'
import { type DateMention, weekendPattern } from './date-grammar.ts'
import { endLead } from './date-leads.ts'
import type { DayRange } from './holidays.ts'

export const weekend = new RegExp(`\\b${weekendPattern}\\b`)

/** "A weekend, arriving on Friday night": from then on to its Sunday. */
export function isAWeekend(reading: Reading, { days, nights }: { days?: number; nights?: number }) {
  return days === 2 && nights === undefined && reading.says(weekend)
}

/** None where the start is no eve of a weekend. */
export function sundayFrom(start: string): string | undefined {
  const weekday = weekdayOf(start)
  return weekday === 4 || weekday === 5 ? addDays(start, 7 - weekday) : undefined
}

/** "This weekend, getting in late Friday": with the evening before it, or until the day after. */
export function withEveOfWeekend(
  reading: Reading,
  { first, last }: DayRange,
  calendar: readonly DateMention[],
): DayRange | undefined {
  if (weekdayOf(first) !== 6 || addDays(first, 1) !== last) return undefined
  const said = (mention: DateMention, lead: RegExp) =>
    mention.first === mention.last &&
    lead.test(reading.lower.slice(Math.max(0, mention.start - 34), mention.start))
  const isEve = (day: string) => addDays(day, 1) === first || addDays(day, 2) === first
  const eve = calendar.find((each) => isEve(each.first) && said(each, comesBefore))
  const after = calendar.find((each) => addDays(last, 1) === each.first && said(each, endLead))
  if (!(eve ?? after)) return undefined
  return { first: eve?.first ?? first, last: after?.first ?? last }
}

const comesBefore =
  /\b(?:arriv(?:e|es|ing)|get(?:ting)? (?:in|there)|land(?:ing)?|com(?:e|ing)(?: in)?|from|start(?:ing)?|fly(?:ing)?(?: in)?|there|check(?:ing)? in|leav(?:e|ing))(?: [a-z']+){0,3}? ?$/
