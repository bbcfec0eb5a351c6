/**
 * The best known sights of a town, as many as the days of the stay hold: they are not left out for lesser places.
 */
import type { Place } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { objection, visitStarts } from '../appeal.ts'
import { travelPreferences } from '../day-habits.ts'
import { isMealPlace, isSnack } from '../meals/meal-places.ts'
import type { PlanRequest } from '../schema.ts'
import { visitMinutes } from '../visit-length.ts'
import { isUnfit, leaning } from './travellers.ts'

/** Renown (0 to 1) from which visitors have heard of a place before they come. */
export const heardOf = 0.45
/** Best known sights for each day, by pace; the rest of a day is what lies beside them. */
const aDay: Record<PlanRequest['pace'], number> = { slow: 2, balanced: 3, fast: 4 }
/** Minutes of a day for them, with the ways to them. */
const minutesADay = 330
const wayThere = 20
/** Ride in minutes from which a place is only for those who come for it, unless everybody does. */
const farOut = 40
const worthTheWay = 0.6

export function bestKnown(request: PlanRequest): ReadonlySet<string> {
  const { days, lodging, places } = request
  const open = (place: Place) =>
    days.some(({ date }) => visitStarts(place, date, request).length > 0)
  const isNear = ({ at, essential }: Place) =>
    essential >= worthTheWay ||
    estimateLeg(lodging, at, travelPreferences(request)).minutes < farOut
  const ranked = places
    .filter((place) => place.essential >= heardOf && !place.dayTrip)
    .filter((place) => !(isMealPlace(place) || isSnack(place) || isUnfit(place, request)))
    .filter((place) => isNear(place) && objection(place, request) === null && open(place))
    .map((place) => ({ place, rank: place.essential * leaning(place, request) }))
    .toSorted((one, other) => other.rank - one.rank)
  const found = new Set<string>()
  let minutes = 0
  for (const { place } of ranked) {
    if (found.size >= aDay[request.pace] * days.length) break
    if (place.partOf && found.has(place.partOf)) continue
    const takes = visitMinutes(place, request) + wayThere
    if (minutes + takes > minutesADay * days.length) continue
    found.add(place.id)
    minutes += takes
  }
  return found
}
