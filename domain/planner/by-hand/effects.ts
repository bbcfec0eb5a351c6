/** What a change makes of a day, before it is made: "+12 min on the way, ends 30 min later, open until 6 PM". */
import type { Place } from '#domain/places/schema.ts'
import type { StopId } from '#domain/trip/ids.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { findStop, seedOfSwap } from './edits.ts'
import { type Closed, closedAt, type HoursThatDay, hoursThatDay, spanAt } from './hours-that-day.ts'
import type { KnownPlaces } from './retime-day.ts'
import { stopToTry } from './stop-to-try.ts'
import { dayAsIs, type TriedDay, tryDay } from './try-day.ts'

export interface Effect {
  /** Change in minutes of travel, and of those on foot. */
  travel: number
  onFoot: number
  /** Minutes by which the day ends later. */
  later: number
  /** When one would be at the new stop, and until when it is open; null where unknown. */
  start: number | null
  openUntil: number | null
  /** Whether it is shut on arrival, or before one would leave. */
  closed: Closed | null
  /** Minutes from the stop before. */
  way: number
}

export function effectOn(
  before: TriedDay,
  after: TriedDay,
  fresh: StopId,
  trip: Trip,
  day: Day,
): Effect {
  const found = after.stops.find(({ stop }) => stop.id === fresh)
  const start = found?.start ?? null
  const hours: HoursThatDay = found?.place
    ? hoursThatDay(found.place, day, trip)
    : { kind: 'unknown' }
  const span = start === null ? undefined : spanAt(hours, start)
  return {
    travel: after.travel - before.travel,
    onFoot: after.onFoot - before.onFoot,
    later: (after.ends ?? 0) - (before.ends ?? 0),
    start,
    openUntil: hours.kind === 'open' ? (span?.to ?? null) : null,
    closed: closedAt(hours, start, found?.stop.minutes ?? 0),
    way: found?.stop.leg?.minutes ?? 0,
  }
}

export interface RankedSwap {
  place: Place
  effect: Effect
}

const mostSwaps = 6

/**
 * Replacements for a stop, best first: the planner's alternatives and others of its kind, by their renown and their
 * effect on the day.
 */
export function rankSwaps(
  trip: Trip,
  id: StopId,
  places: Iterable<Place>,
  newId: StopId,
  known: KnownPlaces,
): RankedSwap[] {
  const found = findStop(trip, id)
  if (!found) return []
  const { day, index } = found
  const there = new Set(
    trip.days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? [])),
  )
  const isFree = (place: Place) => !there.has(place.id) && !trip.avoided.includes(place.id)
  const planned = found.stop.alternatives.flatMap(({ placeId }) => known.place(placeId) ?? [])
  const alike = [...places].filter(
    (place) => isAlike(place, found.stop) && isNear(place, found.stop),
  )
  const candidates = [...new Set([...planned, ...alike])].filter(isFree)
  const before = dayAsIs(day, known)
  return candidates
    .map((place) => {
      const fresh = stopToTry(newId, seedOfSwap(found, place), day)
      const after = tryDay(trip, day, day.stops.with(index, fresh), known)
      const effect = effectOn(before, after, newId, trip, day)
      const liking = planned.includes(place) ? 0.5 : place.kind === found.stop.category ? 0.3 : 0
      return { place, effect, worth: liking + worthOf(place, effect) }
    })
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, mostSwaps)
    .map(({ place, effect }) => ({ place, effect }))
}

/** Rank of a replacement: renown counts for it, long ways and closed doors against it. */
function worthOf({ essential }: Place, { travel, later, closed }: Effect): number {
  return essential - travel / 40 - Math.max(0, later) / 120 - (closed ? 2 : 0)
}

function isAlike(place: Place, { kind }: Stop): boolean {
  const eats = place.kind === 'restaurant' || place.kind === 'cafe'
  if (kind === 'meal') return eats
  return !eats && !place.dayTrip
}

/** Whether it lies within about three kilometres. */
function isNear({ at }: Place, stop: Stop): boolean {
  if (!stop.at) return true
  const longitude = (at[1] - stop.at[1]) * Math.cos((stop.at[0] * Math.PI) / 180)
  return Math.hypot(at[0] - stop.at[0], longitude) < 0.03
}
