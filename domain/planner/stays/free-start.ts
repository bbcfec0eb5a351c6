/**
 * The first day of a stay with only a month, a season or no date: avoids feasts that shut a city, does not miss a
 * festival by a day or two, and puts a weekend on a weekend.
 */

import type { AvoidedFeast } from '#domain/brief/dates/avoided-feasts.ts'
import { addDays, daysBetween, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import { festivalsOf, festivityOn } from '#domain/holidays/festivities.ts'
import type { HolidayCalendar } from '#domain/holidays/holiday-calendar.ts'
import { holidayEffect, holidayName } from '#domain/holidays/holiday-effects.ts'
import { isNearVote } from '#domain/holidays/national-votes.ts'
import type { Destination } from '#domain/places/schema.ts'
import { openSpans } from '../open-spans.ts'

type FeastPlace = Pick<Destination, 'country' | 'slug' | 'places' | 'festivals'>

export interface StartQuestion {
  /** The usual first day. */
  usual: string
  length: number
  /** The possible days as said; without them the four weeks from the usual day. */
  earliest?: string | undefined
  latest?: string | undefined
  /** Whether a weekend was asked for. */
  isWeekend?: boolean
  /** The weekday on which the stay begins, as said. */
  startsOn?: number
  /** Feasts to avoid, as said. */
  avoided?: readonly AvoidedFeast[]
  /** Prefers weekdays, when famous sights are emptier. */
  isOffPeak?: boolean
  /** Weekdays that the stay must include, Sunday being 0: a market is on that day. */
  weekdays?: readonly number[]
  /** What each of them is for, where the traveller named the thing and not the day. */
  weekdaysFor?: ReadonlyMap<number, string>
  today: string
}

export interface FreeStart {
  start: string
  /** The feast that the usual days would have met; null where there was none. */
  clearOf: string | null
  /** The feast avoided as asked, where the usual days would have met it. */
  asked?: string
  /** A weekday included that the usual days lacked. */
  has?: number
  /** What is on that day. */
  hasFor?: string
  /** From Monday to Friday. */
  offPeak?: true
  /** The festival included that the usual days missed by a day or two. */
  meets?: string
}

/** The reason for these days, to stand after the date; empty where nothing was moved. */
export function becauseOf({ clearOf, meets, asked, has, hasFor, offPeak }: FreeStart): string {
  if (asked) return `, clear of ${asked}, as you asked`
  if (has !== undefined) {
    return `, so that a ${weekdays[has]} is among your days${hasFor ? `, for ${hasFor}` : ''}`
  }
  if (meets) return `, so that ${meets} falls into your days`
  if (clearOf && ofNoHolidays.has(clearOf)) return `, clear of ${clearOf}`
  if (clearOf) return `, outside the holidays of ${clearOf}`
  return offPeak ? ', when fewer people come than at a weekend' : ''
}

const theVote = 'the general election'
/** Feasts without holidays, or longer than theirs. */
const ofNoHolidays = new Set(['Ramadan', theVote])
const fourWeeks = 27
/** Cost of a day of a feast to avoid; 1 is a day on which everything is shut. */
const unwanted = 2
/** Cost of a day of fasting, of the week after a new year or of a national vote. */
const slowDay = 0.2
/** Cost of a place to be checked; 1 is a shut one. */
const doubtful = 0.25
/** Share of a city shut from which the reason for other days is told. */
const muchShut = 0.15
/** Share shut from which other days are preferred without a word. */
const someShut = 0.02
/** Cost of an icon that is shut on all days of a stay. */
const iconShut = 0.1
const icon = 0.9
/** Days beside a great festival that count as missing it. */
const justBeside = 2
/** Cost of missing it. */
const missed = 0.4
const FRIDAY = 5
const SATURDAY = 6

export function freeStart(
  question: StartQuestion,
  cities: readonly FeastPlace[],
  calendar: HolidayCalendar,
): FreeStart {
  const { usual, length, today } = question
  const last = question.latest ?? addDays(usual, fourWeeks)
  const first = [question.earliest ?? usual, addDays(today, 1)].toSorted().at(-1) ?? usual
  const room = Math.max(0, daysBetween(first, last) - length + 1)
  const starts = Array.from({ length: room + 1 }, (_, later) => addDays(first, later)).filter(
    (start) => start === usual || isOnItsWeekday(start, question),
  )
  const known = new Map<string, number>()
  const shutOn = (date: string) => {
    const shut =
      known.get(date) ?? Math.max(0, ...cities.map((city) => shareShut(city, date, calendar)))
    known.set(date, shut)
    return shut
  }
  const cost = (start: string) => {
    const days = Array.from({ length }, (_, later) => addDays(start, later))
    const shut = days.reduce((sum, each) => sum + shutOn(each), 0)
    const isMissed = missedBy(start, length, cities).length > 0
    const refused = days.filter((each) => avoidedOn(each, question) !== undefined).length
    return (
      shut +
      unwanted * refused +
      lackingOn(days, question).length +
      (isMissed ? missed : 0) +
      fullDays(days, question) +
      iconShut * iconsShut(days, cities) +
      (isOnItsWeekday(start, question) ? 0 : 1)
    )
  }
  const wouldMiss = missedBy(usual, length, cities)
  const usualDays = Array.from({ length }, (_, later) => addDays(usual, later))
  const [refused] = usualDays.flatMap((each) => avoidedOn(each, question) ?? [])
  const [lacking] = lackingOn(usualDays, question)
  const isFine =
    usualDays.every((each) => shutOn(each) < someShut) && iconsShut(usualDays, cities) === 0
  const isMeant =
    isFine &&
    wouldMiss.length === 0 &&
    refused === undefined &&
    lacking === undefined &&
    fullDays(usualDays, question) === 0
  if (isMeant && isOnItsWeekday(usual, question)) return { start: usual, clearOf: null }
  const away = (start: string) => Math.abs(daysBetween(usual, start))
  const best = starts.reduce((found, start) => {
    const less = cost(start) - cost(found)
    return less < 0 || (less === 0 && away(start) < away(found)) ? start : found
  }, usual)
  if (best === usual) return { start: usual, clearOf: null }
  const meets = metBy(best, length, cities).find((name) => wouldMiss.includes(name))
  const clearOf = feastFrom(usual, length, cities, calendar, shutOn)
  return {
    ...{ start: best, clearOf },
    ...(meets && { meets }),
    ...(refused && { asked: refused }),
    ...(lacking !== undefined && has(lacking, question)),
    ...(question.isOffPeak && { offPeak: true as const }),
  }
}

function has(weekday: number, { weekdaysFor }: StartQuestion): Pick<FreeStart, 'has' | 'hasFor'> {
  const hasFor = weekdaysFor?.get(weekday)
  return { has: weekday, ...(hasFor && { hasFor }) }
}

/** How many great sights are shut on all of some days, by weekday or season. */
function iconsShut(days: readonly string[], cities: readonly FeastPlace[]): number {
  return cities.reduce((sum, { places }) => {
    const shut = places.filter(
      (place) =>
        place.essential >= icon &&
        place.hours !== null &&
        !place.dayTrip &&
        days.every((date) => openSpans(place, date).length === 0),
    )
    return sum + shut.length
  }, 0)
}

/** Cost of weekend days for those who avoid crowds: as days of fasting. */
function fullDays(days: readonly string[], { isOffPeak = false }: StartQuestion): number {
  return isOffPeak ? slowDay * days.filter((date) => weekdayOf(date) % SATURDAY === 0).length : 0
}

/** The feast to avoid that a day belongs to. */
function avoidedOn(date: string, { avoided = [] }: StartQuestion): string | undefined {
  const year = Number(date.slice(0, 4))
  return avoided.find(({ days }) =>
    // A feast of December may reach into January.
    [year - 1, year].some((each) => days(each).first <= date && date <= days(each).last),
  )?.name
}

/** How many of the wanted weekdays a stay lacks. */
function lackingOn(days: readonly string[], { weekdays: wanted = [] }: StartQuestion): number[] {
  return wanted.filter((weekday) => days.every((date) => weekdayOf(date) !== weekday))
}

/** The great festivals of these cities during a stay. */
function metBy(start: string, length: number, cities: readonly FeastPlace[], beside = 0): string[] {
  const last = addDays(start, length - 1)
  return cities
    .flatMap((city) => festivalsOf(city, start, last, beside))
    .filter(({ festival, exact }) => festival.great && exact)
    .map(({ festival }) => festival.name)
}

/** The festivals a day or two beside it. */
function missedBy(start: string, length: number, cities: readonly FeastPlace[]): string[] {
  const met = new Set(metBy(start, length, cities))
  return metBy(start, length, cities, justBeside).filter((name) => !met.has(name))
}

function isOnItsWeekday(
  start: string,
  { isWeekend = false, startsOn, length }: StartQuestion,
): boolean {
  if (startsOn !== undefined) return weekdayOf(start) === startsOn
  return !isWeekend || weekdayOf(start) === (length > 2 ? FRIDAY : SATURDAY)
}

/** Share of a city's sights that a feast shuts; doubtful ones count for less. */
function shareShut(city: FeastPlace, date: string, calendar: HolidayCalendar): number {
  const day = { date, names: calendar.on(city, date) }
  const sights = city.places.filter(({ dayTrip }) => !dayTrip)
  const sum = sights.reduce((all, place) => {
    const effect = holidayEffect(place, city, day)
    return all + (effect === 'closed' ? 1 : effect === 'check' ? doubtful : 0)
  }, 0)
  return Math.max(sum / Math.max(1, sights.length), isSlowDay(city, day) ? slowDay : 0)
}

function isSlowDay(city: FeastPlace, day: { date: string; names: string[] }): boolean {
  return (
    holidayName(city, day) === 'Ramadan' ||
    isNearVote(city.country, day.date) ||
    festivityOn(city, day.date)?.name === 'Tết week'
  )
}

function feastFrom(
  start: string,
  length: number,
  cities: readonly FeastPlace[],
  calendar: HolidayCalendar,
  shutOn: (date: string) => number,
): string | null {
  const days = Array.from({ length }, (_, later) => addDays(start, later))
  const worst = days.toSorted((a, b) => shutOn(b) - shutOn(a))[0] ?? start
  if (shutOn(worst) < muchShut) return null
  for (const city of cities) {
    if (isNearVote(city.country, worst)) return theVote
    const name = holidayName(city, { date: worst, names: calendar.on(city, worst) })
    if (name) return name
  }
  return null
}
