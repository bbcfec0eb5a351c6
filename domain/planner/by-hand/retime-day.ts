/**
 * Computes the times of a day again after its stops were changed by hand. The order is kept: stops only start when
 * one can be there. Locked stops, appointments and journeys keep their hour.
 */
import { wallMinutes } from '#domain/calendar/zoned-time.ts'
import { estimatedFrom } from '#domain/facts/fact-source.ts'
import { kilometres } from '#domain/places/distance.ts'
import { openSpansOn, parseOpeningHours } from '#domain/places/opening-hours.ts'
import type { Coordinates, Place } from '#domain/places/schema.ts'
import { estimateLeg, type TravelPreferences } from '#domain/routing/travel-estimate.ts'
import type { ReplanResult } from '#domain/trip/operation.ts'
import type { Leg } from '#domain/trip/parts.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { lodgingOfNight } from '#domain/trip/stays.ts'
import { legOfTrip, wayBack } from '../day-trips/planned-day-trip.ts'
import { legFrom } from '../opening/visit-ends.ts'
import { wayWithin } from '../parts-of-places.ts'

export interface KnownPlaces {
  /** A place of the catalogue, where its destination is loaded. */
  place: (placeId: string) => Place | undefined
}

export type DayTimes = Pick<ReplanResult, 'times' | 'backs'>

const beginnings = { slow: 600, balanced: 570, fast: 510 }
/** Minutes to find the way and get going, added to every leg. */
const slacks = { slow: 10, balanced: 5, fast: 5 }
const mealsFrom = { breakfast: 450, lunch: 705, dinner: 1050 }
const roundTo = 5
/** Longest wait in minutes for opening; beyond it the stop is shown as closed on arrival. */
const longestWait = 180
const lastMinute = 2879
const eveningFrom = 1020
const outingKilometres = 4

interface Retiming extends KnownPlaces {
  /** The trip before the change: stops before the first difference of a day keep their times. */
  before: Trip
  /** Whether later stops move up, or keep their hour where they can. */
  movesUp: boolean
  /** From this stop on all is timed again, although the ways are the same. */
  from?: Stop['id']
}

export function retimeDay(trip: Trip, day: Day, retiming: Retiming): DayTimes {
  const { before, movesUp, place, from: changed } = retiming
  const preferences = preferencesOf(trip)
  const slack = slacks[trip.pace]
  const night = trip.days.indexOf(day)
  const bed = (lodgingOfNight(trip, night - 1) ?? lodgingOfNight(trip, night))?.at ?? null
  const old = before.days.find(({ id }) => id === day.id)
  const waysBefore = waysIn(before)
  let at = bed
  let previous: Stop['id'] | null = null
  let outing: Place | undefined
  let left: Place | undefined
  let free = beginningOf(trip, old ?? day)
  let differs = false
  const times: DayTimes['times'] = []
  for (const stop of day.stops) {
    const start = minuteOf(stop.start, day)
    const kept = waysBefore.get(stop.id)
    const sameWay = kept?.from === previous && kept.day === day.id
    differs ||= !sameWay || stop.id === changed
    const facts = stop.placeId === null ? undefined : place(stop.placeId)
    const leg: Leg | null =
      stop.kind === 'journey' || sameWay
        ? stop.leg
        : (outingWay(outing, facts, stop.at) ??
          wayFrom({ at, place: left }, { at: stop.at, place: facts }, preferences))
    const minutes = stop.minutes ?? 0
    const ready = free + (leg?.minutes ? leg.minutes + slack : 0)
    const stays = start === null || !differs || stop.locked || isSettled(stop)
    const waits = kept?.day === day.id && (!movesUp || isForTheEvening(facts, start))
    const from = waits && start !== null ? Math.max(ready, start) : ready
    const begins = stays ? start : beginning(stop, day.date, from, facts)
    times.push({ stop: stop.id, start: begins, minutes: stop.minutes, leg })
    if (begins !== null) free = Math.max(free, begins + minutes)
    at = (stop.kind === 'journey' ? stop.leg?.to?.at : stop.at) ?? at
    previous = stop.id
    left = facts
    if (facts?.dayTrip) outing = facts
    else if (outing && !isThere(outing, stop.at)) outing = undefined
  }
  const home = lodgingOfNight(trip, night)?.at ?? bed
  const last = day.stops.at(-1)
  const back =
    last?.kind === 'journey' || !last
      ? null
      : (outingWay(outing, undefined, home) ??
        wayFrom({ at, place: left }, { at: home }, preferences))
  const same = last !== undefined && old?.stops.at(-1)?.id === last.id
  return { times, backs: [{ day: day.id, back: same ? day.back : back }] }
}

