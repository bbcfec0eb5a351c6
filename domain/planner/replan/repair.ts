/**
 * Plans days of a trip again with the least change: other days stay to the minute, locked stops stay, and places of
 * before come first, unless something new was asked for. The result is an operation, so that it can be undone.
 */
import { apply } from '#domain/trip/apply.ts'
import { operationIdSchema } from '#domain/trip/ids.ts'
import type { Replan } from '#domain/trip/operation.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { type PlanSearch, planDays } from '../plan-days.ts'
import type { PlanOutcome } from '../plan-outcome.ts'
import type { DayProblemOptions } from '../problem/day-problem.ts'
import { ownStops, touchedDates, withReplan } from '../replan-request.ts'
import type { PlanRequest } from '../schema.ts'
import { replanResult, stopsOf } from './replan-result.ts'

/** Factors on a place on the day where it stands, and where it is unwanted. */
const loyaltyToTheDay = 4
const tiredOfIt = 0.2

export interface Repair {
  /** The changed request: the start of the next repair. */
  request: PlanRequest
  /** The repaired trip, or why it is impossible. */
  outcome: PlanOutcome
  /** The operation's change with the planned stops; unchanged where nothing could be planned. */
  change: Replan
  /** Places that were added, dropped, or moved to another day. */
  changed: { added: string[]; dropped: string[]; moved: string[] }
}

export function repairPlan(
  request: PlanRequest,
  trip: Trip,
  replan: Replan,
  search: PlanSearch,
  options: DayProblemOptions = {},
): Repair {
  const changed = withReplan(request, trip, replan)
  const touched = touchedDates(trip, replan)
  const loyal: DayProblemOptions = { ...options, loyalty: loyaltyTo(changed, trip, replan) }
  const held = planDays(freeze(changed, trip, touched), search, loyal)
  // A must-see that lost its day may need another: then all days may change.
  const outcome = held.ok ? held : planDays(withOwnStops(changed, trip), search, loyal)
  if (!outcome.ok) {
    const nearest = outcome.nearest?.trip ?? trip
    return { request: changed, outcome, change: replan, changed: difference(trip, nearest) }
  }
  const salt = search.salt ?? `${search.seed}`
  const change = { ...replan, result: replanResult(trip, outcome.trip, salt) }
  const id = operationIdSchema.parse('repair')
  const mended = apply(trip, { id, base: 0, hand: 'person', change }).trip
  return {
    request: changed,
    outcome: { ...outcome, trip: mended },
    change,
    changed: difference(trip, mended),
  }
}

function loyaltyTo(request: PlanRequest, trip: Trip, { because }: Replan) {
  const dayOf = new Map(
    trip.days.flatMap(({ date, stops }) =>
      stops.flatMap(({ placeId }) => (placeId === null ? [] : [[placeId, date] as const])),
    ),
  )
  // Places outdoors; rain is the only change that rules out places by what they are.
  const rainedOut = new Set(
    because === 'rain'
      ? request.places.filter(({ setting }) => setting === 'outdoor').map(({ id }) => id)
      : [],
  )
  const loyalty = because === 'asked' || because === 'surprise' ? tiredOfIt : loyaltyToTheDay
  return (placeId: string, date: string) =>
    dayOf.get(placeId) === date && !rainedOut.has(placeId) ? loyalty : 1
}

/** Fixes the untouched days; their places can't be used again. */
function freeze(request: PlanRequest, trip: Trip, touched: ReadonlySet<string>): PlanRequest {
  const spoken = new Set(
    trip.days
      .filter(({ date }) => !touched.has(date))
      .flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? [])),
  )
  const free = (id: string) => !spoken.has(id)
  const days = request.days.filter(({ date }) => touched.has(date))
  if (days.length === 0) return withOwnStops(request, trip)
  return {
    ...withOwnStops(request, trip, touched),
    places: request.places.filter(({ id }) => free(id)),
    days,
    mustSee: request.mustSee.filter(free),
    locked: request.locked.filter(({ date }) => touched.has(date)),
  }
}

/** Stops that are no known places keep their time, like appointments. */
function withOwnStops(
  request: PlanRequest,
  trip: Trip,
  touched?: ReadonlySet<string>,
): PlanRequest {
  const appointments = [...request.appointments, ...ownStops(request, trip)]
  return {
    ...request,
    appointments: appointments.filter(({ date }) => !touched || touched.has(date)),
  }
}

function difference(before: Trip, after: Trip): Repair['changed'] {
  const dates = new Set(after.days.map(({ date }) => date))
  const placed = (trip: Trip) =>
    new Map(
      stopsOf(trip).flatMap(({ placeId, date }) =>
        placeId === null || !dates.has(date) ? [] : [[placeId, date] as const],
      ),
    )
  const old = placed(before)
  const now = placed(after)
  return {
    added: [...now.keys()].filter((id) => !old.has(id)),
    dropped: [...old.keys()].filter((id) => !now.has(id)),
    moved: [...now].filter(([id, date]) => old.has(id) && old.get(id) !== date).map(([id]) => id),
  }
}
