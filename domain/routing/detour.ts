/** What a stop more would cost a road trip: the difference of two timed trips. */
import type { Coordinates } from '#domain/places/schema.ts'
import type { RoadPlan } from './road-of-trip.ts'
import { addStop } from './road-trip.ts'
import { findsAlong } from './road-trip-finds.ts'
import type { RoadRoute, RoadStop } from './road-trip-schema.ts'
import { type RoadTrip, type RoadWorld, timeRoadTrip } from './road-trip-timing.ts'

interface Detour {
  /** With the stop where it lengthens the way least. */
  route: RoadRoute
  /** At the wheel; below zero where the days fall better. */
  extraMinutes: number
  extraDays: number
  /** Whether any of it is an estimate. */
  estimated: boolean
}

export function detourBy(
  plan: RoadPlan,
  timing: RoadTrip,
  stop: RoadStop,
  world: RoadWorld,
): Detour {
  const route = addStop(plan.route, stop, world.between)
  const timed = timeRoadTrip(route, plan.rules, world)
  return {
    route,
    extraMinutes: timed.minutes - timing.minutes,
    extraDays: timed.days.length - timing.days.length,
    estimated: timed.estimated,
  }
}

/** A place that somebody thought worth a stop. */
export interface Worthwhile {
  name: string
  at: Coordinates
  /** How much one would miss without it, from 0 to 1. */
  essential: number
  about: string
  minutes: number
}

export interface OfferedStop extends Omit<Detour, 'route'> {
  place: Worthwhile
}

const mostOffered = 6
/** The most candidates that are timed: those with the shortest detours. */
const mostTimed = 12

/** The most worthwhile first; each with what it would cost this trip. */
export function worthAStop(
  plan: RoadPlan,
  timing: RoadTrip,
  places: readonly Worthwhile[],
  world: RoadWorld,
): OfferedStop[] {
  return findsAlong(plan.route, places, world.between, { limit: mostTimed })
    .map(({ place }) => {
      const { route: _, ...cost } = detourBy(plan, timing, stopAt(place), world)
      return { place, ...cost }
    })
    .filter(({ extraMinutes }) => extraMinutes <= mostExtra)
    .slice(0, mostOffered)
}

const mostExtra = 90

/** A place as a stop; its id is for trying it out. */
export function stopAt({ name, at, about, minutes }: Worthwhile, id = 'tried'): RoadStop {
  return { id, name: name.slice(0, 120), at, about, minutes: Math.min(720, minutes), nights: 0 }
}
