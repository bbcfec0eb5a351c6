/**
 * The first day of a stay for which only a month or a season was said, or nothing: clear of feasts that
 * shut a city, not a day or two beside the festival that people come for, and a weekend on a weekend.
 */

import type { AvoidedFeast } from '#domain/brief/avoided-feasts.ts'
import { addDays, daysBetween, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import { festivalsOf, festivityOn } from '#domain/holidays/festivities.ts'
import type { HolidayCalendar } from '#domain/holidays/holiday-calendar.ts'
import { holidayEffect, holidayName } from '#domain/holidays/holiday-effects.ts'
import { isNearVote } from '#domain/holidays/national-votes.ts'
import type { Destination } from '#domain/places/schema.ts'
import { openSpans } from './open-spans.ts'

type FeastPlace = Pick<Destination, 'country' | 'slug' | 'places' | 'festivals'>

export interface StartQuestion {
  /** Where one would begin otherwise. */
  usual: string
  length: number
  /** The days that were said to be possible; the four weeks from the usual one where none were. */
  earliest?: string | undefined
  latest?: string | undefined
  /** The request asks for a weekend. */
  isWeekend?: boolean
  /** The weekday on which the stay begins, as it was said. */
  startsOn?: number
  /** Feasts that the request wants to keep clear of. */
  avoided?: readonly AvoidedFeast[]
  /** Rather on the days when others work: the famous sights are emptier. */
  isOffPeak?: boolean
  /** Weekdays that the stay must have, Sunday being 0: a market is on that day. */
  weekdays?: readonly number[]
  /** What each of them is for, where it was not named itself. */
  weekdaysFor?: ReadonlyMap<number, string>
  today: string
}

export interface FreeStart {
  start: string
  /** The feast that the usual days would have met; null where they were fine. */
  clearOf: string | null
  /** The feast that the request keeps clear of, where the usual days would not have. */
  asked?: string
  /** The weekday that something is for, where the usual days had none. */
  has?: number
  /** What is on that day. */
  hasFor?: string
  /** Rather from Monday to Friday, as these are. */
  offPeak?: true
  /** The festival that the usual days would have missed by a day or two, and these have. */
  meets?: string
}

/** Why these days and not the usual ones, to stand after the day; empty where nothing was moved for. */
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
/** What takes more days than it has holidays, or has none. */
const ofNoHolidays = new Set(['Ramadan', theVote])
const fourWeeks = 27
/** What a day of a feast to keep clear of counts beside one on which everything is shut. */
const unwanted = 2
/** A day of fasting, of the week after a new year or of a national vote: much is shut, later or full. */
const slowDay = 0.2
/** What a place that is to be checked counts beside one that is shut. */
const doubtful = 0.25
/** So much of a city shut is a reason to come at another time that one is told of. */
const muchShut = 0.15
/** A public holiday with fewer doors shut is kept clear of where any week will do, and needs no word. */
const someShut = 0.02
/** What an icon counts that is shut on all days of a stay. */
const iconShut = 0.1
const icon = 0.9
/** So many days beside a great festival one has come too late for it, or leaves too soon. */
const justBeside = 2
/** What that counts beside days on which much is shut. */
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

/** How many of the sights that one comes for are shut on all of some days, by their weekday or their season. */
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

/** A Saturday or a Sunday counts like a day of fasting: a reason to come on others, and none to come in another month. */
function fullDays(days: readonly string[], { isOffPeak = false }: StartQuestion): number {
  return isOffPeak ? slowDay * days.filter((date) => weekdayOf(date) % SATURDAY === 0).length : 0
}

/** The feast to keep clear of that a day belongs to. */
function avoidedOn(date: string, { avoided = [] }: StartQuestion): string | undefined {
  const year = Number(date.slice(0, 4))
  return avoided.find(({ days }) =>
    // What begins late in a year reaches into the next.
    [year - 1, year].some((each) => days(each).first <= date && date <= days(each).last),
  )?.name
}

/** The weekdays that a stay should have and does not. */
function lackingOn(days: readonly string[], { weekdays: wanted = [] }: StartQuestion): number[] {
  return wanted.filter((weekday) => days.every((date) => weekdayOf(date) !== weekday))
}

/** The great festivals of these cities that share a day with a stay. */
function metBy(start: string, length: number, cities: readonly FeastPlace[], beside = 0): string[] {
  const last = addDays(start, length - 1)
  return cities
    .flatMap((city) => festivalsOf(city, start, last, beside))
    .filter(({ festival, exact }) => festival.great && exact)
    .map(({ festival }) => festival.name)
}

/** Those that lie a day or two beside it. */
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

/** The part of a city's sights that a feast shuts, with what is doubtful counted for less. */
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
