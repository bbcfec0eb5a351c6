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
const cooked =
  /\b(?:(?:cooking|cookery|pasta|paella|curry|sushi) (?:class(?:es)?|lessons?|schools?|courses?)|food (?:tours?|walks?|crawls?)|food walking tours?|street[- ]food (?:tours?|walks?)|tapas (?:and wine )?(?:tours?|walks?|crawls?)|(?:lunch|dinner) is what|eat what (?:you|one) (?:cook|make|made))\b/i
/** Courses are served while one looks on; boats of others that sail in the evening, and a dinner that one may do without, are none. */
const served =
  /(?<!(?:without|before|or) )\b(?:dinner (?:cruise(?!s (?:go|leave))s?|shows?|concert)|(?:cruise|show|concert|tasting|set) with (?:a )?(?:lunch|dinner)|(?:camp|khantoke|zarb|Khmer|Mexican|Rajasthani) dinner|dinner on (?:board|deck)|with dinner (?:on|by))\b/i
/** Shorter than this it is a taste of something. */
const leastMinutes = 75
const late = new Set<Place['bestTime']>(['evening', 'night', 'sunset'])
/** One is at it for as long as this when others sit down, or begins so much after them. */
const atTable = 30
/** Half a day on the water has its dinner toward the end. */
const halfADay = 240
const atItsEnd = 90
/** A class or a walk from stall to stall begins so long before others dine: one eats at its end. */
const beforeDinner = 60

/** The meal that a visit is; null where one goes hungry. */
export function mealFed(place: Place): 'lunch' | 'dinner' | null {
  const { minutes, bestTime, dayTrip } = place
  if (dayTrip || minutes < leastMinutes || !isFeast(place)) return null
  if (late.has(bestTime)) return 'dinner'
  return /\bdinner\b/i.test(served.exec(wordsOf(place))?.[0] ?? '') ? 'dinner' : 'lunch'
}

/** Whether one is fed there, on whatever is served. */
export function isFeast(place: Place): boolean {
  const words = wordsOf(place)
  return kinds.has(place.kind) && (cooked.test(words) || served.test(words))
}

function wordsOf(place: Place): string {
  return `${place.name}. ${allSaid(place)}`
}

/** When such a visit begins so that it is on when one eats: a table on the water is laid when others are. */
export function whenFed(place: Place, minutes: number, request: PlanRequest): OpenSpan | null {
  const meal = mealFed(place)
  if (!(meal && request.meals[meal])) return null
  const { from, to } = mealTimes(request)[meal]
  const soonest = toNextMark(from + atTable - minutes)
  if (meal === 'lunch')
    return { from: soonest, to: Math.max(soonest, toPreviousMark(to - atTable)) }
  const isLaid = served.test(wordsOf(place)) && minutes < halfADay
  const begins =
    minutes >= halfADay ? from + atItsEnd - minutes : from - (isLaid ? 0 : beforeDinner)
  return { from: toNextMark(begins), to: toPreviousMark(to) }
}
