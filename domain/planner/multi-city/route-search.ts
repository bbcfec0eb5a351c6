/**
 * The best order of cities and days in each: an exact search over sets of visited cities, which
 * never enters a state from which the trip can't be finished.
 */
import { allMeals, type LegChoice, type MealSet } from './leg-choice.ts'
import { type RouteProblem, RouteReach } from './route-reach.ts'
import type { StayFrame } from './stay-options.ts'

export interface RouteStop extends StayFrame {
  gains: number
  arrival?: LegChoice
  departure?: LegChoice
}

export interface Route {
  score: number
  stops: readonly RouteStop[]
}

/** A leg out of a city, with its own cost. */
interface WayOut {
  departure?: LegChoice
  before: MealSet
  /** The next city; -1 is the end of the trip. */
  next: number
  score: number
}

/** The least score of all that follows a stay, by what is still to be gained. */
interface Leaving {
  before: MealSet
  scores: Float64Array
}

const never = Number.POSITIVE_INFINITY

export function bestRoute(problem: RouteProblem): Route | undefined {
  return new RouteSearch(problem).best()
}

class RouteSearch {
  private readonly problem: RouteProblem
  private readonly reach: RouteReach
  private readonly scores = new Map<number, Float64Array>()
  private readonly onwards = new Map<number, readonly Leaving[]>()
  /** At the end: nothing is left to gain. */
  private readonly finished: Float64Array
  private readonly goals: number

  constructor(problem: RouteProblem) {
    this.problem = problem
    this.reach = new RouteReach(problem)
    this.goals = problem.goal + 1
    this.finished = new Float64Array(this.goals).fill(never)
    this.finished[0] = 0
  }

  best(): Route | undefined {
    let best: { score: number; city: number; arrival?: LegChoice } | undefined
    for (const city of this.reach.starts()) {
      if (!this.reach.canFinish(1 << city, city, 1)) continue
      const ways = this.problem.outward?.(city) ?? [undefined]
      for (const arrival of ways) {
        const rest = this.scoreFrom(1 << city, city, 1, arrival?.after ?? allMeals)
        const score = (arrival?.score ?? 0) + (rest[this.problem.goal] ?? never)
        if (score < (best?.score ?? never)) best = { score, city, ...(arrival && { arrival }) }
      }
    }
    return best && { score: best.score, stops: this.follow(best.city, best.arrival) }
  }

  /** For each set of gains still needed, the least score of the remaining trip. */
  private scoreFrom(visited: number, city: number, first: number, after: MealSet): Float64Array {
    const { horizon, stayFits, optionsOf } = this.problem
    const key = this.stateKey(visited, city, first) * 8 + after
    const known = this.scores.get(key)
    if (known) return known
    const scores = new Float64Array(this.goals).fill(never)
    this.scores.set(key, scores)
    for (let last = first; last <= horizon; last += 1) {
      if (!(stayFits(city, first, last) && this.reach.canLeave(visited, city, last))) continue
      for (const leaving of this.leavings(visited, city, last)) {
        const frame = { city, first, last, after, before: leaving.before }
        for (const option of optionsOf(frame)) {
          for (let needed = 0; needed < this.goals; needed += 1) {
            const score = option.score + (leaving.scores[needed & ~option.gains] ?? never)
            if (score < (scores[needed] ?? never)) scores[needed] = score
          }
        }
      }
    }
    return scores
  }

  /** Independent of the day of arrival, and so computed once for all of them. */
  private leavings(visited: number, city: number, day: number): readonly Leaving[] {
    const key = this.stateKey(visited, city, day)
    const known = this.onwards.get(key)
    if (known) return known
    const leavings: Leaving[] = []
    this.onwards.set(key, leavings)
    for (const way of this.waysOut(visited, city, day)) {
      let leaving = leavings.find(({ before }) => before === way.before)
      if (!leaving) {
        leaving = { before: way.before, scores: new Float64Array(this.goals).fill(never) }
        leavings.push(leaving)
      }
      const { scores } = leaving
      const rest = this.restOf(way, visited, day)
      for (let needed = 0; needed < this.goals; needed += 1) {
        const score = way.score + (rest[needed] ?? never)
        if (score < (scores[needed] ?? never)) scores[needed] = score
      }
    }
    return leavings
  }

  private waysOut(visited: number, city: number, day: number): WayOut[] {
    const { endsOn, homeward, onward, endScore } = this.problem
    const left = this.reach.next(visited, city)
    if (left === null) {
      if (!endsOn(day)) return []
      const end = { next: -1, score: endScore(day) }
      if (!homeward) return [{ ...end, before: allMeals }]
      return homeward(city, day).map((departure) => ({
        ...end,
        departure,
        before: departure.before,
        score: end.score + departure.score,
      }))
    }
    return left
      .filter((next) => this.reach.canFinish(visited | (1 << next), next, day))
      .flatMap((next) =>
        onward(city, next, day).map((departure) => ({
          departure,
          before: departure.before,
          next,
          score: departure.score,
        })),
      )
  }

  private restOf({ next, departure }: WayOut, visited: number, day: number): Float64Array {
    return next < 0
      ? this.finished
      : this.scoreFrom(visited | (1 << next), next, day, departure?.after ?? allMeals)
  }

  private stateKey(visited: number, city: number, day: number): number {
    return (visited * this.problem.cities + city) * (this.problem.horizon + 1) + day
  }

  /** Follows the choices that make up the best score. */
  private follow(start: number, arrival: LegChoice | undefined): RouteStop[] {
    const stops: RouteStop[] = []
    let [visited, city, first, needed] = [1 << start, start, 1, this.problem.goal]
    let reachedBy = arrival
    while (city >= 0) {
      const { frame, gains } = this.bestStay(visited, city, first, reachedBy, needed)
      needed &= ~gains
      const way = this.bestWayOut(visited, frame, needed)
      stops.push({
        ...frame,
        gains,
        ...(reachedBy && { arrival: reachedBy }),
        ...(way.departure && { departure: way.departure }),
      })
      reachedBy = way.departure
      first = frame.last
      city = way.next
      if (city >= 0) visited |= 1 << city
    }
    return stops
  }

  private bestStay(
    visited: number,
    city: number,
    first: number,
    reachedBy: LegChoice | undefined,
    needed: number,
  ): { frame: StayFrame; gains: number } {
    const { horizon, stayFits, optionsOf } = this.problem
    const after = reachedBy?.after ?? allMeals
    const target = this.scoreFrom(visited, city, first, after)[needed]
    for (let last = first; last <= horizon; last += 1) {
      if (!(stayFits(city, first, last) && this.reach.canLeave(visited, city, last))) continue
      for (const { before, scores } of this.leavings(visited, city, last)) {
        const frame = { city, first, last, after, before }
        for (const { score, gains } of optionsOf(frame)) {
          if (score + (scores[needed & ~gains] ?? never) === target) return { frame, gains }
        }
      }
    }
    throw new Error('The best route has no stay that leads along it')
  }

  private bestWayOut(visited: number, { city, last, before }: StayFrame, needed: number): WayOut {
    const leaving = this.leavings(visited, city, last).find((each) => each.before === before)
    const target = leaving?.scores[needed]
    const found = this.waysOut(visited, city, last).find(
      (way) =>
        way.before === before &&
        way.score + (this.restOf(way, visited, last)[needed] ?? never) === target,
    )
    if (!found) throw new Error('The best route has no way that leads along it')
    return found
  }
}
