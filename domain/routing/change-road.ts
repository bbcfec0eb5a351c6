/**
 * Changes a road trip, as one operation: the new route is timed, and only differences are written, so that parts
 * keep their ids, notes and costs.
 */
import type { DayId, IdSource, LodgingId, StopId } from '#domain/trip/ids.ts'
import type { Seed, TripChange } from '#domain/trip/operation.ts'
import { keysBetween } from '#domain/trip/order-keys.ts'
import { sameValue } from '#domain/trip/same-value.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { stateOf } from '#domain/trip/trip-state.ts'
import { withDaysInTown } from './days-in-town.ts'
import type { RoadPlan } from './road-of-trip.ts'
import { type RoadTrip, timeRoadTrip } from './road-trip-timing.ts'
import type { DatedWorld } from './road-world.ts'
import { tripOfRoad } from './trip-of-road.ts'

type Reroute = Extract<TripChange, { kind: 'reroute' }>

export interface RoadIds {
  day: () => DayId
  stop: () => StopId
  lodging: () => LodgingId
}

export interface Rerouted {
  /** Null where nothing is different. */
  change: Reroute | null
  timing: RoadTrip
}

export function changeRoad(
  trip: Trip,
  { route, rules, car }: RoadPlan,
  because: string,
  { world, ids: newIds }: { world: DatedWorld; ids: RoadIds },
): Rerouted {
  const timing = timeRoadTrip(route, rules, world)
  const known = trip.days.map(({ order }) => order)
  const last = Math.min(60, Math.max(1, ...timing.days.map(({ day }) => day)))
  const drive = tripOfRoad(route, timing, {
    title: trip.title,
    start: trip.start,
    zoneOf: world.zoneOf,
    road: { ...rules, ...(car && { car }) },
    ids: sameIds(trip, newIds),
    dayOrders: [...known, ...keysBetween(known.at(-1) ?? null, null, last)],
  })
  const wanted = withDaysInTown(trip, drive)
  return { change: difference(trip, wanted, because.slice(0, 200)), timing }
}

/** Days by their number, stops by their own id, beds by the town they are in. */
function sameIds(trip: Trip, newIds: RoadIds): IdSource {
  const beds = trip.lodgings.map(({ id, area }) => ({ id, area }))
  const ways = trip.days.flatMap(({ stops }) => stops.filter(({ kind }) => kind === 'journey'))
  return {
    trip: () => trip.id,
    day: (key) => trip.days[Number(key) - 1]?.id ?? newIds.day(),
    stop: (key) => {
      if (!key.startsWith('way ')) return key as StopId
      return ways.shift()?.id ?? newIds.stop()
    },
    lodging: (key) => {
      const town = key.slice(key.indexOf(' ') + 1)
      const position = beds.findIndex(({ area }) => area === town)
      return beds.splice(position, position < 0 ? 0 : 1)[0]?.id ?? newIds.lodging()
    },
  }
}

/** What a road trip decides about its parts; the rest is the traveller's and stays. */
const timedFields = {
  trip: ['road', 'unmet', 'stays'],
  day: ['order', 'zone', 'back'],
  stop: ['start', 'minutes', 'zone', 'leg', 'locked', 'nights'],
  lodging: ['order', 'checkIn', 'checkOut', 'at', 'area'],
} as const
/** A way to a ship is worked out anew, and is nobody's. */
const wayFields = [...timedFields.stop, 'name', 'at', 'area', 'endZone', 'kind'] as const

function difference(trip: Trip, wanted: Trip, because: string): Reroute | null {
  const [here, there] = [stateOf(trip).tables, stateOf(wanted).tables]
  const change: Reroute = {
    ...{ kind: 'reroute', because },
    ...{ add: [], move: [], edits: [], remove: [] },
  }
  for (const entity of ['day', 'stop', 'lodging'] as const) {
    for (const [id, row] of there[entity]) {
      const now = here[entity].get(id as never)
      if (!now) {
        const { removed: _, ...fields } = row
        change.add.push({ entity, id, fields } as Seed)
        continue
      }
      const isWay = 'kind' in row && row.kind === 'journey'
      const set = changed(now, row, isWay ? wayFields : timedFields[entity])
      if (set) change.edits.push({ entity, id, set } as Reroute['edits'][number])
    }
  }
  for (const [id, { day, order }] of there.stop) {
    const now = here.stop.get(id)
    if (now && (now.day !== day || now.order !== order)) change.move.push({ stop: id, day, order })
  }
  const fields = changed(trip, wanted, timedFields.trip)
  if (fields) change.edits.push({ entity: 'trip', id: trip.id, set: fields })
  for (const entity of ['stop', 'lodging', 'day'] as const) {
    for (const [id, row] of here[entity]) {
      if (row.removed || there[entity].has(id as never)) continue
      // A bed that somebody named is theirs, wherever the days end now.
      if (entity === 'lodging' && 'source' in row && row.source.kind !== 'estimate') continue
      change.remove.push({ entity, id } as Reroute['remove'][number])
    }
  }
  const count = change.add.length + change.move.length + change.edits.length + change.remove.length
  return count === 0 ? null : change
}

function changed(
  now: Readonly<Record<string, unknown>>,
  wanted: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Record<string, unknown> | null {
  const set = fields.filter((field) => !sameValue(now[field] ?? null, wanted[field] ?? null))
  if (set.length === 0) return null
  return Object.fromEntries(set.map((field) => [field, wanted[field] ?? null]))
}
