/** Chooses the few places that answer a wish: what the words mean, what is sought, and what suits. */

import type { TripBrief } from '#domain/brief/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import { allSaid } from '#domain/places/moments.ts'
import type { Coordinates, Destination, Place } from '#domain/places/schema.ts'
import type { FoundPlace, PlaceSearchIndex } from '../search/search-places.ts'
import { type Constraints, suits } from './constraints.ts'
import { eats } from './eats.ts'
import { thingKey } from './memory.ts'
import { groundOf } from './suggest.ts'
import { hasOwnWords, ownWords, type Sought } from './wishes.ts'

export interface Choosing {
  words: string
  sought: readonly Sought[]
  destinations: readonly Destination[]
  constraints: Constraints
  brief: TripBrief
  /** Keys of the places that were suggested earlier in this conversation. */
  seen: ReadonlySet<string>
  near?: Coordinates | undefined
  /** Whether well-known places of the city fill the list: a city was named and little else. */
  fills?: boolean
  limit: number
}

export interface Chosen {
  found: FoundPlace[]
  /** Whether the search found the places by the words; false where they are merely the best known. */
  byMeaning: boolean
}

/** Longest distance from a landmark, in kilometres, that still counts as near it. */
const nearKilometres = 2.5
const candidates = 80
/** Points that a day trip loses where day trips are allowed but nobody asked for one. */
const outingAside = 0.3
/** Points that a half-covered place (`both`) loses where a setting, such as indoors, was asked for. */
const halfwayAside = 0.4
/** Search score from which the words of a message count as a wish, and not as talk around a city's name. */
const clearlyMeant = 0.5
/** Share of the best sight's score from which a table is kept where nobody asks for food: a café to read in. */
const tableNearly = 0.75

export function choosePlaces(choosing: Choosing, index: PlaceSearchIndex): Chosen {
  const { words, sought, destinations, near, limit } = choosing
  // "Rainy alternatives" says under which roof, and nothing to look for.
  const isWeather =
    choosing.constraints.setting !== null &&
    ownWords(words).every((word) => ofChildrenAndWeather.test(word))
  const byWords =
    hasOwnWords(words) && !isWeather
      ? index
          .search(words, {
            destinations: destinations.map(({ slug }) => slug),
            limit: candidates,
            ...(near && { near: { lat: near[0], lon: near[1] } }),
          })
          .filter((found) => isAllowed(found, choosing))
      : []
  const led = byWords.length > 0 ? byWords : placesMentioning(choosing)
  const all = everyPlace(choosing, led)
  const kinds = sought.filter((each) => each.kinds.length > 0)
  const likings = sought.filter((each) => each.kinds.length === 0)
  const ofKind = kinds.map((each) => all.filter(({ place }) => isSought(place, each)))
  if (ofKind.some((group) => group.length > 0)) {
    return { found: inTurns(ofKind, limit), byMeaning: true }
  }
  if (kinds.length > 0 && likings.length === 0 && byWords.length === 0) {
    return { found: [], byMeaning: false }
  }
  const sights = all.filter(({ place }) => !eats(place))
  const forThem = sights.filter(({ place }) => place.children === true)
  if (isForChildrenAlone(choosing) && forThem.length > 1) {
    return { found: forThem.slice(0, limit), byMeaning: true }
  }
  const first = sightsFirst(led)
  const liked = likings.map((each) => all.filter(({ place }) => isSought(place, each)))
  const isLed = first.length > 0 && likings.length < 2 && (byWords[0]?.score ?? 0) >= clearlyMeant
  // What the words clearly mean stands alone: something else beside it would be filler.
  const groups = (isLed ? [first] : [first, ...liked]).filter((group) => group.length > 0)
  const found = inTurns(groups.length > 0 ? groups : [sights], limit)
  const { setting, children } = choosing.constraints
  const isThin =
    found.length < 3 && !isLed && (setting !== null || children || choosing.fills === true)
  const more = sights.filter(({ place }) => !found.some((each) => each.place === place))
  return {
    found: isThin ? [...found, ...more].slice(0, limit) : found,
    byMeaning: groups.length > 0 || isWeather,
  }
}

