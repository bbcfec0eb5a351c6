/**
 * What a stay of so many days does not leave out for lesser things: the best known sights of the town, as many as its days
 * hold beside what else is in them.
 */
import type { Place } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { objection, visitStarts } from './appeal.ts'
import { travelPreferences } from './day-habits.ts'
import { isMealPlace, isSnack } from './meal-places.ts'
import type { PlanRequest } from './schema.ts'
import { isUnfit, leaning } from './travellers.ts'
import { visitMinutes } from './visit-length.ts'

/** From here on people have heard of it before they come. */
export const heardOf = 0.45
/** So many a day, by pace: the others of a day are what lies beside them. */
const aDay: Record<PlanRequest['pace'], number> = { slow: 2, balanced: 3, fast: 4 }
/** Minutes of a day that they take with the ways to them. */
const minutesADay = 330
const wayThere = 20
/** What lies farther out is worth a day's ways to those who come for it, unless everybody does. */
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
