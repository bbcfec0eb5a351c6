/**
 * A second reader of the catalogue's opening hours, written from the notation alone: rules split by
 * `;`, each `[months] [weekdays] times` or `off`, and the last that matches a date decides.
 */
import { addDays, weekdayOf } from './dates.ts'

/** From and to, in minutes after midnight; past 1440 is the morning after. */
export type Span = readonly [from: number, to: number]

interface Rule {
  /** Month and day as `month * 100 + day`; a range may go over the new year. None means all. */
  dates: (readonly [from: number, to: number])[]
  weekdays: Set<number>
  spans: Span[]
}

const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const weekdayNames = 'Su Mo Tu We Th Fr Sa'.split(' ')
const weekdayList = /^(?:(?:Su|Mo|Tu|We|Th|Fr|Sa)(?:-(?:Su|Mo|Tu|We|Th|Fr|Sa))?,?)+$/
const timeList = /^\d\d:\d\d-\d\d:\d\d(?:,\d\d:\d\d-\d\d:\d\d)*$/
const datePart =
  /^(?:(?<month>[A-Z][a-z]{2}) ?)?(?<day>\d{1,2})?(?:-(?:(?<toMonth>[A-Z][a-z]{2}) ?)?(?<toDay>\d{1,2})?)?$/
const read = new Map<string, Rule[]>()

/** When a place is open on a date, what is left of the night before included. */
export function openSpans(hours: string, date: string): Span[] {
  const before = spansOf(hours, addDays(date, -1)).flatMap(([, to]): Span[] =>
    to > 1440 ? [[0, to - 1440]] : [],
  )
  return [...before, ...spansOf(hours, date)]
}

export function isOpen(hours: string, date: string, from: number, to: number): boolean {
  return openSpans(hours, date).some(([opens, closes]) => opens <= from && to <= closes)
}

/** Whether a rule speaks of single days of the year: whoever wrote it thought of the holidays. */
export function namesSingleDays(hours: string): boolean {
  return rulesOf(hours).some(({ dates }) => dates.some(([from, to]) => from === to))
}

function spansOf(hours: string, date: string): Span[] {
  const day = monthAndDay(date)
  const weekday = weekdayOf(date)
  const rule = rulesOf(hours).findLast(
    ({ dates, weekdays }) =>
      (dates.length === 0 || dates.some((range) => holds(range, day))) &&
      (weekdays.size === 0 || weekdays.has(weekday)),
  )
  return rule?.spans ?? []
}

const monthAndDay = (date: string) => Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10))

const holds = ([from, to]: readonly [number, number], day: number) =>
  from <= to ? from <= day && day <= to : day >= from || day <= to

function rulesOf(hours: string): Rule[] {
  const known = read.get(hours)
  if (known) return known
  const rules = hours.split(';').map((text) => readRule(text.trim(), hours))
  read.set(hours, rules)
  return rules
}

function readRule(text: string, hours: string): Rule {
  if (text === '24/7') return { dates: [], weekdays: new Set(), spans: [[0, 1440 + 1440]] }
  const words = text.split(' ')
  const last = words.pop() ?? ''
  if (last !== 'off' && !timeList.test(last)) throw new Error(`"${text}" of "${hours}" is no rule`)
  const spans = last === 'off' ? [] : last.split(',').map(readSpan)
  const weekdays = weekdayList.test(words.at(-1) ?? '') ? (words.pop() ?? '') : ''
  return { dates: readDates(words.join(' '), hours), weekdays: readWeekdays(weekdays), spans }
}

function readSpan(text: string): Span {
  const [from = 0, to = 0] = text.split('-').map((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return hour * 60 + minute
  })
  return [from, to > from ? to : to + 1440]
}

function readWeekdays(text: string): Set<number> {
  const days = new Set<number>()
  for (const part of text.split(',').filter(Boolean)) {
    const [from = '', to = from] = part.split('-')
    const last = weekdayNames.indexOf(to)
    let day = weekdayNames.indexOf(from)
    days.add(day)
    while (day !== last) {
      day = (day + 1) % 7
      days.add(day)
    }
  }
  return days
}

function readDates(text: string, hours: string): [number, number][] {
  let month = ''
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const groups = datePart.exec(part)?.groups
      if (!groups) throw new Error(`"${part}" of "${hours}" is no date`)
      month = groups.month ?? month
      const ranges = part.includes('-')
      const toMonth = groups.toMonth ?? month
      const from = monthNumber(month, hours) * 100 + Number(groups.day ?? 1)
      const lastDay = groups.toDay ?? (ranges ? 31 : (groups.day ?? 31))
      month = toMonth
      return [from, monthNumber(toMonth, hours) * 100 + Number(lastDay)]
    })
}

function monthNumber(name: string, hours: string): number {
  const index = monthNames.indexOf(name)
  if (index < 0) throw new Error(`"${name}" of "${hours}" is no month`)
  return index + 1
}
