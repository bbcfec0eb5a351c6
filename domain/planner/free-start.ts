/**
 * The first day of a stay for which only a month or a season was said, or nothing: clear of feasts that
 * shut a city, not a day or two beside the festival that people come for, and a weekend on a weekend.
 */
import { addDays, daysBetween, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { festivalsOf } from '#domain/holidays/festivities.ts'
import type { HolidayCalendar } from '#domain/holidays/holiday-calendar.ts'
import { holidayEffect, holidayName } from '#domain/holidays/holiday-effects.ts'
import type { Destination } from '#domain/places/schema.ts'

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
  today: string
}

export interface FreeStart {
  start: string
  /** The feast that the usual days would have met; null where they were fine. */
  clearOf: string | null
  /** The festival that the usual days would have missed by a day or two, and these have. */
  meets?: string
}

/** Why these days and not the usual ones, to stand after the day; empty where nothing was moved for. */
export function becauseOf({ clearOf, meets }: FreeStart): string {
  if (meets) return `, so that ${meets} falls into your days`
  return clearOf ? `, outside the holidays of ${clearOf}` : ''
}

const fourWeeks = 27
/** What a place that is to be checked counts beside one that is shut. */
const doubtful = 0.25
/** A bank holiday is no reason to travel another week; this much of a city shut is. */
const muchShut = 0.15
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
    const days = Array.from({ length }, (_, later) => shutOn(addDays(start, later)))
    const shut = days.reduce((sum, each) => sum + each, 0)
    const isMissed = missedBy(start, length, cities).length > 0
    return shut + (isMissed ? missed : 0) + (isOnItsWeekday(start, question) ? 0 : 1)
  }
  const wouldMiss = missedBy(usual, length, cities)
  const isFine = Array.from({ length }, (_, later) => shutOn(addDays(usual, later))).every(
    (shut) => shut < muchShut,
  )
  const isMeant = isFine && wouldMiss.length === 0
  if (isMeant && isOnItsWeekday(usual, question)) return { start: usual, clearOf: null }
  const away = (start: string) => Math.abs(daysBetween(usual, start))
  const best = starts.reduce((found, start) => {
    const less = cost(start) - cost(found)
    return less < 0 || (less === 0 && away(start) < away(found)) ? start : found
  }, usual)
  if (best === usual) return { start: usual, clearOf: null }
  const meets = metBy(best, length, cities).find((name) => wouldMiss.includes(name))
  const clearOf = feastFrom(usual, length, cities, calendar, shutOn)
  return { start: best, clearOf, ...(meets && { meets }) }
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

function isOnItsWeekday(start: string, { isWeekend = false, length }: StartQuestion): boolean {
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
  return sum / Math.max(1, sights.length)
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
    const name = holidayName(city, { date: worst, names: calendar.on(city, worst) })
    if (name) return name
  }
  return null
}
