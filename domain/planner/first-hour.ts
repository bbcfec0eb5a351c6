/**
 * The first hour of a day is for the town's most famous sight, at opening: an hour later it is crowded, and in
 * summer too hot.
 */
import { kilometres } from '#domain/places/distance.ts'
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { objection, visitStarts } from './appeal.ts'
import { paceOf, preferencesAtFirst } from './day-habits.ts'
import { hoursOf } from './day-hours.ts'
import { toNextMark } from './marks.ts'
import type { PlanDay, PlanRequest } from './schema.ts'

const hot = 28
const famous = 0.9
/** Kilometres within which only the better known of two sights gets the first hour. */
const besideIt = 1.5
const afterOpening = 30
const later = new Set<Place['bestTime']>(['sunset', 'evening', 'night'])
const neverTooHot = new Set<PlaceKind>(['beach', 'theme-park', 'spa', 'restaurant', 'cafe'])

export interface FirstHour {
  /** Start span of the first visit. */
  starts: OpenSpan
  /** Whether every later hour is too hot, or too crowded for those who mind. */
  isOnly: boolean
}

/** Null where another sight has that hour, or any hour will do. */
export function firstHour(place: Place, day: PlanDay, request: PlanRequest): FirstHour | null {
  const isForTheHeat = isHot(day) && isInTheOpen(place)
  if (!(isForTheHeat || request.quiet) && place.bestTime !== 'morning') return null
  if (!firstSights(request).has(place.id)) return null
  const [open] = visitStarts(place, day.date, request)
  if (!open) return null
  const { minutes } = estimateLeg(
    day.startAt ?? request.lodging,
    place.at,
    preferencesAtFirst(request),
  )
  const soonest = toNextMark(hoursOf(day, request).from + minutes + paceOf(request).slack)
  const to = Math.max(open.from, soonest) + afterOpening
  return { starts: { from: open.from, to }, isOnly: isForTheHeat || request.quiet }
}

const known = new WeakMap<PlanRequest, ReadonlySet<string>>()

/** The sights with a first hour: one a day at most, the best known first. */
function firstSights(request: PlanRequest): ReadonlySet<string> {
  const found = known.get(request)
  if (found) return found
  const chosen: Place[] = []
  const named = ({ id }: Place) => (request.mustSee.includes(id) ? 1 : 0)
  const isHotStay = request.days.some(isHot)
  const early = request.places
    .filter(
      (place) =>
        (isHotStay && isInTheOpen(place)) ||
        isBestInTheMorning(place) ||
        (request.quiet && !later.has(place.bestTime) && !place.dayTrip),
    )
    .filter((place) => place.essential >= famous || named(place) === 1)
    .filter((place) => objection(place, request) === null)
    .toSorted((a, b) => b.essential - a.essential || named(b) - named(a))
  for (const place of early) {
    if (chosen.length >= request.days.length) break
    if (chosen.every(({ at }) => kilometres(at, place.at) > besideIt)) chosen.push(place)
  }
  const ids = new Set(chosen.map(({ id }) => id))
  known.set(request, ids)
  return ids
}

function isHot({ weather }: PlanDay): boolean {
  return (weather?.high ?? 0) >= hot
}

function isInTheOpen({ setting, kind, bestTime, dayTrip }: Place): boolean {
  return setting !== 'indoor' && !dayTrip && !later.has(bestTime) && !neverTooHot.has(kind)
}

function isBestInTheMorning({ bestTime, dayTrip }: Place): boolean {
  return bestTime === 'morning' && !dayTrip
}
