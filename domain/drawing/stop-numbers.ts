/** The numbers that stops carry in the list, on the map and in print: from 1 on every day. */
import type { StopId } from '#domain/trip/ids.ts'
import type { Day } from '#domain/trip/schema.ts'

/** A journey is a line, and what lies nowhere can't be shown: neither has a number. */
export function stopNumbers({ stops }: Day): ReadonlyMap<StopId, number> {
  const shown = stops.filter(({ kind, at }) => at !== null && kind !== 'journey')
  return new Map(shown.map(({ id }, index) => [id, index + 1]))
}
