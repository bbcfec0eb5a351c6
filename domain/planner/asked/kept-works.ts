/** Where a work or a thing is seen that was named instead of its house: the Veiled Christ is in the Sansevero Chapel. */
import type { Place } from '#domain/places/schema.ts'
import { toldBy } from './told-by.ts'

const small = new Set('a an the of in at on and by with to for near my our'.split(' '))

/** The best known place whose own words speak of everything that was named, in at least two words. */
export function houseOf(wish: string, places: readonly Place[]): Place | undefined {
  const stems = wish
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !small.has(word))
    .map((word) => word.replace(/(?<=\p{L}{3})(?:ed|es|s|ing)$/u, ''))
  if (stems.length < 2) return undefined
  const [best] = places
    .filter(({ cuisines }) => cuisines === undefined)
    .filter((place) => {
      const told = toldBy(place).toLowerCase()
      return stems.every((stem) => new RegExp(`(?<!\\p{L})${stem}`, 'u').test(told))
    })
    .toSorted((one, other) => other.essential - one.essential)
  return best
}
