/**
 * Notes before a trip, computed from the finished plan: heat, light, rain and season, holidays, bookings and
 * closing doors.
 */

import type { HolidayCalendar } from '#domain/holidays/holiday-calendar.ts'
import type { Destination } from '#domain/places/schema.ts'
import { daylight, lightOf } from '#domain/sun/daylight.ts'
import { listed } from '#domain/text/listed.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { staysByDay } from '#domain/trip/stays.ts'
import { fallsAs } from '#domain/weather/weather-words.ts'
import { minuteOn, timeInWords } from '../clock.ts'
import { dayInWords } from '../days-in-words.ts'
import { openSpans } from '../open-spans.ts'
import { heatOf } from '../opening/heat.ts'
import { cherryTime, hasCherryTrees } from '../said/flowers.ts'
import { clockChanges, earlyTables, whatToWear, withoutDinner } from './clock-and-dress.ts'
import { feastsBeside } from './feasts-beside.ts'
import { festivalsToKnow, holidaysToKnow, weekOfTown } from './feasts-to-know.ts'
import { tablesToReserve } from './tables-to-reserve.ts'
import { whatToBook } from './what-to-book.ts'

export interface KnownStay {
  destination: Destination
  days: readonly Day[]
}

const hot = 32
const warm = 28
const freezing = 2
/** Daily high in °C from which rain needs no coat. */
const coatless = 22
const wet = 0.5
const shortDay = 9 * 60
const closingSoon = 20
/** The most notes on closing doors. */
const mostDoors = 2
const mostNamed = 4
/** Kinds that close at an hour; a market or a street does not. */
const doorKinds = new Set(['museum', 'gallery', 'palace', 'landmark', 'ruins', 'zoo', 'worship'])

/** The stays in cities of the catalogue, with their days. */
export function knownStays(trip: Trip, bySlug: ReadonlyMap<string, Destination>): KnownStay[] {
  return staysByDay(trip).flatMap(({ first, last }, index) => {
    const destination = bySlug.get(trip.stays[index]?.slug ?? '')
    // The day of departure has the next city's weather.
    const end = index < trip.stays.length - 1 ? Math.max(first, last - 1) : last
    return destination ? [{ destination, days: trip.days.slice(first - 1, end) }] : []
  })
}

export function toKnow(
  stays: readonly KnownStay[],
  calendar: HolidayCalendar,
  /** Whether the request excludes cars. */
  isCarless = false,
): string[] {
  const several = stays.length > 1
  const said = stays.flatMap((stay) => [
    ...festivalsToKnow(stay, several),
    ...heatAndCold(stay, several),
    ...lightOfDays(stay, several),
    ...clockChanges(stay),
    ...rain(stay, several),
    ...blossom(stay),
    ...holidaysToKnow(stay, calendar, several),
    ...feastsBeside(stay),
    ...weekOfTown(stay),
    ...whatToWear(stay),
    ...earlyTables(stay),
    ...withoutDinner(stay),
    ...whatToBook(stay, isCarless),
    ...tablesToReserve(stay),
  ])
  const doors = stays.flatMap(closings).slice(0, mostDoors)
  return [...new Set([...said, ...doors])].slice(0, 20)
}

function heatAndCold({ destination, days }: KnownStay, several: boolean): string[] {
  const highs = days.flatMap(({ weather }) => weather?.high ?? [])
  if (highs.length === 0) return []
  const high = Math.round(Math.max(...highs))
  const where = several ? ` in ${destination.name}` : ''
  if (high >= hot) {
    const heat = heatOf(high)
    const until = heat.to - 15
    const noon = days.some((day) =>
      day.stops.some((stop) => isInNoonSun(stop, destination, day, until)),
    )
    const kept = noon
      ? 'Some of the ways and sights fall into the hours from noon on: keep to the shade there.'
      : `The hours from noon to ${timeInWords(heat.to)} are kept out of the sun.`
    return [`Hot${where}: about ${high} °C by day. ${kept} Carry water.`]
  }
  if (high >= warm) return [`Warm${where}: about ${high} °C by day, and stronger in the sun.`]
  const low = Math.round(Math.min(...days.flatMap(({ weather }) => weather?.low ?? [])))
  return low <= freezing ? [`Cold${where}: ${low} to ${high} °C. Dress for it.`] : []
}

