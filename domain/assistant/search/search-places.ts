/**
 * Places of the catalogue by meaning: its own sentences are the text, and a thesaurus of travel words
 * says by which of them a wish may be met. Nothing found is an empty list: no place stands in.
 */
import type { Ground } from '#domain/assistant/contract.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates, Destination, Place, PlaceKind } from '#domain/places/schema.ts'
import { mender } from './correct-words.ts'
import { groundsOf } from './grounds-of.ts'
import type { Needs } from './meaning.ts'
import { kindsNeeded, meetsNeeds } from './meets-needs.ts'
import { anchorsIn } from './near-anchors.ts'
import { indexPlaces, Lexicon, type PlaceIndex } from './place-index.ts'
import { readWish, type Want, type Wish } from './read-wish.ts'
import { type Hit, hitsIn, scored } from './score-places.ts'
import { stemsOf } from './thesaurus.ts'
import { nameReader } from './without-names.ts'

export interface PlaceSearchOptions {
  /** Slugs; all where nobody says. */
  destinations?: readonly string[]
  near?: { lat: number; lon: number }
  kinds?: readonly PlaceKind[]
  diets?: Needs['diets']
  priceAtMost?: number
  /** Only what is known to be. */
  stepFree?: boolean
  /** Only where children are not unwelcome. */
  children?: boolean
  /** Ids of places that are not to come again. */
  without?: ReadonlySet<string>
  limit?: number
}

export interface FoundPlace {
  place: Place
  destination: Destination
  /** From 0 to about 1: the share of the wish that the place meets, and a little for what it is. */
  score: number
  /** Why it was found. */
  because: Ground[]
}

export interface PlaceSearchIndex {
  search: (words: string, options?: PlaceSearchOptions) => FoundPlace[]
}

/** Longest text that is searched for, in characters. */
const longestText = 2000
const usualLimit = 10
/** Least share of a wish (0 to 1) that a result must meet; `leastBeside` where it has what was required. */
const leastMet = 0.3
const leastBeside = 0.12
/** Share of the best score below which a result is dropped as filler. */
const leastOfBest = 0.45
/** Factor on tables where nobody asks for food: a table that mentions a thing is seldom what is meant. */
const tableAside = 0.4
/** Fewest tables that must have a word for it to count as a dish; with one or two it may be chance. */
const leastTables = 3
const tableKinds: ReadonlySet<PlaceKind> = new Set(['restaurant', 'cafe'])
/** Weight of renown (0 to 1) in a score: it decides between places that fit alike. */
const essentialWeight = 0.15
const farthestKm = 3

const built = new WeakMap<readonly Destination[], PlaceSearchIndex>()

/** The search index of a list of destinations, built once and shared by both brains. */
export function placeSearchOf(destinations: readonly Destination[]): PlaceSearchIndex {
  const search = built.get(destinations) ?? buildPlaceSearch(destinations)
  built.set(destinations, search)
  return search
}

/** Destinations are indexed when they are first searched. */
export function buildPlaceSearch(destinations: readonly Destination[]): PlaceSearchIndex {
  const lexicon = new Lexicon()
  const readNames = nameReader(destinations)
  const built = new Map<string, PlaceIndex>()
  const indexOf = (destination: Destination): PlaceIndex => {
    const known = built.get(destination.slug)
    if (known) return known
    const made = indexPlaces(destination, lexicon)
    built.set(destination.slug, made)
    return made
  }
  return {
    search(words, options = {}) {
      const named = readNames(words.slice(0, longestText))
      const slugs = options.destinations ?? (named.slugs.length > 0 ? named.slugs : undefined)
      const indexes = destinations.filter(({ slug }) => !slugs || slugs.includes(slug)).map(indexOf)
      return searchIn(indexes, lexicon, named.text, options)
    },
  }
}

