/**
 * Finds the best order of a day's stops by beam search: extends all orders side by side, stop after stop, and keeps
 * the best. Moving one stop at a time does not find an order in which several have to change places at once.
 */
import type { Choices } from './choices.ts'
import type { BegunDay, DayScore } from './day-score.ts'

/** Width of the beam: partial orders kept after every stop. */
const mostFollowed = 40
/** The most stops of a day: they are bits of one number. */
const mostStops = 30
const significant = 0.5

interface Beginning extends BegunDay {
  /** The stops it contains, as bits. */
  has: number
  /** Points lost so far compared with the best that its stops could give. */
  lost: number
}

/** Null where no better order than the present one is found. */
export function bestOrder(
  score: DayScore,
  day: number,
  order: readonly number[],
  choices: Choices,
): readonly number[] | null {
  const now = score.of(day, order)
  const begun = score.begin(day)
  // An order that this score can't reproduce was settled by other rules, and stays.
  if (now === null || !begun || choices.length > mostStops) return null
  const most = choices.map((visits) =>
    Math.max(...visits.map((visit) => score.profitOf(day, visit))),
  )
  let followed: Beginning[] = [{ ...begun, has: 0, lost: 0 }]
  for (let placed = 0; placed < choices.length; placed += 1) {
    const best = new Map<number, Beginning>()
    for (const beginning of followed) {
      for (const [stop, visits] of choices.entries()) {
        if (beginning.has & (1 << stop)) continue
        for (const visit of visits) {
          if (hasSamePlace(score, beginning, visit)) continue
          const next = score.goOn(beginning, visit)
          if (!next) continue
          const has = beginning.has | (1 << stop)
          const lost = beginning.lost + (most[stop] ?? 0) - (next.worth - beginning.worth)
          const key = has * score.problem.visits + visit
          const other = best.get(key)
          if (other && other.lost <= lost) continue
          if (!isStillOpen(score, choices, has, next)) continue
          best.set(key, { ...next, has, lost })
        }
      }
    }
    followed = [...best.values()].toSorted((a, b) => a.lost - b.lost).slice(0, mostFollowed)
  }
  let found: { order: readonly number[]; worth: number } | null = null
  for (const beginning of followed) {
    const worth = score.end(beginning)
    if (worth !== null && worth > (found?.worth ?? now + significant)) {
      found = { order: beginning.order, worth }
    }
  }
  return found?.order ?? null
}

/** Whether every stop that is left can still be reached before it closes. */
function isStillOpen(score: DayScore, choices: Choices, has: number, begun: BegunDay): boolean {
  return choices.every(
    (visits, stop) =>
      has & (1 << stop) || visits.some((visit) => score.closesAt(begun.day, visit) >= begun.time),
  )
}

/** Whether the place is in the order already: a house may be a choice for two meals, and is used for one. */
function hasSamePlace({ built }: DayScore, { order }: BegunDay, visit: number): boolean {
  const id = built.visits[visit]?.place?.id
  return id !== undefined && order.some((earlier) => built.visits[earlier]?.place?.id === id)
}
