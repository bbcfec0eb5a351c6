/**
 * What a place offers, held against a wish: a steakhouse whose text says "ranch" is no ranch, and a café beside the
 * bookshops no bookshop. What was noted of a place decides; its words have to do where nobody has read it.
 */
import type { Place } from '#domain/places/schema.ts'
import type { Experience } from './experiences.ts'
import { nameOf, plain, wordOf } from './told-by.ts'

/** Whether one who asks for it gets it there, by what was noted; nobody knows of a place that was not read. */
export function offersIt(
  { offers = [] }: Pick<Place, 'offers'>,
  { heard, says, offers: own }: Pick<Experience, 'heard' | 'says' | 'offers'>,
): boolean {
  const words = own === 'says' ? [heard, says] : [own ?? heard]
  return offers.some((offer) => words.some((each) => each?.test(offer)))
}

/** Whether it is called, or known for, the very words that were said: Gaudí, where "Gaudi" was. */
/** The Blue Elephant cooks, and has none. */
const tables = new Set<Place['kind']>(['restaurant', 'cafe'])

export function isCalled({ name, kind, offers = [], cuisines = [] }: Place, word: RegExp): boolean {
  // Who looks at the pyramids over dinner is not at the pyramids.
  const things = offers.filter((each) => !/\bviews?\b/i.test(each) || /view/.test(word.source))
  // Several words of a name are that name: "Blue Elephant".
  const isNamed = !tables.has(kind) || /[^\\] |\[ -\]/.test(word.source)
  return [...(isNamed ? [name] : []), ...things, ...cuisines].some((each) => word.test(plain(each)))
}

/** How something is to be, and what nearly everything is: neither names a thing. A horse show is no ride, so that shows stay. */
const ofManner =
  /^(?:(?:an?|the|one|some|any|really|very|famous|good|great|nice|best|top|proper|real|typical|traditional|authentic|classic|local|cosy|cozy|cute|cool|small|quiet|old|live|fun|beautiful|decent|amazing|no-fuss|ethical|responsible|secluded|uncrowded|deserted|fancy|posh) )+/i
const ofKind =
  / (?:tours?|trips?|visits?|shops?|stores?|shopping|bars?|places?|spots?|stops?|restaurants?|stuff|things|sights?|sites?|food|scene|culture|history|tastings?|watching|lovers?|match(?:es)?|games?|fixtures?)$/i

/** For whom, in what and without what it is to be: no place is called so. */
const ofSort =
  / (?:(?:lessons?|class(?:es)?|courses?|workshops?) for|for (?:absolute |total |complete )?beginners|in an?|on an?|from an?|by an?|without|early in) ?.*$/i

/** A liking as it was said, and shorter: "really good comedy shows for kids", "comedy shows", "comedy". */
export function phrasesOf(taste: string): string[] {
  const unsorted = taste.replace(ofSort, '')
  const bare = unsorted.replace(ofManner, '')
  const thing = bare.replace(ofKind, '')
  return [...new Set([taste, unsorted, bare, thing])].filter((each) => each.length > 2)
}

/** The first words of what is said of it tell what it is: "A tango show" of "A tango show with dinner in …". */
export function opensWith({ about }: Pick<Place, 'about'>, word: RegExp): boolean {
  const [clause = ''] = about.split(/[,;:.]/)
  const [head = ''] = clause.split(
    /\b(?:with|of|in|at|on|by|for|from|where|that|which|whose|under|over|above|below|through|to|into|behind|beside|as|and|around|round|among|between)\b/i,
  )
  return word.test(plain(head.replace(whatOneDoes, '')))
}

/** "Walk around the pedestal": the way through a place, and no walk that one comes for. */
const whatOneDoes =
  /^(?:Walk|Ride|Climb|Sail|Shop|Stroll|Wander|Look|Take|See|Step|Sit|Drink|Eat)\b/

/** The places for a liking in a traveler's own words: what is it, by the longest words that name any; else what speaks of it. */
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
