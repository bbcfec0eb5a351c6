/** A timed road trip as a trip: a drive to every stop, a bed for every night. */
import { estimatedFrom, type FactSource } from '#domain/facts/fact-source.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import type { KnownZone } from '#domain/places/zone-of.ts'
import { saltedIds } from '#domain/trip/ids.ts'
import { emptyTrip, newDayFields, newStopFields, newTripFields } from '#domain/trip/new-trip.ts'
import { keysBetween } from '#domain/trip/order-keys.ts'
import type { Leg } from '#domain/trip/parts.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { stateOf, tripOf } from '#domain/trip/trip-state.ts'
import { endOf, pointsOf, type RoadRoute } from './road-trip-schema.ts'
import type { RoadDay, RoadDrive, RoadTrip } from './road-trip-timing.ts'

interface RoadTripOptions {
  title: string
  /** The first day's date. */
  start: string
  zoneOf: (at: Coordinates) => KnownZone
  /** The most minutes at the wheel in a day. */
  limit: number
  /** What the ids of the trip's parts are made from. */
  salt: string
}

export function tripOfRoad(
  route: RoadRoute,
  timed: RoadTrip,
  { title, start, zoneOf, limit, salt }: RoadTripOptions,
): Trip {
  const ids = saltedIds(salt)
  const days = daysWithGaps(timed)
  const dayIds = days.map(({ day }) => ids.day(`${day}`))
  const whereIs = new Map(pointsOf(route).map(({ name, at }) => [name, at]))
  for (const { night } of days) if (night) whereIs.set(night.name, night.at)
  const pointAt = (name: string): Coordinates => whereIs.get(name) ?? route.start.at
  const end = endOf(route)
  const fields = newTripFields({
    title,
    start,
    kind: 'road',
    home: { name: route.start.name, at: route.start.at },
    road: {
      start: pointOnly(route.start),
      end: end ? pointOnly(end) : null,
      round: route.round,
      limit,
    },
    unmet: timed.late.map(({ id, minutes }) => {
      const name = route.stops.find((stop) => stop.id === id)?.name ?? id
      return `${name} is reached ${minutes} minutes too late.`
    }),
  })
  const state = stateOf(emptyTrip(ids.trip(), fields))
  const legOf = (drive: RoadDrive): Leg => ({
    mode: 'drive',
    minutes: drive.minutes,
    meters: drive.kilometres * 1000,
    from: { name: drive.from, at: pointAt(drive.from) },
    to: { name: drive.to, at: pointAt(drive.to) },
    reference: null,
    source: sourceOf(drive),
  })
  const orders = keysBetween(null, null, days.length)
  let here = route.start.at
  for (const [index, day] of days.entries()) {
    const [id, order] = [dayIds[index], orders[index]]
    if (!(id && order)) continue
    const visits = day.visits.map((visit) => ({ visit, leg: legTo(day, visit.name) }))
    const taken = new Set(visits.map(({ leg }) => leg))
    const rest = day.drives.filter((drive) => !taken.has(drive))
    const back = rest.at(-1)
    const zone = zoneOf(here).zone
    state.tables.day.set(id, newDayFields({ order, zone, back: back ? legOf(back) : null }))
    const places = keysBetween(null, null, visits.length)
    for (const [position, { visit, leg }] of visits.entries()) {
      const place = places[position]
      if (!place) continue
      const at = pointAt(visit.name)
      const known = zoneOf(at)
      const locked = route.stops.find((stop) => stop.id === visit.id)?.locked !== undefined
      state.tables.stop.set(
        ids.stop(visit.id),
        newStopFields({
          day: id,
          order: place,
          name: visit.name,
          at,
          area: visit.name,
          // A clock that the drive was timed by; zones on the way are told by the stop's own.
          start: Math.min(2879, visit.arrives),
          minutes: Math.max(0, visit.leaves - visit.arrives),
          zone: known.zone,
          leg: leg ? legOf(leg) : null,
          reasons: ['You asked for it.'],
          locked,
          sources: { place: { kind: 'traveller' }, zone: known.source },
        }),
      )
    }
    here = day.night?.at ?? here
  }
  addBeds(state, days, dayIds, ids)
  return tripOf(state)
}

function pointOnly({ name, at }: RoadRoute['start']) {
  return { name, at }
}

/** Days on which nothing happens are days as well. */
function daysWithGaps({ days }: RoadTrip): RoadDay[] {
  const known = new Map(days.map((day) => [day.day, day]))
  const last = Math.min(60, Math.max(1, ...known.keys()))
  return Array.from(
    { length: last },
    (_, index) =>
      known.get(index + 1) ?? { day: index + 1, drives: [], visits: [], minutes: 0, kilometres: 0 },
  )
}

function legTo({ drives }: RoadDay, name: string): RoadDrive | undefined {
  return drives.find(({ to }) => to === name)
}

function sourceOf({ estimated }: RoadDrive): FactSource {
  return estimated ? estimatedFrom('distance') : { kind: 'provider', name: 'routing' }
}

/** Nights at one place in a row are one lodging. */
function addBeds(
  { tables }: ReturnType<typeof stateOf>,
  days: readonly RoadDay[],
  dayIds: readonly ReturnType<ReturnType<typeof saltedIds>['day']>[],
  ids: ReturnType<typeof saltedIds>,
): void {
  const orders = keysBetween(null, null, days.length)
  let first = 0
  for (const [index, { night }] of days.entries()) {
    if (!night || days[index + 1]?.night?.name === night.name) {
      if (!night) first = index + 1
      continue
    }
    const [checkIn, checkOut, order] = [
      dayIds[first],
      dayIds[index + 1] ?? dayIds[index],
      orders[first],
    ]
    if (checkIn && checkOut && order) {
      tables.lodging.set(ids.lodging(`${index} ${night.name}`), {
        removed: false,
        order,
        name: `A bed in ${night.name}`,
        at: night.at,
        area: night.name,
        address: null,
        checkIn,
        checkOut,
        rooms: null,
        cost: null,
        source: estimatedFrom('where the day ends'),
      })
    }
    first = index + 1
  }
}
