/**
 * A pass after the search over lunches and dinners: each is compared with the other meals of its day and of the
 * trip. A meal without a house gets one within reach; dishes are not repeated on a day, nor houses on two days
 * where another is as close. Sights stay on their day; one may change its hour.
 */
import type { Meal, Place } from '#domain/places/schema.ts'
import { type DayScore, dayScoreOf } from '../day-order/day-score.ts'
import { tiers } from '../first-things.ts'
import { seeksKitchens } from '../foods/few-kitchens.ts'
import { isTheDinner } from '../meals/special-dinner.ts'
import type { DayProblem } from '../problem/day-problem.ts'
import type { PlanRequest } from '../schema.ts'
import { compileProblem, type TourPlan } from '../tours/problem.ts'
import { Tours } from '../tours/tours.ts'
import { MealComplaints } from './meal-complaints.ts'

type Order = readonly number[]

/** Least gain in points for a change. */
const worthAChange = 5
/** Longest way in minutes: to a table and on from it, or as a detour. */
const longestWay = { usual: 25, forADiet: 40 }
/** Orders of the other stops that are tried for a meal without a house. */
const ordersTried = 6
/** Tables of other days that are tried for it. */
const tablesAskedFor = 4

export function seatMeals(built: DayProblem, plan: TourPlan, request: PlanRequest): TourPlan {
  const seating = new Seating(built, plan, request)
  const meals = plan.flatMap((_, day) =>
    (['lunch', 'dinner'] as const)
      .filter((meal) => request.meals[meal])
      .map((meal) => ({ day, meal })),
  )
  for (const { day, meal } of meals) seating.improve(day, meal)
  for (const { day, meal } of meals) seating.takeFromAnother(day, meal)
  for (const { day, meal } of meals) seating.makeRoom(day, meal)
  // A table released by one day may serve another.
  for (const { day, meal } of meals) seating.improve(day, meal)
  return seating.orders
}

class Seating {
  readonly orders: Order[]
  /** The first stop of each day. */
  private readonly begins: readonly (number | undefined)[]
  private readonly built: DayProblem
  private readonly request: PlanRequest
  private readonly complaints: MealComplaints
  private readonly score: DayScore
  private readonly tours: Tours
  private readonly tables: ReadonlyMap<Meal | null, readonly number[]>
  private readonly longestWay: number

  constructor(built: DayProblem, plan: TourPlan, request: PlanRequest) {
    this.built = built
    this.request = request
    this.longestWay = seeksKitchens(request) ? longestWay.forADiet : longestWay.usual
    this.complaints = new MealComplaints(built, request)
    this.score = dayScoreOf(built)
    this.tours = new Tours(compileProblem(built.problem))
    this.orders = [...plan]
    this.begins = plan.map(([first]) => first)
    for (const [day, tour] of plan.entries()) this.enter(day, tour)
    const tables = Array.from(built.visits.keys()).filter(
      (visit) => built.visits[visit]?.kind === 'meal' && !this.complaints.unfit.has(visit),
    )
    this.tables = Map.groupBy(tables, (visit) => built.visits[visit]?.meal ?? null)
  }

  /** Improves one meal of a day; fixed ones stay. */
  improve(day: number, meal: Meal): void {
    const order = this.orders[day] ?? []
    const now = this.worth(day, order)
    const { seat, rest } = this.without(day, meal)
    if (now === null || order.length === 0 || !this.isOpenToChange(seat)) return
    this.seat(day, rest)
    const free = (this.tables.get(meal) ?? []).filter((table) => this.isFree(day, table))
    const here = this.best(day, [rest], free)
    const isWanting = this.complaints.isWanting(order, seat)
    const named = isWanting ? free.filter((table) => this.placeOf(table)) : []
    const elsewhere = named.length > 0 ? this.best(day, this.reordered(day, rest), named) : null
    const best = (elsewhere?.worth ?? now) > (here?.worth ?? now) ? elsewhere : here
    this.seat(day, best && best.worth > now + worthAChange ? best.order : order)
  }

