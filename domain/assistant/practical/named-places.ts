/** Which places of the catalogue a question names. */
import { talk } from '#domain/assistant/search/split-words.ts'
import { writtenNames } from '#domain/places/find-sight.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Destination, Place } from '#domain/places/schema.ts'

interface Written {
  folded: string
  name: string
  place: Place
}

/** What a name may be said without: "the Orsay", "Versailles", "the Louvre". */
const before =
  /^(?:The|Musée (?:du|de la|des|de|d’|d')|Museo (?:del|de la|de|di)|Palace of|Basilica of|Church of|Tower of|Palazzo|Castle of|Temple of|Catacombs of) ?/u
const shortest = 5
/** Fewest letters of a whole name that is recognised where its city is spoken of and it has a capital: "Chuí". */
const shortestWhole = 3
/** The names of each destination's places, by their first word. */
const known = new WeakMap<Destination, ReadonlyMap<string, readonly Written[]>>()

function writtenIn(destination: Destination): ReadonlyMap<string, readonly Written[]> {
  const found = known.get(destination)
  if (found) return found
  const cities = new Set([destination.name, ...(destination.alsoKnownAs ?? [])].map(foldName))
  const written = new Map<string, Written[]>()
  for (const place of destination.places) {
    for (const name of allNames(place.name)) {
      const folded = foldName(name)
      const least = name === place.name ? shortestWhole : shortest
      if (folded.length < least || cities.has(folded)) continue
      const [first = ''] = folded.split(' ')
      written.set(first, [...(written.get(first) ?? []), { folded, name, place }])
    }
  }
  known.set(destination, written)
  return written
}

/**
 * A name that ends in one of these is a tour; the part before "and" is no name of its own: "Coffee and Food Walking
 * Tour".
 */
export const outing = /\b(?:Class|Tours?|Trips?|Workshop)\b/

/** "Sintra: Pena Palace and Quinta da Regaleira" is said in parts. */
function allNames(name: string): string[] {
  if (outing.test(name)) return [...new Set([name, ...name.split(': ')])]
  const parts = name.split(/: | and (?=\p{Lu})/u)
  return [
    ...new Set([name, ...parts].flatMap(writtenNames).flatMap((each) => [each, shorter(each)])),
  ]
}

/** The name without its word for a kind ("Palace", "Bridge"); "the Sun" is not derived from "Tower of the Sun". */
function shorter(name: string): string {
  const short = name.replace(before, '').replace(/ Museums$/, '')
  return /^\p{Lu}/u.test(short) ? short : name
}

interface Match extends Written {
  at: number
  destination: Destination
}

/**
 * The places that are named. Of two names in the same words the longer counts; of two places of one
 * name the one in the city that has most of the others, then one that is preferred, then the greater.
 */
export function placesNamed(
  text: string,
  words: string,
  destinations: readonly Destination[],
  preferred: readonly Destination[],
): { place: Place; destination: Destination }[] {
  const padded = ` ${words} `
  const single = [...new Set(words.split(' '))]
  const matches = destinations.flatMap((destination): Match[] => {
    const names = writtenIn(destination)
    return single
      .flatMap((word) => names.get(word) ?? [])
      .filter(({ folded }) => folded.length >= shortest || preferred.includes(destination))
      .filter(({ name, folded, place }) => isMeant(text, name, folded, place))
      .map((each) => ({ ...each, at: padded.indexOf(` ${each.folded} `), destination }))
      .filter(({ at }) => at >= 0)
      .filter(
        ({ name, place }) => !(eats(place) && destinations.some((city) => city.name === name)),
      )
  })
  const spans = withoutOverlap(matches)
  const others = (one: Match) =>
    spans.filter((span) => span.some(({ destination }) => destination === one.destination)).length
  const worth = (one: Match) =>
    10 * others(one) + (preferred.includes(one.destination) ? 5 : 0) + one.place.essential
  return spans
    .map((span) => span.reduce((best, each) => (worth(each) > worth(best) ? each : best)))
    .map(({ place, destination }) => ({ place, destination }))
}

/** Matches by the words that they stand for, in the order of the text. */
function withoutOverlap(matches: readonly Match[]): [Match, ...Match[]][] {
  const spans: [Match, ...Match[]][] = []
  for (const match of matches.toSorted((a, b) => b.folded.length - a.folded.length)) {
    const same = spans.find(
      ([first]) => first.at === match.at && first.folded.length === match.folded.length,
    )
    if (same) same.push(match)
    else if (
      !spans.some(
        ([first]) =>
          match.at < first.at + first.folded.length && first.at < match.at + match.folded.length,
      )
    )
      spans.push([match])
  }
  return spans.toSorted(([a], [b]) => a.at - b.at)
}

/** Ordinary words that remain of a name without its kind: "Central Market", "Summer Palace". */
const ordinary: ReadonlySet<string> = new Set(
  `ballet barbecue botanic botanical castle cathedral central church cinema contemporary craft design fishing flower
  forbidden garden historical history imperial island jewish maritime market memorial modern museum national natural
  opera palace parliament promenade public railway royal science secret spring square stadium street summer technical
  technology temple theatre university victoria western winter`.split(/\s+/),
)

/** Whether a word is ordinary: "Museums" is no short name of "Heritage Area and Museums". */
const isOrdinary = (word: string) =>
  ordinary.has(word) || ordinary.has(word.replace(/s$/, '')) || talk.has(word)

/** Whether it is a place to eat: a restaurant called "Copenhagen" does not stand for the city. */
const eats = ({ kind }: Place) => kind === 'restaurant' || kind === 'cafe' || kind === 'nightlife'

/** A house called "Mother" or "Rules" is meant only where it is written as a name. */
function isMeant(text: string, name: string, folded: string, place: Place): boolean {
  const isWord =
    folded.length < shortest ||
    (!folded.includes(' ') && (eats(place) || folded.length < 6 || isOrdinary(folded)))
  return !isWord || (text.includes(name) && !isOrdinary(folded))
}

/** "The British Museum", "Alfama": with the article where English has one. */
export function called({ name }: Pick<Place, 'name'>): string {
  return /(?:Museum|Gallery|Library|Tower|House|Colosseum|Acropolis|Pantheon|Prado)$/.test(name) &&
    !/^The |['’]s |^(?:Musée|Museo)/.test(name)
    ? `the ${name}`
    : name
}
