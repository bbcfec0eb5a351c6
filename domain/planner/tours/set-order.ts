/** Puts the visits of a day into another order, whatever the day had before. */
import type { Tours } from './tours.ts'

export interface OrderKept {
  /** Every visit is open when it is reached, and the day ends in time. */
  isFeasible: boolean
  /** Bounds on groups, sums and runs of one kind hold as well. */
  isAllowed: boolean
}

export function setOrder(tours: Tours, day: number, order: readonly number[]): OrderKept {
  const length = tours.length[day] ?? 0
  if (length > 0) tours.removeWithoutRetiming(day, 1, length)
  tours.retime(day)
  let isAllowed = true
  for (const [index, visit] of order.entries()) {
    isAllowed &&= tours.allows(day, index + 1, visit)
    tours.insert(day, index + 1, visit)
  }
  return { isFeasible: tours.isFeasible(day), isAllowed }
}