  /** For a meal without a house, or at yesterday's: takes the table of a day that has a second choice. */
  takeFromAnother(day: number, meal: Meal): void {
    const { seat, rest } = this.without(day, meal)
    const before = this.worth(day, this.orders[day] ?? [])
    if (seat === undefined || before === null || !this.isOpenToChange(seat)) return
    if (this.placeOf(seat) && !this.isNextDay(day, seat)) return
    const found = this.orders.flatMap((order, other) =>
      other === day ? [] : order.flatMap((taken) => this.gainOf({ day, meal, rest, taken, other })),
    )
    const gains = found.toSorted((a, b) => b.worth - a.worth).slice(0, tablesAskedFor)
    for (const { order, other, taken, worth } of gains) {
      const [mine, theirs] = [this.orders[day] ?? [], this.orders[other] ?? []]
      const theirsNow = this.worth(other, theirs)
      const theirMeal = this.built.visits[taken]?.meal
      if (theirsNow === null || !theirMeal) continue
      this.seat(other, this.without(other, theirMeal).rest)
      this.seat(day, order)
      this.improve(other, theirMeal)
      const theirsThen = this.worth(other, this.orders[other] ?? [])
      const isFed = this.placeOf(this.without(other, theirMeal).seat) !== null
      if (isFed && theirsThen !== null && worth + theirsThen > before + theirsNow + worthAChange)
        return
      this.seat(day, [])
      this.seat(other, theirs)
      this.seat(day, mine)
    }
  }

  /**
   * Makes room for a dinner, or for any lunch, before a lesser sight and before the best light of a great one: the
   * sight is dropped or gets another hour.
   */
  makeRoom(day: number, meal: 'lunch' | 'dinner'): void {
    const order = this.orders[day] ?? []
    if (meal === 'lunch' && this.complaints.isFed(day, order, meal)) return
    const now = this.worth(day, order)
    const { seat, rest } = this.without(day, meal)
    if (now === null || !this.complaints.isWanting(order, seat) || !this.isOpenToChange(seat))
      return
    this.seat(day, rest)
    // A dinner without a house is better than none.
    const free = (this.tables.get(meal) ?? []).filter(
      (table) => (seat === undefined || this.placeOf(table)) && this.isFree(day, table),
    )
    const others = rest.flatMap((stop, at) => [
      ...(this.isLesser(stop) ? [rest.toSpliced(at, 1)] : []),
      ...this.atOtherHours(stop).map((later) => rest.toSpliced(at, 1, later)),
    ])
    const best = this.best(day, others, free)
    this.seat(day, best && best.worth > now + worthAChange ? best.order : order)
  }

  /** Whether a sight is lesser: nobody asked for it, and a first visit may miss it. */
  private isLesser(stop: number): boolean {
    const { kind, place, locked, mandatory, outing } = this.built.visits[stop] ?? {}
    const { tier = 0 } = this.built.problem.visits[stop] ?? {}
    return kind === 'visit' && !!place && !(locked || mandatory || outing) && tier < tiers.promised
  }

  /** The visits to the same place at its other hours, unless the planned one is fixed. */
  private atOtherHours(stop: number): number[] {
    const { visits } = this.built
    const { kind, place, locked, mandatory, outing } = visits[stop] ?? {}
    if (kind !== 'visit' || !place || locked || mandatory || outing) return []
    return Array.from(visits.keys()).filter((other) => {
      const { kind: what, place: there } = visits[other] ?? {}
      return what === 'visit' && there?.id === place.id && this.tours.dayOf[other] === -1
    })
  }

  /** Whether the day before or after has a meal at the same house. */
  private isNextDay(day: number, seat: number): boolean {
    const id = this.placeOf(seat)?.id
    return [day - 1, day + 1].some((other) =>
      this.orders[other]?.some((visit) => this.placeOf(visit)?.id === id),
    )
  }

