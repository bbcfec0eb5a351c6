/** From the dates that were said to when the trip is, and how long. */
import { addDays, daysBetween } from '../../calendar/calendar-days.ts'
import { countPattern, toCount } from '../grammar/numbers.ts'
import { beginsNextMorning } from '../nights-on-the-way.ts'
import type { Reading } from '../reading.ts'
import type { TripDates } from '../schema.ts'
import { type Ends, ends, singleDays } from './date-ends.ts'
import type { DateMention } from './date-grammar.ts'
import { endLead, leadOf } from './date-leads.ts'
import { aroundDays } from './feast-windows.ts'
import type { DayRange } from './holidays.ts'
import { bareWeekday, boundWindow, towards, weekdayNamed } from './placed-weekdays.ts'
import { stretched } from './stretched-range.ts'
import { isAWeekend, sundayFrom, weekend, withEveOfWeekend } from './weekend-days.ts'

export interface Timing {
  dates?: TripDates
  days?: number
  nights?: number
}

const looseLead =
  /\b(?:sometime|some time|anytime|any time|any|somewhere|between|within|in|around)(?: [a-z']+){0,3}?\s*$/

/** "12 to 26 February, ten days of that". */
const daysOfThat =
  /\b(?:days?|nights?|weeks?) (?:[a-z ]{1,24} )?(?:of|within|out of|inside|during) (?:that|those|it|them|this time)\b/
/** "My visa is valid from 1 April to 30 June, twelve days in Tokyo": a range so long is a time for it. */
const longestTrip = 28

/** The days of the range that tells the trip, first and last included; 0 where only days or a time for it are told. */
export function daysDated(reading: Reading, mentions: readonly DateMention[]): number {
  const ranges = mentions
    .filter(
      (mention) =>
        mention.precision === 'exact' &&
        !mention.named &&
        !looseLead.test(leadOf(reading, mention)),
    )
    .map(({ first, last }) => daysBetween(first, last) + 1)
    .filter((days) => days > 1 && days <= longestTrip)
  return Math.max(0, ...ranges)
}

export function tripTiming(
  reading: Reading,
  mentions: readonly DateMention[],
  said: { days?: number; nights?: number },
  /** Days of what is fixed in the trip: the weekdays beside them are those of their week. */
  fixed: readonly DateMention[] = [],
): Timing {
  const length = lengthOf(said)
  const usable = latestThought(reading, sameYear(reading, mentions.filter(isMeant(reading))))
  const flexibleDays = readFlexibility(reading)
  const withFlexibility = (dates: TripDates): TripDates => ({
    ...dates,
    ...(flexibleDays !== undefined && { flexibleDays }),
  })
  const exact = usable.filter(({ precision }) => precision === 'exact')
  const feast = exact.find(({ named }) => named)
  const days = exact.filter(({ named }) => !named)
  const dated = [...mentions, ...fixed].find(
    ({ precision, first, last, start, end, named }) =>
      precision === 'exact' &&
      first === last &&
      !named &&
      /\d/.test(reading.lower.slice(start, end)),
  )
  const calendar = days.map(towards(feast ?? boundWindow(usable), reading, dated))
  if (feast && length === undefined && exact.length === 1) {
    const window = aroundDays(reading, feast)
    if (window) {
      const { first: earliest, last: latest } = window
      return { dates: withFlexibility({ earliest, latest, precision: 'window' }), ...said }
    }
  }
  const range =
    // "Thu-Sun, 18-21 March": the weekdays are those of the dates.
    calendar.find(({ first, last, weekdays }) => first !== last && !weekdays) ??
    calendar.find(({ first, last }) => first !== last) ??
    (calendar.length === 0 && feast && feast.first !== feast.last ? feast : undefined)
  if (range) {
    const span = daysBetween(range.first, range.last) + 1
    const lead = reading.lower.slice(Math.max(0, range.start - 24), range.start)
    const open = /\b(?:some ?time|any ?time)\b/.test(lead)
    const isWithin =
      length !== undefined &&
      length < span &&
      (looseLead.test(lead) ||
        reading.follows(daysOfThat, range.end) ||
        (span > longestTrip && length * 3 < span))
    // "A weekend in Lisbon, 12 to 14 March" names its days; "between the 12th and the 14th" a time for it.
    const isNamed = isLoose(reading, said, span) && !/\b(?:between|within|any)\b/.test(lead)
    const more =
      open || range.named || /\b(?:between|within|any)\b/.test(lead)
        ? undefined
        : stretched(reading, range, calendar)
    if (more) {
      const { first: start, last: end } = more
      const dates = withFlexibility({ start, end, precision: 'exact' })
      return { dates, days: daysBetween(start, end) + 1 }
    }
    if (open || (isWithin && !isNamed)) {
      const { first, last } = range
      return {
        dates: withFlexibility({ earliest: first, latest: last, precision: 'window' }),
        ...said,
        ...(length !== undefined && { days: length }),
      }
    }
    if (range.named && length !== undefined && length !== span) {
      // A few days of a long feast, or a stay around a short one.
      const around = Math.max(0, length - span)
      const first = addDays(range.first, -around)
      const last = addDays(range.last, around)
      const part = usable.find((each) => each.part && each.precision === 'window')
      const { first: earliest, last: latest } = common({ first, last }, part, length)
      return {
        dates: withFlexibility({ earliest, latest, precision: 'window' }),
        ...said,
        days: length,
      }
    }
    if (range.part && length !== undefined && length > span) {
      // A weekend of three or four days begins on its Friday; a longer stay lies around it.
      const start = addDays(range.first, -1)
      const dates: TripDates =
        length <= 4
          ? { start, end: addDays(start, length - 1), precision: 'exact' }
          : { earliest: range.first, latest: range.last, precision: 'window' }
      return { dates: withFlexibility(dates), ...said, days: length }
    }
    const longer = withEveOfWeekend(reading, range, calendar)
    if (longer) {
      const { first: start, last: end } = longer
      const dates = withFlexibility({ start, end, precision: 'exact' })
      return { dates, days: daysBetween(start, end) + 1 }
    }
    const dates = withFlexibility({ start: range.first, end: range.last, precision: 'exact' })
    if (isLoose(reading, said, span)) return { dates, days: span }
    return { dates, ...said, days: said.days ?? length ?? span }
  }
  const ofAMonth = weekdaysOfAMonth(reading, usable, calendar)
  if (ofAMonth) {
    const { month, span } = ofAMonth
    const { first: earliest, last: latest, precision } = month
    const days = length ?? span
    return {
      dates: withFlexibility({ earliest, latest, precision }),
      ...said,
      ...(days !== undefined && { days }),
    }
  }
  const singles = setOut(
    reading,
    calendar,
    singleDays(reading, calendar.length > 0 ? calendar : exact, length),
    length,
  )
  const leaving = calendar.find(({ first }) => first === singles.start)
  if (leaving && !singles.end && leavesAfter(reading, leaving, fixed)) {
    singles.end = leaving.first
    delete singles.start
  }
  if (singles.start && !singles.end && isAWeekend(reading, said)) {
    singles.end = sundayFrom(singles.start)
  }
  const until = singles.start ? undefined : calendar.find(({ first }) => first === singles.end)
  const beyond = until && stretched(reading, until, [])
  if (until && beyond) {
    // "In Dubai for work until 3 February, and add Oman for 4 days after".
    const dates: TripDates = { start: until.first, end: beyond.last, precision: 'exact' }
    return { dates: withFlexibility(dates), days: daysBetween(until.first, beyond.last) + 1 }
  }
  if (singles.start ?? singles.end) {
    const { start, end } = ends(
      // "3 nights from Feb 12, on Valentine's": the length is said.
      length !== undefined &&
        (singles.start ?? singles.apart ?? endsAfter(singles.end, length, feast))
        ? singles
        : aroundFeast(singles, feast),
      length,
    )
    const dates: TripDates = { ...(start && { start }), ...(end && { end }), precision: 'exact' }
    const span = start && end ? daysBetween(start, end) + 1 : undefined
    if (span !== undefined && isLoose(reading, said, span))
      return { dates: withFlexibility(dates), days: span }
    const days = length ?? span
    return { dates: withFlexibility(dates), ...said, ...(days !== undefined && { days }) }
  }
  // A month says more than the season it is in, and both more than the year.
  const inYear = usable.filter(({ first, last }) => daysBetween(first, last) < wholeYear)
  const vague = inYear.find(({ precision }) => precision !== 'season') ?? inYear[0] ?? usable[0]
  // "A long weekend, Thursday to Sunday": the weekdays say how long it is.
  const byWeekdays = vague?.days !== undefined && isLoose(reading, said, vague.days)
  const long = byWeekdays ? vague.days : (length ?? vague?.days)
  const timing: Timing = { ...said, ...(long !== undefined && { days: long }) }
  if (!vague) return timing
  const part = usable.find((each) => each !== vague && each.part && each.precision === 'window')
  const { first: earliest, last: latest } = common(vague, part, long ?? 1)
  return { dates: withFlexibility({ earliest, latest, precision: vague.precision }), ...timing }
}

const wholeYear = 300

/** "Tokyo 5 nights, Kyoto 4 and Osaka the rest, 1 to 14 April": two dates say how long it is, and not a part of the stays. */
export function withoutSum(timing: Timing): Timing {
  const { start, end } = timing.dates ?? {}
  const span = start && end ? daysBetween(start, end) + 1 : 0
  return timing.dates && span > (timing.days ?? 0) ? { dates: timing.dates, days: span } : timing
}

/**
 * "A long weekend, Friday 12 to Monday 15", "two weeks, 23 December to 6 January", "20 to 27 March, one
 * day only at the beach": the days of the calendar say how long it is.
 */
function isLoose(
  reading: Reading,
  { days, nights }: { days?: number; nights?: number },
  span: number,
): boolean {
  if (nights === 1) return span > 2
  if (days === undefined || nights !== undefined) return false
  if (days === 1) return span > 1
  if (days <= 3 && span < 6) return reading.says(weekend)
  return days % 7 === 0 && Math.abs(days - span) === 1 && /\bweeks?\b/.test(reading.lower)
}

const longestBefore = 14

/** "A conference on 20 April, … leaving on the 22nd": who leaves after what is fixed goes home. */
function leavesAfter(
  reading: Reading,
  mention: DateMention,
  fixed: readonly DateMention[],
): boolean {
  return (
    endLead.test(leadOf(reading, mention)) &&
    fixed.some(
      ({ first }) => first < mention.first && daysBetween(first, mention.first) <= longestBefore,
    )
  )
}

/** "By night bus on Thursday, 3 days": they begin on Friday. */
function setOut(
  reading: Reading,
  calendar: readonly DateMention[],
  singles: Ends,
  length: number | undefined,
): Ends {
  const { start } = singles
  const said = calendar.find(({ first }) => first === start)
  if (!(start && said && length !== undefined && beginsNextMorning(reading, said))) return singles
  return { ...singles, start: addDays(start, 1) }
}

/** "In Ramadan (late February)": the days that both mean, where the stay fits into them. */
function common(window: DayRange, part: DayRange | undefined, length: number): DayRange {
  if (!part) return window
  const first = part.first > window.first ? part.first : window.first
  const last = part.last < window.last ? part.last : window.last
  return daysBetween(first, last) + 1 >= length ? { first, last } : window
}

/** "On a Thursday, until Sunday, in May": weekdays of that month, and not of this week. */
function weekdaysOfAMonth(
  reading: Reading,
  usable: readonly DateMention[],
  calendar: readonly DateMention[],
): { month: DateMention; span: number | undefined } | null {
  const month = usable.find(({ precision }) => precision === 'month')
  const own = ({ start, end }: DateMention) => reading.lower.slice(start, end)
  if (!month || calendar.length === 0 || !calendar.every((each) => bareWeekday.test(own(each)))) {
    return null
  }
  const [first, last] = calendar.map((each) => weekdayNamed(own(each)))
  const span = first === undefined || last === undefined ? undefined : ((last - first + 7) % 7) + 1
  return { month, span: span === 1 ? undefined : span }
}

/** "Christmas in Vienna, back on the 28th": the feast is the end that was not said. */
function aroundFeast({ start, end }: Ends, feast: DateMention | undefined): Ends {
  if (!feast) return { ...(start && { start }), ...(end && { end }) }
  const from = start ?? (end && feast.first < end ? feast.first : undefined)
  const to = end ?? (start && start < feast.last && feast.first !== start ? feast.last : undefined)
  return { ...(from && { start: from }), ...(to && { end: to }) }
}

/** "Two weeks at Christmas, home by 3 January": the length reaches over the feast. */
function endsAfter(
  end: string | undefined,
  length: number,
  feast: DateMention | undefined,
): true | undefined {
  return end && feast && addDays(end, 1 - length) < feast.first ? true : undefined
}

function lengthOf({ days, nights }: { days?: number; nights?: number }): number | undefined {
  return days ?? (nights === undefined ? undefined : nights + 1)
}

/** "March 8th … and end on March 14th, 2022": the year that was said holds for all. */
function sameYear(reading: Reading, mentions: readonly DateMention[]): DateMention[] {
  // "Mon-Thu" is in a year, but does not say one.
  const dated = mentions.find(
    ({ dated: known, start, end }) =>
      known && /\d|\bnext year\b/.test(reading.lower.slice(start, end)),
  )
  if (!dated) return [...mentions]
  return mentions.map((mention) => {
    if (mention.dated || mention.precision === 'season') return mention
    const year = dated.first.slice(0, 4)
    const shift = Number(year) - Number(mention.first.slice(0, 4))
    const moved = (date: string) => `${Number(date.slice(0, 4)) + shift}${date.slice(4)}`
    return { ...mention, first: moved(mention.first), last: moved(mention.last) }
  })
}

/** "What is actually open on 1 January?" takes nothing back. */
const secondThought =
  /(?<!\b(?:is|are|was|were|be|do|does|can|could) )\b(?:actually|no wait|wait|make (?:it|that)|scratch that|i mean|or rather|sorry|on second thought|changed? to|instead|(?:but|so) now|now it(?:'s|'ll be| is| will be))\b[^.?!]{0,24}$/

/** "June instead of May": the second is what it was. */
function isMeant(reading: Reading) {
  return ({ start }: DateMention) =>
    !/\b(?:instead of|rather than|not(?: (?:in|over|during|around|at))?|(?:no|not|never|avoid) \w+ing|except(?: for)?(?: in)?|excluding|outside(?: of)?|other than|apart from|anything but|clear of|avoid(?:ing)?)\s+(?:the )?$/.test(
      reading.lower.slice(Math.max(0, start - 24), start),
    )
}

/** "In May, actually make it June": what was said last counts. */
function latestThought(reading: Reading, mentions: readonly DateMention[]): DateMention[] {
  const turn = mentions.findLastIndex(
    ({ start }, index) => index > 0 && reading.leads(secondThought, start, 44),
  )
  return turn > 0 ? mentions.slice(turn) : [...mentions]
}

function readFlexibility(reading: Reading): number | undefined {
  const found = reading.find(
    new RegExp(
      `(?:\\+\\/-|\\+-|±|\\bplus or minus|\\bgive or take|\\bflexible by(?: about)?) ?(?<n>${countPattern}|an?)(?: days?)?`,
    ),
  )[0]
  if (!found) return undefined
  reading.claim('dates', found.start, found.end)
  return toCount(found.groups.n)
}
