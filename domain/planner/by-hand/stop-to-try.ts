import { localText, wallMinutes } from '#domain/calendar/zoned-time.ts'
import type { StopId } from '#domain/trip/ids.ts'
import type { Day, Stop } from '#domain/trip/schema.ts'
import type { StopSeed } from './new-stop.ts'

/** A stop that is not in the trip, made to try a day with it. */
export function stopToTry(id: StopId, { day: _day, start, ...seed }: StopSeed, on: Day): Stop {
  const begins = localText(wallMinutes(`${on.date}T00:00`) + (start ?? 0))
  return { ...seed, id, start: start === null ? null : begins, end: null }
}
