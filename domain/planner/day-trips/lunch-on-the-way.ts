/**
 * Lunch on the drive back from a day trip: where its own words send one to a town that lies on the way home, and not
 * to where the visit ends, the drive there comes first.
 */
import { kilometres } from '#domain/places/distance.ts'
import type { Place } from '#domain/places/schema.ts'
import { toNextMark } from '../marks.ts'
import type { PlanRequest } from '../schema.ts'
import type { DayTrip, LunchThere, PlannedDayTrip } from './planned-day-trip.ts'

/** Kilometres from the goal within which lunch is had there. */
const there = 5
/** Latest begin of such a lunch, in minutes of the day. */
const latest = 870

export interface LunchOnTheWay {
  /** The place of the lunch, told as its town. */
  around: Place
  /** Minutes of the way back that lie before it. */
  minutes: number
}

/** The lunch on the drive back; null where one eats at the goal. */
export function lunchOnTheWay(
  { place, trip }: Pick<PlannedDayTrip, 'place' | 'trip'>,
  { start, visit, later }: LunchThere,
  { places, lodging }: Pick<PlanRequest, 'places' | 'lodging'>,
): LunchOnTheWay | null {
  const { eat, by, minutesEachWay } = trip
  if (by !== 'drive' || !eat || later || start < visit.start) return null
  const [first] = places
    .flatMap(({ area, at }) => {
      const town = area.split(',').at(-1)?.trim() ?? ''
      return town && eat.includes(town)
        ? [{ town, at, on: kilometres(place.at, at), home: kilometres(at, lodging) }]
        : []
    })
    .toSorted((a, b) => a.on - b.on)
  if (!first || first.on < there || first.home >= kilometres(place.at, lodging)) return null
  const minutes = toNextMark((first.on / (first.on + first.home)) * minutesEachWay)
  if (start + minutes > latest) return null
  const { town, at } = first
  return { around: { ...place, name: town, area: town, kind: 'neighbourhood', at }, minutes }
}

/** A part of the way: to the lunch, or on from it. */
export const withWay = (trip: DayTrip, minutesEachWay: number): DayTrip => ({
  ...trip,
  minutesEachWay,
})
