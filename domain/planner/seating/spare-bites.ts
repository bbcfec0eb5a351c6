/** Removes snacks right after a meal or another snack: the time becomes free. */
import { isSnack } from '../meals/meal-places.ts'
import type { DayProblem } from '../problem/day-problem.ts'
import { compileProblem, type TourPlan } from '../tours/problem.ts'
import { Tours } from '../tours/tours.ts'

/** Fewest minutes until a snack: after lunch, before a meal, and after another snack. */
const afterLunch = 75
const beforeAMeal = 75
const afterABite = 240

export function spareBites(
  built: DayProblem,
  plan: TourPlan,
  wished: ReadonlySet<string>,
): TourPlan {
  const { visits } = built
  const isBite = (visit: number | undefined) => {
    const { place, kind } = visits[visit ?? -1] ?? {}
    return kind === 'visit' && place !== null && place !== undefined && isSnack(place)
  }
  const isFree = (visit: number) => {
    const { place, mandatory, locked } = visits[visit] ?? {}
    return isBite(visit) && !(mandatory || locked || wished.has(place?.id ?? ''))
  }
  const tours = new Tours(compileProblem(built.problem))
  for (const [day, tour] of plan.entries()) {
    for (const [index, visit] of tour.entries()) tours.insert(day, index + 1, visit)
  }
  const leaves = (day: number, index: number) => tours.leave[day * tours.stride + index + 1] ?? 0
  return plan.map((tour, day) => {
    const begins = (index: number) =>
      leaves(day, index) - (built.problem.visits[tour[index] ?? -1]?.duration ?? 0)
    let lastBite = -day24
    return tour.filter((visit, index) => {
      const isStacked = begins(index) - lastBite < afterABite
      if (isBite(visit) && !(isFree(visit) && isStacked)) lastBite = leaves(day, index)
      if (!isFree(visit)) return true
      const [before, after] = [tour[index - 1], tour[index + 1]]
      const since = before === undefined ? day24 : begins(index) - leaves(day, index - 1)
      const until = after === undefined ? day24 : begins(index + 1) - leaves(day, index)
      const meal = visits[before ?? -1]?.meal
      if ((meal === 'lunch' || meal === 'breakfast') && since < afterLunch) return false
      if (isStacked) return false
      return !(visits[after ?? -1]?.meal && until < beforeAMeal)
    })
  })
}

const day24 = 1440
