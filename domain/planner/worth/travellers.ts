/** How a place suits a party, by the table of leanings: its factor, and whether it is a favourite or unfit. */
import { kilometres } from '#domain/places/distance.ts'
import { allSaid } from '#domain/places/moments.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { isWished } from '../asked/asked-starts.ts'
import { isOutOfSeason } from '../opening/outdoors.ts'
import type { PlanRequest, Traveller } from '../schema.ts'
import { climbing, type Leaning, leanings, looking } from './party-leanings.ts'

/** Bounds of the factor, so that nothing is excluded by it or worth any way. */
const bounds = { least: 0.3, most: 1.6 }

/** Factor on a place for this party, within bounds. */
export function leaning(place: Place, request: PlanRequest): number {
  return Math.min(bounds.most, Math.max(bounds.least, fullLeaning(place, request)))
}

const theYoung = new Set<Traveller>(['toddler', 'children', 'teenagers'])

/** Cache by request: the factor is the same on every day. */
const counted = new WeakMap<PlanRequest, Map<Place, number>>()

/** The factor without bounds, to choose among favourites. */
export function fullLeaning(place: Place, request: PlanRequest): number {
  if (place.kind === 'restaurant') return 1
  const found = counted.get(request) ?? new Map<Place, number>()
  counted.set(request, found)
  const before = found.get(place)
  if (before !== undefined) return before
  const weight = countedOut(place, request)
  found.set(place, weight)
  return weight
}

/** Words of places that money does not make better, and the factor on them where it is no object. */
const forEverybody = /\b(?:food trucks?|food carts?|public beach|party hostel|pub crawl)\b/i
const plainPlace = 0.5

function countedOut(place: Place, request: PlanRequest): number {
  const { who, elderly, children } = request.party
  const isAsked = request.wantedKinds.includes(place.kind) || isWished(place, request)
  const isLiked = place.interests.some((each) => request.interests.includes(each))
  // The smallest child decides: a toddler is no schoolchild.
  const young = who.includes('toddler') ? who.filter((each) => each !== 'children') : who
  const isYoung = children || who.some((each) => theYoung.has(each))
  const told: readonly Leaning['who'][number][] = isYoung ? young : [...young, 'adults']
  // With grandchildren the days are theirs, but stairs still count.
  const climbs = ({ says, who: of }: Leaning) =>
    elderly && says === climbing && of.includes('seniors')
  const plain = request.lavish && !isAsked && forEverybody.test(allSaid(place)) ? plainPlace : 1
  const bySubject = (row: Leaning) => isAsked || (isLiked && !row.whateverTheyLike)
  return leanings
    .filter((row) => (row.who.some((one) => told.includes(one)) || climbs(row)) && isOf(place, row))
    .reduce(
      (product, row) => product * (bySubject(row) ? Math.max(1, row.times) : row.times),
      plain,
    )
}

function isOf(place: Place, row: Leaning): boolean {
  const { kinds, interests, first, says, longerThan, below, atSunset } = row
  const [subject] = place.interests
  return (
    (!kinds || kinds.includes(place.kind)) &&
    (!interests || interests.some((each) => place.interests.includes(each))) &&
    (!first || (subject !== undefined && first.includes(subject))) &&
    (below === undefined || place.essential < below) &&
    (longerThan === undefined || place.minutes > longerThan) &&
    (!atSunset || place.bestTime === 'sunset') &&
    (!says || says.test(`${place.name} ${allSaid(place)}`)) &&
    !(row.unlessFamily && isForFamilies(place)) &&
    !(row.unlessSeated && seated.test(place.name))
  )
}

/** Words of visits that one makes sitting. */
const seated = /\b(?:ferry|ferries|boats?|cruise|vaporetto|tram|cable car|funicular|gondola)\b/i

function isForFamilies({ children, interests }: Place): boolean {
  return children === true && interests.includes('family')
}

/** Factors from which a place is a favourite, and below which it is unfit. */
const favourite = 1.5
const unfit = 0.6
/** Renown (0 to 1) from which a sight is visited with schoolchildren as well. */
export const seenWithChildren = 0.8
/** Minutes in the open that are fine also where a roof was asked for. */
const inPassing = 30

