/** Guided tours, classes and rides: planned for those who asked, and for nobody else before the town itself. */
import type { Place } from '#domain/places/schema.ts'
import { wishesMet } from './asked/asked-starts.ts'
import type { PlanRequest } from './schema.ts'

/** What a town is known for is had by everybody: the gondola in Venice, the boat on the canals of Amsterdam. */
const knownTour = 0.5
/** From this level on, a ticket is something one decides for. */
const dearFrom = 2
/** So many of the interests that were said speak for it as a wish would. */
const muchInCommon = 2

/** An activity that is bought, that few know, and that neither the words nor the children of this request are for. */
export function isTourForOthers(place: Place, request: PlanRequest): boolean {
  const { id, kind, essential, booking, price, interests, children, dayTrip } = place
  if (kind !== 'activity' || dayTrip || essential >= knownTour) return false
  if (booking === undefined && (price ?? 0) < dearFrom) return false
  if (request.wantedKinds.includes(kind) || request.mustSee.includes(id)) return false
  if (request.asked.some(({ placeIds }) => placeIds.includes(id))) return false
  if (wishesMet(place, request).length > 0) return false
  if (request.party.children && children === true) return false
  return interests.filter((each) => request.interests.includes(each)).length < muchInCommon
}