/** Whether a stop is for the evening and is there, so that it does not move up. */
const isForTheEvening = (place: Place | undefined, start: number | null) =>
  place !== undefined && /sunset|evening|night/.test(place.bestTime) && (start ?? 0) >= eveningFrom

/** The way of a day trip, there and back, as the catalogue knows it; a distance would not tell it. */
function outingWay(
  from: Place | undefined,
  to: Place | undefined,
  at: Coordinates | null,
): Leg | null {
  if (to?.dayTrip) return from === to ? null : legOfTrip(to.dayTrip)
  return from?.dayTrip && at && !isThere(from, at) ? wayBack(from.dayTrip, null) : null
}

/** Whether a stop lies at the goal of the day trip: lunch near the palace is part of it. */
const isThere = (outing: Place, at: Coordinates | null) =>
  at === null || kilometres(outing.at, at) < outingKilometres

const isSettled = ({ kind }: Stop) => kind === 'appointment' || kind === 'journey'

export function preferencesOf({ party, kind, brief }: Trip): TravelPreferences {
  const driven = kind === 'road' || brief?.transport.wanted.some((mode) => /car|driving/.test(mode))
  const cycled = brief?.transport.wanted.includes('bicycle') && brief.mobility.length === 0
  if (cycled && !driven) return { beyondWalking: 'bicycle', longestWalk: 8 }
  const beyondWalking = driven ? 'drive' : 'transit'
  if (brief && brief.mobility.length > 0) return { beyondWalking, longestWalk: 10 }
  const children = party.has.includes('children') || (party.children ?? 0) > 0
  return { beyondWalking, longestWalk: children ? 18 : 25 }
}

/** When one sets out, or would on such a trip. */
function beginningOf({ pace }: Trip, day: Day): number {
  const said = day.from ?? undefined
  const [first] = day.stops
  const start = first ? minuteOf(first.start, day) : null
  if (said !== undefined) return said
  if (!first || start === null || first.kind === 'journey') return beginnings[pace]
  return Math.max(0, start - (first.leg?.minutes ? first.leg.minutes + slacks[pace] : 0))
}

export function minuteOf(time: Stop['start'], { date }: Day): number | null {
  return time === null ? null : wallMinutes(time) - wallMinutes(`${date}T00:00`)
}

/** From which stop each stop was reached, and on which day. */
function waysIn(trip: Trip): Map<Stop['id'], { from: Stop['id'] | null; day: Day['id'] }> {
  return new Map(
    trip.days.flatMap(({ id, stops }) =>
      stops.map((stop, index) => [stop.id, { from: stops[index - 1]?.id ?? null, day: id }]),
    ),
  )
}

interface Whereabouts {
  at: Coordinates | null
  place?: Place | undefined
}

/** The leg from where the last visit ended; on foot between a place and what lies within it. */
function wayFrom(from: Whereabouts, to: Whereabouts, preferences: TravelPreferences): Leg | null {
  const { place: left } = from
  const leg = wayBetween(left?.endsAt ?? from.at, to.at, preferences)
  const within = left && to.place ? wayWithin(left, to.place) : null
  if (!leg) return null
  return { ...leg, ...(within ? { mode: 'walk', ...within } : {}), from: legFrom(left) }
}

export function wayBetween(
  from: Coordinates | null,
  to: Coordinates | null,
  preferences: TravelPreferences,
): Leg | null {
  if (!from || !to) return null
  const { mode, minutes, meters } = estimateLeg(from, to, preferences)
  const ends = { from: null, to: null, reference: null }
  return { mode, minutes, meters, ...ends, source: estimatedFrom('distance') }
}

/** The start of a stop: on arrival, but not before it opens or the meal is due. */
function beginning(stop: Stop, date: string, ready: number, place: Place | undefined): number {
  const due = stop.meal ? mealsFrom[stop.meal] : 0
  const from = Math.max(roundedUp(ready), due)
  const hours = place?.hours ?? null
  const parsed = hours === null ? undefined : parseOpeningHours(hours)
  const spans = parsed?.ok ? openSpansOn(parsed.hours, date) : []
  const length = stop.minutes ?? 0
  const open = spans.find((span) => Math.max(from, span.from) + length <= span.to)
  const begins = open && open.from - from <= longestWait ? Math.max(from, open.from) : from
  return Math.min(lastMinute, roundedUp(begins))
}

const roundedUp = (minute: number) => Math.ceil(minute / roundTo) * roundTo
