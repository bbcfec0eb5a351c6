/**
 * The smallest set of wishes that can't be met together, and the fewest to drop so that the rest can. Exact: each
 * round takes the smallest set that hits every resolution found so far; if it is impossible it is the conflict,
 * else it grows until it nearly is, and the wishes then missing are another resolution.
 */

export interface Conflict<Wish> {
  /** No smaller set of wishes is impossible. */
  wishes: readonly Wish[]
  /** Dropping all of these makes the rest possible: the fewest found. */
  drop: readonly Wish[]
}

/** Undefined when all wishes are possible together, or when even none is. */
export function smallestConflict<Wish>(
  wishes: readonly Wish[],
  possible: (held: readonly Wish[]) => boolean,
  effort = 200_000,
): Conflict<Wish> | undefined {
  if (possible(wishes) || !possible([])) return undefined
  const waysOut: number[][] = []
  const held = (indices: readonly number[]) => wishes.filter((_, index) => indices.includes(index))
  for (;;) {
    const chosen =
      smallestHittingSet(waysOut, wishes.length, effort) ??
      irreducible(wishes.length, held, possible)
    if (!possible(held(chosen))) {
      const [drop = []] = waysOut.toSorted((a, b) => a.length - b.length)
      return { wishes: held(chosen), drop: held(drop) }
    }
    const grown = [...chosen]
    for (let index = 0; index < wishes.length; index += 1) {
      if (!grown.includes(index) && possible(held([...grown, index]))) grown.push(index)
    }
    waysOut.push(wishes.map((_, index) => index).filter((index) => !grown.includes(index)))
  }
}

/**
 * A conflict of which no wish can be spared, though a smaller one may exist: for when the exact search takes too
 * long.
 */
function irreducible<Wish>(
  size: number,
  held: (indices: readonly number[]) => readonly Wish[],
  possible: (held: readonly Wish[]) => boolean,
): number[] {
  let kept = Array.from({ length: size }, (_, index) => index)
  for (let index = size - 1; index >= 0; index -= 1) {
    const without = kept.filter((each) => each !== index)
    if (!possible(held(without))) kept = without
  }
  return kept
}

/** The fewest indices that include a member of each set, by iterative deepening, so exact. */
function smallestHittingSet(
  sets: readonly (readonly number[])[],
  limit: number,
  effort: number,
): number[] | undefined {
  let steps = 0
  const search = (chosen: readonly number[], depth: number): number[] | undefined => {
    steps += 1
    const missed = sets.find((set) => !set.some((index) => chosen.includes(index)))
    if (!missed) return [...chosen]
    if (depth === 0) return undefined
    for (const index of missed) {
      const found = steps > effort ? undefined : search([...chosen, index], depth - 1)
      if (found) return found
    }
    return undefined
  }
  for (let depth = 0; depth <= limit && steps <= effort; depth += 1) {
    const found = search([], depth)
    if (found) return found
  }
  return undefined
}
