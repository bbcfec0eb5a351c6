/** Plans days of a trip again around what is locked, with what the trip itself knows of its wishes. */
import { emptyBrief } from '#domain/brief/schema.ts'
import type { Outcome } from '#domain/outcome/outcome.ts'
import type { Destination } from '#domain/places/schema.ts'
import type { DayId } from '#domain/trip/ids.ts'
import { type Replan, type ReplanResult, replanOf } from '#domain/trip/operation.ts'
import type { Day, Trip } from '#domain/trip/schema.ts'
import { lodgingOfNight } from '#domain/trip/stays.ts'
import { normalWeather } from '#domain/weather/normals.ts'
import type { PlanSearch } from '../plan-days.ts'
import { repairPlan } from '../replan/repair.ts'
import { minuteOfDay } from '../replan-request.ts'
import { requestFromBrief } from '../request-from-brief.ts'
import type { PlanRequest } from '../schema.ts'
import { stayOf } from './stay-of.ts'

type Replanned = Outcome<Replan, 'no-places' | 'conflict'>

/**
 * Plans the days again. `destinations` by slug: those of the trip's stays. Days in a town without known places stay
 * as they are.
 */
export function replanDays(
  trip: Trip,
  days: readonly DayId[],
  destinations: ReadonlyMap<string, Destination>,
  search: PlanSearch,
): Replanned {
  const bySlug = Map.groupBy(
    trip.days.filter(({ id }) => days.includes(id)),
    (day) => stayOf(trip, day)?.slug ?? '',
  )
  let now = trip
  const results: ReplanResult[] = []
  for (const [slug, asked] of bySlug) {
    const destination = destinations.get(slug)
    if (!destination) continue
    const replan = replanOf({ because: 'asked', days: asked.map(({ id }) => id) })
    const { outcome, change } = repairPlan(requestOf(now, destination), now, replan, search)
    if (!outcome.ok || !change.result) {
      const words = outcome.ok ? [] : outcome.conflict.map(({ says }) => says)
      const message = ['What is locked can’t all be kept on these days.', ...words].join(' ')
      return { ok: false, reason: 'conflict', message }
    }
    now = outcome.trip
    results.push(change.result)
  }
  if (results.length === 0) {
    const message = 'No places are known for these days, so there is nothing to plan them from.'
    return { ok: false, reason: 'no-places', message }
  }
  const result: ReplanResult = {
    add: results.flatMap(({ add }) => add),
    remove: results.flatMap(({ remove }) => remove),
    move: results.flatMap(({ move }) => move),
    times: results.flatMap(({ times }) => times),
    backs: results.flatMap(({ backs }) => backs),
    leftOut: results.flatMap(({ leftOut }) => leftOut).slice(0, 100),
  }
  return { ok: true, value: replanOf({ because: 'asked', days: [...days], result }) }
}

/** All days in that city, as the trip has them now: its party, pace, beds, hours and weather. */
function requestOf(trip: Trip, destination: Destination): PlanRequest {
  const { party, pace } = trip
  const brief = { ...(trip.brief ?? emptyBrief()), party, pace }
  const { request } = requestFromBrief(brief, destination, trip.start)
  const days = trip.days.filter((day) => stayOf(trip, day)?.slug === destination.slug)
  const [first] = days
  const bed = first && lodgingOfNight(trip, trip.days.indexOf(first))?.at
  const closures = trip.closures.flatMap(({ placeId, day }) => {
    const date = trip.days.find(({ id }) => id === day)?.date
    return date ? [{ placeId, date }] : []
  })
  return {
    ...request,
    lodging: bed ?? request.lodging,
    days: days.map(({ date, from, to, weather }) => ({
      date,
      weather: weather ?? normalWeather(destination, date),
      ...(from === null ? {} : { from }),
      ...(to === null ? {} : { to }),
    })),
    mustAvoid: [...new Set([...request.mustAvoid, ...trip.avoided])],
    mustSee: request.mustSee.filter((id) => !trip.avoided.includes(id)),
    closures,
    locked: [],
    appointments: days.flatMap(settledOn),
  }
}

function settledOn({ date, stops }: Day): PlanRequest['appointments'] {
  return stops.flatMap(({ id, kind, name, at, start, minutes, placeId }) => {
    if (kind !== 'appointment' || !at || start === null) return []
    const length = Math.min(900, Math.max(5, minutes ?? 60))
    const begins = Math.min(1800, minuteOfDay(start, date))
    return [{ id, name, date, at, start: begins, minutes: length, ...(placeId && { placeId }) }]
  })
}
