/** A timed road trip as a trip: a drive to every stop, a bed for every night. */
import { estimatedFrom, type FactSource, fromCatalogue } from '#domain/facts/fact-source.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import type { KnownZone } from '#domain/places/zone-of.ts'
import type { IdSource } from '#domain/trip/ids.ts'
import { emptyTrip, newDayFields, newStopFields, newTripFields } from '#domain/trip/new-trip.ts'
import { keysBetween, type OrderKey } from '#domain/trip/order-keys.ts'
import type { Fields, Leg } from '#domain/trip/parts.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { stateOf, tripOf } from '#domain/trip/trip-state.ts'
import { ferriesBetween } from './crossings.ts'
import { notKept } from './not-kept.ts'
import { endOf, pointsOf, type RoadPoint, type RoadRoute } from './road-trip-schema.ts'
import type { RoadDay, RoadDrive, RoadTrip } from './road-trip-timing.ts'

interface RoadTripOptions {
  title: string
  /** The first day's date. */
  start: string
  zoneOf: (at: Coordinates) => KnownZone
  /** What it is driven by, besides its points. */
  road: Omit<NonNullable<Fields<'trip'>['road']>, 'start' | 'end' | 'round'>
  ids: IdSource
  /** The days' places in the list, where they have some. */
  dayOrders?: readonly OrderKey[]
}

/** Longer trips are not kept. */
const mostDays = 60

export function tripOfRoad(route: RoadRoute, timed: RoadTrip, options: RoadTripOptions): Trip {
  const { title, start, zoneOf, road, ids } = options
  const days = daysWithGaps(timed)
  const dayIds = days.map(({ day }) => ids.day(`${day}`))
  const pointAt = pointsByName(route, days)
  const end = endOf(route)
  const fields = newTripFields({
    title,
    start,
    kind: 'road',
    home: { name: route.start.name, at: route.start.at },
    road: {
      ...road,
      start: pointOnly(route.start),
      end: end ? pointOnly(end) : null,
      round: route.round,
    },
    unmet: notKept(route, timed),
  })
  const state = stateOf(emptyTrip(ids.trip(), fields))
  const legOf = (drive: RoadDrive): Leg => ({
    mode: drive.ferry ? 'ferry' : 'drive',
    minutes: drive.ferry?.minutes ?? drive.minutes,
    meters: drive.kilometres * 1000,
    from: { name: drive.from, at: pointAt(drive.from) },
    to: { name: drive.to, at: pointAt(drive.to) },
    reference: drive.road ?? null,
    source: sourceOf(drive),
    ...(drive.line ? { line: drive.line } : {}),
  })
  const orders = options.dayOrders ?? keysBetween(null, null, days.length)
  let here = route.start.at
  for (const [index, day] of days.entries()) {
    const [id, order] = [dayIds[index], orders[index]]
    if (!(id && order)) continue
    const { parts, back } = partsOf(day)
    const zone = zoneOf(here).zone
    state.tables.day.set(id, newDayFields({ order, zone, back: back ? legOf(back) : null }))
    const places = keysBetween(null, null, parts.length)
    for (const [position, { visit, drive }] of parts.entries()) {
      const place = places[position]
      if (!place) continue
      if (visit) {
        const stop = route.stops.find((each) => each.id === visit.id)
        const at = pointAt(visit.name)
        const known = zoneOf(at)
        state.tables.stop.set(
          ids.stop(visit.id),
          newStopFields({
            ...{ day: id, order: place, name: visit.name, at, area: visit.name },
            start: Math.max(0, Math.min(2879, visit.arrives)),
            minutes: Math.max(0, visit.leaves - visit.arrives),
            zone: known.zone,
            leg: drive ? legOf(drive) : null,
            reasons: [stop?.about ?? 'You asked for it.'],
            locked: stop?.locked !== undefined,
            nights: stop?.nights ?? 0,
            sources: { place: { kind: 'traveller' }, zone: known.source },
          }),
        )
      } else if (drive) {
        const [from, to] = [pointAt(drive.from), pointAt(drive.to)]
        state.tables.stop.set(
          ids.stop(`way ${drive.from} ${drive.to}`),
          newStopFields({
            ...{ day: id, order: place, kind: 'journey', at: to, area: drive.to },
            name: drive.ferry ? `Ferry, ${drive.ferry.name}` : `Drive to ${drive.to}`,
            start: Math.max(0, Math.min(2879, drive.departs)),
            minutes: drive.ferry?.minutes ?? drive.minutes,
            zone: zoneOf(from).zone,
            endZone: zoneOf(to).zone,
            leg: legOf(drive),
          }),
        )
      }
    }
    here = day.night?.at ?? here
  }
  addBeds(state, days, dayIds, ids)
  return tripOf(state)
}

interface DayPart {
  visit?: RoadDay['visits'][number]
  drive?: RoadDrive
}

/** A drive belongs to the visit that it leads to; ways to a ship and ships stand for themselves. */
function partsOf({ drives, visits }: RoadDay): { parts: DayPart[]; back: RoadDrive | undefined } {
  const parts: DayPart[] = []
  const left = [...visits]
  const open: RoadDrive[] = []
  for (const drive of drives) {
    const position = left.findIndex(({ name }) => name === drive.to)
    const visit = left[position]
    if (!visit || drive.ferry) {
      open.push(drive)
      continue
    }
    parts.push(...left.splice(0, position).map((each) => ({ visit: each })))
    parts.push(...open.splice(0).map((each) => ({ drive: each })))
    left.shift()
    parts.push({ visit, drive })
  }
  parts.push(...left.map((visit) => ({ visit })))
  const last = open.at(-1)
  const back = last && !last.ferry ? open.pop() : undefined
  parts.push(...open.map((drive) => ({ drive })))
  return { parts, back }
}

/** Ports of ships are named by the ferries of the route. */
function pointsByName(route: RoadRoute, days: readonly RoadDay[]): (name: string) => Coordinates {
  const points = pointsOf(route)
  const whereIs = new Map<string, Coordinates>()
  for (const [index, to] of points.entries()) {
    const from: RoadPoint | undefined = points[index - 1]
    for (const crossing of (from && ferriesBetween(from, to)) ?? []) {
      whereIs.set(crossing.from.name, crossing.from.at)
      whereIs.set(crossing.to.name, crossing.to.at)
    }
  }
  for (const { night } of days) if (night) whereIs.set(night.name, night.at)
  for (const { name, at } of points) whereIs.set(name, at)
  return (name) => whereIs.get(name) ?? route.start.at
}

function pointOnly({ name, at }: RoadRoute['start']) {
  return { name, at }
}

/** Days on which nothing happens are days as well. */
function daysWithGaps({ days }: RoadTrip): RoadDay[] {
  const known = new Map(days.map((day) => [day.day, day]))
  const last = Math.min(mostDays, Math.max(1, ...known.keys()))
  return Array.from(
    { length: last },
    (_, index) =>
      known.get(index + 1) ?? { day: index + 1, drives: [], visits: [], minutes: 0, kilometres: 0 },
  )
}

function sourceOf({ estimated, by, ferry }: RoadDrive): FactSource {
  if (ferry) return estimatedFrom('usual sailings')
  if (estimated) return estimatedFrom('distance')
  return by === 'catalogue' ? fromCatalogue : { kind: 'provider', name: 'routing' }
}

/** Nights at one place in a row are one lodging. */
function addBeds(
  { tables }: ReturnType<typeof stateOf>,
  days: readonly RoadDay[],
  dayIds: readonly ReturnType<IdSource['day']>[],
  ids: IdSource,
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
        name: `${night.name}, a bed of your choice`,
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
