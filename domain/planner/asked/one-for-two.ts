/** Pairs two wishes that one place meets: a boat through the archipelago is the boat trip, too. */
import type { AskedWish } from '../schema.ts'

const isOnce = ({ daily, when, dish }: AskedWish) => !daily && when === 'any' && dish === undefined

/** The wishes with the shared place first in both; each wish is paired at most once. */
export function oneForTwo(asked: readonly AskedWish[]): AskedWish[] {
  const first = new Map<AskedWish, string>()
  for (const [index, wish] of asked.entries()) {
    for (const other of asked.slice(index + 1)) {
      if (!(isOnce(wish) && isOnce(other)) || first.has(wish) || first.has(other)) continue
      const [few, many] =
        wish.placeIds.length < other.placeIds.length ? [wish, other] : [other, wish]
      const shared = few.placeIds.find((id) => many.placeIds.includes(id))
      if (shared === undefined) continue
      first.set(wish, shared)
      first.set(other, shared)
    }
  }
  return asked.map((wish) => {
    const id = first.get(wish)
    if (id === undefined) return wish
    return { ...wish, placeIds: [id, ...wish.placeIds.filter((each) => each !== id)] }
  })
}
