/**
 * Visits with a meal: a cooking class, a walk from stall to stall, a dinner on the water. They replace the meal of
 * their hour, so that no table is planned beside them.
 */
import { allSaid } from '#domain/places/moments.ts'
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import type { DayVisit } from '../day-visit.ts'
import { toNextMark, toPreviousMark } from '../marks.ts'
import type { PlanRequest } from '../schema.ts'
import { mealTimes } from './meal-times.ts'

const kinds = new Set<PlaceKind>(['activity', 'stage', 'nightlife'])
const cooked =
  /\b(?:(?:cooking|cookery|pasta|paella|curry|sushi) (?:class(?:es)?|lessons?|schools?|courses?)|food (?:tours?|walks?|crawls?)|food walking tours?|street[- ]food (?:tours?|walks?)|tapas (?:and wine )?(?:tours?|walks?|crawls?)|(?:lunch|dinner) is what|eat what (?:you|one) (?:cook|make|made))\b/i
/**
 * Words of meals served during the visit; boats that merely sail in the evening, and optional dinners, do not
 * match.
 */
const served =
  /(?<!(?:without|before|or) )\b(?:dinner (?:cruise(?!s (?:go|leave))s?|shows?|concert)|(?:cruise|show|concert|tasting|set) with (?:a )?(?:lunch|dinner)|(?:camp|khantoke|zarb|Khmer|Mexican|Rajasthani) dinner|dinner on (?:board|deck)|with dinner (?:on|by))\b/i
/** Fewest minutes of a visit with a meal: a shorter one is a tasting. */
const leastMinutes = 75
const late = new Set<Place['bestTime']>(['evening', 'night', 'sunset'])
/** Minutes that the visit and the usual meal time must overlap. */
const atTable = 30
/** Minutes of a visit from which the meal is toward its end. */
const halfADay = 240
const atItsEnd = 90
/** Minutes that a class or a walk begins before the usual meal, which is had at its end. */
const beforeDinner = 60

/** The meal that a visit includes; null where it includes none. */
export function mealFed(place: Place): 'lunch' | 'dinner' | null {
  const { minutes, bestTime, dayTrip } = place
  if (dayTrip || minutes < leastMinutes || !isFeast(place)) return null
  if (late.has(bestTime)) return 'dinner'
  return /\bdinner\b/i.test(served.exec(wordsOf(place))?.[0] ?? '') ? 'dinner' : 'lunch'
}

/** Whether a visit with a dinner has it at this house, which stands in the park or the palace that is visited. */
export function isDinedAt(
  { partOf }: Pick<Place, 'partOf'>,
  visit: Pick<DayVisit, 'kind' | 'place' | 'mealsInside'> | undefined,
): boolean {
  if (partOf === undefined || visit?.kind !== 'visit') return false
  return visit.place?.id === partOf && visit.mealsInside.includes('dinner')
}

/** Whether a visit includes food of any sort. */
export function isFeast(place: Place): boolean {
  const words = wordsOf(place)
  return kinds.has(place.kind) && (cooked.test(words) || served.test(words))
}

function wordsOf(place: Place): string {
  return `${place.name}. ${allSaid(place)}`
}

/** Start span so that the visit is under way at the meal's usual hour; on the water the table is laid as elsewhere. */
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
