/** Dates that tell of one time together: a feast and a day, two parts of months, weekdays of a week. */
import { addDays, daysBetween, weekdayOf } from '../../calendar/calendar-days.ts'
import type { Reading } from '../reading.ts'
import type { DateContext, DateMention } from './date-grammar.ts'
import { startLead } from './date-leads.ts'
import { boundWindow } from './placed-weekdays.ts'

const until = /^\s*(?:-|to|until|till|through|thru|up to)\s*(?:the )?$/
const orBeside = /^\s*(?:,|\/|or|and|to|-|into|until|through)?\s*(?:the )?(?:very )?$/

export function joinDates(
  reading: Reading,
  mentions: readonly DateMention[],
  context: DateContext,
): DateMention[] {
  const joined: DateMention[] = []
  for (const mention of mentions.map((each) =>
    untilMorning(reading, atWeekend(reading, fromNow(reading, each, context))),
  )) {
    const last = joined.at(-1)
    const lead = reading.lower.slice(Math.max(0, (last?.start ?? 0) - 24), last?.start)
    const whole =
      last &&
      (boundsOf(lead, reading.lower.slice(last.end, mention.start), last, mention) ??
        pairOf(reading.lower.slice(last.end, mention.start), last, mention))
    if (whole) joined[joined.length - 1] = whole
    else joined.push(mention)
  }
  return withoutBareWeekdays(reading, placeWeekdays(reading, joined))
}

const notBefore =
  /\b(?:(?:not|no|nothing) (?:before|earlier than)|earliest(?: (?:departure|arrival|start|day|date))?|after)(?: is| on|:)* (?:the )?$/
const notAfter =
  /^,? (?:(?:and|but|or) )?(?:(?:not|no|nothing) (?:after|later than)|latest(?: (?:return|end|day|date|way home))?|before|until|by)(?: is| on|:)* (?:the )?$/

/** "Not before 15 May and not after 10 June": the trip lies between the two. */
function boundsOf(
  lead: string,
  gap: string,
  { start, first, dated }: DateMention,
  { end, last, precision }: DateMention,
): DateMention | undefined {
  const length = daysBetween(first, last)
  if (!(notBefore.test(lead) && notAfter.test(gap)) || length < 1 || length > 200) return undefined
  if (precision === 'season') return undefined
  return { start, end, first, last, precision: 'window', dated }
}

function pairOf(gap: string, first: DateMention, second: DateMention): DateMention | undefined {
  const both = { start: first.start, end: second.end, first: first.first, last: second.last }
  const length = daysBetween(both.first, both.last)
  if (length < 1 || length > 90) return undefined
  const exact = first.precision === 'exact' && second.precision === 'exact'
  // "King's Day - 26 to 28 April": a feast, and the days around it.
  const apart = first.named && second.first !== second.last && !second.named
  if (exact && !apart && (first.named || second.named) && until.test(gap))
    return { ...both, precision: 'exact', dated: first.dated || second.dated }
  if (first.part && second.part && orBeside.test(gap))
    return { ...both, precision: 'window', dated: first.dated || second.dated, part: true }
  return undefined
}

/** "Six days' leave to use up before 31 December", "a voucher to spend by 30 June". */
const usedBy =
  /\b(?:us(?:e|ing)(?: up| it| them)*|spend(?:ing)?|burn(?:ing)?|expires?|runs? out|squeez(?:e|ing) (?:it )?in|fit (?:it )?in|take (?:my|our|the)?)\b[^.;!?]{0,40}? ?\b(?:before|by) (?:the )?(?:end of )?$/

/** "Between now and Christmas", "before Easter": a window that begins today. */
function fromNow(reading: Reading, mention: DateMention, { today }: DateContext): DateMention {
  const lead = reading.lower.slice(Math.max(0, mention.start - 24), mention.start)
  const upTo = /\b(?:now|today) (?:and|until|till|to|-)\s*(?:the )?$/.test(lead)
  const before =
    /\b(?:any ?time|some ?time|well|ideally) before\s*(?:the )?$/.test(lead) ||
    reading.leads(usedBy, mention.start, 70) ||
    (/\bbefore\s*$/.test(lead) && mention.precision !== 'exact') ||
    (/\b(?<!day )before\s*$/.test(lead) && mention.named === true)
  if (!(upTo || before) || mention.first <= today) return mention
  const last = before ? addDays(mention.first, -1) : mention.named ? mention.first : mention.last
  return { ...mention, first: today, last, precision: 'window' }
}

/** The days that a long weekend has around a single day, by its weekday: how many before and after. */
const longAround: readonly (readonly [before: number, after: number])[] = [
  [2, 0],
  [2, 0],
  [3, 0],
  [0, 0],
  [0, 3],
  [0, 2],
  [1, 1],
]
const longWeekendOver =
  /\blong week[ -]?end[^.;!?]{0,30}? (?:over|around|of|with|including|for) (?:the )?$/

/** "A long weekend over 1 May": the days off that the feast makes with the weekend next to it. */
function overDay(mention: DateMention): DateMention | undefined {
  const [before, after] = longAround[weekdayOf(mention.first)] ?? [0, 0]
  if (before + after === 0) return undefined
  return {
    ...mention,
    first: addDays(mention.first, -before),
    last: addDays(mention.first, after),
    part: true,
  }
}

const nightsOf = /\bnights? of (?:the )?$/

/** "For the nights of 4, 5 and 6 June": one leaves on the morning after. */
function untilMorning(reading: Reading, mention: DateMention): DateMention {
  const lead = reading.lower.slice(Math.max(0, mention.start - 16), mention.start)
  if (mention.precision !== 'exact' || mention.named || !nightsOf.test(lead)) return mention
  return { ...mention, last: addDays(mention.last, 1) }
}

