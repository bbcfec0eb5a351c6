/**
 * Proposes changes for the weather of a day: for every spoilt stop the smallest change that works, or why there is
 * none. Other stops keep place, hour and length; only the way from a replaced stop changes.
 */
import { seedOfSwap } from '#domain/planner/by-hand/edits.ts'
import { minuteOf } from '#domain/planner/by-hand/retime-day.ts'
import type { AllPlaces } from '#domain/planner/by-hand/ways-out.ts'
import { apply } from '#domain/trip/apply.ts'
import { type DayId, operationIdSchema, type StopId } from '#domain/trip/ids.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { type AffectedStop, affectedStops, type Forecasts, hoursAt } from './affected-stops.ts'
import { betterHour } from './better-hour.ts'
import { dayOfHours } from './day-of-hours.ts'
import { type Hold, holdsOn } from './held-stops.ts'
import { type Instead, indoorInstead, type NothingBetter } from './indoor-instead.ts'
import { type Slot, slotOf } from './slot.ts'

export type Remedy =
  | { do: 'hour'; start: number }
  | ({ do: 'swap'; id: StopId } & Instead)
  | { do: 'nothing'; reason: NothingBetter }

export interface StopProposal extends AffectedStop {
  /** None: it may be changed by one tap. */
  holds: readonly Hold[]
  remedy: Remedy
}

export interface DayProposal {
  day: Day
  stops: readonly StopProposal[]
  /** All that was allowed, as one operation; null where nothing would change. */
  change: WeatherSwap | null
}

export type WeatherSwap = Extract<TripChange, { kind: 'weather-swap' }>

interface ProposeOptions {
  forecasts: Forecasts
  known: AllPlaces
  /** Ids of stops that come in, each for one that goes. */
  newId: (instead: StopId) => StopId
  /** Held stops of which somebody said that they may be changed. */
  allowed?: ReadonlySet<StopId>
  /** Of the others only these; left out: all. */
  only?: ReadonlySet<StopId>
}

export function proposeSwaps(trip: Trip, id: DayId, options: ProposeOptions): DayProposal | null {
  const { forecasts, known, allowed, only } = options
  const day = trip.days.find((each) => each.id === id)
  if (!day) return null
  const affected = affectedStops(day, forecasts, known)
  const weather = dayOfHours(day, forecasts)
  const stops: StopProposal[] = []
  const taken: WeatherSwap = {
    kind: 'weather-swap',
    day: id,
    weather: weather ?? day.weather ?? unknownDay,
    swaps: [],
    times: [],
    backs: [],
  }
  let now = trip
  for (const { stop, weather: bad } of affected) {
    const today = now.days.find((each) => each.id === id)
    const current = today?.stops.find((each) => each.id === stop.id)
    const slot = today && current && slotOf(now, today, current)
    if (!slot) continue
    const holds = holdsOn(now, current, known)
    const remedy = remedyFor(slot, { stop: current, weather: bad }, options)
    stops.push({ stop, weather: bad, holds, remedy })
    const isAllowed = holds.length === 0 || (allowed?.has(stop.id) ?? false)
    if (!isAllowed || remedy.do === 'nothing' || (only && !only.has(stop.id))) continue
    const part = partOf(slot, remedy)
    taken.swaps.push(...part.swaps)
    taken.times = mergedTimes(taken, part.times)
    taken.backs = [...(taken.backs ?? []), ...part.backs].slice(-1)
    now = applied(trip, taken)
  }
  const isChange = taken.swaps.length > 0 || taken.times.length > 0
  return { day, stops, change: isChange ? taken : null }
}

const unknownDay = { rain: 0, high: null, low: null, source: { kind: 'estimate' as const } }

/** One timing a stop, the later field winning; none for a stop that goes. */
function mergedTimes(
  { swaps, times }: Pick<WeatherSwap, 'swaps' | 'times'>,
  more: WeatherSwap['times'],
): WeatherSwap['times'] {
  const byStop = new Map(times.map((each) => [each.stop, each]))
  for (const each of more) byStop.set(each.stop, { ...byStop.get(each.stop), ...each })
  for (const { stop } of swaps) byStop.delete(stop)
  return [...byStop.values()]
}

/** The same stop at a better hour is less of a change than another stop. */
function remedyFor(slot: Slot, { weather }: AffectedStop, options: ProposeOptions): Remedy {
  const { forecasts, known, newId } = options
  const start = betterHour(slot, forecasts, known)
  if (start !== null) return { do: 'hour', start }
  const { at } = slot.stop
  const hours = at ? hoursAt(at, forecasts) : []
  const found = indoorInstead(slot, weather.trouble, hours, known)
  if (!found.ok) return { do: 'nothing', reason: found.reason }
  return { do: 'swap', id: newId(slot.stop.id), ...found.instead }
}

type Part = Required<Pick<WeatherSwap, 'swaps' | 'times' | 'backs'>>

function partOf(slot: Slot, remedy: Exclude<Remedy, { do: 'nothing' }>): Part {
  const { stop, day, next } = slot
  if (remedy.do === 'hour') {
    const times = [{ stop: stop.id, start: remedy.start, minutes: stop.minutes }]
    return { swaps: [], times, backs: [] }
  }
  const { id, place, start, minutes, ways } = remedy
  const fields = { ...seedOfSwap({ stop, day }, place), start, minutes, leg: ways.there }
  return {
    swaps: [{ stop: stop.id, by: { id, fields } }],
    times: next && next.kind !== 'journey' ? [timing(next, day, ways.on)] : [],
    backs: next ? [] : [{ day: day.id, back: ways.on }],
  }
}

/** At the hour it had, by another way. */
function timing(stop: Stop, day: Day, leg: Stop['leg']): WeatherSwap['times'][number] {
  return { stop: stop.id, start: minuteOf(stop.start, day), minutes: stop.minutes, leg }
}

function applied(trip: Trip, change: WeatherSwap): Trip {
  const id = operationIdSchema.parse('tried')
  return apply(trip, { id, base: 0, hand: 'weather-swap', change }).trip
}
