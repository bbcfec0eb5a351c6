/** Dates that are more than a day and less than exact: holidays, months, seasons, coming weeks. */
import {
  addDays,
  daysBetween,
  isoDay,
  isRealDay,
  nthWeekday,
  weekdayOf,
} from '../calendar/calendar-days.ts'
import {
  comingYear,
  type DateContext,
  type DateMeaning,
  type DateRule,
  exact,
  monthNumber,
  monthPattern,
  weekdayPattern,
  weekendPattern,
  wholeMonth,
  yearNumber,
} from './date-grammar.ts'
import { type DayRange, holidays, seasons } from './holidays.ts'
import { countPattern, toCount } from './numbers.ts'
import type { Found } from './reading.ts'

const weekdayNames = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa']
const ordinals = ['first', 'second', 'third', 'fourth']
const isWeekend = new RegExp(`\\b${weekendPattern}`)

/** Which of its kind: -1 is the last. */
function ordinalOf(word: string): number {
  return word === 'last' ? -1 : ordinals.indexOf(word) + 1 || Number.parseInt(word, 10)
}

const lengthOf = ({ first, last }: DayRange) => daysBetween(first, last) + 1

const holidayPattern = holidays.map(({ pattern }) => `(?:${pattern})`).join('|')
const holidayReaders = holidays.map((each) => ({
  ...each,
  whole: new RegExp(`^(?:${each.pattern})$`),
}))

