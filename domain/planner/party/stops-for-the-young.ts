/**
 * The stops for the young: as many as days, chosen by what they would choose themselves. A day of abbeys and
 * department stores is no day with children.
 */
import { kilometres } from '#domain/places/distance.ts'
import { allSaid } from '#domain/places/moments.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { isWished } from '../asked/asked-starts.ts'
import type { PlanRequest, Traveller } from '../schema.ts'
import { isFarFiller } from '../worth/far-fillers.ts'
import { forPlay, looking } from '../worth/party-leanings.ts'
import { fullLeaning, isFavourite, isUnfit } from '../worth/travellers.ts'
import { isWhatTheyLove } from '../worth/what-they-love.ts'

/** Kinds that are always for children, and those that are where a place says so. */
const alwaysTheirs = new Set<PlaceKind>(['zoo', 'theme-park', 'beach', 'park'])
const theirsForFamilies = new Set<PlaceKind>([
  'activity',
  'garden',
  'museum',
  'nature',
  'viewpoint',
])
/** Kinds that toddlers are too young for. */
const notForToddlers = new Set<PlaceKind>(['theme-park', 'viewpoint'])
/** Kinds that are never for children. */
const neverTheirs = new Set<PlaceKind>([
  'restaurant',
  'cafe',
  'shopping',
  'nightlife',
  'spa',
  'stage',
  'worship',
  'gallery',
])

/** Whether a place is made for children, and not only open to them. */
export function isForChildren(place: Place): boolean {
  const { kind, children, interests } = place
  if (children !== true || neverTheirs.has(kind)) return false
  if (alwaysTheirs.has(kind) || interests[0] === 'family') return true
  if (forPlay.test(`${place.name} ${allSaid(place)}`)) return true
  // A terrace is no fun; what one rides or climbs is.
  if (kind === 'viewpoint' && !isRidden.test(`${place.name} ${allSaid(place)}`)) return false
  return theirsForFamilies.has(kind) && interests.includes('family')
}

const isRidden =
  /\b(?:wheel|cable car|funicular|gondola|lift|elevator|tower|ride|train|steam|telescopes?|slide|glass floor|playground|puppets?|cannon)\b/i

/** Whether a place is for the young of this party; for teenagers by their leanings. */
export function isForTheYoung(place: Place, request: PlanRequest): boolean {
  const { who, children } = request.party
  if (who.includes('toddler')) return isForChildren(place) && !notForToddlers.has(place.kind)
  if (children) return isForChildren(place)
  return who.includes('teenagers') && isFavourite(place, request)
}

/** Whether a place is for adults: a museum, a palace, a church or a house that is shown, not made for the young. */
export function isForGrownUps({ kind, children, interests, setting, minutes }: Place): boolean {
  if ((children === true && interests.includes('family')) || minutes <= inPassing) return false
  return looking.includes(kind) || (shown.has(kind) && setting === 'indoor')
}

const shown = new Set<PlaceKind>(['landmark', 'stage'])

/** Longest visit in minutes that does not tire. */
const inPassing = 30
/** Largest distance in kilometres; farther places are day trips. */
const farthest = 15
/** Kilometres below which two stops are on one day, so that only the better one counts. */
const nextDoor = 0.8
/**
 * Kilometres from which a stop is out of town; and the share of the way within which a second one is on the same
 * ride: a beach and an aquarium.
 */
const outOfTown = 3
const onOneRide = 0.5
/** Extra stops for children to choose from, where a zoo fills a day or is shut on one. */
const spareStops = 2
const wayWeight = 0.02
const forAWish = 0.4

/** The stops of which each day gets one, the best first; other places for the young may be added. */
export function stopsForTheYoung(request: PlanRequest, places: readonly Place[]): Place[] {
  if (!hasTheYoung(request)) return []
  const way = (place: Place) => kilometres(request.lodging, place.at)
  const rank = (place: Place) =>
    (0.35 + place.essential) * fullLeaning(place, request) * inTheCold(place, request) +
    (isWished(place, request) || isWhatTheyLove(place, request) ? forAWish : 0) -
    wayWeight * way(place)
  const all = places
    .filter((place) => !place.dayTrip && isForTheYoung(place, request))
    .filter((place) => way(place) <= farthest && !isUnfit(place, request))
    .toSorted((a, b) => rank(b) - rank(a))
  // Nearer lawns are enough.
  const fitting = all.filter((place) => !isFarFiller(place, request))
  const most = request.days.length + (request.party.children ? spareStops : 0)
  const ofAKind = Math.max(2, Math.ceil(request.days.length / 2))
  const apart: Place[] = []
  for (const place of fitting) {
    const isNear = apart.some((other) => {
      const between = kilometres(other.at, place.at)
      const out = Math.min(way(other), way(place))
      return between < nextDoor || (out >= outOfTown && between <= onOneRide * out)
    })
    const alike = apart.filter(({ kind }) => kind === place.kind).length
    if (!isNear && alike < ofAKind && apart.length < most) apart.push(place)
  }
  // Where there are too few, neighbouring ones count as well, each on a day of its own.
  const others = [...fitting, ...all].filter(
    (place, at, each) => !apart.includes(place) && each.indexOf(place) === at,
  )
  return [...apart, ...others].slice(0, Math.max(apart.length, request.days.length))
}

/** Daily high in °C below which open-air places lose worth. */
const cold = 6
const outInTheCold = 0.5

function inTheCold({ setting, minutes }: Place, { days }: PlanRequest): number {
  const isCold = days.every(({ weather }) => (weather?.high ?? cold) < cold)
  return isCold && setting === 'outdoor' && minutes > inPassing ? outInTheCold : 1
}

const theYoung: readonly Traveller[] = ['toddler', 'children', 'teenagers']

export function hasTheYoung({ party }: Pick<PlanRequest, 'party'>): boolean {
  return party.children || party.who.some((each) => theYoung.includes(each))
}

/** Days for each house that is for adults. */
const daysForAHouse = 5 / 3

/** The most houses for adults in a stay; as many as days for teenagers who like what is shown there. */
export function mostHouses({ days, party, interests, wantedKinds }: PlanRequest): number {
  const isAsked = wantedKinds.some((kind) => looking.includes(kind))
  const isTheirTaste = interests.includes('art') || interests.includes('history')
  if (!party.children && isTheirTaste && !isAsked) return days.length
  return Math.max(1, Math.floor(days.length / daysForAHouse))
}
