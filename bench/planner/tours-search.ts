/** Runs the product's solver against the clock, and looks at the best plan at chosen moments. */
import type { TourPlan, TourProblem } from '#domain/planner/tours/problem.ts'
import { solveTours } from '#domain/planner/tours/solve.ts'
import { startClock } from './case-clock.ts'

const usualSeed = 1
const stepsBetweenLooks = 16

/** The best plan after each number of seconds, ascending; one run, as a longer one goes the same way. */
export function plansAfter(
  problem: TourProblem,
  moments: readonly number[],
  seed = usualSeed,
): TourPlan[] {
  const seconds = startClock()
  const found: TourPlan[] = []
  let best: TourPlan = []
  solveTours(problem, {
    seed,
    onBetter: (plan) => {
      best = plan
    },
    goOn: (steps) => {
      if (steps % stepsBetweenLooks !== 0) return true
      const elapsed = seconds()
      while (found.length < moments.length && elapsed >= (moments[found.length] ?? 0))
        found.push(best)
      return found.length < moments.length
    },
  })
  return found
}

export interface PlainVisit {
  x: number
  y: number
  duration: number
  profit: number
  /** When the visit may start on each day; null: closed. */
  hours: readonly ({ from: number; to: number } | null)[]
}

/**
 * The profit of a plan by the file's own numbers. Throws when the plan breaks a rule, so that no
 * figure can stand on a wrong solver. Distances are cut to whole units of `scale`.
 */
export function profitOf(
  plan: TourPlan,
  visits: readonly PlainVisit[],
  depot: { x: number; y: number; from: number; to: number },
  scale: number,
): number {
  const way = (a: { x: number; y: number }, b: { x: number; y: number }) => cutDistance(a, b, scale)
  const seen = new Set<number>()
  let profit = 0
  for (const [day, tour] of plan.entries()) {
    let here: { x: number; y: number } = depot
    let time = Math.round(depot.from * scale)
    for (const id of tour) {
      const visit = visits[id]
      const hours = visit?.hours[day]
      if (!(visit && hours) || seen.has(id)) throw new Error(`Visit ${id} can't be on day ${day}`)
      seen.add(id)
      time = Math.max(time + way(here, visit), Math.round(hours.from * scale))
      if (time > Math.round(hours.to * scale)) throw new Error(`Visit ${id} is closed by then`)
      time += Math.round(visit.duration * scale)
      profit += visit.profit
      here = visit
    }
    if (time + way(here, depot) > Math.round(depot.to * scale))
      throw new Error(`Day ${day} is late`)
  }
  return profit
}

/** As the sets define it: the Euclidean distance, cut and not rounded. */
export function cutDistance(
  a: { x: number; y: number },
  b: { x: number; y: number },
  scale: number,
): number {
  return Math.floor(Math.hypot(a.x - b.x, a.y - b.y) * scale + 1e-7)
}

/** The same visits as the solver's problem, in whole units of `scale`. */
export function toursProblem(
  visits: readonly PlainVisit[],
  depot: { x: number; y: number; from: number; to: number },
  days: number,
  scale: number,
): TourProblem {
  const points = [depot, ...visits]
  const travel = Int32Array.from({ length: points.length ** 2 }, (_, at) => {
    const from = points[Math.floor(at / points.length)] ?? depot
    return cutDistance(from, points[at % points.length] ?? depot, scale)
  })
  const unit = (value: number) => Math.round(value * scale)
  return {
    travel,
    points: points.length,
    days: Array.from({ length: days }, () => ({
      startPoint: 0,
      endPoint: 0,
      from: unit(depot.from),
      to: unit(depot.to),
    })),
    visits: visits.map(({ duration, profit, hours }, index) => ({
      point: index + 1,
      duration: unit(duration),
      profit: Array.from({ length: days }, () => profit),
      starts: Array.from({ length: days }, (_, day) => {
        const open = hours[day]
        return open ? [{ from: unit(open.from), to: unit(open.to) }] : []
      }),
    })),
  }
}
