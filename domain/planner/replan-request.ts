/** The planner's request with the changes of a replanning: closures, weather, hours, removed places. */
import { wallMinutes } from '#domain/calendar/zoned-time.ts'
import type { Replan } from '#domain/trip/operation.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { hoursOf } from './day-hours.ts'
import type { PlanAppointment, PlanRequest } from './schema.ts'

export function withReplan(request: PlanRequest, trip: Trip, replan: Replan): PlanRequest {
  const dateOf = new Map(trip.days.map(({ id, date }) => [id, date]))
  const closed = replan.closed.flatMap(({ placeId, day }) => {
    const date = dateOf.get(day)
    return date ? [{ placeId, date }] : []
  })
  const isClosed = (placeId: string, date: string) =>
    closed.some((each) => each.placeId === placeId && each.date === date)
  const avoided = new Set<string>(replan.avoid)
  const byDate = <Item extends { day: Day['id'] }>(items: readonly Item[]) =>
    new Map(items.map((item) => [dateOf.get(item.day), item]))
  const weather = byDate(replan.weather)
  const hours = byDate(replan.hours)
  const locked = [...lockedIn(trip), ...request.locked].filter(
    ({ placeId, date }, index, all) =>
      !isClosed(placeId, date) &&
      !avoided.has(placeId) &&
      all.findIndex((other) => other.placeId === placeId) === index,
  )
  const eased = withReason(request, replan.because)
  return {
    ...eased,
    days: eased.days.map((day) => {
      const known = weather.get(day.date)
      const from = hours.get(day.date)?.from
      return {
        ...day,
        ...(known ? { weather: known.weather } : {}),
        ...(from == null ? {} : { from }),
      }
    }),
    closures: [...request.closures, ...closed],
    mustSee: request.mustSee.filter((id) => !avoided.has(id)),
    mustAvoid: [...request.mustAvoid, ...avoided],
    locked,
  }
}

const paces = ['slow', 'balanced', 'fast'] as const
const hour = 60

/** What the reason of a replanning changes in the request. */
function withReason(request: PlanRequest, because: Replan['because']): PlanRequest {
  const paced = (step: number) => {
    const index = Math.min(2, Math.max(0, paces.indexOf(request.pace) + step))
    return { ...request, pace: paces[index] ?? request.pace }
  }
  const priced = (step: number) => {
    const priceCeiling = Math.min(4, Math.max(1, request.priceCeiling + step))
    return { ...request, priceCeiling }
  }
  const shifted = (minutes: number) => ({
    ...request,
    days: request.days.map((day) => ({ ...day, from: hoursOf(day, request).from + minutes })),
  })
  switch (because) {
    case 'slower':
      return paced(-1)
    case 'faster':
      return paced(1)
    case 'cheaper':
      return priced(-1)
    case 'dearer':
      return priced(1)
    case 'later-starts':
      return shifted(hour)
    case 'earlier-starts':
      return shifted(-hour)
    default:
      return request
  }
}

/** The dates named; else those affected by what is new; else all. */
export function touchedDates(trip: Trip, replan: Replan): Set<string> {
  const named = new Set<string>(replan.days)
  if (named.size === 0) {
    for (const { day } of [...replan.closed, ...replan.weather, ...replan.hours]) named.add(day)
    for (const { id, stops } of trip.days) {
      if (stops.some(({ placeId }) => placeId && replan.avoid.includes(placeId))) named.add(id)
    }
  }
  const days = trip.days.filter(({ id }) => named.size === 0 || named.has(id))
  return new Set(days.map(({ date }) => date))
}

export function minuteOfDay(time: string, date: string): number {
  return wallMinutes(time) - wallMinutes(`${date}T00:00`)
}

function lockedIn(trip: Trip): PlanRequest['locked'] {
  return trip.days.flatMap(({ date, stops }) =>
    stops.flatMap(({ locked, kind, placeId, start }) =>
      locked && placeId !== null && kind !== 'appointment' && start !== null
        ? [{ placeId, date, start: minuteOfDay(start, date) }]
        : [],
    ),
  )
}

/** Whether a stop was entered by hand and is no known place. */
export function isOwn({ kind, placeId }: Stop, known: ReadonlySet<string>): boolean {
  return kind === 'journey' || (kind === 'visit' && (placeId === null || !known.has(placeId)))
}

export function ownStops({ places }: PlanRequest, trip: Trip): PlanAppointment[] {
  const known = new Set(places.map(({ id }) => id))
  return trip.days.flatMap(({ date, stops }) =>
    stops.flatMap((stop) => {
      const { id, name, at, start, minutes } = stop
      if (!isOwn(stop, known) || !at || start === null || !minutes) return []
      const length = Math.min(900, Math.max(5, minutes))
      return [
        { id, name, date, at, start: Math.min(1800, minuteOfDay(start, date)), minutes: length },
      ]
    }),
  )
}