function searchIn(
  indexes: readonly PlaceIndex[],
  lexicon: Lexicon,
  text: string,
  options: PlaceSearchOptions,
): FoundPlace[] {
  const { anchors, rest } = anchorsIn(text, indexes, options.near)
  const wish = withoutCities(readWish(rest, mender(indexes, lexicon)), indexes)
  if (wish.empty && anchors.length === 0 && !options.kinds && !options.diets) return []
  const needs = [...wish.needs, optionNeeds(options)]
  const kinds = kindsNeeded(wish.needs)
  const near = nearness(anchors.map(({ at }) => at))
  const mayAnswer = (place: Place) =>
    !options.without?.has(place.id) &&
    !anchors.some(({ id }) => id === place.id) &&
    (!options.kinds || options.kinds.includes(place.kind)) &&
    (!kinds || kinds.has(place.kind) || isNamedSo(place, wish)) &&
    needs.every((each) => meetsNeeds(place, each)) &&
    near(place.at) > 0
  const among = indexes.reduce((sum, { destination }) => sum + destination.places.length, 0)
  const wantsTable = kinds ? [...tableKinds].some((kind) => kinds.has(kind)) : false
  const strict = hitsIn(indexes, lexicon, wish, mayAnswer)
  // "A rooftop bar" where no roof is known: bars, each with its own sentence; but no slope for a ski.
  const hits =
    strict.length > 0 || !kinds ? strict : hitsIn(indexes, lexicon, lenient(wish), mayAnswer)
  const isDish = wish.wants.every(({ meaning }, at) => !meaning && isEaten(hits, at))
  return scored(hits, wish, among)
    .map(([hit, met]) => {
      const aside =
        !(wantsTable || isDish || options.kinds || asksFor(hit.place, wish)) &&
        tableKinds.has(hit.place.kind)
      const fits = wish.wants.length === 0 ? 0.5 : met * (aside ? tableAside : 1)
      return { hit, fits }
    })
    .filter(({ hit, fits }) => fits >= (hit.hasRequired ? leastBeside : leastMet))
    .map(({ hit, fits }) => ({
      hit,
      score:
        fits * near(hit.place.at) +
        essentialWeight * hit.place.essential +
        indoorBonus(hit.place, needs),
    }))
    .toSorted((a, b) => b.score - a.score || compare(a.hit.place.id, b.hit.place.id))
    .filter(({ score }, _, [best]) => score >= leastOfBest * (best?.score ?? 0))
    .slice(0, options.limit ?? usualLimit)
    .map(({ hit, score }) => ({
      place: hit.place,
      destination: hit.index.destination,
      score,
      because: groundsOf(hit.place, wish, needs, anchors),
    }))
}

/** The wish without a city's own name (found once its slip is corrected), which says nothing about places. */
function withoutCities(wish: Wish, indexes: readonly PlaceIndex[]): Wish {
  const names = new Set(
    indexes.flatMap(({ destination: { name, alsoKnownAs = [] } }) =>
      [name, ...alsoKnownAs].flatMap(stemsOf),
    ),
  )
  const isCity = ({ said, meaning }: Want) => !meaning && said.every((stem) => names.has(stem))
  return { ...wish, wants: wish.wants.filter((want) => !isCity(want)) }
}

function lenient(wish: Wish): Wish {
  const wants = wish.wants.map(({ meaning, ...want }): Want => {
    if (!meaning?.required || wish.wants.length === 1)
      return { ...want, ...(meaning && { meaning }) }
    const { required: _, ...others } = meaning
    return { ...want, meaning: others }
  })
  return { ...wish, wants }
}

function optionNeeds({ diets, priceAtMost, stepFree, children }: PlaceSearchOptions): Needs {
  return {
    ...(diets && { diets }),
    ...(priceAtMost !== undefined && { priceAtMost }),
    ...(stepFree && { stepFree }),
    ...(children && { children }),
  }
}

/** Whether its name has the wanted word: the Underwater Museum is a dive, and yet a museum. */
function isNamedSo({ name }: Place, { wants }: Wish): boolean {
  const own = stemsOf(name)
  return wants.some(
    ({ meaning }) => meaning?.needs?.kinds && own.some((stem) => meaning.ownWords.has(stem)),
  )
}

/** Whether a word is something to eat: it stands mostly in the texts of tables ("ceviche"). */
function isEaten(hits: readonly Hit[], at: number): boolean {
  const having = hits.filter(({ strengths }) => (strengths[at] ?? 0) > 0)
  const tables = having.filter(({ place }) => tableKinds.has(place.kind)).length
  return tables >= leastTables && 2 * tables > having.length
}

function asksFor({ kind }: Place, { wants }: Wish): boolean {
  return wants.some(({ meaning }) => meaning?.kinds?.includes(kind))
}

function indoorBonus({ setting }: Place, needs: readonly Needs[]): number {
  return setting === 'indoor' && needs.some(({ indoors }) => indoors) ? 0.1 : 0
}

/** Factor by the distance to what a wish wants to be near: 1 where it names nothing, 0 beyond `farthestKm`. */
function nearness(points: readonly Coordinates[]): (at: Coordinates) => number {
  if (points.length === 0) return () => 1
  return (at) => {
    const away = Math.min(...points.map((point) => kilometres(point, at)))
    return away > farthestKm ? 0 : 0.3 + 0.7 * Math.exp(-away / 0.7)
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
