/** Dates counted from today, and parts of a month that reach into each other. */
import { addDays, daysBetween, isoDay } from '../../calendar/calendar-days.ts'
import { countPattern, toCount } from '../grammar/numbers.ts'
import { comingWeekday } from './coming-days.ts'
import {
  comingYear,
  type DateRule,
  exact,
  monthNumber,
  monthPattern,
  weekdayPattern,
  weekendPattern,
  wholeMonth,
  yearNumber,
} from './date-grammar.ts'
import type { DayRange } from './holidays.ts'

const part = (name: string) =>
  `(?<${name}>early|mid(?:dle)?|late|beginning|start|end)(?: of)?(?: the)?`
const thisOrNext = '(?<which>this|next|the coming|the) month'

/** Each third of a month, as days of it; the last ends with the month. */
function thirdOf(said: string, { first, last }: DayRange): DayRange {
  if (/^(?:early|beginning|start)/.test(said)) return { first, last: addDays(first, 9) }
  if (said.startsWith('mid')) return { first: addDays(first, 10), last: addDays(first, 19) }
  return { first: addDays(first, 20), last }
}

function monthOf(today: string, which: string | undefined): DayRange {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const next = month + (/^(?:this|the)$/.test(which ?? '') ? 0 : 1)
  return next > 12 ? wholeMonth(year + 1, 1) : wholeMonth(year, next)
}

const unitDays: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14 }

/** Read before the parts of months and single days, which are inside them. */
export const nearRules: readonly DateRule[] = [
  {
    // "Mid to late September", "early-mid next month".
    pattern: new RegExp(
      `\\b${part('from')}(?:\\s?(?:-|to|/|or|and)\\s?)${part('to')}[ -](?:in )?(?:${thisOrNext}|(?<month>${monthPattern})(?:,? (?<year>20\\d{2}))?)`,
    ),
    read({ groups: { from = '', to = '', which, month, year } }, { today }) {
      const of = monthNumber(month)
      const whole = which
        ? monthOf(today, which)
        : wholeMonth(yearNumber(year) ?? comingYear(today, of, 28), of)
      const { first } = thirdOf(from, whole)
      const { last } = thirdOf(to, whole)
      if (last < first) return undefined
      return { first, last, precision: 'window', dated: year !== undefined || which !== undefined }
    },
  },
  {
    pattern: new RegExp(`\\b(?:the )?${part('said')}[ -]${thisOrNext}\\b`),
    read: ({ groups: { said = '', which } }, { today }) => {
      const range = thirdOf(said, monthOf(today, which))
      return range.last < today ? undefined : { ...range, precision: 'window', dated: true }
    },
  },
  {
    // "In three weeks' time", "ten days from now".
    pattern: new RegExp(
      `\\b(?:in )?(?:about |around )?(?<n>${countPattern}|an?) (?<unit>day|week|fortnight|month)s?(?:'s?|s'?)?(?: time\\b| from (?:now|today)\\b)`,
    ),
    read({ groups: { n, unit = '' } }, { today }) {
      const count = toCount(n) ?? 1
      if (unit === 'month') {
        const [year = 0, month = 0] = today.split('-').map(Number)
        const months = month - 1 + count
        const at = isoDay(year + Math.floor(months / 12), (months % 12) + 1, 1)
        const [inYear = 0, of = 0] = at.split('-').map(Number)
        return { ...wholeMonth(inYear, of), precision: 'month', dated: true }
      }
      const day = addDays(today, count * (unitDays[unit] ?? 1))
      return exact({ first: day, last: day }, true)
    },
  },
  {
    // "Friday week", "a week on Friday", "tomorrow week": seven days after the coming one.
    pattern: new RegExp(
      `\\b(?:(?:a|one) (?<ahead>week|fortnight) (?:on |from |this |next )?(?<later>${weekdayPattern}|tomorrow)|(?:on |this )?(?<day>${weekdayPattern}|tomorrow) (?<unit>week|fortnight)(?! ?(?:end|long|\\d|in\\b|of\\b)))\\b`,
    ),
    read({ groups: { ahead, later, day, unit } }, { today }) {
      const name = later ?? day ?? ''
      const coming = name === 'tomorrow' ? addDays(today, 1) : comingWeekday(today, name, false)
      const date = addDays(coming, (ahead ?? unit) === 'week' ? 7 : 14)
      return exact({ first: date, last: date }, true)
    },
  },
  {
    // "Sat to the Sunday after next": the second Sunday from now.
    pattern: new RegExp(
      `\\b(?:(?:from|this|on) )?(?<from>${weekdayPattern})\\s?(?:-|to|until|till|through)\\s?(?:the )?(?<to>${weekdayPattern}) after next\\b`,
    ),
    read({ groups: { from = '', to = '' } }, { today }) {
      const first = comingWeekday(today, from, false)
      const last = addDays(comingWeekday(today, to, false), 7)
      return daysBetween(first, last) > 0 ? exact({ first, last }, true) : undefined
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:the )?(?<what>week|${weekendPattern}|${weekdayPattern}) after next\\b`,
    ),
    read({ groups: { what = '' } }, { today }) {
      if (what === 'week') {
        const monday = addDays(comingWeekday(today, 'mon', false), 7)
        return { first: monday, last: addDays(monday, 6), precision: 'window', dated: true }
      }
      if (/^w(?:eek|k|\/)/.test(what)) {
        const saturday = addDays(comingWeekday(today, 'sat', false), 14)
        return exact({ first: saturday, last: addDays(saturday, 1) }, true)
      }
      const day = addDays(comingWeekday(today, what, false), 7)
      return exact({ first: day, last: day }, true)
    },
  },
]
