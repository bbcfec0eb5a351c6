/** Whales are seen from some headlands as well as from a boat: for those who get seasick, and on rough days. */
import type { Place } from '#domain/places/schema.ts'
import type { AskedWish } from '../schema.ts'

const ofWhales = /\bwhales?\b/i
const fromLand = /\bwhale spotting\b/i

/** The wishes for whales, with the places on land that are known for them behind the boats. */
export function withWhalesAshore(
  asked: readonly AskedWish[],
  places: readonly Place[],
): AskedWish[] {
  const ashore = places.filter(({ offers = [] }) => offers.some((offer) => fromLand.test(offer)))
  if (ashore.length === 0) return [...asked]
  return asked.map((wish) => {
    if (!ofWhales.test(wish.what)) return wish
    const ids = ashore.map(({ id }) => id).filter((id) => !wish.placeIds.includes(id))
    return { ...wish, more: [...(wish.more ?? []), ...ids] }
  })
}
