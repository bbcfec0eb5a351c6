/**
 * Moves the sights of a road trip's towns with the town: when it is reached on another day, so are they; those of a
 * dropped night are removed.
 */
import type { DayId, StopId } from '#domain/trip/ids.ts'
import { keysBetween } from '#domain/trip/order-keys.ts'
import { onTheRoad } from '#domain/trip/road-stops.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { stateOf, tripOf } from '#domain/trip/trip-state.ts'

interface TownDay {
  /** The stop of the drive that one sleeps at. */
  host: StopId
  /** Days since one came there. */
  since: number
  day: Day
  sights: readonly Stop[]
}

/** `wanted` is the drive alone, timed anew; the answer has the sights of `trip` on its days. */
export function withDaysInTown(trip: Trip, wanted: Trip): Trip {
  const towns = townDays(trip)
  if (towns.length === 0) return wanted
  const [before, state] = [stateOf(trip), stateOf(wanted)]
  const now = hostsOf(wanted)
  const dayAt = new Map<DayId, DayId>()
  for (const { host, since, day, sights } of towns) {
    const there = now.get(host)
    const on = there && wanted.days[there.index + since]
    if (!(there && on) || since >= Math.max(1, there.nights)) continue
    dayAt.set(day.id, on.id)
    const later = since === 0 ? Math.max(0, there.leaves - leavesOf(day, host)) : 0
    const orders = keysBetween(on.stops.at(-1)?.order ?? null, null, sights.length)
    for (const [position, { id }] of sights.entries()) {
      const [row, order] = [before.tables.stop.get(id), orders[position]]
      if (!(row && order)) continue
      const start = row.start === null ? null : Math.min(latest, row.start + later)
      state.tables.stop.set(id, { ...row, day: on.id, order, start })
    }
    const [own, old] = [state.tables.day.get(on.id), before.tables.day.get(day.id)]
    if (own && old && !own.back) state.tables.day.set(on.id, { ...own, back: old.back })
  }
  const fields = state.tables.trip.get(state.id)
  if (fields) {
    const stays = trip.stays.flatMap((stay) => {
      const days = trip.days.slice(position(trip, stay.first), position(trip, stay.last) + 1)
      const kept = days.flatMap(({ id }) => dayAt.get(id) ?? [])
      const [first, last] = [kept[0], kept.at(-1)]
      return first && last ? [{ ...stay, first, last }] : []
    })
    state.tables.trip.set(state.id, { ...fields, stays })
  }
  return tripOf(state)
}

/** The last minute of the second day, which is as late as a stop may begin. */
const latest = 2879

const position = ({ days }: Trip, id: DayId) => days.findIndex((day) => day.id === id)

const minutesOf = (local: string | null): number => {
  const [hours = 0, minutes = 0] = (local?.slice(11) ?? '').split(':').map(Number)
  return hours * 60 + minutes
}

const leavesOf = ({ stops }: Day, id: StopId): number =>
  minutesOf(stops.find((stop) => stop.id === id)?.end ?? null)

/** Where one comes on which day, for how many nights, and when the time there begins. */
function hostsOf({ days }: Trip) {
  return new Map(
    days.flatMap(({ stops }, index) =>
      stops.map(({ id, nights, end }) => {
        const host = { index, nights: nights ?? 0, leaves: minutesOf(end) }
        return [id, host] as const
      }),
    ),
  )
}

function townDays(trip: Trip): TownDay[] {
  const isOnTheRoad = onTheRoad(trip)
  let host: { id: StopId; index: number } | undefined
  return trip.days.flatMap((day, index) => {
    for (const stop of day.stops) if (isOnTheRoad(stop)) host = { id: stop.id, index }
    const sights = day.stops.filter((stop) => stop.kind !== 'journey' && !isOnTheRoad(stop))
    if (!host || sights.length === 0) return []
    return [{ host: host.id, since: index - host.index, day, sights }]
  })
}
