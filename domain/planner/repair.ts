/**
 * Mends a plan when something changed, and changes the least: other days stay as they are to the
 * minute, locked stops stay, and what was there comes first when the day is filled again.
 */
import type { DayProblemOptions } from './day-problem.ts'
import { type PlanSearch, planDays } from './plan-days.ts'
import type { PlanRequest } from './schema.ts'
import type { PlanOutcome, TripPlan } from './trip-plan.ts'

export type Disruption =
  | { kind: 'closed'; placeId: string; date: string }
  | { kind: 'removed'; placeId: string }
  | { kind: 'rain'; date: string; chance: number }
  | { kind: 'late-start'; date: string; from: number }

/** How much more a place is worth on the day where it already stands. */
const loyaltyToTheDay = 4

export interface Repair {
  /** The request with the change in it: what the next repair begins from. */
  request: PlanRequest
  outcome: PlanOutcome
  /** Places that came in, went out, or changed the day. */
  changed: { added: string[]; dropped: string[]; moved: string[] }
}

export function repairPlan(
  request: PlanRequest,
  plan: TripPlan,
  disruption: Disruption,
  search: PlanSearch,
  options: DayProblemOptions = {},
): Repair {
  const changed = withDisruption(request, disruption)
  const touched = touchedDates(plan, disruption)
  const dayOf = new Map(
    plan.days.flatMap(({ date, stops }) =>
      stops.flatMap(({ placeId }) => (placeId === null ? [] : [[placeId, date] as const])),
    ),
  )
  const rainedOut = outdoorPlaces(changed, disruption)
  const loyal: DayProblemOptions = {
    ...options,
    loyalty: (placeId, date) =>
      dayOf.get(placeId) === date && !rainedOut.has(placeId) ? loyaltyToTheDay : 1,
  }
  const held = planDays(freeze(changed, plan, touched), search, loyal)
  // A must-see that lost its day may need another one: then all days may give way.
  const outcome = held.ok ? held : planDays(changed, search, loyal)
  const after = outcome.ok ? outcome.plan : outcome.nearest?.plan
  return {
    request: changed,
    outcome: outcome.ok
      ? { ok: true, plan: merge(plan, outcome.plan, held.ok ? touched : null) }
      : outcome,
    changed: difference(plan, after ?? plan),
  }
}

/** Rain is the one change that the places themselves must answer for. */
function outdoorPlaces({ places }: PlanRequest, disruption: Disruption): Set<string> {
  if (disruption.kind !== 'rain') return new Set()
  return new Set(places.filter(({ setting }) => setting === 'outdoor').map(({ id }) => id))
}

function withDisruption(request: PlanRequest, disruption: Disruption): PlanRequest {
  const { days } = request
  switch (disruption.kind) {
    case 'closed': {
      const { placeId, date } = disruption
      return {
        ...request,
        closures: [...request.closures, { placeId, date }],
        locked: request.locked.filter((lock) => lock.placeId !== placeId || lock.date !== date),
      }
    }
    case 'removed': {
      const { placeId } = disruption
      return {
        ...request,
        mustSee: request.mustSee.filter((id) => id !== placeId),
        locked: request.locked.filter((lock) => lock.placeId !== placeId),
        mustAvoid: [...request.mustAvoid, placeId],
      }
    }
    case 'rain':
      return {
        ...request,
        days: days.map((day) =>
          day.date === disruption.date ? { ...day, rain: disruption.chance } : day,
        ),
      }
    case 'late-start':
      return {
        ...request,
        days: days.map((day) =>
          day.date === disruption.date ? { ...day, from: disruption.from } : day,
        ),
      }
  }
}

function touchedDates(plan: TripPlan, disruption: Disruption): Set<string> {
  if (disruption.kind !== 'removed') return new Set([disruption.date])
  const { placeId } = disruption
  return new Set(
    plan.days
      .filter(({ stops }) => stops.some((stop) => stop.placeId === placeId))
      .map(({ date }) => date),
  )
}

/** The days that nothing happened to leave the request: their places are spoken for. */
function freeze(request: PlanRequest, plan: TripPlan, touched: ReadonlySet<string>): PlanRequest {
  const spoken = plan.days
    .filter(({ date }) => !touched.has(date))
    .flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? []))
  const free = (id: string) => !spoken.includes(id)
  return {
    ...request,
    places: request.places.filter(({ id }) => free(id)),
    days: request.days.filter(({ date }) => touched.has(date)),
    mustSee: request.mustSee.filter(free),
    locked: request.locked.filter(({ date }) => touched.has(date)),
    appointments: request.appointments.filter(({ date }) => touched.has(date)),
  }
}

function merge(before: TripPlan, after: TripPlan, touched: ReadonlySet<string> | null): TripPlan {
  if (!touched) return after
  const mended = new Map(after.days.map((day) => [day.date, day]))
  const days = before.days.map((day) => mended.get(day.date) ?? day)
  const chosen = new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  return { ...after, days, leftOut: after.leftOut.filter(({ placeId }) => !chosen.has(placeId)) }
}

function difference(before: TripPlan, after: TripPlan): Repair['changed'] {
  const dates = new Set(after.days.map(({ date }) => date))
  const placed = (plan: TripPlan) =>
    new Map(
      plan.days
        .filter(({ date }) => dates.has(date))
        .flatMap(({ date, stops }) =>
          stops.flatMap(({ placeId }) => (placeId === null ? [] : [[placeId, date] as const])),
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
