/**
 * After the search: a day that would begin at lunch begins with one of its sights instead. Free time in the
 * afternoon is welcome; a morning of nothing is a morning lost.
 */
import { type DayScore, dayScoreOf } from './day-order/day-score.ts'
import { isSight } from './fill-free-time.ts'
import type { DayProblem } from './problem/day-problem.ts'
import { layDay } from './tours/lay-day.ts'
import { compileProblem, type TourPlan } from './tours/problem.ts'
import { Tours } from './tours/tours.ts'

/** Beyond what one may sleep in, a morning counts as empty from here on. */
const emptyMorning = 60
/** What a morning is worth: some walking to and fro, and not the crossing of a town. */
const morningWorth = 150
/** What a minute of it takes when it is free later instead, by the score of a day: that is as welcome as before. */
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
    // The first stop of such a morning is where the day begins already.
    if (index === 0 || !isMovable(built, visit)) continue
    const rest = tour.toSpliced(index, 1)
    for (const sibling of siblingsOf(built, visit)) {
      // What is had on several days has a visit for each of them.
      if (sibling !== visit && tours.dayOf[sibling] !== -1) continue
      const order = [sibling, ...rest]
      const worth = score.of(day, order) ?? Number.NEGATIVE_INFINITY
      if (worth <= (best?.worth ?? least) || !layDay(tours, day, order).isFeasible) continue
      if (!isEmpty(built, tours, day)) best = { order, worth }
    }
  }
  layDay(tours, day, best?.order ?? tour)
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

/** A day that begins with lunch has no morning, however early lunch is. */
function isEmpty({ visits }: DayProblem, tours: Tours, day: number): boolean {
  const first = visits[tours.visit[day * tours.stride + 1] ?? -1]
  return morningOf(tours, day) >= (first?.meal === 'lunch' ? 0 : emptyMorning)
}

/** Minutes before the first stop that are neither sleep nor the way to it. */
function morningOf({ problem, stride, length, leave, visit, where }: Tours, day: number): number {
  if ((length[day] ?? 0) === 0) return 0
  const at = day * stride + 1
  const first = visit[at] ?? -1
  const begins = (leave[at] ?? 0) - (problem.duration[first] ?? 0)
  const way = problem.travel[(where[at - 1] ?? 0) * problem.points + (where[at] ?? 0)] ?? 0
  return begins - way - (leave[at - 1] ?? 0) - problem.lateStart
}
