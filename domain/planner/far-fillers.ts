/**
 * What fills an hour is no reason to cross the town: a sight that few have heard of and nobody asked for is seen where
 * one is, or on the way to something better.
 */
import type { Place } from '#domain/places/schema.ts'
import { estimateLeg, type TravelMatrix, travelModes } from '#domain/routing/travel-estimate.ts'
import { askedOf, isWished } from './asked/asked-starts.ts'
import { travelPreferences } from './day-habits.ts'
import { goesOutAtNight } from './day-hours.ts'
import type { PlanRequest } from './schema.ts'
import { visitMinutes } from './visit-length.ts'
import { isWhatTheyLove } from './what-they-love.ts'

/** Below this nobody comes for it. */
const heardOf = 0.5
/** Minutes that one rides for it at most. */
const longestForAFiller = 25
/** The way there may take so much of the time that one spends there. */
const rideOfAVisit = 1 / 3
/** From here on each minute of a ride there takes so much beside what every ride takes, and this much at most. */
const aHop = 14
const aMinute = 7
const acrossTheTown = 160

const ofTheNight = new Set<Place['kind']>(['nightlife', 'stage'])
/** A bar, a club or a stage. */
export const isOfTheNight = ({ kind }: Pick<Place, 'kind'>) => ofTheNight.has(kind)

/** Whether a place only fills time: it is hardly known, and no wish or liking speaks of it. */
export function isFiller(place: Place, request: PlanRequest): boolean {
  if (place.essential >= heardOf || place.dayTrip) return false
  // An evening out is somewhere, and friends have one whatever it is known for.
  if (isOfTheNight(place) && goesOutAtNight(request)) return false
  if (request.mustSee.includes(place.id) || isWished(place, request)) return false
  if (request.locked.some(({ placeId }) => placeId === place.id)) return false
  return askedOf(place, request).length === 0 && !isWhatTheyLove(place, request)
}

/** Whether it is such a ride from where one sleeps. */
export function isFarFiller(place: Place, request: PlanRequest): boolean {
  return isFiller(place, request) && rideTo(place, request) > longestForAFiller
}

/** Whether one rides there for longer than its hours are worth: half a day in a zoo is worth a longer ride than a park. */
export function isMoreRideThanVisit(place: Place, request: PlanRequest): boolean {
  const longest = Math.max(longestForAFiller, rideOfAVisit * visitMinutes(place, request))
  return isFiller(place, request) && rideTo(place, request) > longest
}

function rideTo({ at }: Place, request: PlanRequest): number {
  return estimateLeg(request.lodging, at, travelPreferences(request)).minutes
}

/** Every ride to one of these points feels longer; the short way from something better beside it does not. */
export function minorsAcrossTown(
  toll: Float64Array,
  { size, minutes, modes }: TravelMatrix,
  fillers: ReadonlySet<number>,
): void {
  for (const there of fillers) {
    for (let from = 0; from < size; from += 1) {
      const way = from * size + there
      const beyond = (minutes[way] ?? 0) - aHop
      if (beyond <= 0 || travelModes[modes[way] ?? 0] === 'walk') continue
      toll[way] = (toll[way] ?? 0) + Math.min(acrossTheTown, aMinute * beyond)
    }
  }
}
