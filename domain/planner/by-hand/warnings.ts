/**
 * Problems of a day, with what would solve them: closed doors, long ways, a missing meal, a day too full, two
 * things at once. A solution is data; `ways-out.ts` makes the change when it is taken.
 */
import type { Meal, Place } from '#domain/places/schema.ts'
import type { DayId, StopId } from '#domain/trip/ids.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { type Closed, closedAt, type HoursThatDay, hoursThatDay } from './hours-that-day.ts'
import { type KnownPlaces, minuteOf } from './retime-day.ts'
import { dayAsIs, type TriedDay, type TriedStop } from './try-day.ts'

export type WayOut =
  | { do: 'hour'; stop: StopId; index: number; start: number }
  /** `index` is the position in that day's list; without it the stop's hour decides. */
  | { do: 'day'; stop: StopId; day: DayId; index?: number }
  | { do: 'swap'; stop: StopId; place: Place }
  | { do: 'eat'; day: DayId; meal: Meal; place: Place | null }
  | { do: 'unlock'; stop: StopId }
  | { do: 'take-out'; stop: StopId }

export type Warning =
  | {
      kind: 'closed'
      stop: StopId
      closed: Closed
      hours: HoursThatDay
    }
  | { kind: 'too-far'; stop: StopId; minutes: number; mode: NonNullable<Stop['leg']>['mode'] }
  /** It begins before one can be there; `ready` is when one could. */
  | { kind: 'too-early'; stop: StopId; ready: number; locked: boolean }
  | { kind: 'nothing-to-eat'; day: DayId; meal: Meal; from: number; to: number }
  | { kind: 'too-full'; day: DayId; ends: number }

const tooFarMinutes = 60
const ends = { slow: 1320, balanced: 1380, fast: 1410 }
/** Minutes from which a visit has something to eat in it. */
const longVisit = 150
/** Longest time in minutes without a meal. */
const longestFast = 300
/** Minute of the day after which a dinner was pushed back by the stops before it. */
const latestDinner = 1320

/** Minute of the day at which it should end. */
export function latestEnd({ pace, party }: Pick<Trip, 'pace' | 'party'>, { to }: Day): number {
  const usual = party.has.includes('children') || (party.children ?? 0) > 0 ? ends.slow : ends[pace]
  return to ?? usual
}

export function warningsOf(trip: Trip, day: Day, known: KnownPlaces): Warning[] {
  const asIs = dayAsIs(day, known)
  return [
    ...asIs.stops.flatMap((each, index) => [
      ...closedDoors(each, day, trip),
      ...longWay(each, trip),
      ...atOnce(each, asIs.stops[index - 1]),
    ]),
    ...withoutMeal(asIs, day),
    ...tooFull(asIs, trip, day),
  ]
}

function closedDoors({ stop, start, place }: TriedStop, day: Day, trip: Trip): Warning[] {
  if (!place || stop.kind === 'journey' || stop.kind === 'free') return []
  const hours = hoursThatDay(place, day, trip)
  const closed = closedAt(hours, start, stop.minutes ?? 0)
  return closed ? [{ kind: 'closed', stop: stop.id, closed, hours }] : []
}

/** A warning of a long way; none on day trips and road trips, which are ways by themselves. */
function longWay({ stop, place }: TriedStop, { kind }: Trip): Warning[] {
  const { leg } = stop
  if (!leg?.minutes || leg.minutes < tooFarMinutes || kind === 'road') return []
  if (stop.kind === 'journey' || stop.kind === 'appointment' || place?.dayTrip) return []
  // The catalogue's way of a day trip was known before.
  if (leg.source.kind === 'catalogue' || leg.from || leg.to || leg.reference) return []
  return [{ kind: 'too-far', stop: stop.id, minutes: leg.minutes, mode: leg.mode }]
}

function atOnce({ stop, start }: TriedStop, before: TriedStop | undefined): Warning[] {
  if (start === null || before?.end == null) return []
  const ready = before.end + (stop.leg?.minutes ?? 0)
  return start < ready ? [{ kind: 'too-early', stop: stop.id, ready, locked: stop.locked }] : []
}

/** Warnings of missing meals, where the day goes on through the hours of the meal. */
function withoutMeal({ stops }: TriedDay, { id }: Day): Warning[] {
  const timed = stops.filter(({ start, end }) => start !== null && end !== null)
  const [first] = timed
  const begins = first?.start ?? 0
  const over = Math.max(0, ...timed.map(({ end }) => end ?? 0))
  const isLong = over - begins >= longestFast
  const lunch = isLong && begins <= 720 && over >= 870 && !isFed(stops, 'lunch', 660, 930)
  const dinner = isLong && begins <= 1080 && over >= 1260 && !isFed(stops, 'dinner', 1050, 1320)
  return [
    ...(lunch
      ? [{ kind: 'nothing-to-eat', day: id, meal: 'lunch', from: begins, to: over } as const]
      : []),
    ...(dinner
      ? [{ kind: 'nothing-to-eat', day: id, meal: 'dinner', from: begins, to: over } as const]
      : []),
  ]
}

/** Whether a meal is had in those hours: a meal, a place that serves some, a long visit, free time, or a journey. */
function isFed(stops: readonly TriedStop[], meal: Meal, from: number, to: number): boolean {
  return stops.some(({ stop, start, end, place }) => {
    if (stop.meal === meal) return true
    if (start === null || end === null || end <= from || start >= to) return false
    if (stop.kind === 'meal' || stop.kind === 'journey' || stop.kind === 'appointment') return true
    const eats = place?.kind === 'restaurant' || place?.kind === 'market'
    return eats || (stop.minutes ?? 0) >= longVisit || (stop.kind === 'free' && end - start >= 45)
  })
}

function tooFull({ ends: over }: TriedDay, trip: Trip, day: Day): Warning[] {
  const isLate = over !== null && over > latestEnd(trip, day)
  // A late table or a night out was meant; only a day pushed back is reported.
  const last = day.stops.findLast(({ start }) => start !== null)
  const isMeant =
    !last ||
    last.locked ||
    (last.kind === 'meal' && (minuteOf(last.start, day) ?? 0) <= latestDinner) ||
    (last.kind !== 'visit' && last.kind !== 'meal') ||
    last.category === 'nightlife' ||
    last.category === 'stage'
  return isLate && !isMeant ? [{ kind: 'too-full', day: day.id, ends: over }] : []
}
