/** Solutions for the problems of a day, one tap each: found when a warning is shown, made when one is taken. */
import { kilometres } from '#domain/places/distance.ts'
import type { Meal, Place } from '#domain/places/schema.ts'
import { type StopId, stopIdSchema } from '#domain/trip/ids.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { fitsDiet } from '../diets.ts'
import { mealsAt } from '../meals/meal-places.ts'
import { addStop, closedOn, findSpots } from './add-stop.ts'
import { findStop, moveStopTo, moveStopToDay, removeStop, swapStop } from './edits.ts'
import { rankSwaps } from './effects.ts'
import { closedAt, hoursThatDay } from './hours-that-day.ts'
import type { KnownPlaces } from './retime-day.ts'
import { dayAsIs, tryDay } from './try-day.ts'
import type { Warning, WayOut } from './warnings.ts'
import { weakestOf } from './why-not.ts'

/** All places known here, besides the lookup by id. */
export interface AllPlaces extends KnownPlaces {
  all: () => Iterable<Place>
}

const mostWays = 3
/** Longest walk to a lunch, in kilometres. */
const lunchKilometres = 1.5

export function waysOut(trip: Trip, day: Day, warning: Warning, known: AllPlaces): WayOut[] {
  switch (warning.kind) {
    case 'closed':
      return [
        ...openHour(trip, day, warning.stop, known),
        ...openDay(trip, day, warning.stop, known),
        ...swapOf(trip, warning.stop, known),
      ].slice(0, mostWays)
    case 'too-far':
      return [
        ...nearerDay(trip, day, warning.stop),
        ...swapOf(trip, warning.stop, known),
        { do: 'take-out', stop: warning.stop },
      ]
    case 'too-early':
      return warning.locked
        ? [{ do: 'unlock', stop: warning.stop }]
        : [...openHour(trip, day, warning.stop, known), { do: 'take-out', stop: warning.stop }]
    case 'nothing-to-eat':
      return [
        {
          do: 'eat',
          day: day.id,
          meal: warning.meal,
          place: mealNear(trip, day, warning.meal, known),
        },
      ]
    case 'too-full': {
      const weakest = weakestOf(day, known)
      if (!weakest) return []
      const calm = calmestDay(trip, day, weakest, known)
      return [
        ...(calm ? [{ do: 'day', stop: weakest.id, day: calm.id } as const] : []),
        { do: 'take-out', stop: weakest.id },
      ]
    }
  }
}

/** The change that a solution makes; null where the trip has changed and it no longer fits. */
export function changeOfWay(
  trip: Trip,
  way: WayOut,
  newId: StopId,
  known: KnownPlaces,
): TripChange | null {
  switch (way.do) {
    case 'hour': {
      const found = findStop(trip, way.stop)
      return found
        ? moveStopTo(trip, way.stop, { day: found.day.id, index: way.index }, known)
        : null
    }
    case 'day':
      return way.index === undefined
        ? moveStopToDay(trip, way.stop, way.day, known)
        : moveStopTo(trip, way.stop, { day: way.day, index: way.index }, known)
    case 'swap':
      return swapStop(trip, way.stop, way.place, newId, known)
    case 'eat': {
      const own = {
        name: way.meal === 'lunch' ? 'Lunch' : 'Dinner',
        at: null,
        minutes: 60,
        meal: way.meal,
      }
      return addStop(trip, way.place ? { place: way.place } : { own }, newId, known, way.day)
    }
    case 'unlock':
      return { kind: 'lock-stop', stop: way.stop, locked: false }
    case 'take-out':
      return removeStop(trip, way.stop, known)
  }
}

