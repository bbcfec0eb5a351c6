/**
 * Sights that are called by one word of their name, in the towns that have them: "petronas", "vasa", "the guinness
 * place". Only a word that one sight of the town has, and that is no word of the language.
 */
import type { KnownDestination } from '#domain/places/find-destination.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { everydayWords } from '../everyday-words.ts'

const shortestWord = 4
/** In the sights of so many towns a word says what something is, and not which one. */
const commonFrom = 4

const wordsOfName = (name: string) =>
  foldName(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= shortestWord && !/^\d/.test(word))

const sharedWords = new WeakMap<readonly KnownDestination[], ReadonlySet<string>>()

/** Words that sights of many towns share ("basilica", "santa", "royal") and those of the towns' own names. */
function wordsOfMany(destinations: readonly KnownDestination[]): ReadonlySet<string> {
  const before = sharedWords.get(destinations)
  if (before) return before
  const towns = new Map<string, number>()
  for (const { places = [] } of destinations) {
    for (const word of new Set(places.flatMap(({ name }) => wordsOfName(name))))
      towns.set(word, (towns.get(word) ?? 0) + 1)
  }
  const shared = new Set(
    [...towns].filter(([, count]) => count >= commonFrom).map(([word]) => word),
  )
  for (const { name, alsoKnownAs = [] } of destinations)
    for (const word of [name, ...alsoKnownAs].flatMap(wordsOfName)) shared.add(word)
  sharedWords.set(destinations, shared)
  return shared
}

const made = new WeakMap<KnownDestination, ReadonlyMap<string, string>>()

/** By the word, in small letters and without accents, what the catalogue calls the sight. */
export function sightsByWord(
  destination: KnownDestination,
  all: readonly KnownDestination[],
): ReadonlyMap<string, string> {
  const before = made.get(destination)
  if (before) return before
  const shared = wordsOfMany(all)
  const found = new Map<string, string | null>()
  /** Several begin with the word: the catalogue names the best known first. */
  const first = new Map<string, string>()
  for (const { name, eats, outing } of destination.places ?? []) {
    if (eats || outing) continue
    for (const word of new Set(wordsOfName(name))) {
      if (shared.has(word) || everydayWords.has(word)) continue
      found.set(word, found.has(word) ? null : name)
      if (foldName(name).startsWith(word) && !first.has(word)) first.set(word, name)
    }
  }
  const single = new Map(
    [...found].flatMap(([word, name]) => {
      const called = first.get(word) ?? name
      return called ? [[word, called] as const] : []
    }),
  )
  made.set(destination, single)
  return single
}
