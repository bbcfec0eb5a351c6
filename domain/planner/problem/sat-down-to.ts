/** Evenings in a park or by a river for its beer garden: they are the dinner of who asked for one. */
import { allSaid } from '#domain/places/moments.ts'
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { askedOf } from '../asked/asked-starts.ts'
import { mealTimes } from '../meals/meal-times.ts'
import type { PlanRequest } from '../schema.ts'

const gardens = /\b(?:beer (?:gardens?|halls?)|wine taverns?|heuriger?)\b/i
/** Kinds that tell themselves whether they feed their guests. */
const shows = new Set<PlaceKind>(['activity', 'stage', 'nightlife'])
/** Fewest minutes of a visit to sit down and eat, and how long before the usual dinner it may begin. */
const seated = 60
const beforeDinner = 60

export function isSatDownTo(place: Place, request: PlanRequest): boolean {
  const { kind, name, minutes, dayTrip, meals, offers = [] } = place
  if (dayTrip || meals || minutes < seated || shows.has(kind) || !request.meals.dinner) return false
  if (!gardens.test([name, allSaid(place), ...offers].join('; '))) return false
  return askedOf(place, request).some(({ what }) => gardens.test(what))
}

/** Start span of such an evening: at the hour of dinner, or somewhat before. */
export function whenSatDown(request: PlanRequest): OpenSpan {
  const { from, to } = mealTimes(request).dinner
  return { from: from - beforeDinner, to }
}
