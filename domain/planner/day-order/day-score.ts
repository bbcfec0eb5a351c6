/** What the order of a day is worth: its visits, less ways, waits, detours to eat, and quarters entered twice. */
import type { Coordinates } from '#domain/places/schema.ts'
import { metersBetween } from '#domain/routing/travel-estimate.ts'
import type { DayProblem } from '../problem/day-problem.ts'
import { type CompiledProblem, compileProblem } from '../tours/problem.ts'
import { never, Tours } from '../tours/tours.ts'

/** Two sights this close are of one quarter; a stop farther than this from both has left it. */
const sameQuarter = 700
const elsewhere = 800
const enteredTwice = 120
/** To come back to where one had lunch is half as bad. */
const whereOneAte = 0.5
/** Nobody sits about for an hour so as not to walk back. */
const shortWait = 40
const idleWeight = 1.5
/** What a detour to a table takes beside what every way takes: one eats where one is. */
const detourToEat = { breakfast: 0, lunch: 1.5, dinner: 1.5 }
/** Minutes that anybody goes out of the way for a table that nobody asked for, and each beyond. */
const shortDetour = { breakfast: 15, lunch: 25, dinner: 30 }
const tooFarToEat = 3
/** One dines where the evening is, rather than after a long ride. */
const longestToDinner = 30
/** Who keeps to a diet goes farther for a kitchen that is known to meet it. */
const forADiet = 0.2

/** Nobody is hungry sooner after lunch; what a minute less takes. */
const lunchToDinner = 180
const stillFull = 1.5

export class DayScore {
  readonly built: DayProblem
  readonly problem: CompiledProblem
  private readonly tours: Tours
  /** Meters between two points, asked for again and again. */
  private readonly meters = new Map<number, number>()

  constructor(built: DayProblem) {
    this.built = built
    this.problem = compileProblem(built.problem)
    this.tours = new Tours(this.problem)
  }

  /** Null where the order can't be kept. */
  of(day: number, order: readonly number[]): number | null {
    const { problem, tours } = this
    const { travel, toll, points, point, duration, profit, visits } = problem
    const tour = problem.tours[day]
    if (!tour) return null
    let here = tour.startPoint
    let time = tour.from
    let waits = 0
    let idle = 0
    let worth = 0
    let ways = 0
    let full = 0
    let lunchOver = Number.NEGATIVE_INFINITY
    for (const [position, visit] of order.entries()) {
      const there = point[visit] as number
      time += travel[here * points + there] as number
      const start = tours.earliestStart(day, visit, time)
      if (start === never || start < time) return null
      const late = position === 0 ? problem.lateStart : 0
      const wait = Math.max(0, start - time - late)
      waits += wait
      idle += Math.max(0, wait - shortWait)
      time = start + (duration[visit] as number)
      const { meal } = this.built.visits[visit] ?? {}
      if (meal === 'lunch') lunchOver = time
      if (meal === 'dinner') full += Math.max(0, lunchToDinner - (start - lunchOver))
      ways += toll[here * points + there] as number
      worth += profit[day * visits + visit] as number
      here = there
    }
    time += travel[here * points + tour.endPoint] as number
    if (time > tour.to || !this.keepsVariety(order)) return null
    ways += toll[here * points + tour.endPoint] as number
    const takes =
      problem.travelWeight * ways + problem.waitWeight * waits + this.detours(day, order)
    const tires = idleWeight * idle + stillFull * full
    return worth - takes - tires - enteredTwice * this.reentries(order)
  }

  /** How often a sight lies in a quarter that one has been to and left. */
  reentries(order: readonly number[]): number {
    const { visits } = this.built
    let count = 0
    for (const [index, visit] of order.entries()) {
      if (!this.isOfAQuarter(visit)) continue
      const left = order.slice(0, Math.max(0, index - 1)).filter((earlier, at) => {
        if (!this.isOfAQuarter(earlier) || this.between(earlier, visit) > sameQuarter) return false
        return order
          .slice(at + 1, index)
          .some(
            (stop) =>
              this.between(stop, earlier) > elsewhere && this.between(stop, visit) > elsewhere,
          )
      })
      if (left.length === 0) continue
      const isSight = (each: number) => visits[each]?.kind === 'visit'
      count += isSight(visit) && left.some(isSight) ? 1 : whereOneAte
    }
    return count
  }

  /** A sight, or lunch; to dine where one has been before is no detour but the end of a day. */
  private isOfAQuarter(visit: number): boolean {
    const { kind, meal } = this.built.visits[visit] ?? {}
    return kind === 'visit' || (kind === 'meal' && meal === 'lunch')
  }

  private detours(day: number, order: readonly number[]): number {
    const { toll, travel, points, point, tours, mandatory } = this.problem
    const { startPoint = 0, endPoint = 0 } = tours[day] ?? {}
    let sum = 0
    for (const [index, visit] of order.entries()) {
      const meal = this.built.visits[visit]?.meal
      if (!meal || mandatory[visit]) continue
      const [before, after] = [order[index - 1], order[index + 1]]
      const from = before === undefined ? startPoint : (point[before] as number)
      const on = after === undefined ? endPoint : (point[after] as number)
      const at = point[visit] as number
      const detour = (way: Int32Array | Float64Array) =>
        (way[from * points + at] as number) +
        (way[at * points + on] as number) -
        (way[from * points + on] as number)
      const minutes = Math.max(0, detour(travel) - shortDetour[meal])
      const approach =
        meal === 'dinner' ? (travel[from * points + at] as number) - longestToDinner : 0
      const weight = detourToEat[meal] * this.problem.travelWeight
      const care = this.built.keepsADiet ? forADiet : 1
      sum += care * (weight * detour(toll) + tooFarToEat * (minutes + Math.max(0, approach)))
    }
    return sum
  }

  private keepsVariety(order: readonly number[]): boolean {
    const { kind, longestRun } = this.problem
    let run = 0
    let before = -1
    for (const visit of order) {
      const sort = kind[visit] as number
      run = sort >= 0 && sort === before ? run + 1 : 1
      if (sort >= 0 && run > longestRun) return false
      before = sort
    }
    return true
  }

  private between(one: number, other: number): number {
    const { point, points } = this.problem
    const [here, there] = [point[one] as number, point[other] as number]
    const key = here * points + there
    let meters = this.meters.get(key)
    if (meters === undefined) {
      const at = (index: number): Coordinates => this.built.points[index] ?? [0, 0]
      meters = metersBetween(at(here), at(there))
      this.meters.set(key, meters)
    }
    return meters
  }
}
