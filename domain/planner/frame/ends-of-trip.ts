/** Arrival and departure of a trip through several towns. */
import type { TripBrief } from '#domain/brief/schema.ts'
import { readStayClock } from '../stay-clock.ts'
import { inTown } from '../stays/stay-hours.ts'
import { type UnsaidHours, unsaidHours } from './unsaid-hours.ts'

/** The hours of arrival and departure in a request; whole days where there are none. */
export function endsOfTrip(
  text: string,
  days: number,
  brief: Pick<TripBrief, 'nights' | 'arrival' | 'departure'> = {},
): UnsaidHours {
  const clock = readStayClock(text)
  if (clock && clock.kind !== 'journey') return { notes: [] }
  const open = unsaidHours(text, clock, days, brief)
  return {
    ...open,
    ...(clock?.from === undefined ? {} : { from: clock.from }),
    ...(clock?.to === undefined ? {} : { to: clock.to }),
    notes: [...open.notes, ...(clock ? inTown(clock, null, days) : [])],
  }
}
