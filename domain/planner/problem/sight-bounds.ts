/**
 * Groups that bound how many sights of a sort a day or a stay has: in all, paid ones, long museums, towers, and
 * those for the young.
 */
import type { Place } from '#domain/places/schema.ts'
import { metersBetween } from '#domain/routing/travel-estimate.ts'
import { bigVisitMinutes, isWorthItsPrice, objection, paysToEnter } from '../appeal.ts'
import { askedOf, isWished } from '../asked/asked-starts.ts'
import { gentleSights, paceOf } from '../day-habits.ts'
import { mustNotMiss } from '../first-things.ts'
import { isSnack } from '../meals/meal-places.ts'
import { hasTheYoung, isForGrownUps, mostHouses } from '../party/stops-for-the-young.ts'
import type { PlanRequest } from '../schema.ts'
import type { TourGroup } from '../tours/problem.ts'
import { looking } from '../worth/party-leanings.ts'
import { isUnfit } from '../worth/travellers.ts'
import { isWhatTheyLove } from '../worth/what-they-love.ts'
import { onceADay, onceATrip, type ProblemParts } from './parts.ts'
import { cameToSwim, groundOf, isABoatRide, isASwim, isTheBoat } from './same-thing.ts'

/** Minutes up to which a sight is seen in passing, and not counted as one of the day's. */
const passingMinutes = 30
const passingShare = 1.2
/** Sights in passing a day for those who take it slowly. */
const slowPassing = 1
/** Sights a day beyond the usual number, for free hours. */
const moreInFreeTime = 3
const moreOnSlowDays = 1
/** Minutes from which a museum is long. */
const longMuseum = 120
const worthAnotherHouse = 0.5
const nextDoor = 400
const beside = 900
/** Days for each unasked paid house, for those who save. */
const daysForUnasked = 2
/** Days for each sight that does not suit the party: a palace for teenagers. */
const daysForUnfit = 2

/** Kinds that cost half a day or an evening, and money: at most one unasked. */
const costly = new Set<Place['kind']>(['theme-park', 'spa', 'stage'])
/** Renown (0 to 1) from which such a place belongs to the town, as the parks of Orlando do. */
const theTownsOwn = 0.65

/** Days for each further tower with a deck. */
const daysForAnotherDeck = 4
const knownDeck = 0.6

/** Minutes of a tour that is enough for one day of the old. */
const onOnesFeet = 105

function isTiring(place: Place, minutes: number, { party, mustSee }: PlanRequest): boolean {
  if (!(party.elderly || party.who.includes('seniors')) || mustSee.includes(place.id)) return false
  return minutes >= onOnesFeet && looking.includes(place.kind)
}

interface Bounded {
  request: PlanRequest
  /** Ids of stops for the young, of which a day has one. */
  oneADay: ReadonlySet<string>
}

export class SightBounds {
  private readonly parts: ProblemParts
  private readonly sources: Bounded

  constructor(parts: ProblemParts, sources: Bounded) {
    this.parts = parts
    this.sources = sources
  }

  /** The groups of a sight. */
  of(place: Place, minutes: number): number[] {
    const { parts } = this
    const { request } = this.sources
    const groups = [this.countedAs(place, minutes), ...this.groupsOfTheYoung(place)]
    if (paysToEnter(place) && request.freeShare > 0 && !isWorthItsPrice(place)) {
      groups.push(this.paidGroup(), ...this.unaskedPaid(place))
    }
    if (isUnfit(place, request)) groups.push(this.unfitGroup())
    if (isCostlyForOthers(place, request)) {
      // An evening that was chosen needs no second one with tickets.
      const isSecond = place.kind === 'stage' && hasItsEvening(request)
      groups.push(parts.group(`unasked ${place.kind}`, isSecond ? notAtAll : onceATrip))
    }
    const ground = groundOf(place, request)
    if (ground) groups.push(parts.group(`ground ${ground}`, onceATrip))
    groups.push(...this.swims(place))
    if (isABoatRide(place) && !isWished(place, request)) groups.push(this.boatGroup())
    if (isLesserDeck(place) && !wantsViews(request) && !this.isBestDeck(place))
      groups.push(this.deckGroup())
    // One tour of two hours on one's feet a day is enough at eighty.
    if (isTiring(place, minutes, request)) groups.push(parts.group('long house', onceADay))
    if (this.isAnotherHouse(place)) groups.push(parts.group('house', { cap: 2, per: 'day' }))
    if (minutes >= bigVisitMinutes) groups.push(parts.group('big', onceADay))
    // By its full length, also where children shorten it.
    if (isLongMuseum(place) && !this.hasGreaterNextDoor(place)) groups.push(this.museumGroup())
    return groups
  }

