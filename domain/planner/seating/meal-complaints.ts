/** Scores what is wrong with a day's meals, in points: missing, repeated, far, or unfit for the guests. */
import type { Meal, Place } from '#domain/places/schema.ts'
import { isWished } from '../asked/asked-starts.ts'
import { fewKitchens, seeksKitchens } from '../foods/few-kitchens.ts'
import { isDinedAt, mealFed } from '../meals/feeding-visits.ts'
import { isMealPlace, mealSettled } from '../meals/meal-places.ts'
import { mealTimes } from '../meals/meal-times.ts'
import { isCounter, sameDishAt, sharesADish } from '../meals/meals-of-a-day.ts'
import { wantsStreetFood } from '../meals/street-food.ts'
import { sharesABorrowedKitchen } from '../meals/tables-from-afar.ts'
import { isShow } from '../opening/assumed-hours.ts'
import type { DayProblem } from '../problem/day-problem.ts'
import type { PlanRequest } from '../schema.ts'
import { isWorthAnotherQuarter } from '../table-worth.ts'
import { savesOnMeals, tableFit, wantsToSitDown } from '../tables.ts'

type Order = readonly number[]

/** Points for a meal without a table, or at an unfit one. */
const nameless = { usual: 300, forADiet: 380 }
const sameDish = 140
/** Points for each time of a dish after the second. */
const thirdTime = 150
const secondCounter = 70
/** Points for a counter on two days running: more for those who want to sit down. */
const counterAgain = { anybody: 45, sitDown: 110 }
/** Points for any counter, for those who want to sit down. */
const counterForWhoSits = 35
/** Points for a dish of the meal just before, and for a borrowed kitchen on the evening after it. */
const twiceRunning = { dish: 130, kitchen: 200 }
/** Points for two long meals on a day, a food walk included. */
const secondFeast = 150
/** Minutes of a meal with courses. */
const overCourses = 100
const sameHouse = { usual: 180, forADiet: 90 }
/** Points for the same house twice a day, or on a third day: more than for no house. */
const tooOften = 320
/** Points for the same house on consecutive days: less than for no house. */
const dayAfter = { usual: 270, forADiet: 200 }
/** Points for repeated houses where a diet leaves one or two: more than for another house, less than for none. */
const atFew = { again: 40, oftener: 120, dayAfter: 90, twiceADay: 320 }
const meals = ['lunch', 'dinner'] as const
/** Points for a missing meal on a day with hours for it. */
const hungry = 500
/** Points for an early dinner without a show after it. */
const tooEarly = 400
/** Minutes of detour to a meal that are free; each beyond costs points. */
const shortDetour = 8
/** The same to a well-known table of a wish. */
const drawn = 20
/** Price level of a fine table. */
const fine = 3
const detourWeight = 4
/** Longest detour in minutes to a lunch, and the points for a longer one: a meal without a house is better then. */
const rideToLunch = { most: 20, takes: 260 }
/** Factor on detours for those who keep a diet. */
const forADiet = 0.3
/** Points of `tableFit` below which a table is unfit. */
const leastFit = -150

export class MealComplaints {
  /** Visits at tables unfit for the guests. */
  readonly unfit: ReadonlySet<number>
  private readonly built: DayProblem
  private readonly request: PlanRequest
  private readonly seeks: boolean
  private readonly few: ReturnType<typeof fewKitchens>

  constructor(built: DayProblem, request: PlanRequest) {
    this.built = built
    this.request = request
    this.few = fewKitchens(request)
    this.seeks = seeksKitchens(request)
    this.unfit = new Set(Array.from(built.visits.keys()).filter((visit) => this.isUnfit(visit)))
  }

