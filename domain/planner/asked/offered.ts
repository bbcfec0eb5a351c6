/**
 * Compares what a place offers with a wish: a steakhouse whose text says "ranch" is no ranch, and a café beside the
 * bookshops no bookshop. The list of offers decides; only without one does the text.
 */
import type { Place } from '#domain/places/schema.ts'
import type { Experience } from './experiences.ts'
import { nameOf, plain, wordOf } from './told-by.ts'

/** Whether a place offers it by its list; undefined where the list is missing. */
export function offersIt(
  { offers = [] }: Pick<Place, 'offers'>,
  { heard, says, offers: own }: Pick<Experience, 'heard' | 'says' | 'offers'>,
): boolean {
  const words = own === 'says' ? [heard, says] : [own ?? heard]
  return offers.some((offer) => words.some((each) => each?.test(offer)))
}

/** Kinds that may be called after what they do not have: the Blue Elephant is a restaurant. */
const tables = new Set<Place['kind']>(['restaurant', 'cafe'])

/** Whether a place is called, or first of all offers, the very words: Gaudí for "Gaudi". */
export function isCalled({ name, kind, offers = [], cuisines = [] }: Place, word: RegExp): boolean {
  // Who looks at the pyramids over dinner is not at the pyramids.
  const things = offers.filter((each) => !/\bviews?\b/i.test(each) || /view/.test(word.source))
  // Several words of a name are that name: "Blue Elephant".
  const isNamed = !tables.has(kind) || /[^\\] |\[ -\]/.test(word.source)
  return [...(isNamed ? [name] : []), ...things, ...cuisines].some((each) => word.test(plain(each)))
}

/**
 * Words for a manner, and words that fit nearly everything: they name no thing. "Shows" is not among them, since a
 * horse show is no ride.
 */
const ofManner =
  /^(?:(?:an?|the|one|some|any|really|very|famous|good|great|nice|best|top|proper|real|typical|traditional|authentic|classic|local|cosy|cozy|cute|cool|small|quiet|old|live|fun|beautiful|decent|amazing|no-fuss|ethical|responsible|secluded|uncrowded|deserted|fancy|posh) )+/i
const ofKind =
  / (?:tours?|trips?|visits?|shops?|stores?|shopping|bars?|places?|spots?|stops?|restaurants?|stuff|things|sights?|sites?|food|scene|culture|history|tastings?|watching|lovers?|match(?:es)?|games?|fixtures?)$/i

/** Words that narrow a thing: for whom, in what, without what. */
const ofSort =
  / (?:(?:lessons?|class(?:es)?|courses?|workshops?) for|for (?:absolute |total |complete )?beginners|in an?|on an?|from an?|by an?|without|early in) ?.*$/i

/**
 * The phrases to look for in a liking, from longest to shortest: "really good comedy shows for kids", "comedy
 * shows", "comedy".
 */
export function phrasesOf(taste: string): string[] {
  const unsorted = taste.replace(ofSort, '')
  const bare = unsorted.replace(ofManner, '')
  const thing = bare.replace(ofKind, '')
  return [...new Set([taste, unsorted, bare, thing])].filter((each) => each.length > 2)
}

/** Whether the first words of a text tell that it is this: "A tango show" of "A tango show with dinner in …". */
export function opensWith({ about }: Pick<Place, 'about'>, word: RegExp): boolean {
  const [clause = ''] = about.split(/[,;:.]/)
  const [head = ''] = clause.split(
    /\b(?:with|of|in|at|on|by|for|from|where|that|which|whose|under|over|above|below|through|to|into|behind|beside|as|and|around|round|among|between)\b/i,
  )
  return word.test(plain(head.replace(whatOneDoes, '')))
}

/** Words for moving about within a place, which are no walk to come for: "walk around the pedestal". */
const whatOneDoes =
  /^(?:Walk|Ride|Climb|Sail|Shop|Stroll|Wander|Look|Take|See|Step|Sit|Drink|Eat)\b/

/**
 * The places for a liking in a traveller's own words: those that are it, by the longest phrase that names any; else
 * those that mention it.
 */
export function placesCalled(
  taste: string,
  places: readonly Place[],
): { found: Place[]; isClose: boolean; word: RegExp } {
  const words = phrasesOf(plain(taste)).map(nameOf)
  const [whole = wordOf(taste)] = words
  for (const word of words) {
    const found = places.filter(
      (place) => isCalled(place, word) || (place.offers && opensWith(place, word)),
    )
    if (found.length > 0) return { found, isClose: false, word }
  }
  // Each of its words is among what one place offers: a "hot pool" has hot tubs and a pool.
  const parts = plain(taste)
    .split(' ')
    .filter((word) => word.length > 2)
    .map(nameOf)
  const found = places.filter(
    ({ offers = [] }) =>
      parts.length > 1 && parts.every((part) => offers.some((each) => part.test(each))),
  )
  return { found, isClose: found.length === 0, word: (found.length > 0 && parts.at(-1)) || whole }
}
