/** Days without a gap for a meal: it is had during a visit, and told there. */
import type { Meal, Place } from '#domain/places/schema.ts'
import type { DayVisit } from '../day-visit.ts'
import { dietsInWords } from '../diets.ts'
import type { PlanRequest } from '../schema.ts'
import { isSnack } from './meal-places.ts'
import { mealTimes } from './meal-times.ts'

/** Fewest minutes of a visit within the meal's hours to eat there. */
const leastThere = 45
/** A meal is needed by those who are out from before these hours until after them. */
const hours = {
  lunch: { from: 720, to: 870, outBefore: 750, outAfter: 870 },
  dinner: { from: 1080, to: 1230, outBefore: 1110, outAfter: 1185 },
} as const

/** Kinds with a kitchen, a stall or a shop; elsewhere food is brought along. */
const withKitchens = new Set<Place['kind']>([
  'garden',
  'market',
  'museum',
  'neighbourhood',
  'park',
  'shopping',
  'square',
  'stage',
  'theme-park',
  'zoo',
])

export interface StopOfDay {
  visit: DayVisit
  start: number
  /** The visit's minutes as told, and as planned. */
  minutes: number
  planned: number
}

/** The missing meals of a day, each with the index of the stop at which it is had, and its words. */
export function mealsBetween(
  stops: readonly StopOfDay[],
  request: PlanRequest,
): { stop: number; says: string }[] {
  const [first] = stops
  const last = stops.at(-1)
  if (!(first && last)) return []
  return (['lunch', 'dinner'] as const).flatMap((meal) => {
    const { outBefore, outAfter } = hours[meal]
    const isOut = first.start <= outBefore && last.start + last.minutes >= outAfter
    if (!(request.meals[meal] && isOut) || isFed(stops, meal, request)) return []
    const there = stops
      .map(({ visit, start, minutes }, stop) => ({
        stop,
        place: visit.kind === 'visit' ? visit.place : null,
        overlap: Math.min(start + minutes, hours[meal].to) - Math.max(start, hours[meal].from),
      }))
      .filter(({ place, overlap }) => place && overlap >= leastThere)
      .toSorted((a, b) => b.overlap - a.overlap)[0]
    if (!there?.place) return meal === 'lunch' ? beforeTheNap(stops, request) : []
    return [{ stop: there.stop, says: mealWithin(meal, request.diets, there.place) }]
  })
}

/** Minutes without a meal from which a bite is due. */
const tooLongWithout = 360

/** A bite between lunch and a dinner that is very late: before one sets out again, or where one is then. */
export function bitesBetween(
  stops: readonly StopOfDay[],
  { meals }: Pick<PlanRequest, 'meals'>,
): { stop: number; says: string }[] {
  const lunch = stops.findIndex(({ visit }) => visit.meal === 'lunch')
  const dinner = stops.findIndex(({ visit }) => visit.meal === 'dinner')
  const [over, next] = [stops[lunch], stops[dinner]]
  if (!(meals.dinner && over && next) || dinner < lunch) return []
  if (next.start - over.start - over.minutes < tooLongWithout) return []
  const between = stops.slice(lunch + 1, dinner)
  if (between.some(({ visit: { place } }) => place && isSnack(place))) return []
  const rest = between.findIndex(({ visit }) => visit.kind === 'free')
  const sight = between.findLastIndex(
    ({ visit: { place } }) => place && withKitchens.has(place.kind),
  )
  const at = rest >= 0 ? rest : sight
  if (at < 0) return []
  const where = rest >= 0 ? 'before you set out again' : 'while you are here'
  return [{ stop: lunch + 1 + at, says: `Dinner comes late today: have a bite ${where}.` }]
}

/** Hours in which a small child has lunch, before it sleeps. */
const earlyLunch = { from: 675, to: 780 }
const aRest = 75

/** Lunch of a day with a nap at noon: where one is before it, or at the lodging. */
function beforeTheNap(
  stops: readonly StopOfDay[],
  { diets, party }: PlanRequest,
): { stop: number; says: string }[] {
  const { from, to } = earlyLunch
  const nap = stops.findIndex(
    ({ visit, start, minutes }) =>
      visit.kind === 'free' && minutes >= aRest && start >= hours.lunch.from && start <= to + aRest,
  )
  const before = stops[nap - 1]
  if (!(party.naps && before)) return []
  const { place } = before.visit
  const overlap = Math.min(before.start + before.minutes, to) - Math.max(before.start, from)
  if (place && withKitchens.has(place.kind) && overlap >= leastThere)
    return [{ stop: nap - 1, says: mealWithin('lunch', diets, place, 'before you leave') }]
  const { words } = dietsInWords(diets)
  const what = diets.length > 0 ? `something ${words}` : 'something'
  return [{ stop: nap, says: `Lunch comes first: bring ${what} along, or eat at your lodging.` }]
}

function isFed(stops: readonly StopOfDay[], meal: 'lunch' | 'dinner', request: PlanRequest) {
  const { from, to } = mealTimes(request)[meal]
  return stops.some(({ visit, start, minutes }) => {
    const isArranged = visit.appointment && start <= to && start + minutes >= from
    return visit.meal === meal || visit.mealsInside.includes(meal) || isArranged
  })
}

/** A sentence on meals during a visit as long as a day. */
export function mealWithin(
  meal: Meal,
  diets: PlanRequest['diets'],
  place?: Pick<Place, 'kind'> | null,
  when = 'in the middle of the visit',
): string {
  const { words } = dietsInWords(diets)
  if (diets.length > 0)
    return `Time for ${meal} there, ${when}: ask for what is ${words}, or bring it.`
  const bring = place && !withKitchens.has(place.kind) ? ': have it with you' : ''
  return `Time for ${meal} there, ${when}${bring}.`
}
