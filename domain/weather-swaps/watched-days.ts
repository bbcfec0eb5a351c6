/** Which days of a trip are watched, and what is asked about them. */
import { addDays } from '#domain/calendar/calendar-days.ts'
import { dayAt, instantOf, wallMinutes } from '#domain/calendar/zoned-time.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import type { Day, Trip } from '#domain/trip/schema.ts'
import { type HourlyQuestion, spotOf } from '#domain/weather/hour-weather.ts'

/** Days ahead that are watched: hourly forecasts reach no farther. */
const watchedAhead = 10
/** The most locations of a question. */
const mostSpots = 40

/** `now` in milliseconds. Each day by the calendar of its own zone. */
export function watchedDays({ days }: Pick<Trip, 'days'>, now: number): Day[] {
  return days.filter(({ date, zone }) => {
    const today = dayAt(now, zone)
    return date >= today && date < addDays(today, watchedAhead)
  })
}

/** Null where no day has a stop with a place. */
export function questionFor(days: readonly Day[]): HourlyQuestion | null {
  const spots = new Map<string, Coordinates>()
  for (const { stops } of days) {
    for (const { at, start } of stops) {
      if (at && start !== null && spots.size < mostSpots) spots.set(spotOf(at).join(), spotOf(at))
    }
  }
  const begins = days.map(({ date, zone }) => instantOf(wallMinutes(`${date}T00:00`), zone))
  if (spots.size === 0 || begins.length === 0) return null
  return {
    spots: [...spots.values()],
    from: Math.min(...begins),
    // What begins before midnight ends in the next day.
    to: Math.max(...begins) + 36 * 60,
  }
}
