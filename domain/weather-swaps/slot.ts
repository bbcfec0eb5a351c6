/**
 * The time that a stop has in its day, between what comes before and what comes after. Whatever comes
 * in its place, or moves within it, leaves everything else at its hour.
 */
import type { Coordinates } from '#domain/places/schema.ts'
import { minuteOf, preferencesOf, wayBetween } from '#domain/planner/by-hand/retime-day.ts'
import { latestEnd } from '#domain/planner/by-hand/warnings.ts'
import type { Leg } from '#domain/trip/parts.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { lodgingOfNight } from '#domain/trip/stays.ts'

export interface Slot {
  trip: Trip
  day: Day
  stop: Stop
  /** Minutes after the day's midnight. */
  start: number
  minutes: number
  /** When what comes before is over, and where one is then. */
  from: number
  fromAt: Coordinates | null
  /** What comes after, and when it begins; at the end of a day, when that ought to be over. */
  next: Stop | null
  to: number
  toAt: Coordinates | null
}

/** Null for a stop without an hour: nothing says which weather it has. */
export function slotOf(trip: Trip, day: Day, stop: Stop): Slot | null {
  const index = day.stops.indexOf(stop)
  const start = minuteOf(stop.start, day)
  if (index < 0 || start === null || !stop.minutes) return null
  const earlier = day.stops.slice(0, index)
  const later = day.stops.slice(index + 1)
  const night = trip.days.indexOf(day)
  const bed = (lodgingOfNight(trip, night - 1) ?? lodgingOfNight(trip, night))?.at ?? null
  const ends = earlier.flatMap((each) => {
    const begins = minuteOf(each.start, day)
    return begins === null ? [] : begins + (each.minutes ?? 0)
  })
  const nextStart = later.map((each) => minuteOf(each.start, day)).find((each) => each !== null)
  const over = Math.max(latestEnd(trip, day), start + stop.minutes)
  const next = later[0] ?? null
  const home = lodgingOfNight(trip, night)?.at ?? bed
  return {
    trip,
    day,
    stop,
    start,
    minutes: stop.minutes,
    from: Math.max(day.from ?? 0, ...ends),
    fromAt: lastAt(earlier) ?? bed,
    next,
    to: nextStart ?? over,
    toAt: next ? (next.kind === 'journey' ? (next.leg?.from?.at ?? next.at) : next.at) : home,
  }
}

/** Where one is after these; after a journey, where it led. */
function lastAt(stops: readonly Stop[]): Coordinates | null {
  for (const { kind, at, leg } of stops.toReversed()) {
    const there = kind === 'journey' ? leg?.to?.at : at
    if (there) return there
  }
  return null
}

export interface Ways {
  there: Leg | null
  on: Leg | null
}

export function waysOver(slot: Slot, at: Coordinates): Ways {
  const preferences = preferencesOf(slot.trip)
  return {
    there: wayBetween(slot.fromAt, at, preferences),
    on: wayBetween(at, slot.toAt, preferences),
  }
}

const midnight = 1440

/**
 * From when to when one can be there, with these ways; at the end of a day the way home is not counted.
 * Nothing is put past midnight, though some doors never close.
 */
export function timeWith(slot: Slot, { there, on }: Ways): { from: number; to: number } {
  const isFirst = slot.day.stops[0]?.id === slot.stop.id
  const from = isFirst ? slot.start : slot.from + (there?.minutes ?? 0)
  return { from, to: Math.min(midnight, slot.to - (slot.next ? (on?.minutes ?? 0) : 0)) }
}