  /** The points of a day; `orders` are all days, for repeated houses. */
  of(day: number, order: Order, orders: readonly Order[]): number {
    const named: Place[] = []
    let sum = 0
    for (const [at, visit] of order.entries()) {
      const { kind, meal, place, mandatory, beforeShow } = this.built.visits[visit] ?? {}
      if (kind !== 'meal' || meal === 'breakfast') continue
      if (beforeShow && !this.hasShow(order.slice(at + 1))) sum += tooEarly
      const isDrawn = place !== null && place !== undefined && this.isWorthATaxi(place)
      const { detour } = this.ways(day, order, at)
      const far = mandatory ? 0 : Math.max(0, detour - (isDrawn ? drawn : shortDetour))
      sum += detourWeight * far * (this.built.keepsADiet ? forADiet : 1)
      const isRide = place && meal === 'lunch' && detour > rideToLunch.most && !isDrawn
      if (isRide && !mandatory && !this.built.keepsADiet) sum += rideToLunch.takes
      if (!place || this.unfit.has(visit)) sum += this.seeks ? nameless.forADiet : nameless.usual
      else
        sum +=
          this.sameHousePenalty(place, day, order, orders) +
          this.sameDishPenalty(place, day, orders) +
          this.twiceRunningPenalty(visit, day, orders)
      if (place) named.push(place)
      if (place && !mandatory) sum += this.counterPenalty(place, day, orders)
    }
    for (const meal of meals) if (!this.isFed(day, order, meal)) sum += hungry
    const [first, second] = named
    const feasts = order.filter((visit) => this.isAFeast(visit)).length
    if (feasts > 1) sum += secondFeast
    if (!(first && second)) return sum
    return (
      sum +
      (sharesADish(first, second, this.request) ? sameDish : 0) +
      (isCounter(first) && isCounter(second) ? secondCounter : 0)
    )
  }

  /** Whether a visit is a long meal: courses at a dear table, or a visit with a meal. */
  private isAFeast(visit: number): boolean {
    const { kind, place } = this.built.visits[visit] ?? {}
    if (!place) return false
    if (kind !== 'meal') return mealFed(place) !== null
    return (place.price ?? 0) >= fine && place.minutes >= overCourses
  }

  /** Whether a table is worth a taxi: well known and of a wish, or fine where money is no object. */
  private isWorthATaxi(place: Place): boolean {
    const isFine = this.request.lavish && (place.price ?? 0) >= fine
    return isFine || isWorthAnotherQuarter(place, this.request)
  }

  /** Whether a meal of a day should be improved: missing, without a table, unfit, or too early. */
  isWanting(order: Order, seat: number | undefined): boolean {
    const visit = this.built.visits[seat ?? -1]
    if (!visit?.place || this.unfit.has(seat ?? -1)) return true
    return visit.beforeShow && !this.hasShow(order.slice(order.indexOf(seat ?? -1) + 1))
  }

  /** Whether a meal is had: at a table, during a long visit or an appointment; or the day is too short to need it. */
  isFed(day: number, order: Order, meal: (typeof meals)[number]): boolean {
    const { problem, visits } = this.built
    const { from = 0, to = 0 } = problem.days[day] ?? {}
    const times = mealTimes(this.request)[meal]
    if (!this.request.meals[meal] || from > times.to || to < times.from + times.minutes) return true
    return order.some((number) => {
      const visit = visits[number]
      const { mealsInside, appointment, place } = visit ?? {}
      if (appointment) {
        const isTable = place !== null && place !== undefined && isMealPlace(place)
        return mealSettled(appointment.name, appointment.start, isTable) === meal
      }
      return visit?.meal === meal || mealsInside?.includes(meal) === true
    })
  }

  /** Minutes to a stop and on from it, and the detour that it causes. */
  ways(day: number, order: Order, at: number) {
    const { problem } = this.built
    const { startPoint = 0, endPoint = 0 } = problem.days[day] ?? {}
    const { minutes, size } = this.built.travel
    const pointOf = (visit: number | undefined, otherwise: number) =>
      visit === undefined ? otherwise : (problem.visits[visit]?.point ?? otherwise)
    const from = pointOf(order[at - 1], startPoint)
    const here = pointOf(order[at], startPoint)
    const next = pointOf(order[at + 1], endPoint)
    const way = (a: number, b: number) => minutes[a * size + b] ?? 0
    const [there, on] = [way(from, here), way(here, next)]
    return { there, on, detour: there + on - way(from, next) }
  }

  private hasShow(stops: Order): boolean {
    return stops.some((visit) => {
      const { place, appointment } = this.built.visits[visit] ?? {}
      return appointment !== null || (place && (isShow(place) || place.kind === 'nightlife'))
    })
  }

