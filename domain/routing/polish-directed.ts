/** Improves an order under travel times that differ by direction, by moves and reversals. */
import type { StopOrder } from './order-stops.ts'

const longestSegment = 3

interface Ends {
  round: boolean
  fixedStart: boolean
  fixedEnd: boolean
}

export function polishDirected(
  order: readonly number[],
  { travel, size }: Pick<StopOrder, 'travel' | 'size'>,
  { round, fixedStart, fixedEnd }: Ends,
): number[] {
  const length = (stops: readonly number[]) => {
    let sum = 0
    for (let index = 0; index + 1 < stops.length; index += 1) {
      sum += travel[(stops[index] ?? 0) * size + (stops[index + 1] ?? 0)] ?? 0
    }
    if (round) sum += travel[(stops.at(-1) ?? 0) * size + (stops[0] ?? 0)] ?? 0
    return sum
  }
  const first = fixedStart ? 1 : 0
  const last = order.length - (fixedEnd ? 1 : 0)
  let best = [...order]
  let bestLength = length(best)
  const better = (candidate: number[]) => {
    const found = length(candidate)
    if (found >= bestLength - 1e-9) return false
    best = candidate
    bestLength = found
    return true
  }
  const improved = () => {
    for (let from = first; from < last; from += 1) {
      for (let to = from + 1; to < last; to += 1) {
        if (better(withReversed(best, from, to))) return true
      }
      for (let count = 1; count <= longestSegment && from + count <= last; count += 1) {
        for (let place = first; place <= last - count; place += 1) {
          if (place !== from && better(withMoved(best, from, count, place))) return true
        }
      }
    }
    return false
  }
  while (improved());
  return best
}

function withReversed(order: readonly number[], from: number, to: number): number[] {
  return [...order.slice(0, from), ...order.slice(from, to + 1).reverse(), ...order.slice(to + 1)]
}

/** Takes `count` stops out and puts them in again so that they begin at `place`. */
function withMoved(order: readonly number[], from: number, count: number, place: number): number[] {
  const rest = order.toSpliced(from, count)
  return rest.toSpliced(place, 0, ...order.slice(from, from + count))
}
