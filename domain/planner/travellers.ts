/**
 * What a place is to those who travel: a zoo is more to a child of two than to a couple, and a third
 * palace is less to teenagers. By the catalogue's kinds, interests, lengths and sentences alone.
 */

import { kilometres } from '#domain/places/distance.ts'
import { allSaid } from '#domain/places/moments.ts'
import type { Interest, Place, PlaceKind } from '#domain/places/schema.ts'
import { isTooCoolToBathe } from './outdoors.ts'
import type { PlanRequest, Traveller } from './schema.ts'

interface Leaning {
  who: readonly Traveller[]
  /** All that is given must hold of a place; of a list, one. */
  kinds?: readonly PlaceKind[]
  interests?: readonly Interest[]
  says?: RegExp
  longerThan?: number
  atSunset?: true
  /** Not of what is made for children. */
  unlessFamily?: true
  /** Unless one is carried there and sits. */
  unlessSeated?: true
  /** Of grown-ups among themselves. */
  notWithChildren?: true
  /** Multiplies what the place is worth. */
  times: number
}

const looking: readonly PlaceKind[] = ['museum', 'gallery', 'palace', 'worship', 'ruins']
const forPlay =
  /\b(?:playgrounds?|aquarium|penguins?|otters?|ducks|carousel|merry-go-round|miniature|puppets?|petting|paddling|splash|pedal boats?|rowing boats?|toy|animals|dinosaurs?|press and try|hands-on|touch(?:ed)?|climb into|robots?)\b/i
const madeForChildren =
  /\b(?:aquarium|children|playgrounds?|puppets?|petting|toys?|press and try|hands-on)\b/i
const climbing =
  /\b(?:climb|climbing|steep|stairs|stairways?|staircase|steps|scramble|hike|hikers?|trek|ridge|walk up|on the hill|cliff (?:path|walk)|zip ?line|rafting|bungee)\b/i

const leanings: readonly Leaning[] = [
  { who: ['toddler'], kinds: ['zoo'], times: 2.4 },
  { who: ['toddler'], kinds: ['beach'], times: 2.2 },
  { who: ['toddler'], kinds: ['park', 'garden'], times: 1.7 },
  { who: ['toddler'], says: forPlay, times: 1.5 },
  { who: ['toddler'], kinds: looking, unlessFamily: true, times: 0.5 },
  { who: ['toddler'], kinds: ['stage', 'theme-park', 'activity', 'shopping'], times: 0.6 },
  {
    who: ['toddler'],
    longerThan: 120,
    kinds: ['museum', 'palace', 'nature', 'viewpoint'],
    times: 0.6,
  },
  { who: ['children'], kinds: ['zoo', 'theme-park'], times: 1.8 },
  { who: ['children'], kinds: ['beach', 'park', 'activity'], times: 1.4 },
  { who: ['children'], interests: ['family', 'science'], times: 1.3 },
  { who: ['children'], says: forPlay, times: 1.2 },
  { who: ['children'], kinds: ['gallery', 'worship', 'stage'], unlessFamily: true, times: 0.55 },
  { who: ['teenagers'], kinds: ['theme-park'], times: 2.2 },
  { who: ['teenagers'], kinds: ['nightlife', 'shopping'], times: 1.8 },
  {
    who: ['teenagers'],
    kinds: ['neighbourhood', 'market'],
    interests: ['shopping', 'nightlife', 'music', 'food'],
    times: 1.5,
  },
  { who: ['teenagers'], kinds: ['viewpoint', 'activity', 'beach'], times: 1.6 },
  { who: ['teenagers'], interests: ['adventure', 'sport', 'music'], times: 1.3 },
  {
    who: ['teenagers'],
    says: /\b(?:K-?pop|arcades?|anime|manga|street art|skate|food stalls|night market|cable car|ferris wheel|roller ?coasters?)\b/i,
    times: 1.5,
  },
  { who: ['teenagers'], kinds: looking, times: 0.5 },
  { who: ['teenagers'], kinds: ['stage', 'garden'], times: 0.7 },
  { who: ['seniors'], kinds: ['garden', 'stage', 'cafe'], times: 1.4 },
  {
    who: ['seniors'],
    kinds: ['theme-park', 'nightlife', 'activity'],
    times: 0.4,
    unlessSeated: true,
  },
  {
    who: ['seniors'],
    kinds: ['nature', 'viewpoint', 'ruins', 'park', 'garden'],
    says: climbing,
    times: 0.4,
  },
  { who: ['seniors'], kinds: ['neighbourhood', 'bridge', 'palace'], says: climbing, times: 0.5 },
  {
    who: ['seniors'],
    kinds: ['cafe', 'nightlife', 'market'],
    says: /\b(?:stand-up|standing|stalls?|counter)\b/i,
    times: 0.4,
  },
  { who: ['seniors'], longerThan: 180, times: 0.6 },
  { who: ['celebration'], kinds: ['spa'], times: 2 },
  { who: ['celebration'], kinds: ['beach'], times: 1.6 },
  { who: ['celebration'], kinds: ['viewpoint'], times: 1.5 },
  { who: ['couple'], kinds: ['viewpoint'], times: 1.2 },
  {
    who: ['celebration', 'couple'],
    kinds: ['activity', 'landmark'],
    says: /\b(?:cruise|gondola|sail(?:ing)?|boat trip)\b/i,
    times: 1.5,
  },
  { who: ['celebration', 'couple'], kinds: ['garden', 'stage'], times: 1.2 },
  { who: ['celebration', 'couple'], atSunset: true, times: 1.3 },
  { who: ['celebration'], kinds: ['theme-park', 'zoo'], times: 0.4 },
  { who: ['celebration'], kinds: ['shopping'], times: 0.6 },
  { who: ['friends'], kinds: ['nightlife', 'activity', 'market'], times: 1.3 },
  { who: ['friends', 'couple'], kinds: ['zoo'], notWithChildren: true, times: 0.4 },
  {
    who: ['friends', 'couple'],
    kinds: ['museum', 'activity', 'theme-park'],
    interests: ['family'],
    says: madeForChildren,
    notWithChildren: true,
    times: 0.5,
  },
]