/** Another position in the same day at which the stop is open on arrival, the nearest first. */
function openHour(trip: Trip, day: Day, id: StopId, known: KnownPlaces): WayOut[] {
  const found = findStop(trip, id)
  const place = found?.stop.placeId ? known.place(found.stop.placeId) : undefined
  if (!found || !place || found.stop.locked) return []
  const hours = hoursThatDay(place, day, trip)
  if (hours.kind !== 'open') return []
  const others = day.stops.filter((stop) => stop.id !== id)
  const fitting = day.stops.flatMap((_, index) => {
    if (index === found.index) return []
    const tried = tryDay(trip, day, others.toSpliced(index, 0, found.stop), known, true)
    const start = tried.stops[index]?.start ?? null
    if (start === null || closedAt(hours, start, found.stop.minutes ?? 0)) return []
    // A solution must not close another stop.
    const worse = closedOn(tried.stops, trip, day)
    return [{ index, start, trouble: 100 * worse + Math.abs(index - found.index) }]
  })
  const [best] = fitting.toSorted((one, other) => one.trouble - other.trouble)
  return best ? [{ do: 'hour', stop: id, index: best.index, start: best.start }] : []
}

/** The day on which moving the stop costs least, of those on which it is open. */
function openDay(trip: Trip, day: Day, id: StopId, known: KnownPlaces): WayOut[] {
  const found = findStop(trip, id)
  const place = found?.stop.placeId ? known.place(found.stop.placeId) : undefined
  if (!found || !place || found.stop.locked) return []
  const tryId = stopIdSchema.parse('tried')
  const spot = findSpots(trip, { place }, tryId, known).find(({ day: other, tried }) => {
    const start = tried.stops.find(({ stop }) => stop.id === tryId)?.start ?? null
    return other.id !== day.id && !closedAt(hoursThatDay(place, other, trip), start, place.minutes)
  })
  return spot ? [{ do: 'day', stop: id, day: spot.day.id, index: spot.index }] : []
}

function nearerDay(trip: Trip, day: Day, id: StopId): WayOut[] {
  const at = findStop(trip, id)?.stop.at
  if (!at) return []
  const away = (each: Day) =>
    Math.min(
      ...each.stops.flatMap((stop) => (stop.at && stop.id !== id ? kilometres(stop.at, at) : [])),
    )
  const best = trip.days
    .filter((each) => each.id !== day.id)
    .toSorted((one, two) => away(one) - away(two))[0]
  return best && away(best) < away(day) / 2 ? [{ do: 'day', stop: id, day: best.id }] : []
}

function swapOf(trip: Trip, id: StopId, known: AllPlaces): WayOut[] {
  const [best] = rankSwaps(trip, id, known.all(), id, known).filter(({ effect }) => !effect.closed)
  return best ? [{ do: 'swap', stop: id, place: best.place }] : []
}

/** The best open table for the party near where one is at that hour. */
function mealNear(trip: Trip, day: Day, meal: Meal, known: AllPlaces): Place | null {
  const { stops } = dayAsIs(day, known)
  const hour = meal === 'lunch' ? 750 : 1140
  const around = stops.findLast(({ start, stop }) => start !== null && start <= hour && stop.at)
    ?.stop.at
  const here = around ?? stops.find(({ stop }) => stop.at)?.stop.at
  if (!here) return null
  const there = new Set(
    trip.days.flatMap((each) => each.stops.flatMap(({ placeId }) => placeId ?? [])),
  )
  const diets = trip.brief?.food.diets ?? []
  const score = (place: Place) => place.essential - kilometres(place.at, here) / lunchKilometres
  return (
    [...known.all()]
      .filter((place) => mealsAt(place).includes(meal) && !there.has(place.id))
      .filter((place) => fitsDiet(place, diets) && kilometres(place.at, here) <= lunchKilometres)
      .filter((place) => !closedAt(hoursThatDay(place, day, trip), hour, place.minutes))
      .toSorted((one, other) => score(other) - score(one))[0] ?? null
  )
}

/** The day that ends earliest, of the others in the same town. */
function calmestDay(trip: Trip, day: Day, stop: Stop, known: KnownPlaces): Day | undefined {
  const over = (each: Day) => dayAsIs(each, known).ends ?? 0
  const other = trip.days
    .filter((each) => each.id !== day.id && (!stop.at || isInReach(each, { at: stop.at })))
    .toSorted((one, two) => over(one) - over(two))[0]
  return other && over(other) + (stop.minutes ?? 0) < over(day) ? other : undefined
}

function isInReach({ stops }: Day, { at }: Pick<Place, 'at'>): boolean {
  return stops.length === 0 || stops.some((stop) => stop.at && kilometres(stop.at, at) < 40)
}
