/** How many days out of town those have who said what their days are for, and did not say that one. */
import type { Place } from '#domain/places/schema.ts'
import type { PlanRequest } from '../schema.ts'
import { isWished } from './asked-starts.ts'
import { hasSubject } from './wish-weight.ts'

/** One such day in so many: a stay of four days is for the town. */
const daysATrip = 5
/** From here on it is seen whatever one came for. */
const knownFor = 0.6
const dayMinutes = 420

/** Any number for a trip that is of a wish; of others one, once the town has nothing left that fits the wishes. */
export function roomBesideWishes(
  trip: Place,
  request: PlanRequest,
  minutesInTown: (place: Place) => number,
): number {
  // Of what few were asked for no day is made of one more.
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
