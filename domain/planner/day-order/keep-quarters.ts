/**
 * A pass after the search: orders every day so that no quarter is left and entered again, and meals are had where
 * one is. No stop comes in or goes out, except one table for another of the same meal.
 */
import type { DayProblem } from '../problem/day-problem.ts'
import type { TourPlan } from '../tours/problem.ts'
import { bestOrder } from './best-order.ts'
import {
  choicesOf,
  isTaken,
  nearestTables,
  type ReadonlyUsed,
  takenBy,
  type Used,
  visitsOf,
} from './choices.ts'
import { type DayScore, dayScoreOf } from './day-score.ts'

const longestSegment = 3
const mostRounds = 12
/** Tables tried in place of another: those with the shortest way. */
const tablesTried = 10
const significant = 0.5

type Order = readonly number[]

export function keepQuarters(built: DayProblem, plan: TourPlan): TourPlan {
  const score = dayScoreOf(built)
  const used: Used = new Set(plan.flat().flatMap((visit) => takenBy(built, visit)))
  return plan.map((tour, day) => {
    let order: Order = tour
    for (let round = 0; round < mostRounds; round += 1) {
      const better =
        round === 0
          ? (bestOrder(score, day, order, choicesOf(score, day, order, used)) ?? order)
          : bestChange(score, day, order, used)
      if (!better) break
      for (const visit of order) for (const each of takenBy(built, visit)) used.delete(each)
      for (const visit of better) for (const each of takenBy(built, visit)) used.add(each)
      order = better
    }
    return order
  })
}

function bestChange(score: DayScore, day: number, order: Order, used: ReadonlyUsed): Order | null {
  const now = score.of(day, order)
  // An order that this score can't reproduce was settled by other rules, and stays.
  if (now === null) return null
  let best: { order: Order; worth: number } | null = null
  const changes = [
    ...moved(order),
    ...otherHours(score, day, order, used),
    ...otherTables(score, day, order, used),
    ...seatedAnew(score, day, order, used),
  ]
  for (const change of changes) {
    const worth = score.of(day, change)
    if (worth !== null && worth > (best?.worth ?? now + significant)) {
      best = { order: change, worth }
    }
  }
  return best?.order ?? null
}

/** Orders with a few consecutive stops moved elsewhere in the day, in either direction. */
export function* moved(order: Order): Generator<Order> {
  for (let length = 1; length <= longestSegment; length += 1) {
    for (let from = 0; from + length <= order.length; from += 1) {
      const segment = order.slice(from, from + length)
      const rest = order.toSpliced(from, length)
      for (let to = 0; to <= rest.length; to += 1) {
        if (to !== from) yield rest.toSpliced(to, 0, ...segment)
        if (length > 1) yield rest.toSpliced(to, 0, ...segment.toReversed())
      }
    }
  }
}

/** Orders with the same place at its best hour or at another one, anywhere in the day. */
function* otherHours(
  { built, problem }: DayScore,
  day: number,
  order: Order,
  used: ReadonlyUsed,
): Generator<Order> {
  for (const [index, visit] of order.entries()) {
    const { place, kind } = built.visits[visit] ?? {}
    if (!place || kind !== 'visit') continue
    const rest = order.toSpliced(index, 1)
    for (const other of visitsOf(built).byPlace.get(place.id) ?? []) {
      if (used.has(other) || built.visits[other]?.kind !== kind) continue
      const slot = day * problem.visits + other
      if ((problem.open[slot] as number) > (problem.close[slot] as number)) continue
      for (let to = 0; to <= rest.length; to += 1) yield rest.toSpliced(to, 0, other)
    }
  }
}

/** Orders of the sights alone that are tried with every table. */
const ordersTried = 6

/**
 * The sights in another order, and then lunch where that order has it: a table that suited the old order would
 * prevent the new one.
 */
function* seatedAnew(
  score: DayScore,
  day: number,
  order: Order,
  used: ReadonlyUsed,
): Generator<Order> {
  const at = order.findIndex((visit) => {
    const { kind, meal, locked, mandatory } = score.built.visits[visit] ?? {}
    return kind === 'meal' && meal === 'lunch' && !locked && !mandatory
  })
  const lunch = order[at]
  if (lunch === undefined) return
  const rest = order.toSpliced(at, 1)
  const best = [...moved(rest)]
    .flatMap((sights) => {
      const worth = score.of(day, sights)
      return worth === null ? [] : [{ sights, worth }]
    })
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, ordersTried)
  for (const { sights } of best) yield* otherTables(score, day, [...sights, lunch], used, lunch)
}

/** Orders with another table for the same meal, near the stops before and after it. */
function* otherTables(
  { built, problem }: DayScore,
  day: number,
  order: Order,
  used: ReadonlyUsed,
  /** The only meal to look at; all where it is left out. */
  only?: number,
): Generator<Order> {
  const { toll, points, point, open, close, visits, tours } = problem
  const { startPoint = 0, endPoint = 0 } = tours[day] ?? {}
  for (const [index, visit] of order.entries()) {
    const { kind, meal, locked, mandatory } = built.visits[visit] ?? {}
    if (only !== undefined && visit !== only) continue
    if (kind !== 'meal' || !meal || locked || mandatory) continue
    const rest = order.toSpliced(index, 1)
    const isNew = (other: number) => {
      const { place, around } = built.visits[other] ?? {}
      const slot = day * visits + other
      // Where every table is far, the meal stays one without a house, near the sights.
      if (!(place ?? around)) return false
      if (other !== visit && isTaken(built, other, used)) return false
      return (open[slot] as number) <= (close[slot] as number)
    }
    const tables = (visitsOf(built).byMeal.get(meal) ?? []).filter(isNew)
    for (let to = 0; to <= rest.length; to += 1) {
      const [before, after] = [rest[to - 1], rest[to]]
      const from = before === undefined ? startPoint : (point[before] as number)
      const on = after === undefined ? endPoint : (point[after] as number)
      const way = (other: number) => {
        const at = point[other] as number
        return (toll[from * points + at] as number) + (toll[at * points + on] as number)
      }
      for (const table of nearestTables(tables, way, tablesTried))
        yield rest.toSpliced(to, 0, table)
    }
  }
}
