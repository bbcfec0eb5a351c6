/** Chooses a number of different eateries that together serve the wished cuisines, exactly. */
import type { EateryOffer } from './trip-request.ts'

export interface MealTable {
  /** The most meals without a repeated eatery. */
  most: number
  /** The least score of so many meals that serve at least these cuisines (a set of bits). */
  score: (count: number, cuisines: number) => number
  choose: (count: number, cuisines: number) => EateryOffer[]
}

/**
 * Dynamic programming over eateries, counts and sets of cuisines: each eatery is taken or left. `score` is low for
 * liked ones.
 */
export function createMealTable(
  eateries: readonly EateryOffer[],
  cuisines: readonly string[],
  most: number,
  score: (eatery: EateryOffer) => number,
): MealTable {
  const offered = [...new Map(eateries.map((eatery) => [eatery.name, eatery])).values()]
  const sets = 1 << cuisines.length
  const counts = Math.min(most, offered.length) + 1
  const cell = (count: number, set: number) => count * sets + set
  const serves = offered.map((eatery) =>
    cuisines.reduce(
      (set, cuisine, index) => (eatery.cuisines.includes(cuisine) ? set | (1 << index) : set),
      0,
    ),
  )
  const scores = offered.map(score)
  // layers[i] holds the best of the first i eateries; a set means "at least these".
  const layers = [new Float64Array(counts * sets).fill(Number.POSITIVE_INFINITY)]
  const start = layers[0]
  if (start) start[0] = 0
  for (const [index, serving] of serves.entries()) {
    const before = layers[index] ?? new Float64Array(counts * sets)
    const after = Float64Array.from(before)
    const price = scores[index] ?? 0
    for (let count = 1; count < counts; count += 1) {
      for (let set = 0; set < sets; set += 1) {
        const taken = (before[cell(count - 1, set & ~serving)] ?? 0) + price
        if (taken < (after[cell(count, set)] ?? 0)) after[cell(count, set)] = taken
      }
    }
    layers.push(after)
  }
  const valueAt = (layer: number, count: number, set: number) =>
    layers[layer]?.[cell(count, set)] ?? Number.POSITIVE_INFINITY

  return {
    most: counts - 1,
    score: (count, set) => valueAt(offered.length, count, set),
    choose: (count, set) => {
      const chosen: EateryOffer[] = []
      let [left, needed] = [count, set]
      for (let layer = offered.length; layer > 0 && left > 0; layer -= 1) {
        if (valueAt(layer, left, needed) === valueAt(layer - 1, left, needed)) continue
        const eatery = offered[layer - 1]
        if (eatery) chosen.push(eatery)
        left -= 1
        needed &= ~(serves[layer - 1] ?? 0)
      }
      return chosen.reverse()
    },
  }
}
