/** Dates in words and figures: the patterns, and the days each of them means. */
import { isoDay, isRealDay, monthLength } from '../../calendar/calendar-days.ts'
import type { Found } from '../reading.ts'
import type { TripDates } from '../schema.ts'
import type { DayRange } from './holidays.ts'

export interface DateContext {
  today: string
  /** Whether figures stand as the Americans write them: month first. */
  monthFirst: boolean
}

export interface DateMention extends DayRange {
  start: number
  end: number
  precision: TripDates['precision']
  /** Whether the year was written, and not the next that fits. */
  dated: boolean
  /** A feast: where days of the calendar are said as well, they count. */
  named?: true
  /** Two weekdays, of the coming week where no other date says of which: "Fri-Sun". */
  weekdays?: { from: number; to: number }
  /** A part of a month: joined with the part beside it. */
  part?: true
  /** Which end of the trip it is, where the words say so: "the day before". */
  side?: 'start' | 'end'
  /** How long the trip is by the same words: "the last two weeks of June". */
  days?: number
}

export type DateMeaning = Omit<DateMention, 'start' | 'end'>

export interface DateRule {
  pattern: RegExp
  /** Whether the words, as they were typed, are a date at all. */
  fits?: (plain: string, found: Found) => boolean
  read: (found: Found, context: DateContext) => DateMeaning | undefined
}

const monthStarts = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
export const monthPattern =
  "(?:jan(?:uary)?|feb(?:r?uary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b(?!'[a-z])\\.?"
/** "3-6 May", "30 April to 2 May", "May 3-6", with no figures but theirs. */
export const writtenRange = `(?:\\d{1,2}(?:st|nd|rd|th)? ?(?:${monthPattern} ?)?(?:-|to|until|till) ?(?:the )?\\d{1,2}(?:st|nd|rd|th)? ?(?:of )?${monthPattern}|${monthPattern} \\d{1,2}(?:st|nd|rd|th)? ?(?:-|to|until|till) ?(?:${monthPattern} )?\\d{1,2})`
export const weekdayPattern = '(?:mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?'
export const weekendPattern = '(?:week[ -]?end|wk-?e?nd|w\\/e)'
/** "July 2 adults": the number counts what follows, and is no day. */
const countedNouns =
  '(?:adults?|people|ppl|persons?|pax|kids?|child(?:ren)?|teens?|toddlers?|bab(?:y|ies)|infants?|couples?|friends|mates|of us|travell?ers?|seniors?|women|men|girls|boys|guys|lads|dogs?|cats?|rooms?|cars?|days?|nights?|weeks?|cities)'
export const countedNoun = new RegExp(`^${countedNouns}$`)
export const notCounting = `(?! ${countedNouns}\\b)`
/** A weekday before a day, also one that is called by a feast: "Easter Sunday 28 March". */
export const dayLead = `(?:(?:(?:easter|palm|good|holy|maundy|whit|ash|shrove) )?${weekdayPattern}(?: (?:morning|afternoon|evening|night))?,? )?`
const day = (name: string) =>
  `(?:the )?${dayLead}(?:the )?(?<day${name}>\\d{1,2})(?:st|nd|rd|th|\\.(?=[ -]))?(?![\\d:])(?!\\s?(?:am|pm)\\b)${notCounting}`
const month = (name: string) => `(?<month${name}>${monthPattern})`
const year = (name: string) => `(?:(?:,? ?| of )(?<year${name}>20\\d{2}|'\\d{2})(?!\\d))?`
const to = '\\s?(?:-|to|through|thru|until|till|up to|and|&|\\+|~|>|->)\\s?(?:including )?'
const figureDay = '\\d{1,2}'
const figureYear = '20\\d{2}|\\d{2}'