  /** Points for the same house on other days, or twice on this one. */
  private sameHousePenalty(
    place: Place,
    day: number,
    order: Order,
    orders: readonly Order[],
  ): number {
    const { id } = place
    const isAt = (visit: number) => this.built.visits[visit]?.place?.id === id
    if (orders.some((stops) => stops.some((visit) => isDinedAt(place, this.built.visits[visit]))))
      return tooOften
    const others = orders.flatMap((stops, other) =>
      other !== day && stops.some(isAt) ? other : [],
    )
    const isTwiceADay = order.filter(isAt).length > 1
    if (this.few === 'one' && isTwiceADay) return atFew.twiceADay / 2
    if (this.few && !isTwiceADay) {
      if (others.length > 1) return atFew.oftener
      if (others.some((other) => Math.abs(other - day) === 1)) return atFew.dayAfter
      return others.length > 0 ? atFew.again : 0
    }
    if (isTwiceADay || others.length > 1) return tooOften
    if (others.some((other) => Math.abs(other - day) === 1))
      return this.seeks ? dayAfter.forADiet : dayAfter.usual
    const again = this.seeks ? sameHouse.forADiet : sameHouse.usual
    return others.length > 0 || this.isRestedAt(id, order) ? again : 0
  }

  /** Points for a dish nobody asked for, from its third time on. */
  private sameDishPenalty(place: Place, day: number, orders: readonly Order[]): number {
    // The few kitchens of a diet serve what they serve.
    if (this.seeks || isWished(place, this.request)) return 0
    const others = orders.flatMap((stops, other) =>
      other === day ? [] : stops.flatMap((visit) => this.tableOf(visit) ?? []),
    )
    return thirdTime * Math.max(0, sameDishAt(place, others) - 1)
  }

  /** Points for the dish of the meal before or after this one, and for dinners of one borrowed kitchen on two evenings. */
  private twiceRunningPenalty(visit: number, day: number, orders: readonly Order[]): number {
    const { place, meal } = this.built.visits[visit] ?? {}
    if (!place || this.seeks) return 0
    const mealOf = (other: number, which: Meal) =>
      (orders[other] ?? []).flatMap((each) =>
        this.built.visits[each]?.meal === which ? (this.tableOf(each) ?? []) : [],
      )
    const next = meal === 'lunch' ? mealOf(day - 1, 'dinner') : mealOf(day + 1, 'lunch')
    const evenings =
      meal === 'dinner' ? [day - 1, day + 1].flatMap((on) => mealOf(on, 'dinner')) : []
    const isDish = [...next, ...evenings].some((other) => sharesADish(place, other, this.request))
    const isKitchen = evenings.some((other) => sharesABorrowedKitchen(place, other, this.request))
    return (isDish ? twiceRunning.dish : 0) + (isKitchen ? twiceRunning.kitchen : 0)
  }

  /** Points for a counter after or before another counter. */
  private counterPenalty(place: Place, day: number, orders: readonly Order[]): number {
    if (!isCounter(place) || wantsStreetFood(this.request) || savesOnMeals(this.request)) return 0
    if (isWished(place, this.request)) return 0
    const sits = wantsToSitDown(this.request)
    const isAgain = [day - 1, day + 1].some((other) =>
      orders[other]?.some((visit) => {
        const { kind, meal, place: table } = this.built.visits[visit] ?? {}
        return kind === 'meal' && meal !== 'breakfast' && table && isCounter(table)
      }),
    )
    const again = sits ? counterAgain.sitDown : counterAgain.anybody
    return (sits ? counterForWhoSits : 0) + (isAgain ? again : 0)
  }

  private tableOf(visit: number): Place | null {
    const { kind, place } = this.built.visits[visit] ?? {}
    return kind === 'meal' ? (place ?? null) : null
  }

  /** Whether a rest is at the house of a meal of the same day. */
  private isRestedAt(placeId: string, order: Order): boolean {
    return order.some((visit) => {
      const { rest, around } = this.built.visits[visit] ?? {}
      return rest && around?.id === placeId
    })
  }

  /** Whether a table is so unfit for the guests that none is better. */
  private isUnfit(visit: number): boolean {
    const { place, meal, mandatory } = this.built.visits[visit] ?? {}
    return !!(place && meal && !mandatory) && tableFit(place, meal, this.request) < leastFit
  }
}
