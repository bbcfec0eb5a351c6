/** Public holidays: on a day, in a month, during a stay. */

import { addDays, daysBetween, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import type { FactSource } from '#domain/facts/fact-source.ts'
import { holidayEffect } from '#domain/holidays/holiday-effects.ts'
import { countryName } from '#domain/places/country-name.ts'
import { dayInWords } from '#domain/planner/days-in-words.ts'
import { listed } from '#domain/text/listed.ts'
import { asked } from '../asks.ts'
import type { Ask, Said, Topic, Where } from '../practical-answer.ts'
import { claim, forEachWhere, missingDate, unknown } from '../said.ts'

const calendar: FactSource = { kind: 'catalogue', name: 'calendar of public holidays' }
const mostDays = 62

const asksWeekday = /\b(?:which|what) (?:week ?day|day of the week)\b/

export const publicHolidays: Topic = {
  name: 'holidays',
  asked: asked(
    /\b(?:public|bank|national|school|legal|religious) holidays?\b|\b(?:a|any|the|is it|are there) holidays?\b|\bholidays? in\b|\b(?:what|which) holidays\b|\bholidays (?:fall|during|are)\b|\bnational day\b|\b(?:shops?|stores|supermarkets?|banks|everything|anything|museums) (?:be )?(?:shut|closed|open)\b(?! late)|\bwhat happens\b|\banything (?:on|happening|special) on\b|\b(?:which|what) (?:week ?day|day of the week)\b/,
  ),
  answer: (ask) => {
    const { dates, question, weekday } = ask
    if (asksWeekday.test(ask.words)) return theWeekday(ask)
    const shops = /\b(?:shops?|stores|supermarkets?|banks|everything|anything|museums)\b/.test(
      ask.words,
    )
    if (!dates) return shops ? null : missingDate
    if (weekday !== null && shops) return onWeekdays(ask)
    const { holidays } = question
    if (!holidays)
      return unknown("I don't have the calendar of public holidays at hand, so I can't tell.")
    return forEachWhere(ask, (where) => {
      const place = { country: where.country, slug: where.destination?.slug }
      if (!holidays.covers(place, dates.first))
        return unknown(
          `I don't know the public holidays of ${countryName(where.country)} that year.`,
        )
      const found = daysOf(dates).flatMap((date) => {
        const names = holidays.on(place, date)
        return names.length > 0 ? [{ date, names }] : []
      })
      return dates.isDay
        ? oneDay(ask, where, dates.first, found[0]?.names ?? [])
        : manyDays(where, found)
    })
  },
}

function daysOf({ first, last }: { first: string; last: string }): string[] {
  const length = Math.min(mostDays, daysBetween(first, last) + 1)
  return Array.from({ length }, (_, step) => addDays(first, step))
}

function theWeekday({ dates }: Ask): Said | null {
  if (!dates?.isDay) return null
  const year = dates.first.slice(0, 4)
  return claim(`${dayInWords(dates.first)} ${year} is a ${weekdays[weekdayOf(dates.first)]}.`, {
    kind: 'catalogue',
    name: 'calendar',
  })
}

function oneDay({ words }: Ask, where: Where, date: string, names: readonly string[]): Said {
  const country = countryName(where.country)
  const day = `${dayInWords(date)} ${date.slice(0, 4)}`
  const [yes, no] = /^(?:what|whats|anything)|\bopen\b/.test(words) ? ['', ''] : ['Yes, ', 'No, ']
  if (names.length === 0)
    return claim(`${no}${day} is not a public holiday in ${country}.`, calendar)
  const place = { country: where.country, slug: where.destination?.slug }
  const museums = /\bmuseums?\b/.test(words)
  const kind = museums ? 'museum' : 'shopping'
  const effect = holidayEffect({ kind, hours: null }, place, { date, names })
  const what = museums ? 'Museums' : 'Shops'
  const shops =
    effect === 'closed'
      ? ` ${what} are closed as a rule.`
      : effect === 'check'
        ? ` ${what} may be closed: check those you need.`
        : ''
  return claim(
    `${yes}${day} is a public holiday in ${country}: ${listed(names)}.${shops}`,
    calendar,
  )
}

function manyDays(
  where: Where,
  found: readonly { date: string; names: readonly string[] }[],
): Said {
  const country = countryName(where.country)
  if (found.length === 0) return claim(`There is no public holiday in ${country} then.`, calendar)
  const days = found.slice(0, 8).map(({ date, names }) => `${listed(names)} on ${dayInWords(date)}`)
  return claim(`Public holidays in ${country} then: ${listed(days)}.`, calendar)
}

/** "Are shops open on Sundays?": only what the catalogue has noted. */
function onWeekdays(ask: Ask): Said | null {
  const day = weekdays[ask.weekday ?? 0] ?? ''
  return forEachWhere(ask, ({ name, destination }) => {
    const noted = destination?.facts.goodToKnow.find((each) => each.includes(day))
    return noted ? claim(noted) : unknown(`I don't know for sure how ${name} keeps its ${day}s.`)
  })
}
