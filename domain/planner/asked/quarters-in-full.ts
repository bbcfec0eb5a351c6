/** A wish for a quarter is one for more than its best known house: the synagogues of the Jewish quarter, and its lanes. */
import { kilometres } from '#domain/places/distance.ts'
import type { Place } from '#domain/places/schema.ts'
import type { AskedWish } from '../schema.ts'

const aQuarter = /\b(?:quarter|district|neighbou?rhood|ghetto|barrio)\b/i
/** Kilometres within which places are of one quarter. */
const acrossIt = 1
/** Fewest places that make a round through it, and the most that are promised. */
const aRound = 3

export function quartersInFull(asked: readonly AskedWish[], places: readonly Place[]): AskedWish[] {
  return asked.map((wish) => {
    if (!aQuarter.test(wish.what) || wish.when !== 'any' || wish.single) return wish
    const own = wish.placeIds.flatMap((id) => places.find((place) => place.id === id) ?? [])
    const [first] = own
    const isOne = first && own.every(({ at }) => kilometres(at, first.at) <= acrossIt)
    if (!isOne || own.length < aRound) return wish
    const { most: _most, ...more } = wish
    return { ...more, daily: true, often: true, times: aRound }
  })
}
