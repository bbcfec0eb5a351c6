/** What an editor would cross out of a day's meals, beside what a table is to its guests. */
import type { Place } from '#domain/places/schema.ts'
import { isWished } from './asked/asked-starts.ts'
import { isShow } from './assumed-hours.ts'
import { mealFed } from './feeding-visits.ts'
import { fewKitchens, seeksKitchens } from './foods/few-kitchens.ts'
import { isMealPlace, mealSettled } from './meal-places.ts'
import { mealTimes } from './meal-times.ts'
import { isCounter, sameDishAt, sharesADish } from './meals-of-a-day.ts'
import type { DayProblem } from './problem/day-problem.ts'
import type { PlanRequest } from './schema.ts'
import { wantsStreetFood } from './street-food.ts'
import { drawsTheEvening } from './table-worth.ts'
import { countsCoins, sitsDown, tableFit } from './tables.ts'

type Order = readonly number[]

/** A meal without a table, or at one that does not suit who sits there. */
const nameless = { usual: 300, forADiet: 380 }
const sameDish = 140
/** Each time after the second that a stay has the same dish. */
const thirdTime = 150
const secondCounter = 70
/** A stool at noon two days running: every other day one sits down to lunch, and who loves food wants to. */
const counterAgain = { anybody: 45, sitDown: 110 }
/** One of the only lunches of a stay. */
const counterForWhoSits = 35
/** Two long tables on a day, or one after a walk from stall to stall: nobody is hungry for the second. */
const secondFeast = 150
/** So long one sits over courses. */
const overCourses = 100
const sameHouse = { usual: 180, forADiet: 90 }
/** At noon and at night, or for the third time: a table that has to be looked for is better. */
const tooOften = 320
/** On the next day: one that is looked for is worse, and any other is better. */
const dayAfter = { usual: 270, forADiet: 200 }
/** Where a diet leaves two houses at most: another would be better, and one that has to be looked for is worse. */
const atFew = { again: 40, oftener: 120, dayAfter: 90, twiceADay: 320 }
const meals = ['lunch', 'dinner'] as const
/** A day without a meal that has the hours for one. */
const hungry = 500
/** An early dinner before no show. */
const tooEarly = 400
/** Minutes that anybody goes out of the way to eat, and what each beyond takes. */
const shortDetour = 8
/** As far one goes for a known table of what was wished for. */
const drawn = 20
/** A table of the upper price levels. */
const fine = 3
const detourWeight = 4
/** Nobody rides longer than this out of the way to lunch, and what it takes: looking around is better then. */
const rideToLunch = { most: 20, takes: 260 }
/** Who keeps to a diet goes farther for a kitchen that is known to meet it. */
const forADiet = 0.3
/** A table that suits its guests less than this is none for them. */
const leastFit = -150

export class MealComplaints {
  /** Tables that do not suit those who would sit there. */
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

  /** In the solver's points; `orders` are the days as they are, for what is had on another. */
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
      else sum += this.hadBefore(place.id, day, order, orders) + this.hadAgain(place, day, orders)
      if (place) named.push(place)
      if (place && !mandatory) sum += this.onAStool(place, day, orders)
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

  /** Courses at a dear table, or a visit at which one is fed. */
  private isAFeast(visit: number): boolean {
    const { kind, place } = this.built.visits[visit] ?? {}
    if (!place) return false
    if (kind !== 'meal') return mealFed(place) !== null
    return (place.price ?? 0) >= fine && place.minutes >= overCourses
  }

  /** A known table of what was wished for, or a fine one where money is no object. */
  private isWorthATaxi(place: Place): boolean {
    const isFine = this.request.lavish && (place.price ?? 0) >= fine
    return isFine || drawsTheEvening(place, this.request)
  }

  /** Whether a meal of a day is one to look at again: none, no table, an unfit one, or too early. */
  isWanting(order: Order, seat: number | undefined): boolean {
    const visit = this.built.visits[seat ?? -1]
    if (!visit?.place || this.unfit.has(seat ?? -1)) return true
    return visit.beforeShow && !this.hasShow(order.slice(order.indexOf(seat ?? -1) + 1))
  }

  /** Whether one eats: at a table, in the middle of a long visit, or as arranged; a short day has no such meal. */
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

  /** Minutes to a stop, on from it, and how many more they are than without it. */
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

  /** What it takes from a table that one eats there on other days, or is there twice on this one. */
  private hadBefore(id: string, day: number, order: Order, orders: readonly Order[]): number {
    const isAt = (visit: number) => this.built.visits[visit]?.place?.id === id
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

  /** From the third time on, what it takes that a dish nobody asked for is had on other days as well. */
  private hadAgain(place: Place, day: number, orders: readonly Order[]): number {
    // Who keeps to a diet eats what its few kitchens cook, and is glad of it.
    if (this.seeks || isWished(place, this.request)) return 0
    const others = orders.flatMap((stops, other) =>
      other === day ? [] : stops.flatMap((visit) => this.tableOf(visit) ?? []),
    )
    return thirdTime * Math.max(0, sameDishAt(place, others) - 1)
  }

  /** What it takes from a counter that one sat at one yesterday, or will tomorrow. */
  private onAStool(place: Place, day: number, orders: readonly Order[]): number {
    if (!isCounter(place) || wantsStreetFood(this.request) || countsCoins(this.request)) return 0
    if (isWished(place, this.request)) return 0
    const sits = sitsDown(this.request)
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

  /** An hour on a chair where one has just eaten is no change of chairs. */
  private isRestedAt(placeId: string, order: Order): boolean {
    return order.some((visit) => {
      const { rest, around } = this.built.visits[visit] ?? {}
      return rest && around?.id === placeId
    })
  }

  /** Benches on a honeymoon, chili for a child of two: rather none that is known. */
  private isUnfit(visit: number): boolean {
    const { place, meal, mandatory } = this.built.visits[visit] ?? {}
    return !!(place && meal && !mandatory) && tableFit(place, meal, this.request) < leastFit
  }
}
