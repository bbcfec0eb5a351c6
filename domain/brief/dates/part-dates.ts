/** Holidays, weeks and weekends of a month, and weekdays joined: dates with single days inside them. */
import {
  addDays,
  daysBetween,
  isoDay,
  isRealDay,
  nthWeekday,
  weekdayOf,
} from '../../calendar/calendar-days.ts'
import { countPattern, toCount } from '../grammar/numbers.ts'
import { comingWeekday, weekdayNumber, yearly } from './coming-days.ts'
import {
  comingYear,
  type DateRule,
  exact,
  monthNumber,
  monthPattern,
  notCounting,
  weekdayPattern,
  weekendPattern,
  wholeMonth,
  yearNumber,
} from './date-grammar.ts'
import { type DayRange, holidays } from './holidays.ts'

const ordinals = ['first', 'second', 'third', 'fourth']
const isWeekend = new RegExp(`\\b${weekendPattern}`)

/** Which of its kind: -1 is the last. */
function ordinalOf(word: string): number {
  return word === 'last' ? -1 : ordinals.indexOf(word) + 1 || Number.parseInt(word, 10)
}

const lengthOf = ({ first, last }: DayRange) => daysBetween(first, last) + 1

const holidayPattern = holidays.map(({ pattern }) => `(?:${pattern})`).join('|')
/** A feast in a text of small letters. */
export const feastNamed = new RegExp(`\\b(?:${holidayPattern})\\b`)
const holidayReaders = holidays.map((each) => ({
  ...each,
  whole: new RegExp(`^(?:${each.pattern})$`),
}))

/** Holidays, parts of months and weekdays joined: read before single days, which are inside them. */
export const partRules: readonly DateRule[] = [
  // "The Friday before Mardi Gras".
  {
    pattern: new RegExp(
      `\\b(?:the )?(?<weekday>${weekdayPattern}) (?:just |right )?(?<side>before|after) (?<name>${holidayPattern})(?:,? (?<year>20\\d{2}))?\\b`,
    ),
    read({ groups: { weekday = '', side, name = '' } }, { today }) {
      const holiday = holidayReaders.find(({ whole }) => whole.test(name))
      if (!holiday) return undefined
      const { first, last } = yearly(today, holiday.days)
      // The feast itself is its last day: a Friday before a carnival of five days is within them.
      const day =
        side === 'before'
          ? addDays(last, -((weekdayOf(last) - weekdayNumber(weekday) + 7) % 7 || 7))
          : addDays(first, (weekdayNumber(weekday) - weekdayOf(first) + 7) % 7 || 7)
      return exact({ first: day, last: day }, true)
    },
  },
  {
    pattern: new RegExp(
      `\\b(?<said>(?:arriv|land|leav|return|depart)\\w* (?:there |here |home |back )?)?(?:the )?(?<unit>week|${weekendPattern}|(?<n>${countPattern}) days|days?) (?:just |right )?(?<side>before|after|following) (?<name>${holidayPattern})\\b`,
    ),
    read({ groups: { said, unit = '', n, side, name = '' } }, { today }) {
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
      // "New York 6 days before Christmas" is a stay of so many days; "the days before" are some of them.
      return n && !said ? exact(range, true) : { ...range, precision: 'window', dated: true }
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:the )?(?<name>${holidayPattern})(?! (?:market|tree|light|dinner|lunch|present|gift)s?)(?: (?<kind>(?:long )?${weekendPattern}|week))?(?:,? (?:of )?(?<year>20\\d{2}|next year))?\\b`,
    ),
    read({ groups: { name = '', kind, year: said } }, { today }) {
      const year = said === 'next year' ? String(Number(today.slice(0, 4)) + 1) : said
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
        ...(!(holiday.asDay && !kind) && { named: true as const }),
      }
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:the )?(?<part>early|mid(?:dle of)?|late|beginning of|start of|end of|(?:first|second|last|1st|2nd) half of|(?:first|1st|second|2nd|third|3rd|fourth|4th|last) (?:(?:${countPattern}) )?(?:full )?(?:week|${weekendPattern}|wk|day|fortnight)s?(?: (?:of|in))?)(?: the)?[ -](?:month of )?(?<month>${monthPattern})(?:,? (?:of )?(?<year>20\\d{2}|'?(?:2[6-9]|3\\d)(?![\\w:.%€£/-]| ?(?:st|nd|rd|th|-|to|until|till|through|and|&|€|eur|usd|pounds?|dollars?)|, ?\\d{1,2}(?:,| and\\b| &))${notCounting}))?`,
    ),
    read({ groups: { part = '', month, year } }, { today }) {
      const of = monthNumber(month)
      // What is over of this month is next year's.
      const ends = /^(?:early|beginning|start)/.test(part) ? 10 : /^mid/.test(part) ? 20 : 28
      const inYear = yearNumber(year) ?? comingYear(today, of, ends)
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
      `\\b(?<whole>(?:a|one|1) (?=week (?:starting|beginning|from)\\b))?(?<kind>w\\/c|week (?:commencing|starting|beginning|of|from))(?: the| on)? (?:(?<day>\\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<month>${monthPattern})|(?<monthFirst>${monthPattern}) (?<dayLast>\\d{1,2})(?:st|nd|rd|th)?)(?:,? (?<year>20\\d{2}))?(?!\\d)`,
    ),
    read({ groups: { whole, kind, day, month, monthFirst, dayLast, year } }, { today }) {
      const [of, on] = [monthNumber(month ?? monthFirst), Number(day ?? dayLast)]
      if (!isRealDay(2024, of, on)) return undefined
      const said = isoDay(yearNumber(year) ?? comingYear(today, of, on), of, on)
      const first = kind === 'week of' ? addDays(said, -((weekdayOf(said) + 6) % 7)) : said
      const range = { first, last: addDays(first, 6) }
      // "One week from 6 February" is all of it, "the week from 6 February" some days in it.
      if (whole) return exact(range, year !== undefined)
      return { ...range, precision: 'window', dated: year !== undefined }
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:(?<which>next|this|coming) )?(?<from>${weekdayPattern})(?: (?:morning|afternoon|evening|night))?(?:\\s?(?:-|to|through|thru|until|till)\\s?|(?<=\\bsat(?:urday)?)\\s?(?:and|&|\\+)\\s?(?=sun))(?:(?:next|the following) )?(?<to>${weekdayPattern})\\b`,
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
  // "The last days of April".
  if (week?.unit === 'day' && !week.n && /days\b/.test(part))
    return /^last/.test(part) ? { first: addDays(whole.last, -6), last: whole.last } : between(1, 7)
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
