/** The difference between a trip and its newly planned days, as an operation. */
import { saltedIds } from '#domain/trip/ids.ts'
import type { ReplanResult } from '#domain/trip/operation.ts'
import { keysBetween } from '#domain/trip/order-keys.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { stateOf } from '#domain/trip/trip-state.ts'

type DatedStop = Stop & { date: string; day: Day['id'] }

export function stopsOf(trip: Trip): DatedStop[] {
  return trip.days.flatMap(({ id, date, stops }) =>
    stops.map((stop) => ({ ...stop, date, day: id })),
  )
}

/** `after` holds the planned days, with ids made from `salt`. */
export function replanResult(before: Trip, after: Trip, salt: string): ReplanResult {
  const dayOf = new Map(before.days.map(({ id, date }) => [date, id]))
  const dates = new Set(after.days.map(({ date }) => date))
  const open = new Set(stopsOf(before).filter(({ date }) => dates.has(date)))
  const known = matcher(open, salt)
  const fields = stateOf(after).tables.stop
  const result: ReplanResult = {
    add: [],
    remove: [],
    move: [],
    times: [],
    backs: [],
    leftOut: after.leftOut,
  }
  for (const { date, stops, back } of after.days) {
    const day = dayOf.get(date)
    if (!day) continue
    result.backs.push({ day, back })
    const orders = keysBetween(null, null, stops.length)
    for (const [index, stop] of stops.entries()) {
      const order = orders[index]
      const row = fields.get(stop.id)
      if (!(order && row)) continue
      const same = known(stop, date)
      if (same) {
        open.delete(same)
        const { start, minutes, leg, reasons, alternatives } = row
        result.move.push({ stop: same.id, day, order })
        result.times.push({ stop: same.id, start, minutes, leg, reasons, alternatives })
      } else {
        const { removed: _, ...seed } = row
        result.add.push({ id: stop.id, fields: { ...seed, day, order } })
      }
    }
  }
  // Journeys and untimed stops were not planned, and stay.
  const planned = [...open].filter(({ kind, start }) => kind !== 'journey' && start !== null)
  result.remove.push(...planned.map(({ id }) => id))
  const there = new Set(stopsOf(before).map(({ placeId }) => placeId))
  result.leftOut = after.leftOut.filter(
    ({ placeId }) => !there.has(placeId) || result.remove.some((id) => isAt(before, id, placeId)),
  )
  return result
}

function isAt(trip: Trip, id: Stop['id'], placeId: string | null): boolean {
  return stopsOf(trip).some((stop) => stop.id === id && stop.placeId === placeId)
}

/** Finds the old stop of a planned one: by place, by name, or by the meal of the day. */
function matcher(open: ReadonlySet<DatedStop>, salt: string) {
  const ids = saltedIds(salt)
  return (stop: Stop, date: string): DatedStop | undefined =>
    [...open].find((old) => {
      if (ids.stop(`appointment ${old.id}`) === stop.id) return true
      if (stop.placeId !== null) return old.placeId === stop.placeId
      if (old.placeId !== null || old.date !== date || old.kind !== stop.kind) return false
      return stop.kind === 'meal'
        ? old.meal === stop.meal && old.name === stop.name
        : old.name === stop.name
    })
}
