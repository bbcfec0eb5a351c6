/**
 * What to know before one goes, computed from the finished trip: heat, light, rain and season,
 * holidays, what to book and what closes soon. Only what is true of this trip.
 */

import { addDays, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { wallMinutes } from '#domain/calendar/zoned-time.ts'
import { festivityOn } from '#domain/holidays/festivities.ts'
import type { HolidayCalendar } from '#domain/holidays/holiday-calendar.ts'
import { holidayEffect, holidayName, transportOn } from '#domain/holidays/holiday-effects.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import { daylight, lightOf } from '#domain/sun/daylight.ts'
import { listed } from '#domain/text/listed.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { staysByDay } from '#domain/trip/stays.ts'
import { timeInWords } from '../clock.ts'
import { dayInWords } from '../days-in-words.ts'
import { openSpans } from '../open-spans.ts'
import { siestaHeat } from '../outdoors.ts'
import { cherryTime, hasCherryTrees } from '../said/flowers.ts'
import { isTourOfAHouse } from '../seats.ts'

export interface KnownStay {
  destination: Destination
  days: readonly Day[]
}

const hot = 32
const warm = 28
const freezing = 2
/** From here on nobody wears a coat for rain. */
const coatless = 22
const wet = 0.5
const shortDay = 9 * 60
const closingSoon = 20
/** Said more often, nobody heeds it. */
const mostDoors = 2
const mostNamed = 4
/** What one is shown out of at the hour; a market or a street empties by itself. */
const doorKinds = new Set(['museum', 'gallery', 'palace', 'landmark', 'ruins', 'zoo', 'worship'])

/** The stays of a trip in cities of the catalogue, with their days. */
export function knownStays(trip: Trip, bySlug: ReadonlyMap<string, Destination>): KnownStay[] {
  return staysByDay(trip).flatMap(({ first, last }, index) => {
    const destination = bySlug.get(trip.stays[index]?.slug ?? '')
    // The day on which one travels on has the next city's weather.
    const end = index < trip.stays.length - 1 ? Math.max(first, last - 1) : last
    return destination ? [{ destination, days: trip.days.slice(first - 1, end) }] : []
  })
}

export function toKnow(stays: readonly KnownStay[], calendar: HolidayCalendar): string[] {
  const several = stays.length > 1
  const said = stays.flatMap((stay) => [
    ...heatAndCold(stay, several),
    ...lightOfDays(stay, several),
    ...rain(stay, several),
    ...blossom(stay),
    ...holidays(stay, calendar, several),
    ...sabbath(stay),
    ...bookings(stay),
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
    const until = high >= siestaHeat ? 1005 : 945
    const noon = days.some((day) =>
      day.stops.some((stop) => isInNoonSun(stop, destination, day, until)),
    )
    const kept = noon
      ? 'Some of the ways and sights fall into the hours from noon on: keep to the shade there.'
      : `The hours from noon to ${high >= siestaHeat ? 'five' : 'four'} are kept out of the sun.`
    return [`Hot${where}: about ${high} °C by day. ${kept} Carry water.`]
  }
  if (high >= warm) return [`Warm${where}: about ${high} °C by day, and stronger in the sun.`]
  const low = Math.round(Math.min(...days.flatMap(({ weather }) => weather?.low ?? [])))
  return low <= freezing ? [`Cold${where}: ${low} to ${high} °C. Dress for it.`] : []
}

/** A visit in the open or a walk of some minutes, between noon and an hour of the afternoon. */
function isInNoonSun(
  { start, end, kind, leg, placeId }: Stop,
  { places }: Destination,
  { date }: Day,
  until: number,
): boolean {
  if (!(start && end)) return false
  const begins = minuteOn(date, start)
  const walk = leg?.mode === 'walk' ? (leg.minutes ?? 0) : 0
  if (walk >= longWalkInHeat && begins > noonBegins + walk && begins - walk < until) return true
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
  return chance >= wet
    ? [`Rain on about ${Math.round(chance * 10)} of 10 days${where}: take ${against}.`]
    : []
}

/** Named with the stops of the plan that have cherry trees, or with those that have most of them. */
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

function holidays(
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
    const shut = destination.places.filter((each) => isShut(each, destination, day))
    const famous = shut.toSorted((a, b) => b.essential - a.essential).slice(0, mostNamed)
    const closed = famous.length > 0 ? ` Shut as a rule: ${listed(famous.map(nameOf))}.` : ''
    if (name === 'Ramadan') {
      const { sunset } = daylight(destination.at, date, destination.timeZone)
      const iftar = sunset === null ? '' : ` at about ${timeInWords(sunset)}`
      const says = `Ramadan${where}: the fast is broken at sunset${iftar}, with the whole town at table; book for it, or dine an hour later. Many kitchens open only then, and hours are shorter by day. Eat, drink and smoke out of sight until then, dress with care, and expect lively evenings.`
      return [{ name, says }]
    }
    return [
      {
        name,
        says: `${dayInWords(date)}${where}: ${name}. ${festivity ? `${festivity.says}${closed}` : `${closed.trim()} Opening hours may differ.`.trim()}`,
      },
      ...transportOn(destination, day).map((says) => ({ name: says, says })),
    ]
  })
  // A feast of several days is told once.
  return told
    .filter(({ name }, index) => told.findIndex((other) => other.name === name) === index)
    .map(({ says }) => says)
}

