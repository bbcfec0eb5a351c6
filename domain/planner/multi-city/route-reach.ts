/**
 * Which states of a route can still be completed, by days and legs alone: the search never leaves them, and they
 * suffice to show that there is no route.
 */
import type { LegChoice } from './leg-choice.ts'
import type { StayFrame, StayOption } from './stay-options.ts'

export interface RouteProblem {
  cities: number
  visits: number
  /** Whether the trip may end on a day. */
  endsOn: (day: number) => boolean
  horizon: number
  inOrder: boolean
  /** Whether a stay has an allowed length and lies within its windows. */
  stayFits: (city: number, first: number, last: number) => boolean
  /** The leg from home on the first day, or between two cities; null without a home. */
  outward: ((city: number) => readonly LegChoice[]) | null
  onward: (from: number, to: number, day: number) => readonly LegChoice[]
  homeward: ((city: number, day: number) => readonly LegChoice[]) | null
  optionsOf: (frame: StayFrame) => readonly StayOption[]
  /** What all stays must gain together, as a set of bits. */
  goal: number
  endScore: (day: number) => number
}

const [unknown, yes, no] = [0, 1, 2]

/** Whether any route has the right days and legs, whatever beds and meals there are. */
export function routeExists(problem: RouteProblem): boolean {
  const reach = new RouteReach(problem)
  return reach.starts().some((city) => reach.canFinish(1 << city, city, 1))
}

export class RouteReach {
  private readonly problem: RouteProblem
  private readonly leaving = new Map<number, Uint8Array>()
  private readonly latestArrival: number[] = []
  private readonly leastDays: number[] = []

  constructor(problem: RouteProblem) {
    this.problem = problem
    const { cities, horizon, stayFits } = problem
    for (let city = 0; city < cities; city += 1) {
      let [latest, least] = [0, horizon + 1]
      for (let first = 1; first <= horizon; first += 1) {
        for (let last = first; last <= horizon; last += 1) {
          if (!stayFits(city, first, last)) continue
          latest = first
          least = Math.min(least, last - first + 1)
          break
        }
      }
      this.latestArrival.push(latest)
      this.leastDays.push(least)
    }
  }

  starts(): number[] {
    const { cities, outward } = this.problem
    const all = Array.from({ length: cities }, (_, city) => city)
    return outward ? all.filter((city) => outward(city).length > 0) : all
  }

  /** Whether the trip can be completed from a city reached on a day, by days and legs alone. */
  canFinish(visited: number, city: number, first: number): boolean {
    if (this.tooLate(visited, first)) return false
    for (let last = first; last <= this.problem.horizon; last += 1) {
      if (this.problem.stayFits(city, first, last) && this.canLeave(visited, city, last))
        return true
    }
    return false
  }

  canLeave(visited: number, city: number, day: number): boolean {
    const { cities, horizon } = this.problem
    const key = visited * cities + city
    let days = this.leaving.get(key)
    if (!days) {
      days = new Uint8Array(horizon + 1)
      this.leaving.set(key, days)
    }
    if (days[day] === unknown) days[day] = this.findsWayOn(visited, city, day) ? yes : no
    return days[day] === yes
  }

  private findsWayOn(visited: number, city: number, day: number): boolean {
    const { endsOn, homeward, onward } = this.problem
    const left = this.next(visited, city)
    if (left === null) return endsOn(day) && (homeward?.(city, day).length ?? 1) > 0
    return left.some(
      (to) => onward(city, to, day).length > 0 && this.canFinish(visited | (1 << to), to, day),
    )
  }

  /** Whether some city can no longer be visited, or all of them need more days. */
  private tooLate(visited: number, day: number): boolean {
    const { cities, visits, horizon } = this.problem
    if (visits < cities) return false
    let needed = 0
    for (let city = 0; city < cities; city += 1) {
      if (visited & (1 << city)) continue
      if ((this.latestArrival[city] ?? 0) < day) return true
      needed += (this.leastDays[city] ?? 1) - 1
    }
    return day + needed > horizon
  }

  /** The possible next cities; null when all visits were made. */
  next(visited: number, city: number): number[] | null {
    const { cities, visits, inOrder } = this.problem
    if (bitCount(visited) === visits) return null
    const next: number[] = []
    for (let to = inOrder ? city + 1 : 0; to < cities; to += 1) {
      if (!(visited & (1 << to))) next.push(to)
    }
    return next
  }
}

function bitCount(set: number): number {
  let count = 0
  for (let rest = set; rest; rest &= rest - 1) count += 1
  return count
}
