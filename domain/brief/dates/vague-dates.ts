/** Dates that are more than a day and less than exact: months, seasons, years, coming weeks. */
import { addDays, isoDay, weekdayOf } from '../../calendar/calendar-days.ts'
import type { Found } from '../reading.ts'
import { comingWeekday, yearly } from './coming-days.ts'
import {
  comingYear,
  type DateContext,
  type DateMeaning,
  type DateRule,
  exact,
  monthNumber,
  monthPattern,
  weekendPattern,
  wholeMonth,
  yearNumber,
} from './date-grammar.ts'
import { seasons } from './holidays.ts'

/** Months, seasons and coming weeks: read last, since a day may stand within them. */
export const spanRules: readonly DateRule[] = [
  {
    pattern: new RegExp(
      `(?:\\b(?:in|between|during|either|of|from|around|for|late|early) )?\\b(?<from>${monthPattern})(?:,? (?<yearFrom>20\\d{2}))?\\s?(?:-|\\/|to|or|and|through|until)\\s?(?:early |late |mid[- ])?(?<to>${monthPattern})(?:,? (?:of )?(?<year>20\\d{2}))?`,
    ),
    read({ groups: { from, to, yearFrom, year } }, { today }) {
      const [first, last] = [monthNumber(from), monthNumber(to)]
      const turns = last < first ? 1 : 0
      const until = yearNumber(year)
      const said = yearNumber(yearFrom) ?? (until && until - turns)
      const inYear = said ?? comingYear(today, last, 28) - turns
      const range = {
        first: isoDay(inYear, first, 1),
        last: wholeMonth(inYear + turns, last).last,
      }
      return {
        ...range,
        precision: first === last ? 'month' : 'window',
        dated: said !== undefined,
      }
    },
  },
  {
    // "05/2027".
    pattern: /(?<![\w/.-])(?:in )?(?<of>0?[1-9]|1[0-2])[/.](?<year>20\d{2})(?![\w/-])/,
    read: ({ groups: { of, year = '' } }) => ({
      ...wholeMonth(Number(year), Number(of)),
      precision: 'month',
      dated: true,
    }),
  },
  {
    pattern: new RegExp(
      `\\b(?<=\\b(?:in|this|(?<coming>next)|of|during|for|around|by|before|after|until|till|from|coming|sometime|about|early|late|mid|end|,) (?:the )?)(?<month>${monthPattern})(?:,? (?:of )?(?<year>20\\d{2}|next year|this year))?(?! (?:be|have|need|not|want|you|i|we|st|street|de|del|a)\\b|(?<=\\bmay) also\\b)`,
    ),
    read: readMonth,
  },
  {
    pattern: new RegExp(`\\b(?<month>${monthPattern}),? (?:of )?(?<year>20\\d{2})`),
    read: readMonth,
  },
  {
    // "In next year October": the year stands first in other languages.
    pattern: new RegExp(
      `\\b(?:in |of )?(?<year>20\\d{2}|next year|this year),?(?:'s| in)? (?<month>${monthPattern})\\b`,
    ),
    read: readMonth,
  },
  {
    pattern:
      /\b(?<month>january|febr?uary|april|june|july|august|september|october|november|december)\b/,
    read: readMonth,
  },
  {
    // "Four days. March, by car": a month that stands between commas, though it may be a verb.
    pattern:
      /(?:(?<=(?:^|[.?!\n])\s*)(?<first>march)|(?<=[,;:(]\s*)(?<month>march|may|mar|jan))(?=\s*(?:$|[.,;!?)]))/,
    read: ({ groups, ...found }, context) =>
      readMonth({ ...found, groups: { ...groups, month: groups.month ?? groups.first } }, context),
  },
  {
    // "4 days march", "10 days sept": in short messages a month needs no word that leads to it.
    pattern:
      /(?<=\b(?:days?|nights?|nites?|nts|weeks?|wks?|weekend|\d ?[dn]) )(?<month>march|may|jan|mar)\b(?! (?:be|have|need|not|want|also|you|i|we)\b)|(?<![-'\w])(?<short>feb|apr|aug|sept|oct|nov|dec)\b(?!['-])/,
    read: ({ groups, ...found }, context) =>
      readMonth({ ...found, groups: { ...groups, month: groups.month ?? groups.short } }, context),
  },
  {
    pattern:
      /\b(?:(?:this|next|coming|the|in|early|late|mid|over|during|for|of|our|end of|beginning of|start of)[ -](?:the )?){1,3}(?<season>spring|summer|autumn|fall|winter)(?:time| holidays?| break)?(?:,? (?:of )?(?<year>20\d{2}))?\b(?! (?:in love|clothes|coats?|palace|sports|games|olympics))/,
    read: readSeason,
  },
  {
    // Without a word that leads to it a season is written small, or stands by itself.
    pattern:
      /(?<![-'])\b(?<!\b(?:hot|mineral|thermal|natural|box) )(?<season>spring|summer|autumn|winter|fall(?=,? 20\d| (?:trip|foliage|colou?rs|break|getaway|weekend)))(?:time)?(?:,? (?:of )?(?<year>20\d{2}|'\d{2}))?\b(?! (?:in love|clothes|coats?|palace|sports|games|olympics|rolls?|onions?|water|school|camp|house|garden|wonderland|festival|market|markets|sun|vibes|internship|leaves|foliage|colou?rs))(?!-)/,
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
    // The weeks in which it is in bloom, of the coming spring.
    pattern: /(?<=\b(?:blossom|sakura) )(?:time|season)\b/,
    read: (_found, { today }) => {
      const year = comingYear(today, 4, 15)
      return {
        first: isoDay(year, 3, 20),
        last: isoDay(year, 4, 15),
        precision: 'window',
        dated: false,
      }
    },
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
      `\\b(?<which>this|next|the coming|coming|the) (?:(?<long>long) )?${weekendPattern}\\b(?! (?:of (?:the )?|of |\\(|:|- )?(?:\\u0001|\\d|${monthPattern} \\d))(?! (?:sat|fri|thu)[a-z]* \\d)`,
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
  { groups: { month, year, coming } }: { groups: Found['groups'] },
  { today }: DateContext,
): DateMeaning {
  const of = monthNumber(month)
  const now = Number(today.slice(0, 4))
  // "Next November", said in November, is a year away.
  const isNext = year === 'next year' || (!year && coming && of === Number(today.slice(5, 7)))
  const said = isNext ? now + 1 : year === 'this year' ? now : yearNumber(year)
  return {
    ...wholeMonth(said ?? comingYear(today, of, 28), of),
    precision: 'month',
    dated: said !== undefined,
  }
}

function comingUnit(today: string, next: boolean, unit: string): DateMeaning | undefined {
  const [year = 0, month = 0] = today.split('-').map(Number)
  if (unit === 'week') {
    const monday = addDays(today, (next ? 7 : 0) - ((weekdayOf(today) + 6) % 7))
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