/** By the rule of the holiday, or by hours that name it: an ordinary week has it open that day. */
function isShut(place: Place, where: Destination, day: { date: string; names: string[] }): boolean {
  if (place.hours === null) return holidayEffect(place, where, day) === 'closed'
  const usually = openSpans(place, addDays(day.date, 7)).length > 0
  const open = openSpans(place, day.date).length > 0
  return usually && (!open || holidayEffect(place, where, day) === 'closed')
}

const SATURDAY = 6

function sabbath({ destination, days }: KnownStay): string[] {
  const kept = destination.country === 'IL' && days.some(({ date }) => weekdayOf(date) === SATURDAY)
  return kept
    ? ['From Friday afternoon to Saturday night trains and most buses, shops and kitchens rest.']
    : []
}

const nameOf = ({ name }: { name: string }) => name

function bookings({ destination, days }: KnownStay): string[] {
  const visited = new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const places = destination.places.filter(({ id }) => visited.has(id))
  const isTour = (place: Place) =>
    days.some(({ date, stops }) =>
      stops.some(
        ({ placeId, start }) =>
          placeId === place.id && start && isTourOfAHouse(place, minuteOn(date, start)),
      ),
    )
  const trips = places.filter(({ dayTrip }) => dayTrip?.bookAhead)
  const toBook = (booking: NonNullable<Place['booking']>, isSo = (_: Place) => true) =>
    places
      .filter((place) => place.booking === booking && isSo(place))
      .toSorted((a, b) => b.essential - a.essential)
      .slice(0, mostNamed)
      .map(nameOf)
  const said = (words: string, names: readonly string[]) =>
    names.length > 0 ? [`${words}: ${listed(names)}.`] : []
  return [
    ...said('Book days ahead', trips.map(nameOf)),
    ...said(
      'Reached by car, your own or with a driver',
      places.filter(({ dayTrip }) => dayTrip?.by === 'drive').map(nameOf),
    ),
    ...said('Book an hour as soon as your days are fixed, since they sell out', toBook('needed')),
    ...said(
      'Buy seats beforehand',
      toBook('seats', (place) => !isTour(place)),
    ),
    ...said(
      'Tours with an hour to book',
      toBook('seats', (place) => isTour(place) && /\btours?\b/i.test(place.about)),
    ),
    ...said('A timed ticket saves the wait in line', toBook('advised')),
  ]
}

/** A visit that ends shortly before the doors close leaves nothing to be late by. */
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

function minuteOn(date: string, time: string): number {
  return wallMinutes(time) - wallMinutes(`${date}T00:00`)
}
