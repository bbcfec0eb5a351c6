/** Festivals, feasts, holidays and the weekly rhythm of a town during a stay. */
import { addDays, daysBetween, weekdayOf } from '#domain/calendar/calendar-days.ts'
import {
  type FestivalOfStay,
  type Festivity,
  festivalsOf,
  festivityOn,
} from '#domain/holidays/festivities.ts'
import type { HolidayCalendar } from '#domain/holidays/holiday-calendar.ts'
import {
  holidayEffect,
  holidayName,
  isKeptByFew,
  transportOn,
} from '#domain/holidays/holiday-effects.ts'
import { weekToKnow } from '#domain/holidays/local-week.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import { daylight } from '#domain/sun/daylight.ts'
import { listed } from '#domain/text/listed.ts'
import { timeInWords } from '../clock.ts'
import { dayInWords, monthInWords, spanInWords } from '../days-in-words.ts'
import { openSpans } from '../open-spans.ts'
import type { KnownStay } from './to-know.ts'

/** The most festivals told. */
const mostFestivals = 5
const mostUsual = 2
const mostNamed = 4
/** Days beside a stay within which a festival is told as just missed. */
const justMissed = 2

/** The festivals of a stay, a line each: those with exact days first. */
export function festivalsToKnow({ destination, days }: KnownStay, several: boolean): string[] {
  const [first, last] = [days[0]?.date, days.at(-1)?.date]
  if (!(first && last)) return []
  const where = several ? ` in ${destination.name}` : ''
  const met = festivalsOf(destination, first, last)
  const ofDays = met
    .filter(({ exact }) => exact)
    .toSorted((a, b) => Number(b.festival.great ?? 0) - Number(a.festival.great ?? 0))
    .map((each) => `${each.festival.name}${where}, ${spanOf(each)}: ${each.festival.says}`)
  const ofSomeDays = met
    .filter(({ exact }) => !exact)
    .map(
      (each) =>
        `${each.festival.name}${where}, usually ${monthsOf(each)}: ${each.festival.says}${lookUp(each)}`,
    )
  const missed = festivalsOf(destination, first, last, justMissed)
    .filter(({ festival, exact }) => exact && festival.great)
    .flatMap((each) => besideTheStay(each, first, last, where))
  const names = new Set(met.map(({ festival }) => festival.name))
  return [
    ...ofDays.slice(0, mostFestivals),
    ...missed.filter((says) => ![...names].some((name) => says.startsWith(name))),
    ...ofSomeDays.slice(0, mostUsual),
  ]
}

const spanOf = ({ first, last }: FestivalOfStay) => spanInWords(first, last)

/** Whether the exact days must be looked up, because it lasts weeks without being a season. */
const lookUp = ({ first, last }: FestivalOfStay) =>
  daysBetween(first, last) < aSeason ? ' Look up the days of the year.' : ''
const aSeason = 35

/** "in October", "in September or October", "from November to January". */
function monthsOf({ first, last }: FestivalOfStay): string {
  const [from, to] = [monthInWords(first), monthInWords(last)]
  if (from === to) return `in ${from}`
  const isNext = monthInWords(addDays(`${first.slice(0, 8)}01`, 32)) === to
  return isNext ? `in ${from} or ${to}` : `from ${from} to ${to}`
}

function besideTheStay(
  { festival, first, last }: FestivalOfStay,
  begins: string,
  ends: string,
  where: string,
): string[] {
  const days = (count: number) => (count === 1 ? 'the day' : 'two days')
  const named = `${festival.name}${where} (${spanInWords(first, last)})`
  if (last < begins) return [`${named} ends ${days(daysBetween(last, begins))} before you come.`]
  if (first > ends) return [`${named} begins ${days(daysBetween(ends, first))} after you leave.`]
  return []
}