/** Nothing is out of the question for it, and nothing is worth every way. */
const bounds = { least: 0.3, most: 1.6 }

/** How much more or less a place is worth to these travellers than to anybody, within bounds. */
export function leaning(place: Place, request: PlanRequest): number {
  return Math.min(bounds.most, Math.max(bounds.least, fullLeaning(place, request)))
}

function fullLeaning(place: Place, request: PlanRequest): number {
  const { who } = request.party
  if (who.length === 0 || place.kind === 'restaurant') return 1
  const asked =
    request.wantedKinds.includes(place.kind) ||
    place.interests.some((each) => request.interests.includes(each))
  // The smallest of a family decides what is for children; a three-year-old is no schoolchild.
  const told = who.includes('toddler') ? who.filter((each) => each !== 'children') : who
  // With grandchildren the days are theirs, and the stairs are as steep as ever.
  const climbs = ({ says, who: of }: Leaning) =>
    request.party.elderly && says === climbing && of.includes('seniors')
  const isYoung = request.party.children || who.includes('teenagers')
  return leanings
    .filter((each) => !(each.notWithChildren && isYoung))
    .filter(
      (each) => (each.who.some((one) => told.includes(one)) || climbs(each)) && isOf(place, each),
    )
    .reduce((product, each) => product * (asked ? Math.max(1, each.times) : each.times), 1)
}

function isOf(place: Place, leaning: Leaning): boolean {
  const { kinds, interests, says, longerThan, atSunset, unlessFamily, unlessSeated } = leaning
  return (
    (!kinds || kinds.includes(place.kind)) &&
    (!interests || interests.some((each) => place.interests.includes(each))) &&
    (!says || says.test(`${place.name} ${allSaid(place)}`)) &&
    (longerThan === undefined || place.minutes > longerThan) &&
    (!atSunset || place.bestTime === 'sunset') &&
    !(unlessFamily && isForFamilies(place)) &&
    !(unlessSeated && seated.test(place.name))
  )
}

/** What one sees from a seat, whatever one's knees are like. */
const seated = /\b(?:ferry|ferries|boats?|cruise|vaporetto|tram|cable car|funicular|gondola)\b/i

function isForFamilies({ children, interests }: Place): boolean {
  return children === true && interests.includes('family')
}

/** From here on it is what these travellers came for, and below the other it is against them. */
const favourite = 1.5
const unfit = 0.6
/** So long is one in the open also where a roof was asked for. */
const inPassing = 30

/** Whether a place is what those who travel came for. */
export function isFavourite(place: Place, request: PlanRequest): boolean {
  return fullLeaning(place, request) >= favourite
}

/** Whether a place is against those who travel: stairs at eighty, a third palace at fourteen. */
export function isUnfit(place: Place, request: PlanRequest): boolean {
  // What a first visit must not miss is seen with schoolchildren, too.
  const { who } = request.party
  const isOnlyYoung = who.includes('children') && !who.includes('toddler')
  if (isOnlyYoung && !request.inside && place.essential >= seenWithChildren) return false
  // Whoever asked for a roof has what is under it, a museum at fourteen included.
  if (request.inside && place.setting === 'indoor') return false
  const isInTheOpen = place.setting === 'outdoor' && place.minutes > inPassing
  const isColdBeach =
    place.kind === 'beach' && request.days.every(({ weather }) => isTooCoolToBathe(weather))
  return (request.inside && isInTheOpen) || isColdBeach || fullLeaning(place, request) < unfit
}

/** A second of the same kind comes with so many days. */
const daysForAnother = 5
const aDay = 1.3
/** What a kilometre takes from a favourite, and from where on it is another outing. */
const wayWeight = 3
const farthest = 20

/** What those who travel came for, about one a day: the best of every kind before a second of any. */
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