const weekendOf = /\bweek[ -]?end (?:of|around) (?:the )?$/
const partOfFeast = /\b(?<which>opening|first|closing|last|final) week[ -]?end (?:of|at) (?:the )?$/

const partBehind = /^(?:'s)? (?<which>opening|first|closing|last|final) week[ -]?end\b/

/** "The weekend of 5 June", "the opening weekend of Oktoberfest": that Saturday and Sunday. */
function atWeekend(reading: Reading, mention: DateMention): DateMention {
  const wide = reading.lower.slice(Math.max(0, mention.start - 56), mention.start)
  const lead = wide.slice(-30)
  const { first, last, precision, named } = mention
  const behind = reading.lower.slice(mention.end, mention.end + 24)
  const feast =
    daysBetween(first, last) > 4 &&
    (partOfFeast.exec(lead) ?? partBehind.exec(behind))?.groups?.which
  const single = precision === 'exact' && first === last && !named && weekendOf.test(lead)
  const isOneDay = precision === 'exact' && first === last
  const long = isOneDay && longWeekendOver.test(wide) ? overDay(mention) : undefined
  if (long) return long
  if (!(feast || single)) return mention
  const isLast = feast && /^(?:closing|last|final)$/.test(feast)
  const toSaturday = (6 - weekdayOf(isLast ? last : first) + 7) % 7
  // A Sunday belongs to the Saturday before it, as does the end of a feast.
  const saturday = isLast
    ? addDays(last, toSaturday === 0 ? 0 : toSaturday - 7)
    : addDays(first, toSaturday === 6 && single ? -1 : toSaturday)
  return {
    start: mention.start,
    end: mention.end,
    first: saturday,
    last: addDays(saturday, 1),
    precision: 'exact',
    dated: mention.dated,
    part: true,
  }
}

const bareWeekday = /^(?:on |a )?(?:mon|tues|wednes|thurs|fri|satur|sun)day$/
/** So long is a part of a month: it has every weekday, and none of these days was meant by its name alone. */
const longWindow = 9

/** "Friday to Sunday in March, a night out on Saturday": the weekday is one of that time, not the next one. */
function withoutBareWeekdays(reading: Reading, mentions: DateMention[]): DateMention[] {
  const isOfSomeMonth = mentions.some(
    ({ first, last, precision }) => precision !== 'exact' && daysBetween(first, last) >= longWindow,
  )
  // "In January … on Saturday … 16-17 January": with days of the calendar the weekday is one of them.
  const hasDays = mentions.some(
    ({ first, last, precision, weekdays, named }) =>
      precision === 'exact' && first !== last && !weekdays && !named,
  )
  if (!isOfSomeMonth || hasDays) return mentions
  // "Oktoberfest, arriving Friday": of so few weeks the weekday is the first.
  const isBound = boundWindow(mentions) !== undefined
  return mentions.filter(
    ({ start, end, first, last, precision }) =>
      precision !== 'exact' ||
      first !== last ||
      !bareWeekday.test(reading.lower.slice(start, end).trim()) ||
      (isBound && reading.leads(startLead, start, 24)),
  )
}

/** "Fri-Sun, third weekend of March" are days of that weekend; in a month they are a length. */
function placeWeekdays(reading: Reading, mentions: DateMention[]): DateMention[] {
  const weekdays = mentions.find((each) => each.weekdays)
  const placed = weekdays?.weekdays && besideDate(reading, mentions, weekdays)
  if (placed) return placed
  // Days of the calendar need no weekdays; those of a feast or a weekend do.
  const other = mentions.find(
    (each) =>
      !each.weekdays &&
      each.last > each.first &&
      (each.precision !== 'exact' || each.named || each.part),
  )
  if (!weekdays?.weekdays || !other) return mentions
  const { from, to } = weekdays.weekdays
  const length = (to - from + 7) % 7 || 7
  const rest = mentions.filter((each) => each !== weekdays && each !== other)
  const span = daysBetween(other.first, other.last) + 1
  // A weekend of three or four days begins before its Saturday.
  const earliest = span <= 4 ? addDays(other.first, -3) : other.first
  const next = addDays(earliest, (from - weekdayOf(earliest) + 7) % 7)
  // "Sat to Sat, last week of July" ends in that week rather than beginning on its last day.
  const first =
    span === 7 && length === 7 && next > addDays(other.first, 3) ? addDays(next, -7) : next
  const last = addDays(first, length)
  const found: DateMention =
    span > 9
      ? { ...other, days: length + 1 }
      : { ...other, first, last, precision: 'exact', start: other.start, end: other.end }
  return [...rest, found].sort((a, b) => a.start - b.start)
}

/** "My conference ends Wed June 9, so Thu-Sat": the weekdays next to the only day that has a date. */
function besideDate(
  reading: Reading,
  mentions: DateMention[],
  weekdays: DateMention,
): DateMention[] | undefined {
  const [day, ...further] = mentions.filter(
    (each) => each !== weekdays && each.precision === 'exact' && each.first === each.last,
  )
  if (!day || !weekdays.weekdays || further.length > 0 || day.named) return undefined
  // "A night out on Saturday" is one of those weekdays, and says nothing of when they are.
  if (!/\d/.test(reading.lower.slice(day.start, day.end))) return undefined
  const { from, to } = weekdays.weekdays
  const ahead = (from - weekdayOf(day.first) + 10) % 7
  const first = addDays(day.first, ahead - 3)
  const last = addDays(first, (to - from + 7) % 7 || 7)
  return mentions.map((each) => (each === weekdays ? { ...each, first, last } : each))
}