export const explicitRules: readonly DateRule[] = [
  {
    pattern:
      /(?<![\d-])(?<from>20\d{2}-\d{2}-\d{2})(?:\s?(?:-|to|until|till|through|\/|and)\s?(?<to>20\d{2}-\d{2}-\d{2}))?(?!\d)/,
    read: ({ groups: { from = '', to: last = from } }) =>
      isRealIso(from) && isRealIso(last) ? exact({ first: from, last }, true) : undefined,
  },
  {
    pattern: new RegExp(
      `\\b${month('A')} ${day('A')}${year('A')}${to}${month('B')} ${day('B')}${year('B')}`,
    ),
    read: readPair,
  },
  {
    pattern: new RegExp(
      `\\b${day('A')} ?(?:of )?${month('A')}${year('A')}${to}${day('B')} ?(?:of )?${month('B')}${year('B')}`,
    ),
    read: readPair,
  },
  {
    pattern: new RegExp(`\\b${month('A')} ${day('A')}${to}${day('B')}${year('B')}`),
    read: readPair,
  },
  // "11, 12 and 13 April": all of them, from the first to the last.
  {
    pattern: new RegExp(
      `(?<!\\d[/.,:-]? ?)\\b(?:the )?(?<dayA>\\d{1,2})(?:st|nd|rd|th)?(?:,| and| &) (?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?, ?)*(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?:,? (?:and|&)|,) (?:the )?(?<dayB>\\d{1,2})(?:st|nd|rd|th)? (?:of )?${month('B')}${year('B')}`,
    ),
    read: readPair,
  },
  // "March 19, 20 and 21".
  {
    pattern: new RegExp(
      `\\b${month('A')} (?<dayA>\\d{1,2})(?:st|nd|rd|th)?(?:, \\d{1,2}(?:st|nd|rd|th)?)+,? (?:and|&) (?<dayB>\\d{1,2})(?:st|nd|rd|th)?${notCounting}${year('B')}`,
    ),
    read: readPair,
  },
  {
    pattern: new RegExp(
      `(?<!\\d[/.] ?)\\b${day('A')}(?:${to}|\\s?/\\s?)${day('B')} ?(?:of )?${month('B')}${year('B')}`,
    ),
    read: readPair,
  },
  {
    pattern: new RegExp(
      `(?<![\\d/.-])(?:\\b${weekdayPattern},? )?(?<![\\d/.-])(?<a>${figureDay})(?<sep>[/.])(?<b>${figureDay})(?:[/.](?<y>${figureYear}))?\\.?\\s?(?:-|to|until|till|through)\\s?(?:${weekdayPattern},? )?(?<c>${figureDay})[/.](?<d>${figureDay})(?:[/.](?<z>${figureYear}))?\\.?(?![\\d/])`,
    ),
    read: readFigurePair,
  },
  {
    pattern: new RegExp(
      `(?<![\\d/.-])(?<a>${figureDay})\\.?\\s?-\\s?(?<c>${figureDay})(?<sep>[/.])(?<m>${figureDay})(?:[/.](?<y>${figureYear}))?(?![\\d/])`,
    ),
    read: ({ groups: { a, c, m, y } }, context) => pair(context, [y, m, a], [y, m, c]),
  },
  {
    pattern: new RegExp(
      `(?<![\\d/.-])(?<m>${figureDay})/(?<a>${figureDay})\\s?-\\s?(?<c>${figureDay})(?![\\d/.]|\\s?(?:days|nights|people))`,
    ),
    read: ({ groups: { a, c, m } }, context) => pair(context, [undefined, m, a], [undefined, m, c]),
  },
  {
    pattern: new RegExp(
      `(?<![\\d/.-])(?<!\\b(?:kids?|children|ages?|aged|boys|girls|sons|daughters|teens)[ :(]{1,2})(?<a>${figureDay})(?<sep>[/.-])(?<b>${figureDay})\\k<sep>(?<y>${figureYear})(?![\\d/])`,
    ),
    read: ({ groups: { a, b, y, sep } }, context) => {
      const [first, second] = sep === '/' && isMonthFirst(a, b, context) ? [b, a] : [a, b]
      return pair(context, [y, second, first], [y, second, first])
    },
  },
  {
    pattern: new RegExp(
      `(?<=\\b(?:on|from|until|till|by|starting|start|leaving|leave|depart|departing|arriving|arrive|returning|return|back|dates?:?|arr|dep|check-?in|check-?out|checking in|checking out|in|out)[.:]? (?:the )?)(?<a>${figureDay})(?<sep>[/.])(?<b>${figureDay})\\.?(?![\\d/])`,
    ),
    read: ({ groups: { a, b, sep } }, context) => {
      const [first, second] = sep === '/' && isMonthFirst(a, b, context) ? [b, a] : [a, b]
      return pair(context, [undefined, second, first], [undefined, second, first])
    },
  },
]

