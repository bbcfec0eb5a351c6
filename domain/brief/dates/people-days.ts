/** Days that belong to people, and not to the journey: "she's turning 30 on the 9th, we fly the 7th and come back the 12th". */

import type { Reading } from '../reading.ts'
import type { DateMention } from './date-grammar.ts'
import { bareWeekday } from './placed-weekdays.ts'

const lead =
  /\b(?:turn(?:s|ing|ed)? \d{1,3}|birthday(?:'s| is| falls)?|b-?day(?: is)?|born|\d{2}th(?: birthday)?(?: is)?|anniversary(?: is| falls)?|(?:we|i)(?:'re| are)? get(?:ting)? married|wedding(?: is)?|party(?: is)?)(?:,| -)? (?:on |is on )?(?:the )?$/

const married =
  /\b(?:we|i)(?:'re| are|'m| am| will|'ll)? (?:be )?(?:get(?:ting)? )?(?:married|marry(?:ing)?)(?: on| the)* (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?$/

/** Without them, where two other days of the calendar or a range of days tell the journey. */
export function withoutPeoplesDays(reading: Reading, mentions: DateMention[]): DateMention[] {
  const isOfSomebody = ({ start, first, last }: DateMention) =>
    first === last && reading.leads(lead, start, 44)
  // "Her birthday is on Saturday 10 July, we fly on the Thursday": the weekdays are those around that day.
  const isBare = ({ start, end }: DateMention) => bareWeekday.test(reading.lower.slice(start, end))
  const others = mentions.filter(
    (each) => each.precision === 'exact' && !isOfSomebody(each) && !isBare(each),
  )
  const isTold = others.length > 1 || others.some(({ first, last }) => first !== last)
  // "We get married 5 June and want to leave on the 8th".
  const isWedding = ({ start, first, last }: DateMention) =>
    first === last && reading.leads(married, start, 44)
  if (mentions.some((each) => each.precision === 'exact' && !isWedding(each)) && !isTold)
    return mentions.filter((each) => !isWedding(each))
  return isTold ? mentions.filter((each) => !isOfSomebody(each)) : mentions
}