/** Feasts and public holidays of the country, with what they close. */
export function holidaysToKnow(
  { destination, days }: KnownStay,
  calendar: HolidayCalendar,
  several: boolean,
): string[] {
  const where = several ? ` in ${destination.name}` : ''
  const [first] = days
  if (first && !calendar.covers(destination, first.date)) {
    return [
      `The public holidays${where || ` of ${destination.name}`} are not known for these days: check.`,
    ]
  }
  const told = days.flatMap(({ date }) => {
    const day = { date, names: calendar.on(destination, date) }
    const festivity = festivityOn(destination, date)
    const name = festivity?.name ?? holidayName(destination, day)
    if (name === null) return []
    if (name === 'Ramadan') return [{ name, says: ramadan(destination, date, where) }]
    const closed = closedOn(destination, day)
    // The town's own festival has a longer line; closures are still told.
    const own = festivalsOf(destination, date, date).some(({ festival }) => festival.name === name)
    if (own && closed === '') return []
    const moon = isByTheMoon(name) ? `${byTheMoon} ` : ''
    if (isKeptByFew(destination, day)) {
      const says = `${dayInWords(date)}${where}: ${name}, no public holiday here: those who keep it are at home, and their kitchens may be shut. ${moon}`
      return [{ name, says: says.trim() }]
    }
    const says = `${dayInWords(date)}${where}: ${name}. ${moon}${wordsOf(own ? null : festivity, closed)}`
    return [
      { name, says },
      ...transportOn(destination, day).map((line) => ({ name: line, says: line })),
    ]
  })
  // A feast of several days is told once.
  return told
    .filter(({ name }, index) => told.findIndex((other) => other.name === name) === index)
    .map(({ says }) => says)
}

/** Islamic feasts depend on the sight of the new moon, so that future dates may differ by a day. */
const byTheMoon =
  'The day hangs on the moon and may be the one before or after: check it as it comes near.'
const isByTheMoon = (name: string) =>
  /\b(?:Eid|Hari Raya|Ramadan|Feast of the Sacrifice|Sacrifice Feast|Islamic New Year|Muharram|Ashura|Mawlid|Mi'raj|Idul|Prophet)\b/i.test(
    name,
  )

function wordsOf(festivity: Festivity | null, closed: string): string {
  if (festivity) return `${festivity.says}${closed}`
  return `${closed.trim()} Opening hours may differ.`.trim()
}

function closedOn(destination: Destination, day: { date: string; names: string[] }): string {
  const shut = destination.places.filter((each) => isShut(each, destination, day))
  const famous = shut.toSorted((a, b) => b.essential - a.essential).slice(0, mostNamed)
  return famous.length > 0 ? ` Shut as a rule: ${listed(famous.map(({ name }) => name))}.` : ''
}

function ramadan({ at, timeZone }: Destination, date: string, where: string): string {
  const { sunset } = daylight(at, date, timeZone)
  const iftar = sunset === null ? '' : ` at about ${timeInWords(sunset)}`
  return `Ramadan${where}: the fast is broken at sunset${iftar}, with the whole town at table; book for it, or dine an hour later. Its first and last days hang on the moon. Many kitchens open only then, and hours are shorter by day. Eat, drink and smoke out of sight until then, dress with care, and expect lively evenings.`
}

/**
 * Whether a holiday closes a place that is open on that weekday in an ordinary week: by rule, or by hours that name
 * it.
 */
function isShut(place: Place, where: Destination, day: { date: string; names: string[] }): boolean {
  if (place.hours === null) return holidayEffect(place, where, day) === 'closed'
  const usually = openSpans(place, addDays(day.date, 7)).length > 0
  const open = openSpans(place, day.date).length > 0
  return usually && (!open || holidayEffect(place, where, day) === 'closed')
}

const SATURDAY = 6

/** Notes on weekdays on which shops, kitchens or trains rest. */
export function weekOfTown({ destination, days }: KnownStay): string[] {
  const dates = days.map(({ date }) => date)
  const visited = new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const places = destination.places.filter(({ id }) => visited.has(id))
  const hasSabbath =
    destination.country === 'IL' && dates.some((date) => weekdayOf(date) === SATURDAY)
  return [
    ...(hasSabbath
      ? ['From Friday afternoon to Saturday night trains and most buses, shops and kitchens rest.']
      : []),
    ...weekToKnow(destination, dates, places),
  ]
}
