/** A sight with an hour that is held: "the Alhambra is booked for 11 May at 14:00", "Louvre tickets Tuesday 9:30". */
import { addDays, daysBetween, weekdayOf } from '../../calendar/calendar-days.ts'
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
  '(?:(?:timed |entry |entrance |skip-the-line )?(?:tickets?|tix|slots?|reservations?|bookings?)|timed entry)'
const held = '(?:pre-?)?(?:booked|reserved|bought)'
/** "… is booked for", "… tickets are for", "… slot:". */
const behind = new RegExp(
  `^(?: (?:visit|tour|${paper}))?(?: ?,)?(?: (?:is|are|was|were|has been|have been))?(?: (?:already|all|both))? \\(?${held}\\b|^ ${paper}(?: (?:is|are))?\\b`,
)
/** "… Saturday 8.15 is booked", "… on Saturday 8pm is our treat and it's reserved". */
const laterBehind = new RegExp(
  `^,? (?<when>[^.;!?]{3,34}?(?:[.:]\\d\\d)?(?: ?[ap]m)?),? (?:(?:is|are|it's|and|our|already|which|a) |[a-z]+ (?=and it's )){0,5}(?:${held}|paid)\\b`,
)
/** "Tickets for the …", "we booked the …". */
const before = new RegExp(
  `\\b(?:(?<tour>(?:guided |private )?tour) (?:of|at)|${paper}(?: (?:is|are))? (?:for|to|at|into)|(?:we|i)(?:'ve| have)? (?:already )?${held}) (?:the )?$`,
)
/** "Lunch at …". */
const mealAt = /\b(?<meal>dinner|lunch|brunch|breakfast) (?:at|in) (?:the )?$/
/** "Colosseum tickets": told as a part of the name. */
const within = new RegExp(` ${paper}$`, 'i')
const hour =
  /\b(?:(?<hour>[01]?\d|2[0-3])[:.h](?<minute>[0-5]\d) ?(?<half>am|pm)?|(?<bare>1?\d) ?(?<bareHalf>am|pm)|at (?<plain>[01]?\d|2[0-3])(?![\d:]|\.\d))\b/
const weekday =
  /\b(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|(?:sun|mon|tues?|weds?|thurs?|thu|fri|sat)(?=[ ,]))\b/
/** The day and the hour stand right behind, or right in front. */
const reach = 34
/** Nobody is let in at two in the morning. */
const lastAfternoon = 7

/** Names that no list has: "tickets to Hamilton", "ARK booked", "Mystic Lamb is booked". */
const small = '(?:of|the|de|du|di|da|do|la|le|les|del|della|al|au|ai|y|and|in|on)'
const proper = `\\p{Lu}[\\p{L}\\d'’&-]*(?: (?:${small} )*\\p{Lu}[\\p{L}\\d'’&-]*)*`
const ofPaper = new RegExp(`\\b(?:tickets?|tix) (?:for|to) (?:the )?(?<name>${proper})`, 'u')
const beforeHeld = new RegExp(
  `(?<name>${proper})(?=(?: (?:tickets?|tix|slot|session))?(?: (?:is|are))?(?: already)? (?:booked|reserved|tix|tickets|slot)\\b)`,
  'u',
)
const noName =
  /^(?:(?:we|i|our|the|my|got|have|has|also|and|it|this|that|they|all|hotels?|flights?|trains?|rooms?|table|dinner|lunch|brunch|airbnb|apartment|car|everything|already|both|nothing|tickets?|timed|return|eurostar|accommodation|lodging)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|wed|thu|fri|sat|sun)\b)/i

interface NamedThere {
  /** The goals of the trip: a ticket to one of them is that of a way. */
  goals: readonly string[]
  /** A day that is the only one needs no telling. */
  isOneDay: boolean
}

interface Name {
  start: number
  end: number
}

function otherNames(reading: Reading, goals: readonly string[], known: readonly Name[]): Name[] {
  const names = [...reading.findTyped(ofPaper), ...reading.findTyped(beforeHeld)].flatMap(
    ({ start, text, groups }) => {
      const name = groups.name ?? ''
      const from = start + text.lastIndexOf(name)
      return name && !noName.test(name) ? [{ start: from, end: from + name.length }] : []
    },
  )
  return names.filter(
    ({ start, end }) =>
      !known.some((each) => each.start < end && start < each.end) &&
      !goals.some((goal) => reading.plain.slice(start, end).startsWith(goal)) &&
      // A quarter or a house to sleep in is booked as well.
      reading.spans.every(
        (span) => span.start >= end || span.end <= start || span.slot === 'destination',
      ),
  )
}

export function readBookedSights(
  reading: Reading,
  dates: readonly DateMention[],
  { goals, isOneDay }: NamedThere = { goals: [], isOneDay: false },
): BookedSights {
  const booked: BookedSights = { appointments: [], used: new Set() }
  const { lower, plain } = reading
  const listed = reading.spans.filter(({ slot }) => slot === 'mustSee')
  const sights = [...listed, ...otherNames(reading, goals, listed)]
  for (const { start, end } of sights) {
    const sentence = reading.sentenceAt(start)
    const rest = lower.slice(end, sentence.end)
    const after = behind.exec(rest)?.[0].length
    const lead = before.exec(lower.slice(sentence.start, start))
    const meal = mealAt.exec(lower.slice(sentence.start, start))
    const name = plain.slice(start, end).replace(within, '')
    const later = after === undefined && !lead ? laterBehind.exec(rest) : null
    if (after === undefined && !lead && !later && name.length === end - start) continue
    const from = end + (after ?? 0)
    const next = sights
      .filter((each) => each.start >= from)
      .reduce((least, each) => Math.min(least, each.start), sentence.end)
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
    const numbered = date ? undefined : dayNumbered(lower.slice(words.start, words.end), dates)
    if (!(date || named || numbered || isOneDay)) continue
    const isOfTheWeek =
      named !== undefined && !numbered && !(date && /\d/.test(lower.slice(date.start, date.end)))
    booked.appointments.push({
      what: meal?.groups?.meal ?? (lead?.groups?.tour ? 'tour' : 'reservation'),
      where: capitalized(name),
      ...(isOfTheWeek
        ? { weekday: date ? weekdayOf(date.first) : weekdayNumber(named.text) }
        : (date ?? numbered) && { date: date?.first ?? numbered }),
      time: clockOf(time.groups),
    })
    if (date) booked.used.add(date)
    const last = Math.max(
      words.start + time.end,
      date?.end ?? words.start + (named?.end ?? 0),
      end + (later?.[0].length ?? 0),
    )
    const said = meal ?? lead
    for (const part of gaps(reading, said ? sentence.start + said.index : start, last))
      reading.claim('appointment', part.start, part.end)
  }
  return booked
}

/** "The 25th", of the days between which the trip lies. */
function dayNumbered(words: string, dates: readonly DateMention[]): string | undefined {
  const day = /\b(?<day>[0-3]?\d)(?:st|nd|rd|th)\b/.exec(words)?.groups?.day
  const trip = dates.find(({ precision, first, last }) => precision === 'exact' && first !== last)
  if (!(day && trip)) return undefined
  const length = Math.min(daysBetween(trip.first, trip.last), longestTrip)
  const all = Array.from({ length: length + 1 }, (_, index) => addDays(trip.first, index))
  return all.find((each) => Number(each.slice(8)) === Number(day))
}

/** Days within which a number tells one. */
const longestTrip = 27

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
