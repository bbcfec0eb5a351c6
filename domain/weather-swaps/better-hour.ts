/** The smallest change: the same stop at a better hour, within the time it has between its neighbours. */
import { instantOf, wallMinutes } from '#domain/calendar/zoned-time.ts'
import { closedAt, hoursThatDay } from '#domain/planner/by-hand/hours-that-day.ts'
import type { KnownPlaces } from '#domain/planner/by-hand/retime-day.ts'
import { needsLight } from '#domain/planner/opening/outdoors.ts'
import { daylight, lightOf } from '#domain/sun/daylight.ts'
import { type Forecasts, hoursAt, settingOf } from './affected-stops.ts'
import { type Slot, timeWith } from './slot.ts'
import { sufferedAt, weatherDuring } from './stop-weather.ts'

const step = 15
/** Minutes by which a stop may move: farther is another part of the day. */
const farthest = 180

/** The start nearest to the one it has; null where no hour is known to be better. */
export function betterHour(slot: Slot, forecasts: Forecasts, known: KnownPlaces): number | null {
  const { stop, day, trip, start, minutes } = slot
  const place = stop.placeId === null ? undefined : known.place(stop.placeId)
  const setting = settingOf(stop, known)
  // Meals have their hour, and places with unknown hours stay.
  if (!stop.at || !setting || !place || stop.kind !== 'visit') return null
  const doors = hoursThatDay(place, day, trip)
  if (doors.kind === 'unknown' || doors.kind === 'closed') return null
  const hours = hoursAt(stop.at, forecasts)
  const suffers = sufferedAt(setting)
  const { from, to } = timeWith(slot, { there: stop.leg, on: slot.next?.leg ?? null })
  const earliest = Math.max(Math.ceil(from / step) * step, start - farthest)
  const light = needsLight(place) ? lightOf(daylight(stop.at, day.date, stop.zone)) : null
  const starts: number[] = []
  for (let at = earliest; at + minutes <= to && at <= start + farthest; at += step) starts.push(at)
  const midnight = wallMinutes(`${day.date}T00:00`)
  return (
    starts
      .filter((at) => {
        if (at === start || closedAt(doors, at, minutes)) return false
        if (light && (at < light.from || at + minutes > light.to)) return false
        const begins = instantOf(midnight + at, stop.zone)
        const span = { from: begins, to: begins + minutes }
        return weatherDuring(span, suffers, hours).kind === 'fine'
      })
      .toSorted((one, other) => Math.abs(one - start) - Math.abs(other - start))[0] ?? null
  )
}