/** Whether a place is a favourite of this party. */
export function isFavourite(place: Place, request: PlanRequest): boolean {
  return fullLeaning(place, request) >= favourite
}

/** Whether a place is unfit for this party: stairs at eighty, a third palace at fourteen. */
export function isUnfit(place: Place, request: PlanRequest): boolean {
  // World-famous sights are visited with schoolchildren, too.
  const { who } = request.party
  const isOnlyYoung = who.includes('children') && !who.includes('toddler')
  if (isOnlyYoung && !request.inside && place.essential >= seenWithChildren) return false
  // A wish for a roof includes museums, also at fourteen.
  if (request.inside && place.setting === 'indoor') return false
  const isInTheOpen = place.setting === 'outdoor' && place.minutes > inPassing
  const isColdBeach = request.days.every(({ weather }) => isOutOfSeason(place, weather))
  return (request.inside && isInTheOpen) || isColdBeach || fullLeaning(place, request) < unfit
}

/** Stay length (days) from which a second place of the same kind is allowed. */
const daysForAnother = 5
const aDay = 1.3
/** Points lost for each kilometre of the way to a favourite; `farthest` is in kilometres. */
const wayWeight = 3
const farthest = 20

/** Favourites of the party, about one a day: the best of every kind before a second of any. */
export function favourites(
  request: PlanRequest,
  places: readonly Place[],
  worth: (place: Place) => number,
): Place[] {
  const way = (place: Place) => kilometres(request.lodging, place.at)
  const near = (place: Place) => worth(place) - wayWeight * way(place)
  const best = places
    .filter(
      (place) =>
        !place.dayTrip &&
        place.kind !== 'cafe' &&
        way(place) <= farthest &&
        fullLeaning(place, request) >= favourite &&
        !isUnfit(place, request),
    )
    .toSorted((a, b) => near(b) - near(a))
  const turnOf = (place: Place) =>
    best.filter(({ kind }) => kind === place.kind).findIndex(({ id }) => id === place.id)
  const mostOfAKind = 1 + Math.floor(request.days.length / daysForAnother)
  return best
    .filter((place) => turnOf(place) < mostOfAKind)
    .toSorted((a, b) => turnOf(a) - turnOf(b) || fullLeaning(b, request) - fullLeaning(a, request))
    .slice(0, Math.ceil(aDay * request.days.length))
}

/** Longest visits in minutes, by traveller and kind. */
const longestVisits: readonly { who: Traveller; kinds: readonly PlaceKind[]; minutes: number }[] = [
  { who: 'toddler', kinds: [...looking, 'neighbourhood', 'shopping', 'market'], minutes: 75 },
  // So that lunch and the nap are in time.
  { who: 'toddler', kinds: ['zoo', 'beach', 'park', 'garden'], minutes: 120 },
  { who: 'children', kinds: looking, minutes: 100 },
  { who: 'teenagers', kinds: looking, minutes: 90 },
  { who: 'seniors', kinds: looking, minutes: 120 },
]

/** Longest outdoor visit in minutes for those who walk at most 20 minutes at a time: three walks and two rests. */
const longestOnFoot = 60

export function longestVisit(place: Place, request: PlanRequest): number {
  const { party } = request
  const { kind } = place
  const isWalked = place.setting === 'outdoor' && !place.price && kind !== 'beach'
  if (party.shortWalks && isWalked && !request.mustSee.includes(place.id)) return longestOnFoot
  // Named and wished places keep their length.
  const isTheirs = request.mustSee.includes(place.id) || isWished(place, request)
  const isForAll = !party.children || (place.children === true && !party.who.includes('toddler'))
  if (isTheirs && isForAll) return Number.POSITIVE_INFINITY
  // An open-air museum with animals does not tire children.
  if (!party.who.includes('toddler') && isForFamilies(place) && place.setting !== 'indoor') {
    return Number.POSITIVE_INFINITY
  }
  const found = longestVisits.filter(
    ({ who, kinds }) => party.who.includes(who) && kinds.includes(kind),
  )
  return Math.min(Number.POSITIVE_INFINITY, ...found.map(({ minutes }) => minutes))
}
