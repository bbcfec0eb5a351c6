/** Dates by words of the catalogue that its hours can't hold: "the first and the third Sunday of the month", "closed on Saturdays". */

import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'

const turns = new Map([
  ['first', 1],
  ['1st', 1],
  ['second', 2],
  ['2nd', 2],
  ['third', 3],
  ['3rd', 3],
  ['fourth', 4],
  ['4th', 4],
  ['last', -1],
])
const turn = `(?:${[...turns.keys()].join('|')})`
const day = `(?:${weekdays.join('|')}|weekend)`
const other = `(?:,? (?:and|or|&) (?:the )?|, (?:the )?)${turn}`
/** With the weekday before or after: "on Sundays only, as a rule the first and the third of the month". */
const ofTheMonth = new RegExp(
  `\\b(${turn}(?:${other})*) (?:(${day})s?\\b|of (?:the|each|every|most) months?\\b)`,
  'i',
)
/** Words for what exists on those days only; "more stalls on the last Sunday" includes other days. */
const isHeldThen = new RegExp(
  `\\b(?:as a rule|usually|normally|only|held|opens?|takes place)(?: (?:on|every|each|the|only))* ${turn}\\b`,
  'i',
)
/** "Many are shut on Sunday" closes no street. */
const ofAll = '(?<!\\b(?:many|most|some|several|few|half)\\b[^.;]{0,30})'
const closedOn = new RegExp(
  `${ofAll}\\b(?:closed|shut)(?: on)? ((?:${weekdays.join('|')})s?(?:(?:,| and|, and) (?:${weekdays.join('|')})s?)*)\\b(?! (?:evening|night|morning|afternoon)s?)`,
  'gi',
)
const week = 7

/** Whether a text holds on a date by its counted weekdays of the month; true where it counts none. */
export function isOnSaidTurn(text: string, date: string): boolean {
  const said = ofTheMonth.exec(text)
  if (!said) return true
  const named = said[2] ?? new RegExp(`\\b(${day})s?\\b`, 'i').exec(text)?.[1]
  // "The first of the month" is a date and no weekday.
  if (!named) return true
  const asked = [...(said[1] ?? '').matchAll(new RegExp(turn, 'gi'))].flatMap(
    ([word]) => turns.get(word.toLowerCase()) ?? [],
  )
  const weekday = weekdayOf(date)
  const isWeekend = /weekend/i.test(named)
  const isItsDay = isWeekend
    ? weekday === 0 || weekday === 6
    : weekdays[weekday]?.toLowerCase() === named.toLowerCase()
  if (!isItsDay) return false
  // A weekend is counted by its Saturday.
  const dayOfMonth = Number(date.slice(8, 10)) - (isWeekend && weekday === 0 ? 1 : 0)
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))]
  const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return asked.some((each) =>
    each > 0
      ? Math.ceil(dayOfMonth / week) === each
      : dayOfMonth > lastOfMonth - week && dayOfMonth <= lastOfMonth,
  )
}

/** Whether a text says that there is nothing on a date: its own closing day, or another week of the month. */
export function isClosedBySaying(text: string, date: string): boolean {
  const weekday = weekdays[weekdayOf(date)]?.toLowerCase() ?? ''
  const isItsRest = [...text.matchAll(closedOn)].some(([, days = '']) =>
    days.toLowerCase().includes(weekday),
  )
  return isItsRest || (isHeldThen.test(text) && !isOnSaidTurn(text, date))
}
