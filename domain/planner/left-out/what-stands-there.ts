/** What is planned in the hours of a missing place, where distance alone is no explanation. */
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { Place } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import type { WalkedDay, WalkedStop } from '../after-search/days-walked.ts'
import { visitStarts } from '../appeal.ts'
import { wishesMet } from '../asked/asked-starts.ts'
import { travelPreferences } from '../day-habits.ts'
import { toNextMark } from '../marks.ts'
import { isMealPlace, isSnack, mealsAt } from '../meals/meal-places.ts'
import type { PlanRequest } from '../schema.ts'
import { visitMinutes } from '../visit-length.ts'
import { areOfASort } from '../worth/of-a-sort.ts'

/** Kilometres within which a table is as close as the one planned. */
const asClose = 0.8

/** Why a table is not planned: the one used nearby, or its distance at mealtimes. */
export function tableInstead(
  place: Place,
  days: readonly WalkedDay[],
  request: PlanRequest,
): string {
  const meals = mealsAt(place)
  const near = days
    .flatMap(({ date, stops }) =>
      stops.map((stop, index) => ({ date, stop, before: stops[index - 1] })),
    )
    .filter(({ stop }) => stop.place && stop.meal && meals.includes(stop.meal))
    .map((eaten) => ({ ...eaten, way: wayTo(place, eaten.stop, eaten.before) }))
    .toSorted((a, b) => a.way - b.way)[0]
  if (!near) return 'Other tables lie closer to where you are at mealtimes.'
  if (near.way > asClose) {
    const { minutes } = estimateLeg(near.stop.at, place.at, travelPreferences(request))
    const closest = `${weekdays[weekdayOf(near.date)]}, ${toNextMark(minutes)} minutes away`
    return `Other tables lie closer at mealtimes: the nearest you come is at ${near.stop.name} on ${closest}.`
  }
  const day = weekdays[weekdayOf(near.date)]
  return `On ${day} you eat close by, at ${near.stop.name}: it could be this table instead.`
}

/** Kilometres from the planned table, or from the stop before it. */
function wayTo({ at }: Place, eaten: WalkedStop, before: WalkedStop | undefined): number {
  return Math.min(kilometres(at, eaten.at), before ? kilometres(at, before.at) : Infinity)
}

/** Share of a way by which another one is as long. */
const asLong = 1.3

/** A sentence on another stop that is as far: then the distance is no reason. */
export function fartherStop(
  minutes: number,
  days: readonly WalkedDay[],
  request: PlanRequest,
): string | null {
  const [found] = days
    .flatMap(({ date, stops }) => stops.map((stop) => ({ date, ...stop })))
    .flatMap(({ date, name, place, at }) => {
      if (!place || place.meals) return []
      const way =
        place.dayTrip?.minutesEachWay ??
        estimateLeg(request.lodging, at, travelPreferences(request)).minutes
      return way >= minutes && way <= asLong * minutes ? [{ date, name, way }] : []
    })
    .toSorted((a, b) => a.way - b.way)
  return found
    ? `and ${weekdays[weekdayOf(found.date)]} goes to ${found.name}, which is as far`
    : null
}

/** Minutes by which what takes the place of a stop may be longer. */
const hardlyLonger = 30
/** Share of a stop's time that what takes its place must fill. */
const leastOfItsTime = 0.5
const neverGivesWay = 0.75

/**
 * A sentence on a stop of its sort, at most so many minutes away, that could give way: not better known, and of like
 * length. Each is suggested once.
 */
export function insteadOf(
  place: Place,
  days: readonly WalkedDay[],
  { request, used, within }: { request: PlanRequest; used: Set<string>; within: number },
): string | null {
  // A bite is no morning at a museum.
  if (isSnack(place) || isMealPlace(place)) return null
  const minutes = visitMinutes(place, request)
  const [found] = days
    .flatMap(({ date, stops }) => stops.map((stop) => ({ date, stop })))
    .flatMap(({ date, stop }) => {
      const { place: other, from, to } = stop
      if (
        !other ||
        from === undefined ||
        to === undefined ||
        stop.meal ||
        other.dayTrip ||
        !areOfASort(other, place)
      )
        return []
      const isTheirs =
        request.mustSee.includes(other.id) ||
        wishesMet(other, request).length > 0 ||
        (request.party.children && other.interests.includes('family'))
      if (
        isTheirs ||
        used.has(other.id) ||
        request.locked.some(({ placeId }) => placeId === other.id)
      )
        return []
      if (
        other.essential > Math.min(place.essential, neverGivesWay) ||
        minutes > to - from + hardlyLonger ||
        minutes < leastOfItsTime * (to - from)
      )
        return []
      const way = estimateLeg(stop.at, place.at, travelPreferences(request)).minutes
      const isOpen = visitStarts(place, date, request).some(
        (span) => span.from <= from + hardlyLonger && from <= span.to,
      )
      return isOpen && way <= within ? [{ date, other, way }] : []
    })
    .toSorted((a, b) => a.other.essential - b.other.essential || a.way - b.way)
  if (!found) return null
  used.add(found.other.id)
  return `No room beside the rest: on ${weekdays[weekdayOf(found.date)]} it could take the place of ${found.other.name}.`
}
