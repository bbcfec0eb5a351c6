/**
 * Moves gaps to earlier visits: minutes left between two stops, too few for a sight, lengthen an earlier visit
 * where one likes to stay; the stops after it begin a little later, as far as opening hours, light and fixed stops
 * allow.
 */
import { mostLonger } from '../longer-visits.ts'
import { toPreviousMark } from '../marks.ts'
import type { DayProblem } from '../problem/day-problem.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'

/** Gaps in minutes between these bounds are moved; longer ones are told as free time. */
const shortest = 20
const longest = 60

interface Timed {
  /** Minute of the day. */
  start: number
  /** Minutes by which the stop may begin later. */
  mayWait: number
  /** Minutes by which it may last longer. */
  mayLast: number
  /** Minutes between its end and the departure to the next stop. */
  free: number
}

/** Minutes by which each stop of a day is lengthened for a later gap. */
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
    // The stop itself takes what it can.
    let left = toPreviousMark(free - mayLast)
    if (free >= longest || left < shortest) continue
    for (let at = last; at > 0 && left > 0; at -= 1) {
      left = Math.min(left, times[at]?.mayWait ?? 0)
      const before = times[at - 1]
      if (!before || before.free >= shortest) break
      const share = toPreviousMark(Math.min(left, before.mayLast - before.free))
      if (share > 0) longer[at - 1] = share + before.free
      // Shifting stops through a free gap would only fill that gap.
      if (share > 0 || before.free > 0) break
    }
  }
  return longer
}

/** Minutes of waiting before lunch for which a day may as well begin later; and the latest minute for that begin. */
const waiting = 45
const stillMorning = 645
const earlyEnough = 595

/**
 * Minutes by which a day begins later, so that one is not out early only to stand and wait before noon: the stops
 * before the gap move, as far as their hours allow.
 */
export function laterBegin(
  built: DayProblem,
  index: number,
  tour: readonly number[],
  day: PlanDay,
  request: PlanRequest,
): number {
  const times = timed(built, index, tour, day, request)
  let most = stillMorning - (times[0]?.start ?? stillMorning)
  for (const [at, { mayWait, free }] of times.entries()) {
    const { meal, place } = built.visits[tour[at] ?? -1] ?? {}
    if (meal) return 0
    // What is best in the morning does not wait until noon.
    if (place?.bestTime === 'morning')
      most = Math.min(most, earlyEnough - (times[0]?.start ?? earlyEnough))
    most = Math.min(most, mayWait)
    if (most <= 0) return 0
    if (free >= waiting) return Math.max(0, toPreviousMark(Math.min(most, free)))
  }
  return 0
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
      start,
      mayWait: meaning.locked || meaning.outing ? 0 : (span?.to ?? start) - start,
      mayLast: mostLonger(meaning, { start, minutes: visit.duration }, day, request),
      free: 0,
    })
    point = visit.point
    left = start + visit.duration
  }
  return times
}