/** A bar, a brewery, a casino: by what it is, or by its own words. */
const ofAlcohol =
  /\b(?:brewer(?:y|ies)|brewpubs?|beer (?:halls?|gardens?|cellars?)|distiller(?:y|ies)|winer(?:y|ies)|wine bars?|cocktails?|casinos?|pubs?|tavern|Guinness|whiske?y|rum museum|speakeas(?:y|ies)|nightclubs?)\b/i
const servesDrinks = new Set<PlaceKind>([
  'nightlife',
  'restaurant',
  'cafe',
  'activity',
  'museum',
  'stage',
  'landmark',
])

/** What is climbed, by its own words. */
const steepKinds = new Set<PlaceKind>(['nature', 'viewpoint', 'ruins', 'neighbourhood', 'activity'])
const seenByAll = 0.97
const seenWithChildren = 0.9

/** What is known to be step-free is so, whatever steps its words tell of. */
function isSteep({ kind, name, about, stepFree }: Place): boolean {
  return (
    stepFree !== true &&
    steepKinds.has(kind) &&
    climbing.test(`${name} ${about}`) &&
    !/\b(?:lift|elevator|funicular|cable car|escalators?)\b/i.test(about)
  )
}

/** What is fastened to a rope, or has a least age. */
const ofDaring =
  /\b(?:bridge ?climb|climb(?:ers|ing)? (?:in|with|over|the (?:arch|bridge))|overalls|harness|bungee|rafting|zip ?lines?|skydiv\w+|paraglid\w+|canyon(?:ing| swing)|abseil\w*|jet ?boats?)\b/i

/** A tower or a column that one goes up, of which nobody knows a way without steps. */
function isClimbed({ kind, name, about }: Place): boolean {
  const isHeight =
    kind === 'viewpoint' || kind === 'landmark' || kind === 'worship' || kind === 'ruins'
  if (kind === 'viewpoint' && /\b(?:tower|column|obelisk|spire|dome)\b/i.test(name)) return true
  return (
    isHeight &&
    /\b(?:(?:\d+|hundred(?: and [\w-]+)?) (?:steps|stairs)|narrow stairs?|winding stairs?|steep (?:steps|stairs)|climb (?:its|her|his|the)|to climb|ladders?)\b/i.test(
      about,
    ) &&
    !/\b(?:lift|elevator|funicular|escalators?)\b/i.test(about)
  )
}

/** Why a place is out of the question for those who travel; null where it is not. */
export function travellerObjection(place: Place, { party, diets }: PlanRequest): string | null {
  const words = `${place.name} ${place.about}`
  if (diets.includes('halal') && servesDrinks.has(place.kind)) {
    if (place.kind === 'nightlife' || (!place.diets?.includes('halal') && ofAlcohol.test(words))) {
      return 'It is about drinks or gambling, and you keep halal.'
    }
  }
  if (party.shortWalks && place.essential < seenByAll && isSteep(place)) {
    return 'It has stairs or a climb, and you want little of that.'
  }
  if (party.stepFree && place.stepFree === null && isClimbed(place)) {
    return 'It is climbed by stairs, as far as is known, and you need a way without steps.'
  }
  const isWeak = party.children || party.elderly || party.who.includes('seniors')
  if (isWeak && place.kind === 'activity' && ofDaring.test(words)) {
    return party.children
      ? 'It is a climb or a thrill with a least age: ask before you take children there.'
      : 'It is a climb or a thrill, and you want little of that.'
  }
  const isMinor = party.children || party.who.includes('teenagers')
  if (isMinor && place.children === false) return 'It is not a place for children.'
  if (party.children && place.kind === 'nightlife') {
    return 'It is for a night out, and you travel with children.'
  }
  // Teenagers walk through a lively quarter; they are let into no bar.
  if (isMinor && place.kind === 'nightlife' && (place.price ?? 1) > 0) {
    return 'It is for a night out, and you travel with teenagers.'
  }
  return null
}

/** The longest that a visit is with those who travel, in minutes; `null` where nobody minds. */
const longestVisits: readonly { who: Traveller; kinds: readonly PlaceKind[]; minutes: number }[] = [
  { who: 'toddler', kinds: [...looking, 'neighbourhood', 'shopping', 'market'], minutes: 75 },
  { who: 'toddler', kinds: ['zoo', 'beach', 'park', 'garden'], minutes: 150 },
  { who: 'children', kinds: looking, minutes: 100 },
  { who: 'teenagers', kinds: looking, minutes: 90 },
  { who: 'seniors', kinds: looking, minutes: 120 },
]

export function longestVisit(place: Place, { party }: PlanRequest): number {
  const { kind } = place
  // A museum of farms and animals under the sky tires no child.
  if (!party.who.includes('toddler') && isForFamilies(place) && place.setting !== 'indoor') {
    return Number.POSITIVE_INFINITY
  }
  const found = longestVisits.filter(
    ({ who, kinds }) => party.who.includes(who) && kinds.includes(kind),
  )
  return Math.min(Number.POSITIVE_INFINITY, ...found.map(({ minutes }) => minutes))
}