/** Whether a visit or a walk is in the open around noon. */
function isInNoonSun(
  { start, end, kind, leg, placeId }: Stop,
  { places }: Destination,
  { date }: Day,
  until: number,
): boolean {
  if (!(start && end)) return false
  const begins = minuteOn(date, start)
  const walk = leg?.mode === 'walk' ? (leg.minutes ?? 0) : 0
  if (walk > longWalkInHeat && begins > noonBegins + walk && begins - walk < until) return true
  const place = places.find(({ id }) => id === placeId)
  if (place?.setting !== 'outdoor' || place.kind === 'beach' || kind !== 'visit') return false
  return begins < until && minuteOn(date, end) > noonBegins
}

const noonBegins = 735
const longWalkInHeat = 15

function lightOfDays({ destination, days }: KnownStay, several: boolean): string[] {
  const { at, timeZone, name } = destination
  const [day] = days
  if (!day) return []
  const sun = daylight(at, day.date, timeZone)
  const where = several ? ` in ${name}` : ''
  if (sun.sun === 'never-sets') return [`The sun does not set${where} on these days.`]
  if (sun.sun === 'never-rises') return [`The sun does not rise${where} on these days.`]
  const { sunrise, sunset } = sun
  if (sunrise === null || sunset === null || sunset - sunrise > shortDay) return []
  const light = lightOf(sun)
  const twilight = light ? `; it is light until about ${timeInWords(light.to)}` : ''
  return [
    `Short days${where}: the sun rises at ${timeInWords(sunrise)} and sets at ${timeInWords(sunset)}${twilight}. Sights in the open are planned by light.`,
  ]
}

function rain({ destination, days }: KnownStay, several: boolean): string[] {
  const chances = days.flatMap(({ weather }) => weather?.rain ?? [])
  const chance = chances.reduce((sum, each) => sum + each, 0) / Math.max(1, chances.length)
  const where = several ? ` in ${destination.name}` : ''
  const isWarm = days.some(({ weather }) => (weather?.high ?? 0) >= coatless)
  const against = isWarm ? 'an umbrella, and plan on showers' : 'a coat'
  const [falls = 'rain'] = days.flatMap(({ weather }) => (weather ? fallsAs(weather) : []))
  return chance >= wet
    ? [
        `${capitalized(falls)} on about ${Math.round(chance * 10)} of 10 days${where}: take ${against}.`,
      ]
    : []
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** A note on cherry blossom, with the planned stops that have it, or the best ones. */
function blossom({ destination, days }: KnownStay): string[] {
  const said = days.flatMap(({ date }) => cherryTime(destination.slug, date) ?? [])[0]
  if (said === undefined) return []
  const visited = new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const trees = destination.places
    .filter(hasCherryTrees)
    .toSorted((a, b) => Number(visited.has(b.id)) - Number(visited.has(a.id)))
  const where = listed(trees.slice(0, mostNamed - 1).map(nameOf))
  const look = where ? ` Look for them at ${where}.` : ''
  return [`Cherry trees are usually in flower from ${said}, as the spring is warm or cool.${look}`]
}

const nameOf = ({ name }: { name: string }) => name

/** Notes on visits whose doors close soon after. */
function closings({ destination, days }: KnownStay): string[] {
  return days.flatMap(({ date, stops }) =>
    stops.flatMap(({ placeId, kind, end, name }) => {
      const place = destination.places.find(({ id }) => id === placeId)
      if (!place || kind !== 'visit' || !end || place.hours === null) return []
      if (!doorKinds.has(place.kind)) return []
      const over = minuteOn(date, end)
      const span = openSpans(place, date).find(({ from, to }) => from < over && over <= to)
      return span && span.to < 1440 && span.to - over < closingSoon
        ? [`${name}: doors close at ${timeInWords(span.to)} on ${dayInWords(date)}. Be on time.`]
        : []
    }),
  )
}
