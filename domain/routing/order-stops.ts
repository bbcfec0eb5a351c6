/**
 * The best order of stops, as a round trip or an open path with free or fixed ends. Directed travel
 * times are allowed: the order is found on their mean and then polished on the times as they are.
 */
import { polishDirected } from './polish-directed.ts'
import { shortestTour, type TourSearch } from './shortest-tour.ts'

export interface StopOrder {
  /** Square, row by row: from, to. */
  travel: ArrayLike<number>
  size: number
  /** Back to the first stop at the end. */
  round?: boolean
  /** The stop to begin with; free when not given. */
  start?: number
  /** The stop to end with on an open path; free when not given. */
  end?: number
}

export interface OrderedStops {
  order: number[]
  length: number
}

export function orderStops(stops: StopOrder, search: TourSearch): OrderedStops {
  const { size, round = false, start, end } = stops
  const { distance, symmetric } = meanDistance(stops)
  let order = round
    ? turnedTo(shortestTour(distance, size, search), start ?? 0)
    : openPath(distance, stops, search)
  if (!symmetric) {
    order = polishDirected(order, stops, {
      round,
      fixedStart: start !== undefined || round,
      fixedEnd: end !== undefined,
    })
  }
  return { order, length: lengthOf(order, stops) }
}

/** What an order takes; on a round trip with the way back. */
export function lengthOf(order: readonly number[], { travel, size, round }: StopOrder): number {
  let sum = 0
  for (const [index, from] of order.entries()) {
    const to = order[index + 1] ?? (round ? order[0] : undefined)
    if (to !== undefined) sum += travel[from * size + to] ?? 0
  }
  return sum
}

/** A stop of no length joins the two ends, and so makes the path a round trip. */
function openPath(distance: Float64Array, stops: StopOrder, search: TourSearch): number[] {
  const { size, start, end } = stops
  const joint = size
  const extended = new Float64Array((size + 1) ** 2)
  let farthest = 0
  for (let from = 0; from < size; from += 1) {
    for (let to = 0; to < size; to += 1) {
      const value = distance[from * size + to] ?? 0
      extended[from * (size + 1) + to] = value
      if (value > farthest) farthest = value
    }
  }
  // So attractive that no tour leaves it out.
  for (const fixed of [start, end]) {
    if (fixed === undefined) continue
    extended[joint * (size + 1) + fixed] = -4 * farthest - 1
    extended[fixed * (size + 1) + joint] = -4 * farthest - 1
  }
  const path = turnedTo(shortestTour(extended, size + 1, search), joint).slice(1)
  const backwards = start !== undefined ? path[0] !== start : end !== undefined && path[0] === end
  return backwards ? path.reverse() : path
}

function turnedTo(order: readonly number[], first: number): number[] {
  const at = Math.max(0, order.indexOf(first))
  return [...order.slice(at), ...order.slice(0, at)]
}

function meanDistance({ travel, size }: StopOrder) {
  const distance = new Float64Array(size * size)
  let symmetric = true
  for (let from = 0; from < size; from += 1) {
    for (let to = 0; to < size; to += 1) {
      const there = travel[from * size + to] ?? 0
      const back = travel[to * size + from] ?? 0
      if (there !== back) symmetric = false
      distance[from * size + to] = (there + back) / 2
    }
  }
  return { distance, symmetric }
}
