/**
 * Visits at which one is fed: a cooking class whose lunch is what one made, a walk from stall to stall, a dinner on
 * the water. They are the meal of their hour, so that nobody is sent to a table before or after them.
 */
import { allSaid } from '#domain/places/moments.ts'
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { toNextMark, toPreviousMark } from './marks.ts'
import { mealTimes } from './meal-times.ts'
import type { PlanRequest } from './schema.ts'

const kinds = new Set<PlaceKind>(['activity', 'stage', 'nightlife'])
const feeds =
  /\b(?:(?:cooking|cookery|pasta|paella|curry|sushi) (?:class(?:es)?|lessons?|schools?|courses?)|food (?:tours?|walks?|crawls?)|food walking tours?|street[- ]food (?:tours?|walks?)|tapas (?:and wine )?(?:tours?|walks?|crawls?)|dinner (?:cruises?|shows?)|(?:cruise|show|tasting|set) with (?:a )?(?:lunch|dinner)|(?:lunch|dinner) is what|eat what (?:you|one) (?:cook|make|made))\b/i
/** Shorter than this it is a taste of something. */
const leastMinutes = 75
const late = new Set<Place['bestTime']>(['evening', 'night', 'sunset'])
/** One is at it for as long as this when others sit down, or begins so much after them. */
const atTable = 30

/** The meal that a visit is; null where one goes hungry. */
export function mealFed(place: Place): 'lunch' | 'dinner' | null {
  const { kind, minutes, bestTime, dayTrip, name } = place
  if (!kinds.has(kind) || dayTrip || minutes < leastMinutes) return null
  if (!feeds.test(`${name}. ${allSaid(place)}`)) return null
  return late.has(bestTime) ? 'dinner' : 'lunch'
}

/** When such a visit begins so that it is on when one eats. */
export function whenFed(meal: 'lunch' | 'dinner', minutes: number, request: PlanRequest): OpenSpan {
  const { from, to } = mealTimes(request)[meal]
  return {
    from: toNextMark(from + atTable - minutes),
    to: Math.max(toNextMark(from + atTable - minutes), toPreviousMark(to - atTable)),
  }
}
