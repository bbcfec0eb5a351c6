/**
 * What the young who travel would choose themselves, one stop for each day: a day of abbeys and
 * department stores with the remark that children are welcome is no day with children.
 */
import { kilometres } from '#domain/places/distance.ts'
import { allSaid } from '#domain/places/moments.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { isWished } from '../asked/asked-starts.ts'
import { isFarFiller } from '../far-fillers.ts'
import { forPlay, looking } from '../party-leanings.ts'
import type { PlanRequest, Traveller } from '../schema.ts'
import { fullLeaning, isFavourite, isUnfit } from '../travellers.ts'
import { isWhatTheyLove } from '../what-they-love.ts'

/** Kinds that are for children by themselves, and those that are where a place says that families come. */
const alwaysTheirs = new Set<PlaceKind>(['zoo', 'theme-park', 'beach', 'park'])
const theirsForFamilies = new Set<PlaceKind>([
  'activity',
  'garden',
  'museum',
  'nature',
  'viewpoint',
])
/** A tower or a fair of thrills is nothing yet for who is carried there. */
const notForToddlers = new Set<PlaceKind>(['theme-park', 'viewpoint'])
/** What is eaten or bought is no hour for them, whatever animals are on the plates. */
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
  // A terrace is a look at roofs; what one rides or climbs up to is theirs.
  if (kind === 'viewpoint' && !isRidden.test(`${place.name} ${allSaid(place)}`)) return false
  return theirsForFamilies.has(kind) && interests.includes('family')
}

const isRidden =
  /\b(?:wheel|cable car|funicular|gondola|lift|elevator|tower|ride|train|steam|telescopes?|slide|glass floor|playground|puppets?|cannon)\b/i

/** Whether a place is for the young of this party: for teenagers it is what they lean to. */
export function isForTheYoung(place: Place, request: PlanRequest): boolean {
  const { who, children } = request.party
  if (who.includes('toddler')) return isForChildren(place) && !notForToddlers.has(place.kind)
  if (children) return isForChildren(place)
  return who.includes('teenagers') && isFavourite(place, request)
}

/** A museum, a palace or a church that one looks at, or a house that is shown, and that was not made for the young. */
export function isForGrownUps({ kind, children, interests, setting, minutes }: Place): boolean {
  if ((children === true && interests.includes('family')) || minutes <= inPassing) return false
  return looking.includes(kind) || (shown.has(kind) && setting === 'indoor')
}

const shown = new Set<PlaceKind>(['landmark', 'stage'])

/** A chapel that one looks into on the way tires nobody. */
const inPassing = 30
/** Farther than this a stop is an outing of its own. */
const farthest = 15
/** Two that lie closer are seen on one day, so that only the better one is a day's own. */
const nextDoor = 0.8
/** Out of town the second one that lies so near the first, by the way out, is seen on the same ride: a beach and an aquarium. */
const outOfTown = 3
const onOneRide = 0.5
/** Some to choose from, where a zoo fills a day or is shut on one; teenagers like more things than days have. */
const spareStops = 2
const wayWeight = 0.02
const forAWish = 0.4

/** The stops of which each day is given one, the best first; what else is for the young comes beside them. */
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
  // A lawn across the town is no stop of theirs where each day can have one nearer by.
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
  // A town with few of them has the neighbors, too: each on a day of its own.
  const others = [...fitting, ...all].filter(
    (place, at, each) => !apart.includes(place) && each.indexOf(place) === at,
  )
  return [...apart, ...others].slice(0, Math.max(apart.length, request.days.length))
}

/** Below these degrees a zoo or a lawn is a walk, and a roof is worth more. */
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

/** So many days of a stay for one house that is for grown-ups. */
const daysForAHouse = 5 / 3

/** How many houses for grown-ups a stay has; as many as days for teenagers who like what is shown there. */
export function mostHouses({ days, party, interests, wantedKinds }: PlanRequest): number {
  const isAsked = wantedKinds.some((kind) => looking.includes(kind))
  const isTheirTaste = interests.includes('art') || interests.includes('history')
  if (!party.children && isTheirTaste && !isAsked) return days.length
  return Math.max(1, Math.floor(days.length / daysForAHouse))
}
