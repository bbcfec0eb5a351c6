/** Which days of the open trip a message speaks of. */

import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import { monthNames, weekdays } from '#domain/calendar/english-dates.ts'
import type { Day, Trip } from '#domain/trip/schema.ts'
import type { MessageContext } from '../message-context.ts'

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
const short = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

export interface MeantDays {
  days: readonly Day[]
  /** The words that named a day which the trip does not have. */
  unknown: string | null
}

export function daysMeant({ heard, memory, turn }: MessageContext, trip: Trip): MeantDays {
  const { lower } = heard
  const found: { at: number; day: Day }[] = []
  const missing: string[] = []
  const add = (at: number, day: Day | undefined, words: string) => {
    if (day) found.push({ at, day })
    else missing.push(words)
  }
  for (const match of lower.matchAll(
    /\bday (?<number>\d{1,2}|one|two|three|four|five|six|seven)\b/g,
  )) {
    const said = match.groups?.number ?? ''
    const words = 'one two three four five six seven'.split(' ')
    const number = words.indexOf(said) + 1 || Number(said)
    add(match.index, trip.days[number - 1], match[0])
  }
  for (const match of lower.matchAll(
    /\b(?<which>first|second|third|fourth|fifth|sixth|seventh|last|final|new) (?:day|evening|morning)\b/g,
  )) {
    const which = match.groups?.which ?? ''
    add(
      match.index,
      /last|final|new/.test(which) ? trip.days.at(-1) : trip.days[ordinals.indexOf(which)],
      match[0],
    )
  }
  const names = weekdays.map((name) => name.toLowerCase())
  for (const match of lower.matchAll(
    /\b(?<name>(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|tues|wed|thu|thur|thurs|fri|sat)s?\b/g,
  )) {
    const name = match.groups?.name ?? ''
    const weekday = name.endsWith('day') ? names.indexOf(name) : short.indexOf(name.slice(0, 3))
    add(
      match.index,
      trip.days.find(({ date }) => weekdayOf(date) === weekday),
      weekdays[weekday] ?? name,
    )
  }
  const months = monthNames.map((name) => name.toLowerCase())
  for (const match of lower.matchAll(
    /\b(?:(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>[a-z]+)|(?<month2>[a-z]+) (?<day2>\d{1,2})(?:st|nd|rd|th)?)\b/g,
  )) {
    const { day, month, month2, day2 } = match.groups ?? {}
    const index = months.indexOf(month ?? month2 ?? '')
    if (index < 0) continue
    const tail = `-${String(index + 1).padStart(2, '0')}-${String(day ?? day2).padStart(2, '0')}`
    const on = trip.days.find(({ date }) => date.endsWith(tail))
    if (on) found.push({ at: match.index, day: on })
  }
  if (found.length === 0) {
    const before = trip.days.findIndex(({ date }) => date === memory.day)
    const relative = /\b(?:the )?(?:next day|day after|following day)\b/.test(lower)
      ? 1
      : /\b(?:day before|previous day)\b/.test(lower)
        ? -1
        : /\b(?:that|this|same) (?:day|morning|evening|afternoon)\b/.test(lower)
          ? 0
          : null
    if (relative !== null && before >= 0) add(0, trip.days[before + relative], 'the day after')
    if (/\btoday\b/.test(lower))
      add(
        0,
        trip.days.find(({ date }) => date === turn.today),
        'today',
      )
  }
  const days = [...new Set(found.toSorted((one, other) => one.at - other.at).map(({ day }) => day))]
  return { days, unknown: days.length === 0 ? (missing[0] ?? null) : null }
}
