/** Dates that tell of something else than the journey: what is over, and what school, work and birthdays bring. */

import type { Reading } from '../reading.ts'
import type { DateMention } from './date-grammar.ts'
import { bareWeekday } from './placed-weekdays.ts'

const loosely = '(?:early|late|mid|the|about|around|only|just|back|sometime|start of|end of|[ -])*'
/** "Reading about geysers since Christmas". */
const sinceThen = new RegExp(`\\bsince (?:last |${loosely})*$`)
/** "Last June we were in Rome"; "the last week of June" is read as one date. */
const lastOne = /\b(?:last|(?:this )?past|previous) $/
const somebody =
  "(?:we|i|he|she|they|both|(?:my|our|his|her|their) (?:[a-z-]+ ){0,2}[a-z-]+|[a-z]+(?= (?:was|were|went|got|retired|married|moved|graduated|returned|visited|came)\\b))(?:'ve| have| has|'d| had)?"
const didBefore =
  '(?:was|were|been|went|got (?:back|home|engaged|divorced|married|here)|came (?:back|home|here)|returned|did|visited|toured|spent|stayed|honeymooned|married|moved|met|retired|graduated|divorced|saw|travell?ed|flew|drove|started|finished|lost)'
/** What turns from the past to the journey, so that the date behind it may be that of the journey. */
const turnsToNow =
  "(?:want|wish|would|like|love|plan|planning|hop(?:e|ed|ing)|think|thinking|thought|look|looking|consider|considering|aim|aiming|suppos|given|told|offered|invited|dream|dreaming|going|will|'ll|can|could|to go|now|this time|but|so|again|next|then|free|off|booked|able|ready|wondering|after)s?"
const isOver = new RegExp(
  `(?:^|\\b${somebody} )(?:(?:both|all|just|only|already|last|first|also|even|never) )*${didBefore}\\b(?!(?:[^.!?;]*\\b)?${turnsToNow}\\b)[^.!?;,\\d]{0,60} (?:in|on|at|over|during|for|from|until) ${loosely}$`,
)
/** "He proposed two years ago in April". */
const yearsAgo = /\b(?:years?|months?|weeks?) ago\b[^.!?;,]{0,24}$/
/** "Our baby is due in July", "the baby born in August". */
const isDue = new RegExp(`\\b(?:due|born) (?:in|on|at|around|by) ${loosely}$`)
/** "I turn 40 in June", "school starts again on 6 September", "exams end on the 18th". */
const study =
  '(?:school|term|uni|university|semester|college|classes|kindergarten|nursery|exams?|finals)'
const work =
  '(?:(?:my|our|his|her|their|the|a) (?:new )?(?:job|course|studies|internship|apprenticeship))'
const ofLife = new RegExp(
  `\\b(?:turn(?:s|ing)? \\d{1,3}|break(?:s|ing)? up|(?:starts?|begins?|finish(?:es)?|goes? back to|ends?) (?:${study}|${work})|(?:${study}|${work})(?: [a-z']+){0,2}? (?:starts?|begins?|ends?|finish(?:es)?|resumes?|is over|are over|is back|are back|breaks? up|goes back)(?: again| back| up)?)(?: only| again)? (?:in|on|at|from)? ?${loosely}$`,
)

/** "Nothing on Friday evening or Saturday that needs transport": days on which something is not to be. */
const ofDay = '[a-z]+day(?: (?:morning|afternoon|evening|night)s?)?'
const notThen = new RegExp(
  `\\b(?:nothing|no (?:plans|transport|rides?|riding|driving|travel(?:l?ing)?|sightseeing)) (?:at all )?(?:on |for )?(?:(?:the )?${ofDay}(?:,| and| or|, or) (?:on )?)*(?:the )?$`,
)

const nextTo = /^[\s(,:;/-]*(?:(?:which|that) is |i\.?e\.? |so |in |on |the )*$/

/** "In Ramadan (late February 2026)": the second says when the first is, also where that is past. */
function areOne(reading: Reading, one: DateMention, other: DateMention): boolean {
  if (one === other) return false
  const [before, behind] = one.start < other.start ? [one, other] : [other, one]
  return before.end <= behind.start && nextTo.test(reading.lower.slice(before.end, behind.start))
}

/** The mentions that may tell when the journey is. */
export function withoutDatesInPassing(
  reading: Reading,
  mentions: DateMention[],
  today: string,
): DateMention[] {
  const clauseBefore = ({ start }: DateMention) =>
    reading.lower.slice(Math.max(reading.sentenceAt(start).start, start - 110), start)
  const left = mentions.filter((mention) => {
    const lead = clauseBefore(mention)
    const own = reading.lower.slice(mention.start, mention.end)
    if (bareWeekday.test(own) && notThen.test(lead)) return false
    return ![sinceThen, lastOne, isOver, yearsAgo, isDue].some((tells) => tells.test(lead))
  })
  const isOfLife = (mention: DateMention) => ofLife.test(clauseBefore(mention))
  const isPast = (mention: DateMention) =>
    mention.dated && mention.last < today && !left.some((other) => areOne(reading, other, mention))
  // "School starts on 6 September, we leave on the Friday": a weekday alone is one near that day.
  const ofJourney = left.filter(
    (each) =>
      !(
        isOfLife(each) ||
        isPast(each) ||
        bareWeekday.test(reading.lower.slice(each.start, each.end))
      ),
  )
  return ofJourney.length === 0 ? left : left.filter((each) => !(isOfLife(each) || isPast(each)))
}
