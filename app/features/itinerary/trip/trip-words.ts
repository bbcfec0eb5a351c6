/**
 * Short texts about a trip and its days, for people and for machines, the same on the server and in the browser. Of the domain it
 * imports types and what needs no schema: the schemas are loaded with the editing.
 */
import { daysBetween } from '#domain/calendar/calendar-days.ts'
import { shortDate, shortDay, weekdayAndDay, weekdayName } from '#domain/calendar/english-dates.ts'
import type { PlanAnswer } from '#domain/planner/wish/answer.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'

/** `Saturday, May 8`. */
export const dayInWords = weekdayAndDay

/** `Saturday`. */
export const weekdayInWords = weekdayName

/** `May 8 to May 11, 2027`. */
export function datesInWords({ days }: Pick<Trip, 'days'>): string {
  const [first, last] = [days[0]?.date, days.at(-1)?.date]
  return first && last ? spanInWords(first, last) : 'No days yet'
}

export function spanInWords(first: string, last: string): string {
  if (first === last) return shortDate(first)
  const isSameYear = first.slice(0, 4) === last.slice(0, 4)
  return `${isSameYear ? shortDay(first) : shortDate(first)} to ${shortDate(last)}`
}

export const countInWords = (count: number, one: string): string =>
  `${count} ${one}${count === 1 ? '' : 's'}`

/** What a day is about: a journey, or the parts of town that it leads to. */
export function dayTitle(day: Day, trip: Trip): string {
  if (day.title) return day.title
  const journey = day.stops.find(({ kind }) => kind === 'journey')
  if (journey) return journey.name
  const areas = [
    ...new Set(
      day.stops.flatMap(({ kind, area }) => (kind === 'visit' && area ? partOf(area) : [])),
    ),
  ]
  if (areas.length > 0) return areas.slice(0, 2).join(' and ')
  const city = cityOf(day, trip)
  if (day.stops.length === 0) return city ? `A free day in ${city}` : 'A free day'
  return city ?? day.stops[0]?.name ?? ''
}

/** The trip as structured data (schema.org) for search engines: what each day is about. */
export const touristTrip = (trip: Trip, url: string, description: string) => ({
  '@context': 'https://schema.org',
  '@type': 'TouristTrip',
  name: trip.title,
  description,
  url,
  itinerary: {
    '@type': 'ItemList',
    numberOfItems: trip.days.length,
    itemListElement: trip.days.map((day, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: `Day ${index + 1}: ${dayTitle(day, trip)}`,
    })),
  },
})

/** The part of town of an address: `Chiado` of `Rua do Loreto 2, Chiado`; streets with a number are none. */
function partOf(area: string): string[] {
  const part = area.split(',').at(-1)?.trim() ?? ''
  return part === '' || /\d/.test(part) ? [] : [part]
}

export function cityOf(day: Day, { days, stays }: Trip): string | undefined {
  const indexOf = (id: Day['id']) => days.findIndex((each) => each.id === id)
  const index = days.indexOf(day)
  return stays.find(({ first, last }) => indexOf(first) <= index && index <= indexOf(last))?.name
}

/** Minutes after the day's midnight, as the clocks there show it; null where no time is set. */
export function clockOf(time: Stop['start'], { date }: Day): number | null {
  if (time === null) return null
  const [hours = 0, minutes = 0] = time.slice(11).split(':').map(Number)
  return daysBetween(date, time.slice(0, 10)) * 1440 + hours * 60 + minutes
}

/** A word of the wish as it was understood; avoided things are marked as such. */
export function understoodInWords({ slot, text }: PlanAnswer['understood'][number]): string {
  const isRefused = slot === 'dislike' || slot === 'mustAvoid'
  return isRefused && !/^(?:no|not|without|avoid|skip)\b/i.test(text) ? `no ${text}` : text
}
