/**
 * A pass after the search: moves one of the day's sights to the morning where a day would begin with lunch. Free
 * time in the afternoon is welcome, an empty morning is not.
 */
import { type DayScore, dayScoreOf } from '../day-order/day-score.ts'
import type { DayProblem } from '../problem/day-problem.ts'
import { compileProblem, type TourPlan } from '../tours/problem.ts'
import { setOrder } from '../tours/set-order.ts'
import { Tours } from '../tours/tours.ts'
import { isSight } from './fill-free-time.ts'

/** Minutes beyond sleeping in from which a morning counts as empty. */
const emptyMorning = 60
/** Points of the search that an earlier begin may cost. */
const morningWorth = 150
/** Points for each minute that becomes free later instead. */
const freeLater = 1.8

export function beginMornings(built: DayProblem, plan: TourPlan): TourPlan {
  const tours = new Tours(compileProblem(built.problem))
  for (const [day, tour] of plan.entries()) {
    for (const [index, visit] of tour.entries()) tours.insert(day, index + 1, visit)
  }
  const score = dayScoreOf(built)
  for (const day of plan.keys()) beginDay(built, score, tours, day)
  return tours.toPlan()
}

function beginDay(built: DayProblem, score: DayScore, tours: Tours, day: number): void {
  if (!isEmpty(built, tours, day)) return
  const tour = tours.toPlan()[day] ?? []
  const now = score.of(day, tour)
  if (now === null) return
  const least = now - morningWorth - freeLater * morningOf(tours, day)
  let best: { order: number[]; worth: number } | null = null
  for (const [index, visit] of tour.entries()) {
    // The first stop can't be moved to where it already is.
    if (index === 0 || !isMovable(built, visit)) continue
    const rest = tour.toSpliced(index, 1)
    for (const sibling of siblingsOf(built, visit)) {
      // A place visited on several days has one visit for each.
      if (sibling !== visit && tours.dayOf[sibling] !== -1) continue
      const order = [sibling, ...rest]
      const worth = score.of(day, order) ?? Number.NEGATIVE_INFINITY
      if (worth <= (best?.worth ?? least) || !setOrder(tours, day, order).isFeasible) continue
      if (!isEmpty(built, tours, day)) best = { order, worth }
    }
  }
  setOrder(tours, day, best?.order ?? tour)
}

function isMovable(built: DayProblem, visit: number): boolean {
  const { locked = true } = built.visits[visit] ?? {}
  return !locked && isSight(built.visits[visit])
}

/** The visits to the same place at other hours, this one among them. */
function siblingsOf({ visits }: DayProblem, visit: number): number[] {
  const { place } = visits[visit] ?? {}
  return Array.from(visits.keys()).filter((other) => {
    const { place: there, kind } = visits[other] ?? {}
    return kind === 'visit' && there?.id === place?.id
  })
}

/** Whether the morning is empty: the day begins with lunch, or late. */
function isEmpty({ visits }: DayProblem, tours: Tours, day: number): boolean {
  const first = visits[tours.visit[day * tours.stride + 1] ?? -1]
  return morningOf(tours, day) >= (first?.meal === 'lunch' ? 0 : emptyMorning)
}

/** Minutes before the first stop that are neither sleep nor travel. */
function morningOf({ problem, stride, length, leave, visit, where }: Tours, day: number): number {
  if ((length[day] ?? 0) === 0) return 0
  const at = day * stride + 1
  const first = visit[at] ?? -1
  const begins = (leave[at] ?? 0) - (problem.duration[first] ?? 0)
  const way = problem.travel[(where[at - 1] ?? 0) * problem.points + (where[at] ?? 0)] ?? 0
  return begins - way - (leave[at - 1] ?? 0) - problem.lateStart
}
