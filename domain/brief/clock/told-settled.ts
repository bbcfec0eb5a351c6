/**
 * What is settled and has no one hour: "meetings daily 9 to 5", "a conference 9-11 June", "must be in Manila on the 24th and 25th". The
 * words are kept; the planner keeps such hours free by reading them itself.
 */
import type { DateMention } from '../dates/date-grammar.ts'
import type { Reading } from '../reading.ts'
import { asSaid, claimFree } from '../told-labels.ts'

const duty =
  '(?:(?:client|team|work|business|sales|company|staff|board|language|morning|afternoon) )?(?:meetings?|conference|congress|convention|training|seminar|workshops?|trade (?:fair|show)|summit|exams?|rehearsals?|course|classes|lectures?|work|fair|sessions?)'
const clock = "\\d{1,2}(?:[:.]\\d\\d)? ?(?:[ap]m|h|o'?clock)?"
const always =
  '(?:daily|every day|each day|all day(?: long)?|every (?:morning|afternoon|weekday)|(?:both|all|two|three|in the) (?:mornings?|afternoons?|days)|on (?:mon|tues|wednes|thurs|fri)days?(?: (?:and|to) (?:mon|tues|wednes|thurs|fri)days?)?|weekdays)'
const span = `(?:(?:from |between )?${clock} ?(?:-|to|till|until|and) ?${clock}|(?:un)?til ${clock}|till ${clock})`
const held = new RegExp(
  `\\b${duty} (?:is |are |will be |go )?(?:${always}(?:,? ${span})?|${span}(?:,? ${always})?)(?: (?:near|at|in|by) (?:the )?[a-z]+(?: [a-z]+)?(?=[.,;!?)]|$))?(?![\\w/])`,
)
const daily =
  /\b(?:dinners?|breakfasts?|lunch(?:es)?)(?: (?:all )?together)? (?:each|every) (?:night|evening|day|morning)(?: (?:at|around|by|about) \d{1,2}(?:[:.]\d\d)? ?(?:[ap]m|h)?)?\b/
const mustBe =
  /\b(?:must|have to|has to|need to|got to|should) be (?:back )?(?:in|at) [a-z][a-z ]{2,24}? (?:on|by|for|from|until|before|at) [^.,;!?]{2,40}/
const several = new RegExp(`\\b${duty}\\b`)

export function readSettled(reading: Reading, dates: readonly DateMention[]): string[] {
  const told: { at: number; end: number; said: string }[] = []
  for (const { start, end } of reading.find(daily)) {
    told.push({ at: start, end, said: asSaid(reading, start, end) })
    claimFree(reading, 'appointment', start, end)
  }
  for (const { start, end } of reading.find(held, 'party', 'occasion', 'length', 'destination')) {
    told.push({ at: start, end, said: asSaid(reading, start, end) })
    claimFree(reading, 'appointment', start, end)
  }
  for (const { start, end } of reading.find(
    mustBe,
    'destination',
    'dates',
    'length',
    'transport',
  )) {
    told.push({ at: start, end, said: asSaid(reading, start, end) })
    claimFree(reading, 'appointment', start, end)
  }
  // "A conference in Vienna 9-11 June": the days of it.
  for (const { start, end, text } of reading.find(several, 'party', 'occasion', 'appointment')) {
    if (told.some((each) => start < each.end && each.at < end)) continue
    const days = dates.find(
      (date) => date.start >= end && date.start - end < 36 && date.first !== date.last,
    )
    if (days?.precision !== 'exact') continue
    if (/[.;!?]/.test(reading.lower.slice(end, days.start))) continue
    // As a brief is printed: a stay's own window.
    if (/^(?:from )?\d{4}-/.test(reading.lower.slice(days.start))) continue
    if (/\bafter (?:an?|the|my|our|her|his) (?:[a-z]+ )?$/.test(reading.lower.slice(0, start)))
      continue
    if (several.test(reading.lower.slice(end, days.start))) continue
    told.push({
      at: start,
      end,
      said: `${text} ${reading.plain.slice(days.start, days.end).replace(/\.$/, '')}`,
    })
    // A conference is an occasion as well.
    if (!text.endsWith('conference') && reading.isFree(start, end))
      reading.claim('appointment', start, end)
  }
  return told.toSorted((a, b) => a.at - b.at).map(({ said }) => said)
}
