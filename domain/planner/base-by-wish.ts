/**
 * Where to sleep, by what a stay is for: who comes to Bali for its beaches is not put up among the rice fields, an hour
 * from each of them. Told from the distances to what was wished for; the usual part of town stays where it does as well.
 */
import type { TripBrief } from '#domain/brief/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { Destination, Place, PlaceKind } from '#domain/places/schema.ts'
import { isSingle } from './asked/words-around.ts'
import { rideBound } from './ride-bounds.ts'

type Town = Pick<Destination, 'name' | 'at' | 'stayAreas' | 'places'>
type Area = Town['stayAreas'][number]

export interface BaseByWish {
  area: Area
  /** For what it was chosen, as it is said behind "since": "you asked for beaches". */
  since: string
}

/** A wish is near where the nearest few of its places are. */
const nearest = 3
/** What is hardly known is no reason to sleep beside it. */
const known = 0.35
const mostGreat = 8
/**
 * What the great sights of a place weigh beside what was asked for, and how much less way, in all and of what it was,
 * is worth another part of the country. Who bounds the rides, or has a small child in the car, moves sooner.
 */
const usualTerms = { greatWeight: 0.4, kilometers: 6, share: 0.65 }
const shortWays = { greatWeight: 0.15, kilometers: 4, share: 0.8 }
/** What lies within a walk or a short ride is near enough: nobody moves from it. */
const nearEnough = 4

/** Words of a request that lie somewhere: by the sea, in the snow. Others are met in any town. */
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

/** Words by which an area tells that it is for those who travel. */
const ofChildren = /\b(?:children|famil(?:y|ies)|calm|shallow)\b/i
/** Who celebrates and counts no coin sleeps where one goes for that. */
const ofAnOccasion =
  /\b(?:dear(?:er|est)?|famous|pretty|elegant|grand(?:est)?|romantic|quiet|luxur\w+|finest|views?)\b/gi
const sunsets = /\bsunsets?\b/i
/** As far as this one moves for a prettier bed alone: within the same island. */
const farthestForLooks = 15
/** Nearer than this it is the same walk to everything, and nothing is told. */
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

/** How far the nearest few are, on average. */
function nearOf({ at }: Area, places: readonly Place[]): number {
  const ways = places.map((place) => kilometres(at, place.at)).toSorted((a, b) => a - b)
  return meanOf(ways.slice(0, nearest))
}

function meanOf(all: readonly number[]): number {
  return all.length === 0 ? 0 : all.reduce((sum, each) => sum + each, 0) / all.length
}

/** The part that is told to be the loveliest; of two, the one with more sunsets around it where those were wished for. */
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