export function exact(range: DayRange, dated: boolean): DateMeaning {
  return { ...range, precision: 'exact', dated }
}

export function monthNumber(name: string | undefined): number {
  return monthStarts.indexOf((name ?? '').slice(0, 3)) + 1
}

export function yearNumber(text: string | undefined): number | undefined {
  if (!text) return undefined
  const value = Number(text.replace("'", ''))
  return value < 100 ? 2000 + value : value
}

/** The first year in which this day of the year is not past. */
export function comingYear(today: string, monthOfYear: number, dayOfMonth: number): number {
  const now = Number(today.slice(0, 4))
  return isoDay(now, monthOfYear, dayOfMonth) >= today ? now : now + 1
}

export function wholeMonth(inYear: number, monthOfYear: number): DayRange {
  return {
    first: isoDay(inYear, monthOfYear, 1),
    last: isoDay(inYear, monthOfYear, monthLength(inYear, monthOfYear)),
  }
}

function isRealIso(date: string): boolean {
  const [y = 0, m = 0, d = 0] = date.split('-').map(Number)
  return isRealDay(y, m, d)
}

function readPair({ groups }: Found, context: DateContext): DateMeaning | undefined {
  const monthA = groups.monthA ?? groups.monthB
  const monthB = groups.monthB ?? groups.monthA
  return pair(
    context,
    [groups.yearA ?? groups.yearB, String(monthNumber(monthA)), groups.dayA],
    [groups.yearB ?? groups.yearA, String(monthNumber(monthB)), groups.dayB],
  )
}

type Written = readonly [
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
]

function pair(context: DateContext, from: Written, until: Written): DateMeaning | undefined {
  const [firstMonth, firstDay] = [Number(from[1]), Number(from[2])]
  const [lastMonth, lastDay] = [Number(until[1]), Number(until[2])]
  const written = yearNumber(from[0])
  // 29 February is a real day in some year: a leap year decides whether the figures can be a day.
  if (!(isRealDay(2024, firstMonth, firstDay) && isRealDay(2024, lastMonth, lastDay)))
    return undefined
  const starts = written ?? comingYear(context.today, firstMonth, firstDay)
  const turns = lastMonth < firstMonth || (lastMonth === firstMonth && lastDay < firstDay)
  if (turns && lastMonth === firstMonth) return undefined
  const first = isoDay(
    turns && from[0] === until[0] && written ? starts - 1 : starts,
    firstMonth,
    firstDay,
  )
  const ends = Number(first.slice(0, 4)) + (turns ? 1 : 0)
  return exact({ first, last: isoDay(ends, lastMonth, lastDay) }, written !== undefined)
}

function isMonthFirst(a: string | undefined, b: string | undefined, context: DateContext): boolean {
  if (Number(a) > 12) return false
  if (Number(b) > 12) return true
  return context.monthFirst
}

function readFigurePair({ groups }: Found, context: DateContext): DateMeaning | undefined {
  const { a, b, c, d, y, z, sep } = groups
  const monthFirst =
    sep === '/' &&
    Number(a) <= 12 &&
    Number(c) <= 12 &&
    (Number(b) > 12 || Number(d) > 12 || context.monthFirst)
  const [from, until] = monthFirst
    ? ([
        [a, b],
        [c, d],
      ] as const)
    : ([
        [b, a],
        [d, c],
      ] as const)
  return pair(context, [y ?? z, from[0], from[1]], [z ?? y, until[0], until[1]])
}
