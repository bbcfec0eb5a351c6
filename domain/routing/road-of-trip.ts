/** The route and the rules that a road trip was timed by, read back from the trip. */

import type { Car } from '#domain/trip/car.ts'
import { isDriven, onTheRoad } from '#domain/trip/road-stops.ts'
import type { Stop, Trip } from '#domain/trip/schema.ts'
import { lodgingOfNight } from '#domain/trip/stays.ts'
import { stateOf } from '#domain/trip/trip-state.ts'
import type { Drive } from './road-trip-drive.ts'
import { type DrivingRules, drivingRulesSchema, type RoadRoute } from './road-trip-schema.ts'
import { driveKey } from './road-world.ts'

export interface RoadPlan {
  route: RoadRoute
  rules: DrivingRules
  car: Car | undefined
}

/** Null where it is no road trip. The sights of its towns are no part of the drive. */
export function roadOfTrip(trip: Trip): RoadPlan | null {
  if (!isDriven(trip)) return null
  const isOnTheRoad = onTheRoad(trip)
  const stops = trip.days.flatMap((day, index) =>
    day.stops.filter(isOnTheRoad).map((stop) => ({ stop, index })),
  )
  const [first] = stops
  const road = trip.road ?? (first && copiedRoad(first.stop))
  if (!road) return null
  const { start, end, round, limit, leaves, arrivesBy, rests, onlyByDay, car } = road
  const minutes = stateOf(trip).tables.stop
  return {
    route: {
      start,
      ...(end && !round ? { end } : {}),
      round,
      stops: stops.flatMap(({ stop, index }) =>
        stop.at
          ? [
              {
                id: stop.id,
                name: stop.name.slice(0, 120),
                at: stop.at,
                minutes: Math.min(720, minutes.get(stop.id)?.minutes ?? 60),
                nights: stop.nights ?? nightsAt(trip, stop, index),
                ...(stop.reasons[0] ? { about: stop.reasons[0].slice(0, 300) } : {}),
                ...(stop.locked ? { locked: { day: index + 1 } } : {}),
              },
            ]
          : [],
      ),
    },
    rules: drivingRulesSchema.parse({ limit, leaves, arrivesBy, rests, onlyByDay }),
    car,
  }
}

/** A link does not tell where somebody set out: a copy made by it starts at its first stop. */
function copiedRoad({ name, at }: Stop): NonNullable<Trip['road']> | undefined {
  if (!at) return undefined
  return { start: { name, at }, end: null, round: false, limit: copiedLimit }
}

const copiedLimit = 480

/** Trips that were kept before stops had their nights: as many as one sleeps there. */
function nightsAt(trip: Trip, { name }: Stop, index: number): number {
  let nights = 0
  while (lodgingOfNight(trip, index + nights)?.area === name && nights < 60) nights += 1
  return nights
}

/** The trip's ways that somebody measured: they stay as they are when it is timed again. */
export function measuredDrives({ days }: Trip): Map<string, Drive> {
  const legs = days.flatMap(({ stops, back }) => [...stops.map(({ leg }) => leg), back])
  const drives = new Map<string, Drive>()
  for (const leg of legs) {
    if (leg?.mode !== 'drive' || leg.source.kind === 'estimate') continue
    const { from, to, minutes, meters, source, reference, line } = leg
    if (!(from?.at && to?.at) || minutes === null || meters === null) continue
    drives.set(driveKey(from.at, to.at), {
      minutes,
      kilometres: Math.round(meters / 1000),
      estimated: false,
      by: source.kind === 'catalogue' ? 'catalogue' : 'routing',
      ...(reference ? { road: reference } : {}),
      ...(line ? { line } : {}),
    })
  }
  return drives
}
