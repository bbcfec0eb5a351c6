/**
 * Where one rests away from the lodging: at a café with chairs, or in a park while it is warm and light. "Near a
 * palace" would be a pavement.
 */
import { kilometres } from '#domain/places/distance.ts'
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import type { DayWeather } from '#domain/weather/day-weather.ts'
import { visitStarts } from '../appeal.ts'
import { isMealPlace } from '../meals/meal-places.ts'
import { eatsStanding } from '../meals/table-ages.ts'
import type { PlanRequest } from '../schema.ts'

/** Kilometres from a sight to a seat. */
const aFewSteps = 0.6
/** Daily highs in °C for sitting on a bench, or for a child sleeping in a stroller. */
const mild = { from: 16, to: 29 }
const likelyRain = 0.5
/** Shortest visit in minutes of a café for a rest. */
const shortestCup = 30

export interface Seat {
  place: Place
  /** Start spans by day. */
  starts: OpenSpan[][]
}

/** Seats beside some sights; a small child sleeps in a park, and not in a café. */
export function seatsBeside(
  sights: readonly Place[],
  time: OpenSpan,
  { request, isForANap }: { request: PlanRequest; isForANap: boolean },
): Seat[] {
  const seats = request.places.filter((place) => isGreen(place) || (!isForANap && hasChairs(place)))
  const nearest = (sight: Place, isOf: (place: Place) => boolean) =>
    seats
      .filter((place) => isOf(place) && kilometres(place.at, sight.at) <= aFewSteps)
      .toSorted((a, b) => kilometres(a.at, sight.at) - kilometres(b.at, sight.at))
      .slice(0, 1)
  const chosen = new Set(
    sights.flatMap((sight) => [...nearest(sight, isGreen), ...nearest(sight, hasChairs)]),
  )
  return [...chosen].map((place) => ({
    place,
    starts: request.days.map(({ date, weather }) =>
      isGreen(place) && !isMild(weather)
        ? []
        : visitStarts(place, date, request)
            .map(({ from, to }) => ({ from: Math.max(from, time.from), to: Math.min(to, time.to) }))
            .filter(({ from, to }) => from <= to),
    ),
  }))
}

export function isGreen({ kind, dayTrip }: Pick<Place, 'kind' | 'dayTrip'>): boolean {
  return (kind === 'park' || kind === 'garden') && !dayTrip
}

function hasChairs(place: Place): boolean {
  const { kind, minutes } = place
  return kind === 'cafe' && minutes >= shortestCup && !eatsStanding(place) && !isMealPlace(place)
}

function isMild(weather: DayWeather | undefined): boolean {
  const { high, rain = 0 } = weather ?? {}
  if (high === undefined || high === null) return false
  return high >= mild.from && high <= mild.to && rain < likelyRain
}
