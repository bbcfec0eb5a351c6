/** Which of the catalogue’s cities and places a message names, also with slips of the keyboard. */
import type { TripBrief } from '#domain/brief/schema.ts'
import { famousSights } from '#domain/places/famous-sights.ts'
import { writtenNames } from '#domain/places/find-sight.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { type Destination, interests, type Place } from '#domain/places/schema.ts'
import { typingDistance } from '#domain/text/edit-distance.ts'
import { outing } from '../practical/named-places.ts'
import { eats } from './eats.ts'
import type { EmbeddedKnowledge, KnownPlace } from './message-context.ts'

interface Names {
  /** Folded names of destinations. */
  byName: ReadonlyMap<string, Destination>
  /** Folded names of places, as people write them. */
  places: ReadonlyMap<string, readonly KnownPlace[]>
}
const namesOf = new WeakMap<readonly Destination[], Names>()

function names({ catalogue: { destinations } }: EmbeddedKnowledge): Names {
  const known = namesOf.get(destinations)
  if (known) return known
  const byName = new Map(
    destinations.flatMap((each) =>
      [each.name, ...(each.alsoKnownAs ?? [])].map((name) => [foldName(name), each] as const),
    ),
  )
  const places = new Map<string, KnownPlace[]>()
  for (const destination of destinations) {
    for (const place of destination.places) {
      for (const name of new Set(saidNames(place.name).map(foldName))) {
        if (byName.has(name) || name.length < shortestName) continue
        places.set(name, [...(places.get(name) ?? []), { place, destination }])
      }
    }
  }
  for (const { name, city } of famousSights) {
    const own = foldName(name)
    const destination = destinations.find(({ slug }) => 'slug' in city && slug === city.slug)
    const place = destination?.places.find((each) => foldName(each.name).includes(own))
    if (destination && place && !places.has(own)) places.set(own, [{ place, destination }])
  }
  const made = { byName, places }
  namesOf.set(destinations, made)
  return made
}

/** Fewest letters of a place name that is recognised: shorter ones are ordinary words as well. */
const shortestName = 5
const longestName = 8

/**
 * The names under which a place is looked for: "Sintra: Pena Palace" is also Sintra, "Casa Milà (La Pedrera)"
 * either of its names.
 */
function saidNames(name: string): string[] {
  const [, inside = ''] = /\(([^)]+)\)/.exec(name) ?? []
  const plain = name.replace(/\s*\([^)]*\)/, '')
  const [before = ''] = plain.split(/: | by | in the | on the /)
  return [...(outing.test(plain) ? [plain] : writtenNames(plain)), name, inside, before]
}

interface Run {
  words: string
  start: number
  end: number
}

/** Every run of up to `longest` words, longer runs first at each position. */
function runsOf(text: string, longest: number): Run[] {
  const words = [...text.slice(0, 1500).matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.&-]*/gu)]
  return words.flatMap((first, index) =>
    Array.from({ length: Math.min(longest, words.length - index) }, (_, more) => {
      const last = words[index + Math.min(longest, words.length - index) - 1 - more]
      const end = (last?.index ?? first.index) + (last?.[0].length ?? 0)
      return { words: text.slice(first.index, end), start: first.index, end }
    }),
  )
}

/** City names that are ordinary words in small letters. */
const ordinary = /^(?:nice|bath|cork|split|reading|orange|mobile|male|bergen|of|in|vast|porto)$/

export function namedDestinations(
  text: string,
  read: TripBrief,
  knowledge: EmbeddedKnowledge,
): readonly Destination[] {
  const { byName } = names(knowledge)
  const found = runsOf(text, 3).flatMap(({ words }) => {
    const destination = byName.get(foldName(words))
    if (!destination) return []
    // "to" is no Toronto, "it" no country: short names need their capitals.
    const isSmall = words === words.toLowerCase()
    return isSmall && (words.length < 4 || ordinary.test(words)) ? [] : [destination]
  })
  const bySlug = knowledge.catalogue.bySlug
  const readOnes = read.destinations.flatMap(({ slug }) => bySlug.get(slug ?? '') ?? [])
  const refused = new Set(read.mustAvoid.map(foldName))
  const all = [...new Set([...readOnes, ...found])].filter(
    ({ name }) => !refused.has(foldName(name)),
  )
  return all.length > 0 ? all : nearestCityName(text, read, byName)
}

