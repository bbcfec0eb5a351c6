/** What a tour leaves open after each of its stops. */
import { toPreviousMark } from '../marks.ts'
import type { DayProblem } from '../problem/day-problem.ts'

/** Minutes between the end of a stop and setting out for the next or for home, on marks. */
export function freeAfter(
  { problem }: DayProblem,
  day: number,
  tour: readonly number[],
  position: number,
  over: number,
): number {
  const [here, next] = [
    problem.visits[tour[position] ?? -1],
    problem.visits[tour[position + 1] ?? -1],
  ]
  const limits = problem.days[day]
  if (!(here && limits)) return 0
  if (!next) {
    return limits.to - (problem.travel[here.point * problem.points + limits.endPoint] ?? 0) - over
  }
  const way = problem.travel[here.point * problem.points + next.point] ?? 0
  const span = (next.starts[day] ?? []).find(({ to }) => over + way <= to)
  return Math.max(0, toPreviousMark((span?.from ?? 0) - way) - over)
}