/** Where no word means anything to the search: places whose own sentence holds a part of one ("bellbirds"). */
function placesMentioning(choosing: Choosing): FoundPlace[] {
  const parts = ownWords(choosing.words)
    .filter((word) => !ofChildrenAndWeather.test(word))
    .map((word) => word.replace(/(?:es|s)$/, ''))
    .map((word) => new RegExp(`(?<!\\p{L})${word}|${word}(?:e?s)?(?!\\p{L})`, 'iu'))
  if (parts.length === 0) return []
  return choosing.destinations
    .flatMap((destination) =>
      destination.places.map((place): FoundPlace => {
        const text = `${place.name} ${allSaid(place)}`
        const hits = parts.filter((part) => part.test(text)).length
        return {
          place,
          destination,
          score: hits + place.essential * 0.2,
          because: [groundOf(place.about)],
        }
      }),
    )
    .filter((found) => found.score >= 1 && isAllowed(found, choosing))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 8)
}

/** Without tables where the message does not speak of food, unless one fits nearly as well as the best sight. */
function sightsFirst(found: readonly FoundPlace[]): FoundPlace[] {
  const best = found[0]?.score ?? 0
  const sights = found.filter(({ place }) => !eats(place))
  if ((sights[0]?.score ?? 0) < best * 0.4) return [...found]
  return found.filter(({ place, score }) => !eats(place) || score >= best * tableNearly)
}

function isAllowed({ place, destination }: FoundPlace, choosing: Choosing): boolean {
  const { constraints, seen, near } = choosing
  if (seen.has(thingKey({ slug: destination.slug, placeId: place.id }))) return false
  if (near && kilometres(place.at, near) > nearKilometres) return false
  return suits(place, destination, constraints)
}

/** All that suits, with the points of the search where the words led to it. */
function everyPlace(choosing: Choosing, byWords: readonly FoundPlace[]): FoundPlace[] {
  const { destinations, constraints, brief } = choosing
  const best = Math.max(1, ...byWords.map(({ score }) => score))
  const points = new Map(byWords.map((found) => [found.place, found]))
  return destinations
    .flatMap((destination) =>
      destination.places.map((place): FoundPlace => {
        const found = points.get(place)
        const liked = place.interests.filter((each) => brief.interests.includes(each)).length
        const dear = constraints.dear ? (place.price ?? 0) * 0.5 : 0
        const forChildren = constraints.children && place.children ? childrenAdd(constraints) : 0
        const away = place.dayTrip ? (constraints.dayTrips ? outingAside : 1) : 0
        const halfway = constraints.setting !== null && place.setting === 'both' ? halfwayAside : 0
        return {
          place,
          destination,
          score:
            ((found?.score ?? 0) / best) * 2 +
            place.essential +
            liked * 0.15 +
            dear +
            forChildren -
            away -
            halfway,
          because: found?.because ?? [groundOf(place.about)],
        }
      }),
    )
    .filter((found) => isAllowed(found, choosing))
    .toSorted((one, other) => other.score - one.score)
}

/** "A rainy day with kids": nothing is wished for but what children like. */
function isForChildrenAlone({ words, constraints, sought }: Choosing): boolean {
  const others = ownWords(words).filter((word) => !ofChildrenAndWeather.test(word))
  const onlyFamily = sought.every(({ interest }) => interest === 'family')
  return constraints.forChildren && others.length === 0 && onlyFamily
}

const ofChildrenAndWeather =
  /^(?:kids?|teen\w*|bored|child|children|toddlers?|twins|famil\w+|rain\w*|pour\w*|wet|storm\w*|indoors?|inside|weather|enjoy\w*|activit\w+|little|small|young|something)$/

/**
 * Points for places for children: more where the message itself speaks of children, so that they precede famous
 * ones.
 */
const childrenAdd = ({ forChildren }: Constraints) => (forChildren ? 0.8 : 0.35)

function isSought(place: Place, { kinds, interest }: Sought): boolean {
  return interest
    ? place.interests.includes(interest) && !(eats(place) && interest !== 'food')
    : kinds.includes(place.kind)
}

/** One of each in turns, so that nobody's wish comes last. */
function inTurns(groups: readonly (readonly FoundPlace[])[], limit: number): FoundPlace[] {
  const chosen: FoundPlace[] = []
  const longest = Math.max(0, ...groups.map((group) => group.length))
  for (let turn = 0; turn < longest && chosen.length < limit; turn += 1) {
    for (const group of groups) {
      const next = group[turn]
      if (next && chosen.length < limit && !chosen.some(({ place }) => place === next.place)) {
        chosen.push(next)
      }
    }
  }
  return chosen
}