  /** The gain of a day by a table that another day has. */
  private gainOf(asked: { day: number; meal: Meal; rest: Order; taken: number; other: number }) {
    const { day, meal, rest, taken, other } = asked
    const { kind } = this.built.visits[taken] ?? {}
    const place = this.placeOf(taken)
    if (kind !== 'meal' || !place || !this.isOpenToChange(taken)) return []
    const same = (this.tables.get(meal) ?? []).filter(
      (table) => this.placeOf(table)?.id === place.id && this.isOpen(day, table),
    )
    const best = this.best(day, [rest], same)
    return best ? [{ ...best, other, taken }] : []
  }

  private best(
    day: number,
    orders: readonly Order[],
    tables: readonly number[],
  ): { order: Order; worth: number } | null {
    let best: { order: Order; worth: number } | null = null
    for (const stops of orders) {
      for (const order of this.seated(day, stops, tables)) {
        const worth = this.worth(day, order)
        if (worth !== null && worth > (best?.worth ?? Number.NEGATIVE_INFINITY))
          best = { order, worth }
      }
    }
    return best
  }

  /** Orders with a table anywhere in the day; first only where the day begins so. */
  private *seated(day: number, stops: Order, tables: readonly number[]): Generator<Order> {
    const isAfter = stops[0] !== undefined && stops[0] === this.begins[day]
    for (let to = isAfter ? 1 : 0; to <= stops.length; to += 1) {
      for (const table of tables) {
        const order = stops.toSpliced(to, 0, table)
        const { there, on, detour } = this.complaints.ways(day, order, to)
        if (Math.min(detour, Math.max(there, on)) <= this.longestWay) yield order
      }
    }
  }

  /** Orders with one of the other stops moved, the best first; the first stop stays. */
  private reordered(day: number, stops: Order): Order[] {
    const found: { order: Order; worth: number }[] = []
    for (const [from, stop] of stops.entries()) {
      const others = stops.toSpliced(from, 1)
      for (let to = 1; to <= others.length; to += 1) {
        if (from === 0 || to === from) continue
        const order = others.toSpliced(to, 0, stop)
        const worth = this.score.of(day, order)
        if (worth !== null) found.push({ order, worth })
      }
    }
    return found
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, ordersTried)
      .map(({ order }) => order)
  }

  /** The score of a day with its meals; null where the order is impossible. */
  private worth(day: number, order: Order): number | null {
    const worth = this.score.of(day, order)
    return worth === null ? null : worth - this.complaints.of(day, order, this.orders)
  }

  private placeOf(visit: number | undefined): Place | null {
    return this.built.visits[visit ?? -1]?.place ?? null
  }

  /** A day's stops without one meal, and the visit of this meal. */
  private without(day: number, meal: Meal): { seat: number | undefined; rest: Order } {
    const order = this.orders[day] ?? []
    const at = order.findIndex((visit) => this.built.visits[visit]?.meal === meal)
    return { seat: order[at], rest: at < 0 ? order : order.toSpliced(at, 1) }
  }

  private isOpenToChange(seat: number | undefined): boolean {
    const { locked, mandatory, place } = this.built.visits[seat ?? -1] ?? {}
    return !(locked || mandatory || (place && isTheDinner(place, this.request)))
  }

  private isOpen(day: number, table: number): boolean {
    const { open, close, visits } = this.score.problem
    const slot = day * visits + table
    return (open[slot] as number) <= (close[slot] as number)
  }

  /** Whether a table is unused; a meal without a house counts too, since it is one visit of the plan. */
  private isFree(day: number, table: number): boolean {
    if (this.tours.dayOf[table] !== -1) return false
    return this.isOpen(day, table) && this.tours.hasRoomFor(day, table)
  }

  private seat(day: number, order: Order): void {
    this.tours.removeWithoutRetiming(day, 1, this.tours.length[day] ?? 0)
    this.tours.retime(day)
    this.enter(day, order)
    this.orders[day] = order
  }

  private enter(day: number, order: Order): void {
    for (const [index, visit] of order.entries()) this.tours.insert(day, index + 1, visit)
  }
}
