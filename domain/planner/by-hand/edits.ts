/**
 * What a traveller does to a trip by hand: each is one operation, which times the days it touches
 * again, so that one undo takes all of it back.
 */

import type { Place } from '#domain/places/schema.ts'
import { byOrder } from '#domain/trip/by-order.ts'
import type { DayId, StopId } from '#domain/trip/ids.ts'
import { type ReplanResult, replanOf, type TripChange } from '#domain/trip/operation.ts'
import { keyBetween } from '#domain/trip/order-keys.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { type StopSeed, stopOfPlace } from './new-stop.ts'
import { type KnownPlaces, retimeDay } from './retime-day.ts'
import { stopToTry } from './stop-to-try.ts'

interface Found {
  stop: Stop
  day: Day
  index: number
}

export function findStop(trip: Trip, id: StopId): Found | undefined {
  for (const day of trip.days) {
    const index = day.stops.findIndex((stop) => stop.id === id)
    const stop = day.stops[index]
    if (stop) return { stop, day, index }
  }
  return undefined
}

/** Moves a stop to a place in a day's list, counted without the stop itself. Null where it is there already. */
export function moveStopTo(
  trip: Trip,
  id: StopId,
  to: { day: DayId; index: number },
  known: KnownPlaces,
): TripChange | null {
  const found = findStop(trip, id)
  const target = trip.days.find((day) => day.id === to.day)
  if (!found || !target) return null
  const others = target.stops.filter((stop) => stop.id !== id)
  const index = Math.min(Math.max(0, to.index), others.length)
  if (found.day.id === target.id && found.index === index) return null
  const order = keyBetween(others[index - 1]?.order ?? null, others[index]?.order ?? null)
  const move = [{ stop: id, day: target.id, order }]
  return retimed(trip, { move }, [found.day.id, target.id], known)
}

/** Moves a stop by one place; past the end of a day to the next day. */
export function moveStopBy(
  trip: Trip,
  id: StopId,
  step: -1 | 1,
  known: KnownPlaces,
): TripChange | null {
  const found = findStop(trip, id)
  if (!found) return null
  const { day, index } = found
  const next = index + step
  if (next >= 0 && next < day.stops.length) {
    return moveStopTo(trip, id, { day: day.id, index: next }, known)
  }
  const neighbour = trip.days[trip.days.indexOf(day) + step]
  if (!neighbour) return null
  const end = step < 0 ? neighbour.stops.length : 0
  return moveStopTo(trip, id, { day: neighbour.id, index: end }, known)
}

/** Moves a stop to another day, after the stops that are earlier than its hour. */
export function moveStopToDay(
  trip: Trip,
  id: StopId,
  day: DayId,
  known: KnownPlaces,
): TripChange | null {
  const found = findStop(trip, id)
  const target = trip.days.find((each) => each.id === day)
  if (!found || !target) return null
  const hour = found.stop.start?.slice(11) ?? '24:00'
  const later = target.stops.findIndex(({ start }) => start !== null && start.slice(11) > hour)
  const index = later < 0 ? target.stops.length : later
  return moveStopTo(trip, id, { day, index }, known)
}

/** Removes a stop and refuses it, so that planning again does not bring it back. */
export function removeStop(trip: Trip, id: StopId, known: KnownPlaces): TripChange | null {
  const found = findStop(trip, id)
  if (!found) return null
  const { stop, day } = found
  // A plan's removal spares what is locked; a traveller who takes out a locked stop means it.
  if (stop.locked) return { kind: 'remove', things: [{ entity: 'stop', id }] }
  const change = retimed(trip, { remove: [id] }, [day.id], known)
  const avoid = stop.placeId === null ? [] : [stop.placeId]
  return change.kind === 'replan' ? { ...change, because: 'removed', avoid } : change
}

/** Replaces a stop at about its hour. `newId` is the id of the stop that comes in. */
export function swapStop(
  trip: Trip,
  id: StopId,
  by: Place,
  newId: StopId,
  known: KnownPlaces,
): TripChange | null {
  const found = findStop(trip, id)
  if (!found) return null
  const { day } = found
  const fields = seedOfSwap(found, by)
  return retimed(trip, { remove: [id], add: [{ id: newId, fields }] }, [day.id], known)
}

/** The replacement takes over the hour, the meal and the way back. */
export function seedOfSwap({ stop, day }: Pick<Found, 'stop' | 'day'>, by: Place): StopSeed {
  const spot = { day: day.id, order: stop.order, zone: stop.zone }
  return stopOfPlace(by, spot, {
    kind: stop.kind,
    meal: stop.meal,
    alternatives: [
      ...(stop.placeId === null ? [] : [{ placeId: stop.placeId, name: stop.name }]),
      ...stop.alternatives.filter(({ placeId }) => placeId !== by.id),
    ].slice(0, 12),
  })
}

/** The change with the times of the days it touches. */
export function retimed(
  trip: Trip,
  parts: Partial<ReplanResult>,
  days: readonly DayId[],
  { place }: KnownPlaces,
): TripChange {
  const nothing = { add: [], remove: [], move: [], times: [], backs: [], leftOut: trip.leftOut }
  const result: ReplanResult = { ...nothing, ...parts }
  const change = replanOf({ because: 'asked', days: [...new Set(days)], result })
  const after = withParts(trip, result)
  const touched = after.days.filter((day) => days.includes(day.id))
  const movesUp = result.move.length > 0
  const timings = touched.map((day) => retimeDay(after, day, { before: trip, movesUp, place }))
  return {
    ...change,
    result: {
      ...result,
      times: timings.flatMap(({ times }) => times),
      backs: timings.flatMap(({ backs }) => backs),
    },
  }
}

/** The days with the new stops, not yet timed. */
function withParts(trip: Trip, { add, remove, move }: ReplanResult): Trip {
  const placed = new Map(move.map((each) => [each.stop, each]))
  const moved = trip.days.flatMap(({ stops }) =>
    stops.flatMap((stop) => {
      const to = placed.get(stop.id)
      return to ? [{ day: to.day, stop: { ...stop, order: to.order } }] : []
    }),
  )
  const days = trip.days.map((day) => {
    const stays = day.stops.filter(({ id }) => !placed.has(id) && !remove.includes(id))
    const comes = [
      ...moved.flatMap(({ day: to, stop }) => (to === day.id ? [onDate(stop, day)] : [])),
      ...add.flatMap(({ id, fields }) =>
        fields.day === day.id ? [stopToTry(id, fields, day)] : [],
      ),
    ]
    if (comes.length === 0 && stays.length === day.stops.length) return day
    return { ...day, stops: [...stays, ...comes].sort(byOrder) }
  })
  return { ...trip, days }
}

/** The stop at the same hour on another date. */
function onDate(stop: Stop, { date }: Day): Stop {
  return stop.start === null ? stop : { ...stop, start: `${date}${stop.start.slice(10)}` }
}
