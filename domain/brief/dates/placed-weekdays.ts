/** Weekdays by their names alone, placed by the feast, the weeks or the day of the calendar beside them. */
import { addDays, daysBetween, weekdayOf } from '../../calendar/calendar-days.ts'
import type { Reading } from '../reading.ts'
import type { DateMention } from './date-grammar.ts'
import { endLead } from './date-leads.ts'

export const bareWeekday =
  /^(?:(?:on|from|by|until|till|the) )*(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?$/

const weekdayStarts = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** By its name, since a date that was moved to another year has another weekday. */
export function weekdayNamed(own: string): number {
  const name = own.replace(/^(?:(?:on|from|by|until|till|the) )*/, '')
  return weekdayStarts.findIndex((each) => name.startsWith(each))
}

export function weekdayAfter(date: string, weekday: number): string {
  return addDays(date, ((weekday - weekdayOf(date) + 6) % 7) + 1)
}

/** "Over Easter, arriving on Thursday": the weekday in the feast or else before it, and not this week's. */
export function towards(
  feast: DateMention | undefined,
  reading: Reading,
  dated: DateMention | undefined,
) {
  return (mention: DateMention): DateMention => {
    const own = reading.lower.slice(mention.start, mention.end)
    if (mention.first !== mention.last || !bareWeekday.test(own)) return mention
    if (!feast) return beside(dated, mention, reading)
    if (mention.last >= feast.first && mention.first <= feast.last) return mention
    const within = addDays(feast.first, (weekdayNamed(own) - weekdayOf(feast.first) + 7) % 7)
    if (within <= feast.last) return { ...mention, first: within, last: within }
    if (mention.last >= feast.first) return mention
    const back = (weekdayOf(feast.first) - weekdayOf(mention.first) + 7) % 7
    const day = addDays(feast.first, -back)
    return { ...mention, first: day, last: day }
  }
}

/** "The wedding is on Saturday 19 June, from the Thursday": the weekday nearest to the day that has a date. */
function beside(
  dated: DateMention | undefined,
  mention: DateMention,
  reading: Reading,
): DateMention {
  if (!dated) return mention
  const own = reading.lower.slice(mention.start, mention.end)
  if (reading.leads(endLead, mention.start, 24)) {
    const home = weekdayAfter(dated.last, weekdayNamed(own))
    return { ...mention, first: home, last: home }
  }
  const ahead = (weekdayNamed(own) - weekdayOf(dated.first) + 10) % 7
  const day = addDays(dated.first, ahead - 3)
  return { ...mention, first: day, last: day }
}

const longestWindow = 21

/** Some weeks or a part of a month, in which the weekdays of the request lie: "the first week of December". */
export function boundWindow(mentions: readonly DateMention[]): DateMention | undefined {
  return mentions.find(
    ({ precision, first, last }) =>
      precision === 'window' && daysBetween(first, last) < longestWindow && first !== last,
  )
}
