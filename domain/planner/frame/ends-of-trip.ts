/** The first and the last hour of a trip through several towns. */
import { readStayClock } from '../stay-clock.ts'
import { inTown } from '../stay-hours.ts'
import { type UnsaidHours, unsaidHours } from './unsaid-hours.ts'

/** When one comes and goes by the clock, from the words of the request; whole days where they say nothing. */
export function endsOfTrip(text: string, days: number, nights?: number): UnsaidHours {
  const clock = readStayClock(text)
  if (clock && clock.kind !== 'journey') return { notes: [] }
  const open = unsaidHours(text, clock, days, nights)
  return {
    ...open,
    ...(clock?.from === undefined ? {} : { from: clock.from }),
    ...(clock?.to === undefined ? {} : { to: clock.to }),
    notes: [...open.notes, ...(clock ? inTown(clock, null, days) : [])],
  }
}
