/** Guided tours, classes and rides: for those who asked; for others the town itself comes first. */
import type { Place } from '#domain/places/schema.ts'
import { wishesMet } from '../asked/asked-starts.ts'
import type { PlanRequest } from '../schema.ts'

/** Renown (0 to 1) from which a tour is for everybody: the gondola in Venice, the boats in Amsterdam. */
const knownTour = 0.5
/** Price level from which a ticket is a decision. */
const dearFrom = 2
/** Shared interests that count like a wish. */
const muchInCommon = 2

/** Whether a bought, little-known activity is neither of the wishes nor for the children of this request. */
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
