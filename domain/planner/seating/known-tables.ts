/** Which known houses can serve a meal that has none: by the guests, and by the other meals of the stay. */
import type { Meal, Place } from '#domain/places/schema.ts'
import { objection } from '../appeal.ts'
import { isWished } from '../asked/asked-starts.ts'
import { isTooFarToDine } from '../day-trips/ride-bounds.ts'
import { fitsDiet } from '../diets.ts'
import { isOneTooMany } from '../dishes-of-stay.ts'
import { seeksKitchens, servesTheirLunch, turnsOfKitchens } from '../foods/few-kitchens.ts'
import { isDinedAt } from '../meals/feeding-visits.ts'
import { isShutByDay } from '../meals/lunch-in-ramadan.ts'
import { isMealPlace, mealsAt, servesLunchToo } from '../meals/meal-places.ts'
import { sharesADish } from '../meals/meals-of-a-day.ts'
import { isOfADinner } from '../meals/special-dinner.ts'
import { sharesABorrowedKitchen } from '../meals/tables-from-afar.ts'
import type { DayProblem } from '../problem/day-problem.ts'
import { isNoTable } from '../problem/meal-rules.ts'
import type { PlanRequest } from '../schema.ts'
import { tableFit } from '../tables.ts'
import type { TourPlan } from '../tours/problem.ts'

/** Points of `tableFit` below which a table is not used. */
const leastFit = -120
const dearest = 4

/** The days with the visits that their stops stand for. */
export interface Seated {
  built: DayProblem
  plan: TourPlan
}

export const pointOf = ({ at }: Place, { points }: DayProblem): number =>
  points.findIndex(([north, east]) => north === at[0] && east === at[1])

/** A meal of a day without a house. */
export interface Seat {
  day: number
  visit: number
}

/** Whether a house may be used at all: its food, its seats, and the other meals of the stay. */
export function mayBeHad(
  place: Place,
  meal: Meal,
  { built, plan }: Seated,
  { day, visit }: Seat,
  request: PlanRequest,
): boolean {
  const isTable = isMealPlace(place)
    ? mealsAt(place).includes(meal)
    : isLunchBesides(place, meal, request)
  if (!isTable || place.dayTrip || pointOf(place, built) < 0) return false
  if (objection(place, request) !== null || isNoTable(place, request)) return false
  if (request.diets.length > 0 && seeksKitchens(request) && !fitsDiet(place, request.diets))
    return false
  if (place.price === dearest && !(request.lavish || isWished(place, request))) return false
  if (place.price === dearest && !request.lavish && request.asked.some(isOfADinner)) return false
  if (meal === 'dinner' && isTooFarToDine(place.at, request)) return false
  if (meal === 'lunch' && isShutByDay(place, request.days[day], request)) return false
  if (tableFit(place, meal, request) < leastFit) return false
  const stay = tablesOf({ built, plan }, visit)
  if (isOneTooMany(place, { stay: stay.flat(), today: stay[day] ?? [] }, request)) return false
  const eaten = daysAt(place, { built, plan })
  if (eaten.includes(day) || isNextTo(place, { built, plan }, { day, visit }, meal)) return false
  if (seeksKitchens(request)) return eaten.length < turnsOfKitchens(request)
  // After some days it may be repeated, sooner where the town has few others.
  const apart = hasManyTables(request) ? daysApart.ofMany : daysApart.ofFew
  return eaten.length < mostTimes && eaten.every((other) => Math.abs(other - day) >= apart)
}

const mostTimes = 2
const daysApart = { ofMany: 3, ofFew: 2 }
/** Tables for each day from which a town has many. */
const tablesADay = 5

function hasManyTables({ places, days }: PlanRequest): boolean {
  return places.filter(isMealPlace).length >= tablesADay * days.length
}

/** The days with a meal at a house. */
function daysAt(place: Place, { built, plan }: Seated): number[] {
  return plan.flatMap((order, day) =>
    order.some((each) => {
      const visit = built.visits[each]
      return visit?.place?.id === place.id || isDinedAt(place, visit)
    })
      ? day
      : [],
  )
}

/** Points lost by a repeated house, by the same dish at the day's other meal, or by last evening's borrowed kitchen. */
export function repetitionPenalty(
  place: Place,
  now: Seated,
  { day, visit }: Seat,
  request: PlanRequest,
): number {
  const again = daysAt(place, now).length * comesAgain
  const isSame = tablesOf(now, visit)[day]?.some((other) => sharesADish(place, other, request))
  return (
    again + (isSame ? sameDish : 0) + (isAlike(place, now, { day, visit }, request) ? alike : 0)
  )
}

/** Whether the evening before or after has a dinner of the same borrowed kitchen. */
function isAlike(
  place: Place,
  { built, plan }: Seated,
  { day, visit }: Seat,
  request: PlanRequest,
): boolean {
  if (built.visits[visit]?.meal !== 'dinner') return false
  return [day - 1, day + 1].some((other) =>
    (plan[other] ?? []).some((each) => {
      const { kind, meal, place: table } = built.visits[each] ?? {}
      const isDinner = kind === 'meal' && meal === 'dinner'
      return isDinner && table && sharesABorrowedKitchen(place, table, request)
    }),
  )
}

const alike = 150
const comesAgain = 200
const sameDish = 150

const isLunchBesides = (place: Place, meal: Meal, request: PlanRequest) =>
  meal === 'lunch' && (servesLunchToo(place) || servesTheirLunch(place, request))

/** Whether it is yesterday's dinner before this lunch, or tomorrow's lunch after this dinner. */
function isNextTo(place: Place, { built, plan }: Seated, { day }: Seat, meal: Meal): boolean {
  const [other, then] = meal === 'lunch' ? [day - 1, 'dinner'] : [day + 1, 'lunch']
  return (plan[other as number] ?? []).some((each) => {
    const visit = built.visits[each]
    return visit?.place?.id === place.id && visit.meal === then
  })
}

/** The houses of all meals but one, by day. */
function tablesOf({ built, plan }: Seated, besides: number): Place[][] {
  return plan.map((order) =>
    order.flatMap((each) => {
      const { kind, place } = built.visits[each] ?? {}
      return each !== besides && kind === 'meal' && place ? [place] : []
    }),
  )
}
