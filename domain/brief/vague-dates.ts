/** Dates that are more than a day and less than exact: holidays, months, seasons, coming weeks. */
import { addDays, isoDay, weekdayOf } from '../calendar/calendar-days.ts'
import {
  comingYear,
  type DateContext,
  type DateMeaning,
  type DateRule,
  exact,
  monthNumber,
  monthPattern,
  weekdayPattern,
  wholeMonth,
  yearNumber,
} from './date-grammar.ts'
import { type DayRange, holidays, seasons } from './holidays.ts'

const weekdayNames = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa']
const ordinals = ['first', 'second', 'third', 'fourth']

const holidayPattern = holidays.map(({ pattern }) => `(?:${pattern})`).join('|')
const holidayReaders = holidays.map((each) => ({
  ...each,
  whole: new RegExp(`^(?:${each.pattern})$`),
}))

/** Holidays, parts of months and weekdays joined: read before single days, which are inside them. */
export const partRules: readonly DateRule[] = [
  {
    pattern: new RegExp(
      `\\b(?:the )?(?<name>${holidayPattern})(?! (?:market|tree|light|dinner|lunch|present|gift)s?)(?: (?<kind>(?:long )?weekend|week))?(?:,? (?<year>20\\d{2}))?\\b`,
    ),
    read({ groups: { name = '', kind, year } }, { today }) {
      const holiday = holidayReaders.find(({ whole }) => whole.test(name))
      if (!holiday) return undefined
      const daysIn = (when: number): DayRange => {
        if (kind?.endsWith('weekend')) return (holiday.weekend ?? weekendOf(holiday.days))(when)
        const days = holiday.days(when)
        return kind === 'week'
          ? { first: addDays(days.first, -3), last: addDays(days.first, 3) }
          : days
      }
      const days = yearly(today, daysIn, yearNumber(year))
      const precise = kind !== 'week' && !holiday.within
      return { ...days, precision: precise ? 'exact' : 'window', dated: year !== undefined }
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:the )?(?<part>early|mid(?:dle of)?|late|beginning of|start of|end of|first half of|second half of|(?:first|1st|second|2nd|third|3rd|fourth|4th|last) (?:two )?(?:full )?week(?:end)?s? (?:of|in))(?: the)?[ -](?:month of )?(?<month>${monthPattern})(?:,? (?:of )?(?<year>20\\d{2}))?`,
    ),
    read({ groups: { part = '', month, year } }, { today }) {
      const of = monthNumber(month)
      const inYear = yearNumber(year) ?? comingYear(today, of, 28)
      return { ...partOfMonth(part, inYear, of), precision: 'window', dated: year !== undefined }
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:(?<which>next|this|coming) )?(?<from>${weekdayPattern})(?: (?:morning|afternoon|evening|night))?\\s?(?:-|to|through|thru|until|till)\\s?(?:(?:next|the following) )?(?<to>${weekdayPattern})\\b`,
    ),
    read({ groups: { which, from = '', to = '' } }, { today }) {
      const first = comingWeekday(today, from, which === 'next')
      const length = (weekdayNumber(to) - weekdayOf(first) + 7) % 7
      return exact({ first, last: addDays(first, length || 7) }, true)
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
      /\b(?:(?<which>this|next|coming|the|in|early|late|mid|over|during|for|of|our)[ -](?:the )?){1,2}(?<season>spring|summer|autumn|fall|winter)(?:time| holidays?| break)?(?:,? (?:of )?(?<year>20\d{2}))?\b(?! (?:in love|clothes|coats?))/,
    read: ({ groups: { season = '', year } }, { today }) => {
      const daysIn = seasons[season === 'fall' ? 'autumn' : season]
      if (!daysIn) return undefined
      return {
        // A season that is nearly over is not the one that is planned for.
        ...yearly(addDays(today, 30), daysIn, yearNumber(year)),
        precision: 'season',
        dated: year !== undefined,
      }
    },
  },
  {
    pattern: /\b(?<which>this|next|the coming|coming|the) (?:(?<long>long) )?weekend\b/,
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

function readMonth(
  { groups: { month, year } }: { groups: Readonly<Record<string, string | undefined>> },
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

function partOfMonth(part: string, year: number, month: number): DayRange {
  const whole = wholeMonth(year, month)
  const between = (first: number, last: number) => ({
    first: isoDay(year, month, first),
    last: isoDay(year, month, last),
  })
  const week = /^(?<nth>\w+) (?<two>two )?(?:full )?week(?<end>end)?/.exec(part)?.groups
  if (week) {
    const nth =
      week.nth === 'last'
        ? -1
        : ordinals.indexOf(week.nth ?? '') + 1 || Number.parseInt(week.nth ?? '1', 10)
    if (week.end) {
      const saturday = nthSaturday(year, month, nth)
      return { first: saturday, last: addDays(saturday, 1) }
    }
    const length = week.two ? 14 : 7
    if (nth < 0) return { first: addDays(whole.last, 1 - length), last: whole.last }
    return between(7 * nth - 6, 7 * nth - 7 + length)
  }
  if (/^(?:early|beginning|start)/.test(part)) return between(1, 10)
  if (/^mid/.test(part)) return between(11, 20)
  if (/^first half/.test(part)) return between(1, 15)
  return { first: isoDay(year, month, /^second half/.test(part) ? 16 : 21), last: whole.last }
}

function nthSaturday(year: number, month: number, nth: number): string {
  const first = isoDay(year, month, 1)
  const saturday = addDays(first, (6 - weekdayOf(first) + 7) % 7)
  if (nth > 0) return addDays(saturday, 7 * (nth - 1))
  const fifth = addDays(saturday, 28)
  return fifth.slice(0, 7) === first.slice(0, 7) ? fifth : addDays(saturday, 21)
}