/** Holidays, parts of months and weekdays joined: read before single days, which are inside them. */
export const partRules: readonly DateRule[] = [
  {
    pattern: new RegExp(
      `\\b(?:the )?(?<unit>week|${weekendPattern}|(?<n>${countPattern}) days|days?) (?:just |right )?(?<side>before|after|following) (?<name>${holidayPattern})\\b`,
    ),
    read({ groups: { unit = '', n, side, name = '' } }, { today }) {
      const holiday = holidayReaders.find(({ whole }) => whole.test(name))
      if (!holiday) return undefined
      const { first, last } = yearly(today, holiday.days)
      const before = side === 'before'
      if (/^w(?!eek$)/.test(unit)) {
        const saturday = before
          ? addDays(first, -((weekdayOf(first) + 7 - 6) % 7 || 7))
          : addDays(last, (6 - weekdayOf(last) + 7) % 7 || 7)
        return exact({ first: saturday, last: addDays(saturday, 1) }, true)
      }
      const length = unit === 'week' ? 7 : (toCount(n) ?? 3)
      const range = before
        ? { first: addDays(first, -length), last: addDays(first, -1) }
        : { first: addDays(last, 1), last: addDays(last, length) }
      return { ...range, precision: 'window', dated: true }
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:the )?(?<name>${holidayPattern})(?! (?:market|tree|light|dinner|lunch|present|gift)s?)(?: (?<kind>(?:long )?${weekendPattern}|week))?(?:,? (?<year>20\\d{2}))?\\b`,
    ),
    read({ groups: { name = '', kind, year } }, { today }) {
      const holiday = holidayReaders.find(({ whole }) => whole.test(name))
      if (!holiday) return undefined
      const daysIn = (when: number): DayRange => {
        if (kind && kind !== 'week') return (holiday.weekend ?? weekendOf(holiday.days))(when)
        const days = holiday.days(when)
        return kind === 'week'
          ? { first: addDays(days.first, -3), last: addDays(days.first, 3) }
          : days
      }
      const days = yearly(today, daysIn, yearNumber(year))
      const precise = kind !== 'week' && !holiday.within
      return {
        ...days,
        precision: precise ? 'exact' : 'window',
        dated: year !== undefined,
        named: true,
      }
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:the )?(?<part>early|mid(?:dle of)?|late|beginning of|start of|end of|(?:first|second|last|1st|2nd) half of|(?:first|1st|second|2nd|third|3rd|fourth|4th|last) (?:(?:${countPattern}) )?(?:full )?(?:week|${weekendPattern}|wk|day|fortnight)s? (?:of|in))(?: the)?[ -](?:month of )?(?<month>${monthPattern})(?:,? (?:of )?(?<year>20\\d{2}))?`,
    ),
    read({ groups: { part = '', month, year } }, { today }) {
      const of = monthNumber(month)
      const inYear = yearNumber(year) ?? comingYear(today, of, 28)
      const range = partOfMonth(part, inYear, of)
      const several = new RegExp(`^\\w+ ${countPattern} `).test(part)
      const dated = year !== undefined
      if (isWeekend.test(part)) return { ...exact(range, dated), part: true }
      const days = several || /fortnight/.test(part) ? { days: lengthOf(range) } : {}
      return { ...range, precision: 'window', dated, part: true, ...days }
    },
  },
  {
    // "A Saturday in January" is some day of that month; "the first Saturday" is one day.
    pattern: new RegExp(
      `\\b(?:(?<nth>(?:the )?(?:first|1st|second|2nd|third|3rd|fourth|4th|last))|an?|any|some|one|on) (?<weekday>${weekdayPattern}) (?:(?:night|evening|morning|afternoon) )?(?:of|in|during) (?:the month of )?(?<month>${monthPattern})(?:,? (?:of )?(?<year>20\\d{2}))?`,
    ),
    read({ groups: { nth, weekday = '', month, year } }, { today }) {
      const of = monthNumber(month)
      const inYear = yearNumber(year) ?? comingYear(today, of, 28)
      const dated = year !== undefined
      if (!nth) return { ...wholeMonth(inYear, of), precision: 'month', dated }
      const day = nthWeekday(inYear, of, weekdayNumber(weekday), ordinalOf(nth.replace('the ', '')))
      return exact({ first: day, last: day }, dated)
    },
  },
  {
    pattern: new RegExp(
      `\\b(?<kind>w\\/c|week (?:commencing|starting|beginning|of|from))(?: the| on)? (?:(?<day>\\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<month>${monthPattern})|(?<monthFirst>${monthPattern}) (?<dayLast>\\d{1,2})(?:st|nd|rd|th)?)(?:,? (?<year>20\\d{2}))?(?!\\d)`,
    ),
    read({ groups: { kind, day, month, monthFirst, dayLast, year } }, { today }) {
      const [of, on] = [monthNumber(month ?? monthFirst), Number(day ?? dayLast)]
      if (!isRealDay(2024, of, on)) return undefined
      const said = isoDay(yearNumber(year) ?? comingYear(today, of, on), of, on)
      const first = kind === 'week of' ? addDays(said, -((weekdayOf(said) + 6) % 7)) : said
      const range = { first, last: addDays(first, 6) }
      return { ...range, precision: 'window', dated: year !== undefined }
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:(?<which>next|this|coming) )?(?<from>${weekdayPattern})(?: (?:morning|afternoon|evening|night))?\\s?(?:-|to|through|thru|until|till)\\s?(?:(?:next|the following) )?(?<to>${weekdayPattern})\\b`,
    ),
    read({ groups: { which, from = '', to = '' } }, { today }) {
      const first = comingWeekday(today, from, which === 'next')
      const length = (weekdayNumber(to) - weekdayOf(first) + 7) % 7
      return {
        ...exact({ first, last: addDays(first, length || 7) }, true),
        ...(!which && { weekdays: { from: weekdayNumber(from), to: weekdayNumber(to) } }),
      }
    },
  },
]

/** Months, seasons and coming weeks: read last, since a day may stand within them. */
export const spanRules: readonly DateRule[] = [
  {
    pattern: new RegExp(
      `(?:\\b(?:in|between|during|either|of|from|around|for|late|early) )?\\b(?<from>${monthPattern})\\s?(?:-|\\/|to|or|and|through|until)\\s?(?:early |late |mid[- ])?(?<to>${monthPattern})(?:,? (?:of )?(?<year>20\\d{2}))?`,
    ),
    read({ groups: { from, to, year } }, { today }) {
      const [first, last] = [monthNumber(from), monthNumber(to)]
      const inYear = yearNumber(year) ?? comingYear(today, last, 28) - (last < first ? 1 : 0)
      const range = {
        first: isoDay(inYear, first, 1),
        last: wholeMonth(inYear + (last < first ? 1 : 0), last).last,
      }
      return { ...range, precision: first === last ? 'month' : 'window', dated: year !== undefined }
    },
  },
  {
    pattern: new RegExp(
      `\\b(?<=\\b(?:in|this|next|of|during|for|around|by|before|after|until|till|from|coming|sometime|about|early|late|mid|end|,) (?:the )?)(?<month>${monthPattern})(?:,? (?:of )?(?<year>20\\d{2}|next year|this year))?(?! (?:be|have|need|not|want|also|you|i|we|st|street|de|del|a)\\b)`,
    ),
    read: readMonth,
  },
  {
    pattern: new RegExp(`\\b(?<month>${monthPattern}),? (?:of )?(?<year>20\\d{2})`),
    read: readMonth,
  },
  {
    pattern:
      /\b(?<month>january|february|april|june|july|august|september|october|november|december)\b/,
    read: readMonth,
  },
  {
    pattern:
      /\b(?:(?:this|next|coming|the|in|early|late|mid|over|during|for|of|our|end of|beginning of|start of)[ -](?:the )?){1,3}(?<season>spring|summer|autumn|fall|winter)(?:time| holidays?| break)?(?:,? (?:of )?(?<year>20\d{2}))?\b(?! (?:in love|clothes|coats?|palace|sports|games|olympics))/,
    read: readSeason,
  },
  {
    // Without a word that leads to it a season is written small, or stands by itself.
    pattern:
      /(?<![-'])\b(?<!\b(?:hot|mineral|thermal|natural|box) )(?<season>spring|summer|autumn|winter|fall(?=,? 20\d| (?:trip|foliage|colou?rs|break|getaway|weekend)))(?:time)?(?:,? (?:of )?(?<year>20\d{2}|'\d{2}))?\b(?! (?:in love|clothes|coats?|palace|sports|games|olympics|rolls?|onions?|water|school|camp|house|garden|wonderland|festival|market|markets|sun|vibes|internship))(?!-)/,
    fits: (plain, { start, end, groups }) => {
      const typed = plain.slice(start, end)
      if (groups.year !== undefined || !/^\p{Lu}/u.test(typed)) return true
      if (typed === typed.toUpperCase() && plain === plain.toUpperCase()) return true
      return (
        /(?:^|[,.;:!?(]\s*)$/.test(plain.slice(0, start)) &&
        /^\s*(?:$|[,.;:!?)]|\p{Ll})/u.test(plain.slice(end))
      )
    },
    read: readSeason,
  },
  {
    // A part of a year, or all of it.
    pattern:
      /\b(?:(?<part>early|mid|late|(?:the )?(?:beginning|start|end) of)(?: in)?(?: the)?[- ]|(?:in|during|sometime in|some ?time in|any ?time in) )(?<year>20\d{2}|next year|this year|the new year|the year)\b(?![-/.]\d)/,
    read: ({ groups: { part = '', year = '' } }, { today }) => {
      const now = Number(today.slice(0, 4))
      const which = /next|new/.test(year)
        ? now + 1
        : (yearNumber(/^20/.test(year) ? year : '') ?? now)
      if (year === 'the year' && !/end/.test(part)) return undefined
      const [from, to] =
        /early|beginning|start/.test(part) || year === 'the new year'
          ? [1, year === 'the new year' && !part ? 2 : 3]
          : /mid/.test(part)
            ? [5, 8]
            : /late|end/.test(part)
              ? [10, 12]
              : [1, 12]
      const first = isoDay(which, from, 1)
      const range = { first: first < today ? today : first, last: wholeMonth(which, to).last }
      return range.last < today ? undefined : { ...range, precision: 'window', dated: true }
    },
  },
  {
    pattern: new RegExp(
      `\\b(?<which>this|next|the coming|coming|the) (?:(?<long>long) )?${weekendPattern}\\b`,
    ),
    read({ groups: { which = '', long } }, { today }) {
      const saturday = comingWeekday(today, 'sat', false)
      const first = addDays(saturday, (which === 'next' ? 7 : 0) - (long ? 1 : 0))
      return exact({ first, last: addDays(first, long ? 2 : 1) }, true)
    },
  },
  {
    pattern: /\b(?<which>this|next|coming) (?<unit>week|month|year)\b(?! ?(?:long|end))/,
    read: ({ groups: { which, unit } }, { today }) =>
      comingUnit(today, which !== 'this', unit ?? ''),
  },
]

function readSeason(
  { text, groups: { season = '', year } }: { text: string; groups: Found['groups'] },
  { today }: DateContext,
): DateMeaning | undefined {
  const daysIn = seasons[season === 'fall' ? 'autumn' : season]
  if (!daysIn) return undefined
  const dated = year !== undefined
  // A season that is nearly over is not the one that is planned for.
  const days = yearly(addDays(today, 30), daysIn, yearNumber(year))
  const third = /\b(?:early|beginning of|start of)\b/.test(text)
    ? 0
    : /\bmid\b/.test(text)
      ? 1
      : /\b(?:late|end of)\b/.test(text)
        ? 2
        : undefined
  if (third === undefined) return { ...days, precision: 'season', dated }
  const [inYear = 0, month = 0] = days.first.split('-').map(Number)
  const turned = month + third > 12
  const part = wholeMonth(inYear + (turned ? 1 : 0), ((month + third - 1) % 12) + 1)
  return { ...part, precision: 'month', dated }
}

function readMonth(
  { groups: { month, year } }: { groups: Found['groups'] },
  { today }: DateContext,
): DateMeaning {
  const of = monthNumber(month)
  const now = Number(today.slice(0, 4))
  const said = year === 'next year' ? now + 1 : year === 'this year' ? now : yearNumber(year)
  return {
    ...wholeMonth(said ?? comingYear(today, of, 28), of),
    precision: 'month',
    dated: said !== undefined,
  }
}

function weekdayNumber(name: string): number {
  return weekdayNames.indexOf(name.slice(0, 2))
}

function comingWeekday(today: string, name: string, afterThisWeek: boolean): string {
  const ahead = (weekdayNumber(name) - weekdayOf(today) + 7) % 7 || 7
  return addDays(today, ahead + (afterThisWeek && ahead < 3 ? 7 : 0))
}

function comingUnit(today: string, next: boolean, unit: string): DateMeaning | undefined {
  const [year = 0, month = 0] = today.split('-').map(Number)
  if (unit === 'week') {
    const monday = addDays(today, ((1 - weekdayOf(today) + 7) % 7) - (next ? 0 : 7))
    return {
      first: next ? monday : today,
      last: addDays(monday, 6),
      precision: 'window',
      dated: true,
    }
  }
  if (unit === 'month') {
    const range =
      month + (next ? 1 : 0) > 12
        ? wholeMonth(year + 1, 1)
        : wholeMonth(year, month + (next ? 1 : 0))
    return { ...range, precision: 'month', dated: true }
  }
  const which = year + (next ? 1 : 0)
  const first = next ? isoDay(which, 1, 1) : today
  return { first, last: isoDay(which, 12, 31), precision: 'window', dated: true }
}

function yearly(today: string, daysIn: (year: number) => DayRange, said?: number): DayRange {
  const now = Number(today.slice(0, 4))
  if (said) return daysIn(said)
  return [now - 1, now, now + 1].map(daysIn).find(({ last }) => last >= today) ?? daysIn(now + 1)
}

function weekendOf(days: (year: number) => DayRange) {
  return (year: number): DayRange => {
    const saturday = addDays(days(year).first, 3 - ((weekdayOf(days(year).first) + 4) % 7))
    return { first: saturday, last: addDays(saturday, 1) }
  }
}

const partPattern = new RegExp(
  `^(?<nth>\\w+) (?:(?<n>${countPattern}) )?(?:full )?(?<unit>${weekendPattern}|week|wk|day|fortnight)`,
)

function partOfMonth(part: string, year: number, month: number): DayRange {
  const whole = wholeMonth(year, month)
  const between = (first: number, last: number) => ({
    first: isoDay(year, month, first),
    last: isoDay(year, month, last),
  })
  const week = partPattern.exec(part)?.groups
  if (week) {
    const nth = ordinalOf(week.nth ?? '')
    if (isWeekend.test(week.unit ?? '')) {
      const saturday = nthWeekday(year, month, 6, nth)
      return { first: saturday, last: addDays(saturday, 1) }
    }
    const unit = week.unit === 'day' ? 1 : week.unit === 'fortnight' ? 14 : 7
    const length = unit * (toCount(week.n) ?? 1)
    if (nth < 0) return { first: addDays(whole.last, 1 - length), last: whole.last }
    const first = isoDay(year, month, 1 + 7 * (nth - 1))
    return { first, last: addDays(first, length - 1) }
  }
  if (/^(?:early|beginning|start)/.test(part)) return between(1, 10)
  if (/^mid/.test(part)) return between(11, 20)
  if (/^(?:first|1st) half/.test(part)) return between(1, 15)
  return { first: isoDay(year, month, /half of/.test(part) ? 16 : 21), last: whole.last }
}
