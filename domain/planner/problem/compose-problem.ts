/**
 * Assembles the solver's problem: the days, the ways between all points, and the costs of ways, waiting and split
 * neighbours.
 */
import type { Place } from '#domain/places/schema.ts'
import { type TravelMatrix, travelModes } from '#domain/routing/travel-estimate.ts'
import { type TravelTable, travelBetween } from '#domain/routing/travel-table.ts'
import { askedOf } from '../asked/asked-starts.ts'
import { paceOf, travelPreferences } from '../day-habits.ts'
import { hoursOf } from '../day-hours.ts'
import { neighbourPairs, rideAtFirst, slowed, tollOf, tollRidesByDay } from '../day-travel.ts'
import type { PlannedDayTrip } from '../day-trips/planned-day-trip.ts'
import type { DayVisit } from '../day-visit.ts'
import { firstSight } from '../first-things.ts'
import { seeksKitchens } from '../foods/few-kitchens.ts'
import { fromTheirEnds } from '../opening/visit-ends.ts'
import { walkWithin } from '../parts-of-places.ts'
import { rideUphill } from '../party/rides-uphill.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'
import type { TourDay, TourPair, TourProblem, TourVisit } from '../tours/problem.ts'
import type { WalkLeanings } from '../walks/walk-leanings.ts'
import { isFiller, isOfTheNight, tollRidesToFillers } from '../worth/far-fillers.ts'
import { earlierFor, isWorthRisingFor } from '../worth/worth-rising-for.ts'
import { walkAroundLodging } from './evening-of-a-crowd.ts'
import type { ProblemParts } from './parts.ts'

/** Points for each minute on foot; see `tollOf` for other modes. */
const travelWeight = 1
/** Points for each minute of waiting for an opening: less than a visit is worth. */
const waitWeight = 0.6
/** Minutes of a late start that cost nothing. */
const lateStart = 60
/** Points for a pair of neighbours visited on two days. */
const splitWeight = 650
const longestRunOfAKind = 2

export function daysOf(
  parts: ProblemParts,
  request: PlanRequest,
  outings: readonly PlannedDayTrip[],
): TourDay[] {
  return request.days.map((day) => {
    const { from, to } = hoursOf(day, request)
    const earlier = earlierOn(day, request)
    const outing = outings.find(({ date }) => date === day.date)
    const { leaves = from, away = 0, isEvening = false } = outing ?? {}
    return {
      startPoint: parts.pointAt(day.startAt ?? request.lodging),
      endPoint: parts.pointAt(day.endAt ?? request.lodging),
      from: Math.min(from - earlier, leaves),
      to: isEvening ? Math.max(to, leaves + away) : to,
    }
  })
}

/** Minutes by which a day may begin earlier than usual. */
function earlierOn(day: PlanDay, request: PlanRequest): number {
  const early = request.places.filter((place) => isWorthRisingFor(place, request))
  return Math.max(0, ...early.map((place) => earlierFor(place, day, request)))
}

export function composeProblem(
  { points, visits, meanings, groups, endOf: ends }: ProblemParts,
  days: readonly TourDay[],
  request: PlanRequest,
  walks: WalkLeanings,
  known: TravelTable | undefined,
): { problem: TourProblem; travel: TravelMatrix } {
  const travel = travelBetween(points, travelPreferences(request), known)
  rideAtFirst(travel, points, request)
  rideUphill(travel, points, request)
  walkWithin(travel, points, request.places)
  walkAroundLodging(travel, points, request)
  fromTheirEnds(travel, ends)
  const sights = meanings.flatMap(({ kind, place }, number) =>
    kind === 'visit' && place ? [{ number, place }] : [],
  )
  const toll = tollOf(travel, request)
  const numbers = new Map(points.map((at, number) => [at.join(), number]))
  const placeAt = new Map(request.places.map(({ id, at }) => [id, numbers.get(at.join())]))
  walks.ease(toll, travel.size, (id) => placeAt.get(id))
  const byDay = sights.filter(({ place }) => isForTheDay(place, request))
  const tables = new Set(seeksKitchens(request) ? [] : lunchPoints(visits, meanings))
  const lesser = new Set(byDay.map(({ place }) => placeAt.get(place.id) ?? -1))
  tollRidesByDay(toll, travel, { lesser, tables }, request)
  const fillers = sights.filter(({ place }) => isFiller(place, request))
  tollRidesToFillers(toll, travel, new Set(fillers.map(({ place }) => placeAt.get(place.id) ?? -1)))
  const home = numbers.get(request.lodging.join())
  const rideTo = ({ id }: Place) => {
    const there = placeAt.get(id)
    const way = home === undefined || there === undefined ? -1 : home * travel.size + there
    return travelModes[travel.modes[way] ?? 0] === 'walk' ? 0 : (travel.minutes[way] ?? 0)
  }
  const problem: TourProblem = {
    travel: slowed(travel, paceOf(request).slack),
    points: points.length,
    visits,
    days,
    groups,
    longestRun: longestRunOfAKind,
    travelWeight,
    waitWeight,
    lateStart: lateStart + Math.max(...request.days.map((day) => earlierOn(day, request))),
    toll,
    together: { pairs: pairsOf(sights, request, rideTo), weight: splitWeight },
    ...(request.budget === undefined ? {} : { budget: request.budget }),
  }
  return { problem, travel }
}

/** The points with a lunch. */
function lunchPoints(visits: readonly TourVisit[], meanings: readonly DayVisit[]): number[] {
  return visits.flatMap(({ point }, number) => (meanings[number]?.meal === 'lunch' ? [point] : []))
}

/**
 * Whether a place is a lesser sight that nobody asked for: the best known are worth their ride, and evenings may be
 * anywhere.
 */
function isForTheDay(place: Place, request: PlanRequest): boolean {
  if (isOfTheNight(place) || place.dayTrip || place.essential >= firstSight) return false
  return askedOf(place, request).length === 0
}

/** Pairs of neighbours to visit on one day; not two places of a daily wish, which are for different days. */
function pairsOf(
  sights: readonly { number: number; place: Place }[],
  request: PlanRequest,
  rideTo: (place: Place) => number,
): TourPair[] {
  const turns = request.asked.filter(({ times = 1 }) => times > 1)
  const placeOf = new Map(sights.map(({ number, place }) => [number, place.id]))
  const areTurns = (one: number, other: number) =>
    turns.some(
      ({ placeIds }) =>
        placeIds.includes(placeOf.get(one) ?? '') && placeIds.includes(placeOf.get(other) ?? ''),
    )
  return neighbourPairs(sights, request.lodging, rideTo).filter(
    ([one, other]) => !areTurns(one, other),
  )
}
