/** How many unasked day trips a stay may have where the traveller said what the days are for. */
import type { Place } from '#domain/places/schema.ts'
import type { PlanRequest } from '../schema.ts'
import { isWished } from './asked-starts.ts'
import { hasSubject } from './wish-weight.ts'

/** Days of a stay for each such trip: four days are for the town. */
const daysATrip = 5
/** Renown (0 to 1) from which a place belongs to any stay. */
const knownFor = 0.6
const dayMinutes = 420

/**
 * How many such trips are allowed: any number that meet a wish; of others one, once the town has nothing left for
 * the wishes.
 */
export function roomBesideWishes(
  trip: Place,
  request: PlanRequest,
  minutesInTown: (place: Place) => number,
): number {
  // Of a kind that was asked for in small numbers no more is added.
  if (request.mostOfKinds.some(({ kind }) => kind === trip.kind)) return 0
  if (!hasSubject(request) || isOfAWish(trip, request)) return Number.POSITIVE_INFINITY
  const fitting = request.places.filter(
    (place) => place.essential >= knownFor || isOfAWish(place, request),
  )
  const minutes = fitting.reduce((sum, place) => sum + minutesInTown(place), 0)
  const left = request.days.length - Math.ceil(minutes / dayMinutes)
  return Math.min(left, Math.floor(request.days.length / daysATrip))
}

function isOfAWish(place: Place, request: PlanRequest): boolean {
  const { wantedKinds, interests, interestsNamed = interests } = request
  const [subject] = place.interests
  return (
    isWished(place, request) ||
    wantedKinds.includes(place.kind) ||
    (subject !== undefined && interestsNamed.includes(subject))
  )
}
