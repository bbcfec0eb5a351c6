/**
 * The last pass: orders the days once more, after later passes added stops. Every stop stays on its day and every
 * meal at its table, and the first stop of a day stays first.
 */
import type { DayProblem } from '../problem/day-problem.ts'
import type { TourPlan } from '../tours/problem.ts'
import { DayScore } from './day-score.ts'
import { moved } from './keep-quarters.ts'

const mostRounds = 8
const significant = 0.5

export function lastOrder(built: DayProblem, plan: TourPlan): TourPlan {
  const score = new DayScore(built)
  return plan.map((tour, day) => {
    let order = tour
    for (let round = 0; round < mostRounds; round += 1) {
      const better = betterOrder(score, day, order)
      if (!better) break
      order = better
    }
    return order
  })
}

function betterOrder(score: DayScore, day: number, order: readonly number[]) {
  const now = score.of(day, order)
  // An order that this score can't reproduce was settled by other rules, and stays.
  if (now === null) return null
  let best: { order: readonly number[]; worth: number } | null = null
  for (const change of moved(order)) {
    // The first stop was chosen for the morning, which this score does not see.
    if (change[0] !== order[0]) continue
    const worth = score.of(day, change)
    if (worth !== null && worth > (best?.worth ?? now + significant))
      best = { order: change, worth }
  }
  return best?.order ?? null
}
