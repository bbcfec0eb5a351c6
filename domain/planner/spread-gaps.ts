/**
 * Minutes that would be left between two stops, too few for a sight and too many for nothing, go to an earlier visit
 * at which one likes to stay: the stops after it begin a little later, as long as their doors, their light and what
 * is settled allow it.
 */
import { mostLonger } from './longer-visits.ts'
import { toPreviousMark } from './marks.ts'
import type { DayProblem } from './problem/day-problem.ts'
import type { PlanDay, PlanRequest } from './schema.ts'

/** Fewer minutes are the time to look around; more are told as free, and stay whole. */
const shortest = 20
const longest = 60

interface Timed {
  /** By how many minutes the stop may begin later than it does. */
  mayWait: number
  /** By how many it may last longer. */
  mayLast: number
  /** Minutes between its end and setting out for the next. */
  free: number
}

/** By how many minutes each stop of a day is longer for a gap that comes after a later one. */
export function spreadGaps(
  built: DayProblem,
  index: number,
  tour: readonly number[],
  day: PlanDay,
  request: PlanRequest,
): number[] {
  const times = timed(built, index, tour, day, request)
  const longer = times.map(() => 0)
  for (const [last, { free, mayLast }] of times.entries()) {
    // What the stop itself can take of it, it does.
    let left = toPreviousMark(free - mayLast)
    if (free >= longest || left < shortest) continue
    for (let at = last; at > 0 && left > 0; at -= 1) {
      left = Math.min(left, times[at]?.mayWait ?? 0)
      const before = times[at - 1]
      if (!before || before.free >= shortest) break
      const share = toPreviousMark(Math.min(left, before.mayLast - before.free))
      if (share > 0) longer[at - 1] = share + before.free
      // What is moved through minutes that are free would be swallowed by them.
      if (share > 0 || before.free > 0) break
    }
  }
  return longer
}

function timed(
  { problem, visits }: DayProblem,
  index: number,
  tour: readonly number[],
  day: PlanDay,
  request: PlanRequest,
): Timed[] {
  const { startPoint = 0, from = 0 } = problem.days[index] ?? {}
  const times: Timed[] = []
  let [point, left] = [startPoint, from]
  for (const [position, number] of tour.entries()) {
    const visit = problem.visits[number]
    const meaning = visits[number]
    if (!(visit && meaning)) return []
    const ready = left + (problem.travel[point * problem.points + visit.point] ?? 0)
    const span = (visit.starts[index] ?? []).find(({ to }) => ready <= to)
    const start = Math.max(ready, span?.from ?? ready)
    const before = times[position - 1]
    if (before) before.free = toPreviousMark(start - ready)
    times.push({
      mayWait: meaning.locked || meaning.outing ? 0 : (span?.to ?? start) - start,
      mayLast: mostLonger(meaning, { start, minutes: visit.duration }, day, request),
      free: 0,
    })
    point = visit.point
    left = start + visit.duration
  }
  return times
}
