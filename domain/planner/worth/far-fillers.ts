/**
 * Little-known sights that nobody asked for: they are seen where one is, or on the way, and never reached by a long
 * ride.
 */
import type { Place } from '#domain/places/schema.ts'
import { estimateLeg, type TravelMatrix, travelModes } from '#domain/routing/travel-estimate.ts'
import { askedOf, isWished } from '../asked/asked-starts.ts'
import { travelPreferences } from '../day-habits.ts'
import { goesOutAtNight } from '../day-hours.ts'
import type { PlanRequest } from '../schema.ts'
import { visitMinutes } from '../visit-length.ts'
import { isWhatTheyLove } from './what-they-love.ts'

/** Renown (0 to 1) below which nobody travels for a sight. */
const heardOf = 0.5
/** Longest ride in minutes to a filler. */
const longestForAFiller = 25
/** Longest ride as a share of the visit. */
const rideOfAVisit = 1 / 3
/** Minutes of a ride beyond which each costs more on the way to a filler, up to a maximum. */
const aHop = 14
const aMinute = 7
const acrossTheTown = 160

const ofTheNight = new Set<Place['kind']>(['nightlife', 'stage'])
/** A bar, a club or a stage. */
export const isOfTheNight = ({ kind }: Pick<Place, 'kind'>) => ofTheNight.has(kind)

/** Whether a place only fills time: little known, and of no wish or liking. */
export function isFiller(place: Place, request: PlanRequest): boolean {
  if (place.essential >= heardOf || place.dayTrip) return false
  // An evening out counts for itself, whatever the house is known for.
  if (isOfTheNight(place) && goesOutAtNight(request)) return false
  if (request.mustSee.includes(place.id) || isWished(place, request)) return false
  if (request.locked.some(({ placeId }) => placeId === place.id)) return false
  return askedOf(place, request).length === 0 && !isWhatTheyLove(place, request)
}

/** Whether a filler lies too far from the lodging. */
export function isFarFiller(place: Place, request: PlanRequest): boolean {
  return isFiller(place, request) && rideTo(place, request) > longestForAFiller
}

/** Whether the ride is long compared with the visit: half a day in a zoo is worth a longer ride than a park. */
export function isMoreRideThanVisit(place: Place, request: PlanRequest): boolean {
  const longest = Math.max(longestForAFiller, rideOfAVisit * visitMinutes(place, request))
  return isFiller(place, request) && rideTo(place, request) > longest
}

function rideTo({ at }: Place, request: PlanRequest): number {
  return estimateLeg(request.lodging, at, travelPreferences(request)).minutes
}

/** Raises the cost of rides to fillers; short ways from a sight beside them cost no more. */
export function tollRidesToFillers(
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