  /** The group of boat rides: only the town's famous boat where it runs, else any one. */
  private boatGroup(): number {
    const { request } = this.sources
    const hasBest = request.places.some(
      (each) => isTheBoat(each) && objection(each, request) === null,
    )
    return this.parts.group('boat', { cap: hasBest ? 0 : 1, per: 'trip' })
  }

  /** One swim a day, unless several were named. */
  swims(place: Place): number[] {
    const { request } = this.sources
    if (!isASwim(place) || cameToSwim(request)) return []
    const { places, mustSee } = request
    const named = places.filter((each) => mustSee.includes(each.id) && isASwim(each))
    if (mustSee.includes(place.id) && named.length > 1) return []
    return [this.parts.group('swim', onceADay)]
  }

  /** Bounds sights with admission, where a budget asks for free ones. */
  private paidGroup(): number {
    const { request } = this.sources
    const cap = Math.floor(paceOf(request).sights * (1 - request.freeShare))
    return this.parts.group('paid', { cap: Math.max(1, cap), per: 'day' })
  }

  /** Bounds unasked paid houses for those who save: one in two days. */
  private unaskedPaid(place: Place): number[] {
    const { request } = this.sources
    if (isWhatTheyLove(place, request)) return []
    const isDear = (place.price ?? 0) > 1 && looking.includes(place.kind)
    if (askedOf(place, request).length > 0 || !isDear) return []
    const cap = Math.ceil(request.days.length / daysForUnasked)
    return [this.parts.group('paid and unasked', { cap, per: 'trip' })]
  }

  /** One long museum a day, unless they were asked for or there are more great ones than days. */
  private museumGroup(): number {
    const { places, days, wantedKinds, interests } = this.sources.request
    const great = places.filter((place) => isLongMuseum(place) && place.essential >= mustNotMiss)
    const isAsked =
      wantedKinds.includes('museum') || wantedKinds.includes('gallery') || interests.includes('art')
    const cap = isAsked || great.length > days.length ? 2 : 1
    return this.parts.group('long museum', { cap, per: 'day' })
  }

  /** Whether a museum is on a subject nobody mentioned: at most two a day. */
  private isAnotherHouse(place: Place): boolean {
    const { request } = this.sources
    if (place.kind !== 'museum' && place.kind !== 'gallery') return false
    return !(isWhatTheyLove(place, request) || isWished(place, request))
  }

  /** Whether a great museum is next door: both are seen on one day, since a second way tires more. */
  private hasGreaterNextDoor({ at, essential }: Place): boolean {
    return this.sources.request.places.some(
      (other) =>
        isLongMuseum(other) &&
        other.essential > essential &&
        essential >= worthAnotherHouse &&
        metersBetween(at, other.at) < nextDoor,
    )
  }

  /** One tower with a view, the best known; more in a long stay. */
  private deckGroup(): number {
    const { days, places } = this.sources.request
    const others = Math.floor(days.length / daysForAnotherDeck)
    const cap = others + (places.some((place) => this.isBestDeck(place)) ? 0 : 1)
    return this.parts.group('deck', { cap, per: 'trip' })
  }

  /** Whether it is the best known tower, which is never dropped for a lesser one. */
  private isBestDeck(place: Place): boolean {
    if (!isDeck(place) || place.essential < knownDeck) return false
    const others = this.sources.request.places.filter(isDeck)
    return others.every(({ essential, id }) => essential < place.essential || id >= place.id)
  }

  /** Bounds sights that do not suit the party, so that no day is made of them. */
  private unfitGroup(): number {
    const cap = Math.max(1, Math.floor(this.sources.request.days.length / daysForUnfit))
    return this.parts.group('unfit', { cap, per: 'trip' })
  }

  /** With children or teenagers: one stop of theirs and at most one house for adults a day. */
  private groupsOfTheYoung(place: Place): number[] {
    const { request, oneADay } = this.sources
    if (oneADay.has(place.id)) {
      // Places of what they love come in addition to the daily stop.
      return isWhatTheyLove(place, request) ? [] : [this.parts.group('for the young', onceADay)]
    }
    // Places they asked for are not bounded.
    if (!(hasTheYoung(request) && isForGrownUps(place)) || isBound(place, request)) return []
    // A dome or a temple that a town is known for is not counted; a long museum is.
    if (place.essential >= mustNotMiss && !isAMuseum(place)) {
      // A church beside a great museum goes with it.
      return this.isBesideAGreatHouse(place) ? [] : [this.parts.group('for grown-ups', onceADay)]
    }
    const inAll = { cap: mostHouses(request), per: 'trip' } as const
    return [
      this.parts.group('for grown-ups', onceADay),
      this.parts.group('for grown-ups in all', inAll),
    ]
  }

