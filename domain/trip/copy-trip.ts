/**
 * A trip of one's own made from somebody else's, or from a sample: the days, the stops and their times,
 * under new ids, and nothing that is private. What is taken over is named here field by field, so a
 * field that a trip gets tomorrow is not copied until somebody names it; a person's copy shows no more
 * than a link without ticks does (docs/trips.md).
 */
import { emptyBrief, type Party } from '#domain/brief/schema.ts'
import type { FactSource } from '#domain/facts/fact-source.ts'
import { type DayId, dayIdSchema, stopIdSchema, type TripId } from './ids.ts'
import { emptyTrip, newDayFields, newStopFields, newTripFields } from './new-trip.ts'
import type { Fields, Leg } from './parts.ts'
import type { Trip } from './schema.ts'
import { staysByDay } from './stays.ts'
import { stateOf, tripOf } from './trip-state.ts'

export interface CopyOptions {
  id: TripId
  /** Makes the ids of days and stops. */
  newId: () => string
  /** The first day's date; that of the trip where it is left out. */
  start?: string | undefined
  party?: Party | undefined
  pace?: Trip['pace'] | undefined
  /** A sample has no private words: its reasons and the ways from its lodging are copied too. */
  of?: 'person' | 'sample' | undefined
}

export function copyTrip(trip: Trip, options: CopyOptions): Trip {
  const { id, newId, start = trip.start, party = emptyBrief().party, pace = trip.pace } = options
  const isSample = options.of === 'sample'
  const { tables } = stateOf(trip)
  const dayIds = new Map(trip.days.map((day) => [day.id, dayIdSchema.parse(newId())]))
  const made = stateOf(
    emptyTrip(
      id,
      newTripFields({
        title: trip.title,
        kind: trip.kind,
        start,
        party,
        pace,
        stays: staysOf(trip, dayIds),
        road: isSample ? trip.road : null,
      }),
    ),
  )
  for (const day of trip.days) {
    const dayId = dayIds.get(day.id)
    const row = tables.day.get(day.id)
    if (!dayId || !row) continue
    made.tables.day.set(dayId, copiedDay(row, { isSample, isSameDate: start === trip.start }))
    let isAfterGap = false
    for (const [index, { id: stopId }] of day.stops.entries()) {
      const stop = tables.stop.get(stopId)
      if (!stop) continue
      const isLeftOut = !isSample && isPersonal(stop, trip)
      if (!isLeftOut) {
        const isReachedFromBed = index === 0 && stop.kind !== 'journey' && !isSample
        const leg = isReachedFromBed || isAfterGap ? null : stop.leg
        const copied = copiedStop({ ...stop, leg }, dayId, trip, isSample)
        made.tables.stop.set(stopIdSchema.parse(newId()), copied)
      }
      isAfterGap = isLeftOut
    }
  }
  return tripOf(made)
}

/** Appointments are with somebody, and the way from and to one's home is nobody else's. */
function isPersonal({ kind, leg }: Fields<'stop'>, { home }: Trip): boolean {
  const ends = [leg?.from?.name, leg?.to?.name]
  return kind === 'appointment' || (kind === 'journey' && home !== null && ends.includes(home.name))
}

function copiedDay(
  { order, zone, skips, title, weather, from, to, back }: Fields<'day'>,
  { isSample, isSameDate }: { isSample: boolean; isSameDate: boolean },
): Fields<'day'> {
  const { rain = 0, high = null, low = null } = weather ?? {}
  const known = weather && { rain, high, low, source: bare(weather.source) }
  return newDayFields({
    order,
    zone,
    skips,
    title,
    // Other dates have other weather.
    weather: isSameDate ? (isSample ? weather : known) : null,
    ...(isSample && { from, to, back }),
  })
}

function copiedStop(
  stop: Fields<'stop'>,
  day: DayId,
  trip: Trip,
  isSample: boolean,
): Fields<'stop'> {
  const { order, kind, placeId, category, name, meal, at, area, start, minutes } = stop
  const { zone, endZone, checkHours, reasons, diets, price, alternatives, sources, leg } = stop
  const { nights } = stop
  return newStopFields({
    day,
    order,
    kind,
    placeId,
    category,
    name,
    meal,
    at,
    area,
    start,
    minutes,
    zone,
    endZone,
    checkHours,
    ...(nights === undefined ? {} : { nights }),
    leg: leg && (isSample ? leg : copiedLeg(leg, trip)),
    ...(isSample && { reasons, diets, price, alternatives, sources }),
  })
}

/** Of its ends only the cities that the trip stays in are told. */
function copiedLeg({ mode, minutes, meters, from, to, source, line }: Leg, { stays }: Trip): Leg {
  const city = (end: Leg['from']) => {
    const stay = stays.find(({ name }) => name === end?.name)
    return stay ? { name: stay.name, at: stay.at } : null
  }
  return {
    mode,
    minutes,
    meters,
    from: city(from),
    to: city(to),
    reference: null,
    source: bare(source),
    // Of the roads between two stops, as a link shows them.
    ...(line ? { line } : {}),
  }
}

const bare = ({ kind }: FactSource): FactSource => ({ kind })

/** A stay whose days were removed begins and ends with the days that are left. */
function staysOf(trip: Trip, dayIds: ReadonlyMap<DayId, DayId>): Trip['stays'] {
  const numbers = staysByDay(trip)
  const idAt = (number: number | undefined) => {
    const day = trip.days[(number ?? 1) - 1]
    return day && dayIds.get(day.id)
  }
  return trip.stays.flatMap(({ name, at, zone, slug }, index) => {
    const [first, last] = [idAt(numbers[index]?.first), idAt(numbers[index]?.last)]
    return first && last ? [{ name, at, zone, slug, first, last }] : []
  })
}
