/** What few come for, left out of a search where the days are too few for what many come for. */
import type { Place } from '#domain/places/schema.ts'
import { isWished } from './asked/asked-starts.ts'
import { paceOf } from './day-habits.ts'
import { isMealPlace, isSnack } from './meal-places.ts'
import type { PlanRequest } from './schema.ts'
import { isUnfit } from './travellers.ts'

/** Known to those who live there: below it, a sight is for a second visit. */
const secondVisit = 0.25
const known = 0.3
/** So many known sights for each that a day holds leave a choice: nobody needs the others. */
const toChooseFrom = 2
/** A chapel on the way takes nothing from anything. */
const inPassing = 30

/** Those that nobody who asked for nothing like it needs, among the places of a town that has better ones for all days. */
export function secondRank(request: PlanRequest, places: readonly Place[]): ReadonlySet<string> {
  const sights = places.filter(
    (place) => !(place.dayTrip || isMealPlace(place) || isSnack(place) || isUnfit(place, request)),
  )
  const better = sights.filter(({ essential }) => essential >= known).length
  if (better < toChooseFrom * paceOf(request).sights * request.days.length) return new Set()
  const lesser = sights.filter(
    (place) =>
      place.essential < secondVisit && place.minutes > inPassing && !isTheirs(place, request),
  )
  return new Set(lesser.map(({ id }) => id))
}

/** Of what they like, came for or bring children to. */
function isTheirs(place: Place, request: PlanRequest): boolean {
  const { interests, wantedKinds, party } = request
  if (isWished(place, request) || wantedKinds.includes(place.kind)) return true
  if (party.children && place.children === true) return true
  return place.interests.some((each) => interests.includes(each))
}