  private isBesideAGreatHouse({ at }: Place): boolean {
    return this.sources.request.places.some(
      (other) =>
        isLongMuseum(other) &&
        other.essential >= mustNotMiss &&
        metersBetween(at, other.at) < beside,
    )
  }

  /** The group a visit counts in: snacks, sights in passing, or the day's sights. */
  private countedAs(place: Place, minutes: number): number {
    const { request } = this.sources
    // Coffee houses that were asked for are not bounded like snacks.
    const isAsked = askedOf(place, request).some(({ often, times }) => often || times !== undefined)
    if (isSnack(place)) {
      return isAsked
        ? this.parts.group('asked snack', { cap: 2, per: 'day' })
        : this.parts.group('snack', onceADay)
    }
    const { mostSights } = request
    const { sights } = mostSights === undefined ? paceOf(request) : { sights: mostSights }
    if (minutes <= passingMinutes && mostSights === undefined) {
      const cap = request.pace === 'slow' ? slowPassing : Math.ceil(sights * passingShare)
      return this.parts.group('passing', { cap, per: 'day', capOn: this.onGentleDays(1) })
    }
    const capOn = this.onGentleDays(Math.min(sights, gentleSights))
    return this.parts.group('sight', { cap: sights, per: 'day', capOn })
  }

  private onGentleDays(cap: number): Map<number, number> {
    const { days } = this.sources.request
    return new Map(days.flatMap(({ gentle }, day) => (gentle ? [[day, cap] as const] : [])))
  }

  /** Groups of the roomier problem: more than the usual number of sights; on slow days one more. */
  roomierGroups(): TourGroup[] {
    const { pace, party, mostSights } = this.sources.request
    // The very old use free hours to sit; a number that was said stays.
    if (party.who.includes('seniors') || mostSights !== undefined) return this.parts.groups
    const more = pace === 'slow' ? moreOnSlowDays : moreInFreeTime
    const sight = this.parts.groupNamed('sight')
    return this.parts.groups.map((group, index) => {
      return index === sight ? { ...group, cap: group.cap + more } : group
    })
  }
}

/** Whether a place is planned for a wish in words, and not only of a wanted kind: the mummies. */
function isBound(place: Place, request: PlanRequest): boolean {
  return askedOf(place, request).some(({ ofKind, implied }) => !(ofKind || implied))
}

function isCostlyForOthers(place: Place, request: PlanRequest): boolean {
  if (!costly.has(place.kind) || place.essential >= theTownsOwn) return false
  if (isWished(place, request) || request.mustSee.includes(place.id)) return false
  return !isWhatTheyLove(place, request) || (place.kind === 'stage' && hasItsEvening(request))
}

const notAtAll: TourGroup = { cap: 0, per: 'trip' }

/** Whether an evening on a stage or with music was asked for as such. */
function hasItsEvening({ asked, places }: PlanRequest): boolean {
  const said = asked.filter(({ when, implied, once }) => when === 'evening' && !implied && !once)
  const played = new Set(said.flatMap(({ placeIds }) => placeIds))
  return places.some(
    ({ id, kind, interests }) =>
      played.has(id) && (kind === 'stage' || interests.slice(0, 2).includes('music')),
  )
}

/** Whether it is a deck to look down from; the text of a terrace mentions towers it faces. */
function isDeck({ kind, interests, price, setting, name, about }: Place): boolean {
  const looksDown = kind === 'viewpoint' || (kind === 'landmark' && interests[0] === 'views')
  const says = setting === 'outdoor' ? name : `${name} ${about}`
  return looksDown && ((price ?? 0) > 0 || decks.test(says))
}

/** Whether a deck is a lesser one: Sugarloaf and the Christ are both visited, a third tower is not. */
function isLesserDeck(place: Place): boolean {
  return isDeck(place) && place.essential < knownToAll
}

const knownToAll = 0.8
const decks = /\b(?:decks?|observator(?:y|ies)|rooftop|roof terrace|tower|floors?|storeys?)\b/i

function wantsViews({ interests, wantedKinds }: PlanRequest): boolean {
  return interests.includes('views') || wantedKinds.includes('viewpoint')
}

const isAMuseum = ({ kind }: Place) => kind === 'museum' || kind === 'gallery'

function isLongMuseum(place: Place): boolean {
  return isAMuseum(place) && place.minutes >= longMuseum
}
