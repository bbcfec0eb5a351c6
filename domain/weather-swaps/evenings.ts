/**
 * When the evening before a day is: from six to ten by the clocks of where that day begins. Everything is
 * an instant in minutes since 1970, so that nights in which clocks change and trips over the date line
 * need no rule of their own.
 */
import { addDays } from '#domain/calendar/calendar-days.ts'
import { dayAt, instantOf, wallMinutes } from '#domain/calendar/zoned-time.ts'
import type { Day, Trip } from '#domain/trip/schema.ts'
import { watchedDays } from './watched-days.ts'

/** Local hours in which the mail is sent: later it could wait until the morning. */
const hours = { from: '18:00', until: '22:00' }
/** Minutes between two looks: about as often as forecasts change. */
const lookEveryMinutes = 6 * 60

export interface Evening {
  day: Day
  zone: string
  from: number
  until: number
  /** When the day itself begins there. */
  begins: number
}

/** Where one wakes up: a day that leads elsewhere begins where its first stop is. */
const zoneAtStart = ({ stops, zone }: Day): string =>
  stops.find(({ start }) => start !== null)?.zone ?? zone

export function eveningBefore(day: Day): Evening {
  const zone = zoneAtStart(day)
  const begins = instantOf(wallMinutes(`${day.date}T00:00`), zone)
  // By the calendar of the place: where a date was left out, the day before is not the date before.
  const before = dayAt((begins - 1) * 60_000, zone)
  const from = instantOf(wallMinutes(`${before}T${hours.from}`), zone)
  const until = instantOf(wallMinutes(`${before}T${hours.until}`), zone)
  return { day, zone, from, until, begins }
}

/** The evening that it is at `now`, if it is one; by two clocks it can be two, and then it is the first day's. */
export function eveningAt({ days }: Pick<Trip, 'days'>, now: number): Evening | null {
  const evenings = days.map(eveningBefore)
  return evenings.find(({ from, until }) => from <= now && now < until) ?? null
}

/** When there is something to do again after `now`: an evening, or another look at days that are near. */
export function nextLook(trip: Pick<Trip, 'days'>, now: number): number | null {
  const evenings = trip.days.map(eveningBefore).filter(({ from }) => from > now)
  const first = evenings.toSorted((one, other) => one.from - other.from)[0]
  if (watchedDays(trip, now * 60_000).length > 0) {
    return Math.min(now + lookEveryMinutes, first?.from ?? Number.POSITIVE_INFINITY)
  }
  if (!first) return null
  // From ten days before on.
  const { date } = first.day
  const near = instantOf(wallMinutes(`${addDays(date, -9)}T00:00`), first.zone)
  return Math.max(now + 15, Math.min(near, first.from))
}
