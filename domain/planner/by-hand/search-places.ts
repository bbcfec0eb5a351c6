/** Finds places of a trip's cities by name and by what they are, best first. */

import { foldName } from '#domain/places/gazetteer-names.ts'
import { allSaid } from '#domain/places/moments.ts'
import type { Place } from '#domain/places/schema.ts'

const fillers = new Set([
  'a',
  'an',
  'the',
  'of',
  'in',
  'at',
  'and',
  'to',
  'for',
  'some',
  'good',
  'best',
  'nice',
  'why',
  'not',
])

interface Indexed {
  place: Place
  name: string
  words: readonly (readonly [weight: number, word: string])[]
}

/** Cache of folded texts: a search runs with every letter typed. */
const folded = new WeakMap<Place, Indexed>()

function indexed(place: Place): Indexed {
  const known = folded.get(place)
  if (known) return known
  const weighed = (weight: number, texts: readonly string[]) =>
    texts.flatMap((text) =>
      foldName(text)
        .split(' ')
        .map((word) => [weight, word] as const),
    )
  const made: Indexed = {
    place,
    name: foldName(place.name),
    words: [
      ...weighed(4, [place.name]),
      ...weighed(3, [place.kind, ...(place.cuisines ?? []), ...(place.meals ?? [])]),
      ...weighed(2.5, [...place.interests, ...(place.diets ?? [])]),
      ...weighed(2, [place.area]),
      ...weighed(0.5, [allSaid(place)]),
    ],
  }
  folded.set(place, made)
  return made
}

/** Every word must be found; without words the most essential places come first. */
export function searchPlaces(places: Iterable<Place>, text: string, limit: number): Place[] {
  const whole = foldName(text)
  const wanted = whole.split(' ').filter((word) => word && !fillers.has(word))
  const found: { place: Place; score: number }[] = []
  for (const place of places) {
    const { name, words } = indexed(place)
    let score = place.essential
    for (const word of wanted) {
      const best = Math.max(0, ...words.map(([weight, own]) => weight * likeness(own, word)))
      if (best === 0) score = Number.NEGATIVE_INFINITY
      score += best
    }
    if (whole !== '' && name.startsWith(whole)) score += 4
    if (score > Number.NEGATIVE_INFINITY) found.push({ place, score })
  }
  return found
    .toSorted((one, other) => other.score - one.score || (one.place.id < other.place.id ? -1 : 1))
    .slice(0, limit)
    .map(({ place }) => place)
}

/** How well two words match: the same, the beginning of a word being typed, or its plural. */
function likeness(own: string, word: string): number {
  if (own === word) return 1
  if (own.startsWith(word)) return word.length >= 2 ? 0.8 : 0.4
  return word.length >= 4 && (word === `${own}s` || word.startsWith(own)) && own.length >= 4
    ? 0.7
    : 0
}
