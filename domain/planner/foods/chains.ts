/** Houses of one chain, by their names: "Zooba Zamalek" and "Zooba at the Grand Egyptian Museum" serve the same dishes. */
import type { Place } from '#domain/places/schema.ts'
import { isMealPlace } from '../meals/meal-places.ts'

/** Fewest letters of a chain's name. */
const leastLetters = 4
/** The most houses of a name in one town: a word that more of them share is a word for houses. */
const mostHouses = 5

const wordsOf = (text: string) =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
const joining = new Set(['at', 'by', 'in', 'im', 'am', 'near', 'on', 'the'])

const known = new WeakMap<readonly Place[], ReadonlyMap<string, string>>()

/** The name that a house shares with another one of the town, apart from where each stands; null for most houses. */
export function chainOf({ id }: Pick<Place, 'id'>, places: readonly Place[]): string | null {
  const found = known.get(places) ?? chainsAmong(places.filter(isMealPlace))
  known.set(places, found)
  return found.get(id) ?? null
}

function chainsAmong(houses: readonly Place[]): Map<string, string> {
  const byName = new Map<string, Place[]>()
  for (const house of houses) {
    const [first = '', ...rest] = wordsOf(house.name)
    for (let length = 1; length <= rest.length + 1; length += 1) {
      const name = [first, ...rest.slice(0, length - 1)].join(' ')
      if (!isWhereItStands(rest.slice(length - 1), house)) continue
      byName.set(name, [...(byName.get(name) ?? []), house])
    }
  }
  const found = new Map<string, string>()
  for (const [name, all] of byName) {
    const isAName = name.length >= leastLetters && all.length > 1 && all.length <= mostHouses
    if (isAName && servesAlike(all)) for (const { id } of all) found.set(id, name)
  }
  return found
}

/** Whether the end of a name tells no more than where the house stands: "Hollywood", "at the Wharf", or nothing. */
function isWhereItStands(end: readonly string[], { area }: Place): boolean {
  const around = new Set(wordsOf(area))
  return end.every((word) => around.has(word) || joining.has(word))
}

function servesAlike(houses: readonly Place[]): boolean {
  const [first, ...others] = houses
  return others.every(({ cuisines = [] }) =>
    cuisines.some((each) => first?.cuisines?.includes(each)),
  )
}
