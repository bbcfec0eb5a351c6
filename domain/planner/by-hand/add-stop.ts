/** Puts something new into a trip where it costs the least: the day, the place in it, and the times. */
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates, Meal, Place } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import type { DayId, StopId } from '#domain/trip/ids.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import { keyBetween } from '#domain/trip/order-keys.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { lodgingOfNight } from '#domain/trip/stays.ts'
import { mealsAt } from '../meals/meal-places.ts'
import { retimed, swapStop } from './edits.ts'
import { closedAt, hoursThatDay } from './hours-that-day.ts'
import { type OwnStop, type StopSeed, stopOfOwn, stopOfPlace } from './new-stop.ts'
import { type KnownPlaces, preferencesOf } from './retime-day.ts'
import { stopToTry } from './stop-to-try.ts'
import { type TriedDay, type TriedStop, tryDay } from './try-day.ts'

export type Addable = { place: Place } | { own: OwnStop }

export interface FoundSpot {
  day: Day
  index: number
  tried: TriedDay
  /** The new stop, as the day would have it. */
  seed: StopSeed
  /** Minutes of added travel, and penalties. */
  cost: number
}

/** Distance in kilometres from a day's stops beyond which a day belongs to another city. */
const sameTownKilometres = 60
const placesTried = 3
const closedCost = 240
/** Penalty in minutes for a stop that is closed at that time. */
const pointless = 600
const lateFrom = 1320
const oddMealCost = 45
const mealWindows: Readonly<Record<Meal, readonly [number, number]>> = {
  breakfast: [420, 630],
  lunch: [690, 870],
  dinner: [1080, 1260],
}

/** The best spots, at most one a day, best first. Without a day all days of the same town are tried. */
export function findSpots(
  trip: Trip,
  what: Addable,
  newId: StopId,
  known: KnownPlaces,
  only?: DayId,
  meal?: Meal,
): FoundSpot[] {
  const at = 'place' in what ? what.place.at : what.own.at
  const days = only ? trip.days.filter(({ id }) => id === only) : daysNear(trip, at)
  return days
    .flatMap((day) => {
      const spotOf = (index: number) => spotAt(trip, day, index, what, newId, known, meal)
      const indexes = indexesByDetour(trip, day, at)
      // A meal that was named has its hour: any place in the day may be the one.
      const near = indexes.slice(0, meal ? indexes.length : placesTried).map(spotOf)
      // Where it is closed at the hours nearby, any other hour is better than none.
      const isShut = near.every(({ cost }) => cost >= closedCost)
      const spots = isShut ? [...near, ...indexes.slice(near.length).map(spotOf)] : near
      return spots.toSorted((one, other) => one.cost - other.cost)[0] ?? []
    })
    .toSorted((one, other) => one.cost - other.cost)
}

/** One operation; null where the trip has no such day. A restaurant fills a planned meal that has none. */
export function addStop(
  trip: Trip,
  what: Addable,
  newId: StopId,
  known: KnownPlaces,
  only?: DayId,
  meal?: Meal,
): TripChange | null {
  const [spot] = findSpots(trip, what, newId, known, only, meal)
  if (!spot) return null
  const open = 'place' in what ? openMealFor(spot.day, what.place, meal) : undefined
  if (open && 'place' in what) return swapStop(trip, open.id, what.place, newId, known)
  return retimed(trip, { add: [{ id: newId, fields: spot.seed }] }, [spot.day.id], known)
}

/** A meal of the plan that has no restaurant yet, and that this one serves: the one that was named, or the first. */
export function openMealFor(day: Day, place: Place, named?: Meal): Stop | undefined {
  const served = mealsAt(place)
  return day.stops.find(
    ({ kind, placeId, meal, locked }) =>
      kind === 'meal' &&
      placeId === null &&
      !locked &&
      meal !== null &&
      served.includes(meal) &&
      (named === undefined || meal === named),
  )
}

function spotAt(
  trip: Trip,
  day: Day,
  index: number,
  what: Addable,
  newId: StopId,
  known: KnownPlaces,
  meal?: Meal,
): FoundSpot {
  const order = keyBetween(day.stops[index - 1]?.order ?? null, day.stops[index]?.order ?? null)
  const spot = { day: day.id, order, zone: day.zone }
  const seed =
    'place' in what
      ? stopOfPlace(what.place, spot, { meal: meal ?? mealLacking(day, what.place) })
      : stopOfOwn({ ...what.own, ...(meal && { meal }) }, spot)
  const stops = day.stops.toSpliced(index, 0, stopToTry(newId, seed, day))
  const tried = tryDay(trip, day, stops, known)
  return { day, index, tried, seed, cost: costOf(tried, trip, day, newId) }
}

/** Cost of a spot: the travel that it adds, with penalties for closed doors, a meal at an odd hour, and a late end. */
function costOf(tried: TriedDay, trip: Trip, day: Day, newId: StopId): number {
  const fresh = tried.stops.find(({ stop }) => stop.id === newId)
  const start = fresh?.start ?? null
  const [from, to] = fresh?.stop.meal ? mealWindows[fresh.stop.meal] : [0, 2880]
  const odd = start === null ? 0 : Math.max(0, from - start, start - to)
  const before = day.stops.reduce((sum, { leg }) => sum + (leg?.minutes ?? 0), 0)
  return (
    tried.travel -
    before -
    (day.back?.minutes ?? 0) +
    closedCost * closedOn(tried.stops, trip, day) +
    pointless * (fresh ? closedOn([fresh], trip, day) : 0) +
    (odd > 0 ? oddMealCost + odd : 0) +
    Math.max(0, (tried.ends ?? 0) - lateFrom)
  )
}

/** How many of the stops would be closed. */
export function closedOn(stops: readonly TriedStop[], trip: Trip, day: Day): number {
  return stops.filter(
    ({ stop, start, place }) =>
      place && closedAt(hoursThatDay(place, day, trip), start, stop.minutes ?? 0) !== null,
  ).length
}

/** The first meal that the day lacks and the place serves. */
function mealLacking({ stops }: Day, place: Place): Meal | null {
  const had = new Set(stops.map(({ meal }) => meal))
  return mealsAt(place).find((meal) => meal !== 'breakfast' && !had.has(meal)) ?? null
}

function daysNear(trip: Trip, at: Coordinates | null): readonly Day[] {
  if (!at) return trip.days
  const near = trip.days.filter((day, index) => {
    const points = [lodgingOfNight(trip, index)?.at, ...day.stops.map((stop) => stop.at)]
    const known = points.filter((point) => point != null)
    return known.length === 0 || known.some((point) => kilometres(point, at) <= sameTownKilometres)
  })
  return near.length > 0 ? near : trip.days
}

/** Positions in a day by detour as the crow flies, smallest first; the end first where the location is unknown. */
function indexesByDetour(trip: Trip, day: Day, at: Coordinates | null): number[] {
  const indexes = Array.from({ length: day.stops.length + 1 }, (_, index) => index)
  if (!at) return indexes.toReversed()
  const preferences = preferencesOf(trip)
  const minutes = (from: Coordinates | null | undefined, to: Coordinates | null | undefined) =>
    from && to ? estimateLeg(from, to, preferences).minutes : 0
  const detour = (index: number) => {
    const [before, after] = [day.stops[index - 1]?.at, day.stops[index]?.at]
    return minutes(before, at) + minutes(at, after) - minutes(before, after)
  }
  return indexes.toSorted((one, other) => detour(one) - detour(other))
}
