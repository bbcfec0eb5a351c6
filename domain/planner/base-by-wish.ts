/**
 * Chooses the area to stay in by what the stay is for: who comes to Bali for its beaches does not sleep among the
 * rice fields, an hour from each. Compares distances to what was wished for; the usual area stays where it does as
 * well.
 */
import type { TripBrief } from '#domain/brief/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { Destination, Place, PlaceKind } from '#domain/places/schema.ts'
import { isSingle } from './asked/words-around.ts'
import { rideBound } from './day-trips/ride-bounds.ts'

type Town = Pick<Destination, 'name' | 'at' | 'stayAreas' | 'places'>
type Area = Town['stayAreas'][number]

export interface BaseByWish {
  area: Area
  /** The reason, as said after "since": "you asked for beaches". */
  since: string
}

/** How many of a wish's nearest places are averaged. */
const nearest = 3
/** Least renown (0 to 1) of a place that counts for the choice. */
const known = 0.35
const mostGreat = 8
/**
 * Terms of the comparison: the weight of the great sights beside the wishes, and by how many kilometres and to
 * which share the ways must shrink. Easier terms for those who bound the rides, or have a small child in the car.
 */
const usualTerms = { greatWeight: 0.4, kilometers: 6, share: 0.65 }
const shortWays = { greatWeight: 0.15, kilometers: 4, share: 0.8 }
/** Mean distance in kilometres below which the usual area is near enough. */
const nearEnough = 4

/** Wishes that bind to a location: by the sea, in the snow. Others are met in any town. */
const lyingSomewhere: readonly {
  heard: RegExp
  since: string
  isOf: (place: Place) => boolean
}[] = [
  {
    heard:
      /\b(?<!(?:no|not|without|hate|avoid) )(?:beach(?:es)?|sea ?side|by the sea|swim(?:ming)? in the sea|sunbath\w+|sandcastles?)\b(?! (?:bar|club|town)s?\b)/i,
    since: 'you asked for the beach',
    isOf: ({ kind }) => kind === 'beach',
  },
  {
    heard: /\b(?<!(?:no|not|without|hate|avoid) )surf(?:ing|ers?)?\b/i,
    since: 'you asked for surf',
    isOf: ({ kind, name, offers = [] }) =>
      (kind === 'beach' || kind === 'activity') && /\bsurf/i.test([name, ...offers].join(' ')),
  },
]

const withTheSmall = /\b(?:toddlers?|bab(?:y|ies)|infants?|strollers?|prams?|naps?)\b/i
const forChildren = /\b(?:toddlers?|bab(?:y|ies)|infants?|kids?|children|calm|easy|shallow)\b/i

/** Words by which an area tells that it suits families. */
const ofChildren = /\b(?:children|famil(?:y|ies)|calm|shallow)\b/i
/** Words of a celebration without a budget. */
const ofAnOccasion =
  /\b(?:dear(?:er|est)?|famous|pretty|elegant|grand(?:est)?|romantic|quiet|luxur\w+|finest|views?)\b/gi
const sunsets = /\bsunsets?\b/i
/** Largest distance in kilometres of an area that is chosen only for its looks. */
const farthestForLooks = 15
/** Distance in kilometres below which two areas count as the same quarter, so that nothing is told. */
const sameQuarter = 2

export function baseByWish(
  {
    spending,
    occasions,
    budget,
    wantedKinds,
  }: Pick<TripBrief, 'spending' | 'occasions' | 'budget' | 'wantedKinds'>,
  town: Town,
  { text, named }: { text: string; named: readonly string[] },
): BaseByWish | null {
  const [usual, ...others] = town.stayAreas
  if (!usual || others.length === 0 || text === '') return null
  const wish = lyingSomewhere.find(({ heard }) => heard.test(text) && !isSingle(text, heard))
  const byWish = wish && nearerTo(wish, { town, usual, text, named, wantedKinds })
  if (byWish) return byWish
  const isLavish = spending === 'high' && budget === undefined
  return isLavish && occasions.length > 0 ? forAnOccasion(town, usual, text) : null
}

interface Stay {
  town: Town
  usual: Area
  text: string
  named: readonly string[]
  wantedKinds: readonly PlaceKind[]
}

function nearerTo(
  { isOf, since }: (typeof lyingSomewhere)[number],
  { town, usual, text, named, wantedKinds }: Stay,
): BaseByWish | null {
  const inReach = town.places.filter(({ dayTrip }) => !dayTrip)
  const small = forChildren.test(text)
  const wished = inReach.filter((place) => isOf(place) && place.essential >= known)
  if (wished.length === 0) return null
  const great = inReach
    .filter(({ essential }) => essential >= 0.5)
    .toSorted((a, b) => b.essential - a.essential)
    .slice(0, mostGreat)
  const asked = inReach.filter(({ id }) => named.includes(id))
  const others = wantedKinds
    .map((kind) => inReach.filter((place) => place.kind === kind && place.essential >= known))
    .filter((found) => found.length > 0 && !found.some(isOf))
  const terms = rideBound(text) || withTheSmall.test(text) ? shortWays : usualTerms
  const way = (area: Area) =>
    nearOf(area, wished) +
    others.reduce((sum, found) => sum + nearOf(area, found), 0) +
    terms.greatWeight * meanOf(great.map(({ at }) => kilometres(area.at, at))) +
    meanOf(asked.map(({ at }) => kilometres(area.at, at)))
  if (nearOf(usual, wished) <= nearEnough) return null
  const rank = (area: Area) => way(area) * (small && ofChildren.test(area.about) ? 0.6 : 1)
  const [best] = town.stayAreas.toSorted((a, b) => rank(a) - rank(b))
  if (!best || best === usual) return null
  const isWorthIt =
    way(usual) - way(best) >= terms.kilometers && way(best) <= terms.share * way(usual)
  return isWorthIt ? { area: best, since } : null
}

/** Mean distance in kilometres to the nearest few places. */
function nearOf({ at }: Area, places: readonly Place[]): number {
  const ways = places.map((place) => kilometres(at, place.at)).toSorted((a, b) => a - b)
  return meanOf(ways.slice(0, nearest))
}

function meanOf(all: readonly number[]): number {
  return all.length === 0 ? 0 : all.reduce((sum, each) => sum + each, 0) / all.length
}

/**
 * The area told to be the loveliest; of two, the one with more sunset places around it where sunsets were wished
 * for.
 */
function forAnOccasion(town: Town, usual: Area, text: string): BaseByWish | null {
  const words = ({ about }: Area) => new Set(about.toLowerCase().match(ofAnOccasion)).size
  const sunsetsNear = ({ at }: Area) =>
    town.places.filter(
      (place) => place.bestTime === 'sunset' && kilometres(at, place.at) <= sameQuarter,
    ).length
  const worth = (area: Area) => words(area) + (sunsets.test(text) ? sunsetsNear(area) : 0)
  const [best] = town.stayAreas
    .filter(({ at }) => kilometres(usual.at, at) <= farthestForLooks)
    .toSorted((a, b) => worth(b) - worth(a))
  if (!best || best === usual || kilometres(best.at, usual.at) < sameQuarter) return null
  if (words(best) === 0 || worth(best) <= worth(usual)) return null
  const since = sunsets.test(text) ? 'you celebrate and asked for sunsets' : 'you celebrate'
  return { area: best, since }
}