/** The city whose name is nearest to a name that nobody knows: "Bonus aires", "Edinborough". */
function nearestCityName(
  text: string,
  { destinations, notUnderstood }: TripBrief,
  byName: Names['byName'],
): readonly Destination[] {
  if (destinations.some(({ kind }) => kind !== 'unknown')) return []
  const unread = foldName([...notUnderstood, ...destinations.map(({ name }) => name)].join(' '))
  for (const { words } of runsOf(text, 2)) {
    const name = foldName(words)
    if (name.length < 8 || !unread.includes(name)) continue
    for (const [own, destination] of byName) {
      const limit = Math.min(3, Math.floor(own.length / 4) + 1)
      if (own[0] === name[0] && own.length >= 8 && typingDistance(name, own, limit) <= limit) {
        return [destination]
      }
    }
  }
  return []
}

/** Places by their names; of a name that several cities have, the one that is spoken of. */
export function namedPlaces(
  text: string,
  knowledge: EmbeddedKnowledge,
  here: readonly string[],
): readonly KnownPlace[] {
  const { places } = names(knowledge)
  const found: KnownPlace[] = []
  let end = 0
  for (const run of runsOf(text, longestName)) {
    if (run.start < end) continue
    const named = places.get(foldName(run.words)) ?? []
    // A house is called like anything: in small letters it needs two words.
    const isWord = run.words === run.words.toLowerCase() && !run.words.includes(' ')
    if (isWord && (everyday.test(run.words) || likings.has(run.words))) continue
    const isSmall = run.words === run.words.toLowerCase()
    const candidates = named.filter(
      ({ place, destination }) =>
        !(isWord && eats(place)) &&
        // "A christmas market" is none of another city's, and the eiffel tower is wherever one talks.
        (!isSmall || here.length === 0 || here.includes(destination.slug) || isFamous(place)),
    )
    const chosen =
      candidates.find(({ destination: { slug } }) => here.includes(slug)) ?? candidates[0]
    if (!chosen) continue
    end = run.end
    if (!found.some(({ place }) => place.id === chosen.place.id)) found.push(chosen)
  }
  return found.length > 0 ? found : partlyNamed(text, knowledge, here)
}

const likings: ReadonlySet<string> = new Set(interests)
const isFamous = ({ essential }: Place): boolean => essential >= 0.8

const kindInName: readonly (readonly [RegExp, readonly Place['kind'][]])[] = [
  [/\b(?:museum|gallery)\b/i, ['museum', 'gallery']],
  [/\b(?:gardens?|park)\b/i, ['garden', 'park']],
  [/\b(?:church|cathedral|basilica|temple)\b/i, ['worship']],
  [/\b(?:palace|castle)\b/i, ['palace', 'landmark']],
]

/** "The Borghese gallery": a place of the current city, found by a word that no other name there has. */
function partlyNamed(
  text: string,
  knowledge: EmbeddedKnowledge,
  here: readonly string[],
): readonly KnownPlace[] {
  const said = [...text.slice(1, 1500).matchAll(/(?<=\s)\p{Lu}[\p{L}\p{M}’'-]{5,}/gu)].map(
    ([word]) => foldName(word),
  )
  const kinds = kindInName.find(([pattern]) => pattern.test(text))?.[1]
  const cities = [...new Set(here)].flatMap((slug) => knowledge.catalogue.bySlug.get(slug) ?? [])
  const own = new Set(
    cities.flatMap(({ name, alsoKnownAs = [] }) =>
      [name, ...alsoKnownAs].flatMap((each) => foldName(each).split(' ')),
    ),
  )
  const words = said.filter((word) => !own.has(word))
  if (words.length === 0) return []
  const found = cities.flatMap((destination) =>
    destination.places
      .filter(({ name, kind }) => {
        const parts = foldName(name).split(' ')
        return words.some((word) => parts.includes(word)) && (!kinds || kinds.includes(kind))
      })
      .map((place) => ({ place, destination })),
  )
  return found.length === 1 ? found : []
}

/** Names that are words of the language too, where they stand alone in small letters. */
const everyday =
  /^(?:(?:temple|museum|castle|palace|garden|market|island|bridge|tower|square|house|river|cathedral|mosque|night|local|harbour|harbor|mountain|train|animal|sunset|dinner|forest|lake|view|promenade|stadium|craft|cinema|barbecue)s?|beach|church|coffee|monastery|library|great|public|royal|central|national|people|water|summer|winter|family|lunch|story|history|nature|ocean|ballet|technology)$/
