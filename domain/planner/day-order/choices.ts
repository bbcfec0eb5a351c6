/** Which visits may replace a stop when a day is put in order. */
import type { DayProblem } from '../problem/day-problem.ts'
import type { DayScore } from './day-score.ts'

/** For each stop of a day the visits that may stand for it. */
export type Choices = readonly (readonly number[])[]

/** Visits of a plan and their places, none of which may be used on two days. */
export type Used = Set<number | string>
export type ReadonlyUsed = ReadonlySet<number | string>

/** What a visit occupies: itself (as a meal somewhere near a sight) and its place. */
export function takenBy({ visits }: DayProblem, visit: number): (number | string)[] {
  const { place } = visits[visit] ?? {}
  return place ? [visit, place.id] : [visit]
}

/** Whether a visit may not replace another: it is used already, or is of a dish with a fixed number of times. */
export function isTaken(built: DayProblem, visit: number, used: ReadonlyUsed): boolean {
  if (built.visits[visit]?.ofADish) return true
  return takenBy(built, visit).some((each) => used.has(each))
}

/** Tables tried for a meal around each of the other stops. */
const tablesAround = 3

/** Choices for each stop of a day: a sight at other hours, a meal at tables near the other stops. */
export function choicesOf(
  { built, problem }: DayScore,
  day: number,
  order: readonly number[],
  used: ReadonlyUsed,
): Choices {
  const { open, close, visits, toll, points, point } = problem
  const isOpen = (visit: number) =>
    (open[day * visits + visit] as number) <= (close[day * visits + visit] as number)
  return order.map((visit) => {
    const { place, kind, meal, locked, mandatory } = built.visits[visit] ?? {}
    if (kind === 'visit' && place) {
      const all = visitsOf(built).byPlace.get(place.id) ?? []
      return all.filter(
        (other) =>
          other === visit ||
          (built.visits[other]?.kind === kind && isOpen(other) && !used.has(other)),
      )
    }
    if (kind !== 'meal' || !meal || locked || mandatory) return [visit]
    const tables = (visitsOf(built).byMeal.get(meal) ?? []).filter((other) => {
      const { place: table, around } = built.visits[other] ?? {}
      if (!(table ?? around) || !isOpen(other)) return false
      return !isTaken(built, other, used)
    })
    const around = order.flatMap((stop) => {
      if (stop === visit) return []
      const from = (point[stop] as number) * points
      const way = (table: number) => toll[from + (point[table] as number)] as number
      return nearestTables(tables, way, tablesAround)
    })
    return [...new Set([visit, ...around])]
  })
}

/** The few tables with the shortest ways, shortest first; of equals the first. */
export function nearestTables(
  tables: readonly number[],
  way: (table: number) => number,
  most: number,
): number[] {
  const found: { table: number; takes: number }[] = []
  for (const table of tables) {
    const takes = way(table)
    const last = found[most - 1]
    if (last && takes >= last.takes) continue
    const at = found.findLastIndex((each) => each.takes <= takes) + 1
    found.splice(at, 0, { table, takes })
    if (found.length > most) found.pop()
  }
  return found.map(({ table }) => table)
}

interface VisitsOf {
  byPlace: ReadonlyMap<string, readonly number[]>
  byMeal: ReadonlyMap<string, readonly number[]>
}

/** Cache of a problem's visits by what they stand for, looked up with every change that is tried. */
const listed = new WeakMap<DayProblem['visits'], VisitsOf>()

export function visitsOf({ visits }: DayProblem): VisitsOf {
  let found = listed.get(visits)
  if (!found) {
    const numbers = Array.from(visits.keys())
    found = {
      byPlace: Map.groupBy(numbers, (number) => visits[number]?.place?.id ?? ''),
      byMeal: Map.groupBy(numbers, (number) => visits[number]?.meal ?? ''),
    }
    listed.set(visits, found)
  }
  return found
}
