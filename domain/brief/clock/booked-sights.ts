/** A sight with an hour that is held: "the Alhambra is booked for 11 May at 14:00", "Louvre tickets Tuesday 9:30". */
import { weekdayOf } from '../../calendar/calendar-days.ts'
import { weekdayNumber } from '../dates/coming-days.ts'
import type { DateMention } from '../dates/date-grammar.ts'
import { findAll, type Reading } from '../reading.ts'
import type { Appointment } from '../schema.ts'

export interface BookedSights {
  appointments: Appointment[]
  /** Dates that tell when a sight is booked, and not when the trip is. */
  used: Set<DateMention>
}

const paper =
  '(?:(?:timed |entry |entrance |skip-the-line )?(?:tickets?|slots?|reservations?|bookings?)|timed entry)'
const held = '(?:pre-?)?(?:booked|reserved|bought)'
/** "… is booked for", "… tickets are for", "… slot:". */
const behind = new RegExp(
  `^(?: (?:visit|tour|${paper}))?(?: ?,)?(?: (?:is|are|was|were|has been|have been))?(?: (?:already|all|both))? \\(?${held}\\b|^ ${paper}(?: (?:is|are))?\\b`,
)
/** "Tickets for the …", "we booked the …". */
const before = new RegExp(
  `\\b(?:(?<tour>(?:guided |private )?tour) (?:of|at)|${paper}(?: (?:is|are))? (?:for|to|at|into)|(?:we|i)(?:'ve| have)? (?:already )?${held}) (?:the )?$`,
)
/** "Colosseum tickets": told as a part of the name. */
const within = new RegExp(` ${paper}$`, 'i')
const hour =
  /\b(?:(?<hour>[01]?\d|2[0-3])[:.h](?<minute>[0-5]\d) ?(?<half>am|pm)?|(?<bare>1?\d) ?(?<bareHalf>am|pm)|at (?<plain>[01]?\d|2[0-3])(?![\d:]|\.\d))\b/
const weekday = /\b(?:sun|mon|tues|wednes|thurs|fri|satur)day\b/
/** The day and the hour stand right behind, or right in front. */
const reach = 34
/** Nobody is let in at two in the morning. */
const lastAfternoon = 7

export function readBookedSights(reading: Reading, dates: readonly DateMention[]): BookedSights {
  const booked: BookedSights = { appointments: [], used: new Set() }
  const { lower, plain } = reading
  const sights = reading.spans.filter(({ slot }) => slot === 'mustSee')
  for (const { start, end } of sights) {
    const sentence = reading.sentenceAt(start)
    const after = behind.exec(lower.slice(end, sentence.end))?.[0].length
    const lead = before.exec(lower.slice(sentence.start, start))
    const name = plain.slice(start, end).replace(within, '')
    if (after === undefined && !lead && name.length === end - start) continue
    const from = end + (after ?? 0)
    const next = sights.find((each) => each.start >= from)?.start ?? sentence.end
    const words = { start: from, end: Math.min(next, sentence.end, from + reach) }
    const time = findAll(lower.slice(words.start, words.end), hour)[0]
    if (!time) continue
    const date = dates.find(
      (each) =>
        each.precision === 'exact' &&
        each.first === each.last &&
        each.start >= words.start &&
        each.end <= words.end,
    )
    const named = findAll(lower.slice(words.start, words.end), weekday)[0]
    if (!(date || named)) continue
    const isOfTheWeek =
      named !== undefined && !(date && /\d/.test(lower.slice(date.start, date.end)))
    booked.appointments.push({
      what: lead?.groups?.tour ? 'tour' : 'reservation',
      where: capitalized(name),
      ...(isOfTheWeek
        ? { weekday: date ? weekdayOf(date.first) : weekdayNumber(named.text) }
        : date && { date: date.first }),
      time: clockOf(time.groups),
    })
    if (date) booked.used.add(date)
    const last = Math.max(words.start + time.end, date?.end ?? words.start + (named?.end ?? 0))
    for (const part of gaps(reading, lead ? sentence.start + lead.index : end, last))
      reading.claim('appointment', part.start, part.end)
  }
  return booked
}

/** What nobody has read yet between two offsets. */
function gaps(reading: Reading, from: number, to: number): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  let start = from
  for (let at = from; at <= to; at += 1) {
    if (at < to && reading.isFree(at, at + 1)) continue
    if (at > start) found.push({ start, end: at })
    start = at + 1
  }
  return found
}

/** Names that were typed small are names all the same. */
function capitalized(name: string): string {
  return name
    .replace(/^the /i, '')
    .replace(/(?<![\p{L}'])\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase())
}

function clockOf(groups: Readonly<Record<string, string | undefined>>): string {
  const said = Number(groups.hour ?? groups.bare ?? groups.plain)
  const half = groups.half ?? groups.bareHalf
  const isLater = half === 'pm' || (half === undefined && said >= 1 && said < lastAfternoon)
  const hours = half === 'am' ? said % 12 : isLater && said < 12 ? said + 12 : said
  return `${String(hours).padStart(2, '0')}:${groups.minute ?? '00'}`
}
