/** Random ids of new parts. Made here, because `domain` takes randomness as an argument. */
import type { DayId, StopId } from '#domain/trip/ids.ts'
import type { Id } from '#domain/trip/parts.ts'

function random(sort: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return `${sort}${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

export const newStopId = () => random('s') as StopId
export const newDayId = () => random('d') as DayId
export const newNoteId = () => random('n') as Id<'note'>
