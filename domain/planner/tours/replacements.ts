/** Visits that fit in place of each visit of a plan, with everything else unchanged. */
import { compileProblem, type TourPlan, type TourProblem } from './problem.ts'
import { Tours } from './tours.ts'

/** By day and position: visits outside of the plan, the most profitable first. */
export function replacements(problem: TourProblem, plan: TourPlan): number[][][] {
  const compiled = compileProblem(problem)
  const tours = new Tours(compiled)
  for (const [day, visits] of plan.entries()) {
    for (const [index, visit] of visits.entries()) tours.insert(day, index + 1, visit)
  }
  const outside = Array.from(tours.unrouted.subarray(0, tours.unroutedCount))
  const profitOn = (day: number) => (visit: number) =>
    compiled.profit[day * compiled.visits + visit] ?? 0
  return plan.map((visits, day) =>
    visits.map((visit, index) => {
      const position = index + 1
      tours.removeWithoutRetiming(day, position, 1)
      tours.retime(day)
      const fitting = outside.filter(
        (other) => tours.fits(day, position, other) && tours.allows(day, position, other),
      )
      tours.insert(day, position, visit)
      const profit = profitOn(day)
      return fitting.sort((a, b) => profit(b) - profit(a) || a - b)
    }),
  )
}
