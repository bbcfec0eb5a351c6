/** Checks whether the stops of a day keep their hours when one of them moves, and measures the ways. */
import type { DayProblem } from '../problem/day-problem.ts'
import type { StartSpan, TourDay } from '../tours/problem.ts'

/** A visit with changes applied. */
export interface ChangedVisit {
  visit: number
  point: number
  duration: number
  starts: readonly StartSpan[]
}

type Order = readonly number[]

/** Fewest minutes between lunch and dinner. */
const untilHungry = 180

/** Minutes of all ways of a day, from its start to its end. */
export function waysOf(order: Order, { startPoint, endPoint }: TourDay, built: DayProblem): number {
  const points = [
    startPoint,
    ...order.map((each) => built.problem.visits[each]?.point ?? startPoint),
  ]
  return [...points, endPoint]
    .slice(1)
    .reduce((sum, to, at) => sum + wayBetween(points[at] ?? startPoint, to, built), 0)
}

/** Minutes to a changed stop and on from it, and the detour that it causes. */
export function waysBy(
  order: Order,
  { startPoint, endPoint }: TourDay,
  { visit, point }: ChangedVisit,
  built: DayProblem,
) {
  const at = order.indexOf(visit)
  const pointAt = (index: number, otherwise: number) =>
    built.problem.visits[order[index] ?? -1]?.point ?? otherwise
  const [before, after] = [pointAt(at - 1, startPoint), pointAt(at + 1, endPoint)]
  const [there, on] = [wayBetween(before, point, built), wayBetween(point, after, built)]
  return { there, on, detour: there + on - wayBetween(before, after, built) }
}

const wayBetween = (from: number, to: number, { travel }: DayProblem) =>
  travel.minutes[from * travel.size + to] ?? 0

/** The orders with one stop moved within the day; the first stays first. */
export function withOneMoved(stops: Order): Order[] {
  return stops.flatMap((stop, from) => {
    const others = stops.toSpliced(from, 1)
    const places = Array.from({ length: others.length }, (_, index) => index + 1)
    return from === 0
      ? []
      : places.filter((to) => to !== from).map((to) => others.toSpliced(to, 0, stop))
  })
}

/**
 * The longest wait of a day with one stop changed, where every stop keeps an allowed hour and dinner is well after
 * lunch; null where that is impossible.
 */
export function longestWait(
  order: Order,
  { day, late, less }: { day: number; late: number; less: number },
  changed: ChangedVisit | null,
  built: DayProblem,
): number | null {
  const { problem, visits } = built
  const tour = problem.days[day]
  if (!tour) return null
  const way = (from: number, to: number) => problem.travel[from * problem.points + to] ?? 0
  let [time, point, lunchOver] = [tour.from, tour.startPoint, Number.NEGATIVE_INFINITY]
  let longest = 0
  for (const number of order) {
    const visit = problem.visits[number]
    if (!visit) return null
    const own = number === changed?.visit ? changed : undefined
    const there = own?.point ?? visit.point
    const arrival = time + way(point, there)
    const span = (own?.starts ?? visit.starts[day] ?? []).find(({ to }) => arrival <= to)
    if (!span) return null
    const start = Math.max(arrival, span.from)
    if (number !== order[0]) longest = Math.max(longest, start - arrival)
    const { meal } = visits[number] ?? {}
    if (meal === 'dinner' && start - lunchOver < untilHungry) return null
    const spared = less > 0 && isLong(number, built) ? less : 0
    time = start + (own?.duration ?? visit.duration - spared)
    if (meal === 'lunch') lunchOver = time
    point = there
  }
  return time + way(point, tour.endPoint) <= tour.to + late ? longest : null
}

/** When a day comes to one of its stops, and from where in minutes; null where the order is impossible. */
export function arrivalAt(
  order: Order,
  visit: number,
  day: number,
  { problem }: DayProblem,
): { minute: number; way: number } | null {
  const tour = problem.days[day]
  if (!tour) return null
  let [time, point] = [tour.from, tour.startPoint]
  for (const number of order) {
    const next = problem.visits[number]
    const way = problem.travel[point * problem.points + (next?.point ?? point)] ?? 0
    if (number === visit) return { minute: time + way, way }
    const span = (next?.starts[day] ?? []).find(({ to }) => time + way <= to)
    if (!next || !span) return null
    time = Math.max(time + way, span.from) + next.duration
    point = next.point
  }
  return null
}

/** Minutes by which a long visit may be shortened for a table. */
export const shorterBy = 15
const aLongVisit = 120

export function isLong(visit: number, { visits, problem }: DayProblem): boolean {
  const { kind, locked, outing } = visits[visit] ?? {}
  return (
    kind === 'visit' && !locked && !outing && (problem.visits[visit]?.duration ?? 0) >= aLongVisit
  )
}
