/** Sets a stop's hour, length, cost or name, and times what comes after it: one operation. */
import type { Money } from '#domain/money/money.ts'
import { apply } from '#domain/trip/apply.ts'
import { operationIdSchema, type StopId } from '#domain/trip/ids.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { findStop } from './edits.ts'
import { type KnownPlaces, minuteOf, retimeDay } from './retime-day.ts'

export interface StopWish {
  name?: string
  /** Minutes after midnight. An hour that somebody sets locks the stop to it. */
  start?: number
  minutes?: number
  cost?: Money | null
}

type Edits = Extract<TripChange, { kind: 'edit' }>['edits']

/** Null where nothing would change. */
export function setStop(
  trip: Trip,
  id: StopId,
  wish: StopWish,
  known: KnownPlaces,
): TripChange | null {
  const found = findStop(trip, id)
  if (!found) return null
  const { stop, day } = found
  const isNewHour = wish.start !== undefined && wish.start !== minuteOf(stop.start, day)
  const isNewLength = wish.minutes !== undefined && wish.minutes !== stop.minutes
  const isNewCost =
    wish.cost !== undefined && JSON.stringify(wish.cost) !== JSON.stringify(stop.cost)
  const mine = { kind: 'traveller' } as const
  const sources = {
    ...stop.sources,
    ...(isNewHour ? { time: mine } : {}),
    ...(isNewCost ? { cost: mine } : {}),
  }
  const own: Edits[number] = {
    entity: 'stop',
    id,
    set: {
      ...(wish.name && wish.name !== stop.name ? { name: wish.name } : {}),
      ...(isNewHour ? { start: wish.start, locked: true } : {}),
      ...(isNewLength ? { minutes: wish.minutes } : {}),
      ...(isNewCost ? { cost: wish.cost } : {}),
      ...(isNewHour || isNewCost ? { sources } : {}),
    },
  }
  if (Object.keys(own.set).length === 0) return null
  const edits: Edits = [own]
  if (isNewHour || isNewLength) edits.push(...later(trip, id, own, known))
  return { kind: 'edit', edits }
}

/** Edits of later stops of that day whose time changes. */
function later(trip: Trip, id: StopId, own: Edits[number], known: KnownPlaces): Edits {
  const operation = operationIdSchema.parse('set-stop')
  const change = { kind: 'edit' as const, edits: [own] }
  const after = apply(trip, { id: operation, base: 0, hand: 'person', change }).trip
  const found = findStop(after, id)
  if (!found) return []
  const { place } = known
  const { times } = retimeDay(after, found.day, { before: trip, movesUp: false, place, from: id })
  return times.flatMap(({ stop, start }): Edits => {
    const old = found.day.stops.find((each) => each.id === stop)
    if (stop === id || !old || minuteOf(old.start, found.day) === start) return []
    return [{ entity: 'stop', id: stop, set: { start } }]
  })
}
