/** The weather of a day made of its hours: what a day's card shows. */
import { instantOf, wallMinutes } from '#domain/calendar/zoned-time.ts'
import type { Day } from '#domain/trip/schema.ts'
import type { DayWeather } from '#domain/weather/day-weather.ts'
import { type Forecasts, hoursAt } from './affected-stops.ts'

/** Hours of the day that count: while one is out. */
const hours = { from: 8 * 60, to: 22 * 60 }

/** Null where the forecast says nothing of that day; by the place of its first stop that has one. */
export function dayOfHours(day: Day, forecasts: Forecasts): DayWeather | null {
  const at = day.stops.find(
    (stop) => stop.at !== null && hoursAt(stop.at, forecasts).length > 0,
  )?.at
  if (!at) return null
  const midnight = wallMinutes(`${day.date}T00:00`)
  const [from, to] = [hours.from, hours.to].map((minute) => instantOf(midnight + minute, day.zone))
  const during = hoursAt(at, forecasts).filter(
    ({ instant }) => instant >= (from ?? 0) && instant < (to ?? 0),
  )
  const chances = during.flatMap(({ rain }) => rain ?? [])
  const degrees = during.flatMap((hour) => hour.degrees ?? [])
  const [first] = forecasts
  if (chances.length === 0 || !first) return null
  return {
    rain: Math.max(...chances),
    high: degrees.length === 0 ? null : Math.max(...degrees),
    low: degrees.length === 0 ? null : Math.min(...degrees),
    source: first.source,
  }
}
