/** How many sights of a sort a day or a stay holds: in all, paid ones, long museums, towers, and those for the young. */
import type { Place } from '#domain/places/schema.ts'
import { metersBetween } from '#domain/routing/travel-estimate.ts'
import { bigVisitMinutes, isWorthItsPrice, objection, paysToEnter } from '../appeal.ts'
import { askedOf, isWished } from '../asked/asked-starts.ts'
import { gentleSights, paceOf } from '../day-habits.ts'
import { mustNotMiss } from '../first-things.ts'
import { isSnack } from '../meal-places.ts'
import { hasTheYoung, isForGrownUps, mostHouses } from '../party/stops-for-the-young.ts'
import { looking } from '../party-leanings.ts'
import type { PlanRequest } from '../schema.ts'
import type { TourGroup } from '../tours/problem.ts'
import { isUnfit } from '../travellers.ts'
import { isWhatTheyLove } from '../what-they-love.ts'
import { onceADay, onceATrip, type ProblemParts } from './parts.ts'
import { cameToSwim, groundOf, isABoatRide, isASwim, isTheBoat } from './same-thing.ts'

/** A square or a gate that one looks at in passing is no sight of the day, and a day has some of them. */
const passingMinutes = 30
const passingShare = 1.2
/** Who takes it slowly passes by less. */
const slowPassing = 1
/** Sights beyond the usual number where a day would have hours to spare. */
const moreInFreeTime = 3
const moreOnSlowDays = 1
/** A museum that takes as long as this tires. */
const longMuseum = 120
const worthAnotherHouse = 0.5
const nextDoor = 400
const beside = 900
/** A house that costs something and that nobody asked for, in so many days of who saves. */
const daysForUnasked = 2
/** One such sight in so many days: a palace for teenagers. */
const daysForUnfit = 2

/** What costs half a day or an evening, and a purse: a second one that nobody asked for is one too many. */
const costly = new Set<Place['kind']>(['theme-park', 'spa', 'stage'])
/** From here on it is what the town is for, as the parks of Orlando are. */
const theTownsOwn = 0.65

/** A second tower with a deck comes with so many days. */
const daysForAnotherDeck = 4
const knownDeck = 0.6

interface Bounded {
  request: PlanRequest
  /** Of these a day has one: what the young would choose. */
  oneADay: ReadonlySet<string>
}

export class SightBounds {
  private readonly parts: ProblemParts
  private readonly sources: Bounded

  constructor(parts: ProblemParts, sources: Bounded) {
    this.parts = parts
    this.sources = sources
  }

  /** The groups that a sight counts in. */
  of(place: Place, minutes: number): number[] {
    const { parts } = this
    const { request } = this.sources
    const groups = [this.countedAs(place, minutes), ...this.groupsOfTheYoung(place)]
    if (paysToEnter(place) && request.freeShare > 0 && !isWorthItsPrice(place)) {
      groups.push(this.paidGroup(), ...this.unaskedPaid(place))
    }
    if (isUnfit(place, request)) groups.push(this.unfitGroup())
    if (isCostlyForOthers(place, request)) {
      // Who said what the evening is for did not ask for a second one with tickets.
      const isSecond = place.kind === 'stage' && hasItsEvening(request)
      groups.push(parts.group(`unasked ${place.kind}`, isSecond ? notAtAll : onceATrip))
    }
    const ground = groundOf(place, request)
    if (ground) groups.push(parts.group(`ground ${ground}`, onceATrip))
    groups.push(...this.swims(place))
    if (isABoatRide(place) && !isWished(place, request)) groups.push(this.boatGroup())
    if (isLesserDeck(place) && !wantsViews(request) && !this.isBestDeck(place))
      groups.push(this.deckGroup())
    if (this.isAnotherHouse(place)) groups.push(parts.group('house', { cap: 2, per: 'day' }))
    if (minutes >= bigVisitMinutes) groups.push(parts.group('big', onceADay))
    // By its own length: with children it is cut short and tires as much.
    if (isLongMuseum(place) && !this.hasGreaterNextDoor(place)) groups.push(this.museumGroup())
    return groups
  }

  /** The boat that a town is known for, where one goes; else any one of the others. */
  private boatGroup(): number {
    const { request } = this.sources
    const hasBest = request.places.some(
      (each) => isTheBoat(each) && objection(each, request) === null,
    )
    return this.parts.group('boat', { cap: hasBest ? 0 : 1, per: 'trip' })
  }

  /** One swim a day; what was named counts as one, unless several were. */
  swims(place: Place): number[] {
    const { request } = this.sources
    if (!isASwim(place) || cameToSwim(request)) return []
    const { places, mustSee } = request
    const named = places.filter((each) => mustSee.includes(each.id) && isASwim(each))
    if (mustSee.includes(place.id) && named.length > 1) return []
    return [this.parts.group('swim', onceADay)]
  }

  /** Sights that cost something, where a budget asks for free ones. */
  private paidGroup(): number {
    const { request } = this.sources
    const cap = Math.floor(paceOf(request).sights * (1 - request.freeShare))
    return this.parts.group('paid', { cap: Math.max(1, cap), per: 'day' })
  }

  /** Who saves pays for houses that were asked for; of those that were not, for one in two days. */
  private unaskedPaid(place: Place): number[] {
    const { request } = this.sources
    if (isWhatTheyLove(place, request)) return []
    const isDear = (place.price ?? 0) > 1 && looking.includes(place.kind)
    if (askedOf(place, request).length > 0 || !isDear) return []
    const cap = Math.ceil(request.days.length / daysForUnasked)
    return [this.parts.group('paid and unasked', { cap, per: 'trip' })]
  }

  /** One long museum a day is enough, unless they were asked for or the great ones are more than the days. */
  private museumGroup(): number {
    const { places, days, wantedKinds, interests } = this.sources.request
    const great = places.filter((place) => isLongMuseum(place) && place.essential >= mustNotMiss)
    const isAsked =
      wantedKinds.includes('museum') || wantedKinds.includes('gallery') || interests.includes('art')
    const cap = isAsked || great.length > days.length ? 2 : 1
    return this.parts.group('long museum', { cap, per: 'day' })
  }

  /** A museum of a subject that nobody spoke of: a third on one day is one too many. */
  private isAnotherHouse(place: Place): boolean {
    const { request } = this.sources
    if (place.kind !== 'museum' && place.kind !== 'gallery') return false
    return !(isWhatTheyLove(place, request) || isWished(place, request))
  }

  /** Two great museums on one square are seen on one day: a second way there tires more than the second house. */
  private hasGreaterNextDoor({ at, essential }: Place): boolean {
    return this.sources.request.places.some(
      (other) =>
        isLongMuseum(other) &&
        other.essential > essential &&
        essential >= worthAnotherHouse &&
        metersBetween(at, other.at) < nextDoor,
    )
  }

  /** From one tower one has seen the town, the best known where there is one; a long stay has another. */
  private deckGroup(): number {
    const { days, places } = this.sources.request
    const others = Math.floor(days.length / daysForAnotherDeck)
    const cap = others + (places.some((place) => this.isBestDeck(place)) ? 0 : 1)
    return this.parts.group('deck', { cap, per: 'trip' })
  }

  /** The one that everybody knows is never left for a lesser one. */
  private isBestDeck(place: Place): boolean {
    if (!isDeck(place) || place.essential < knownDeck) return false
    const others = this.sources.request.places.filter(isDeck)
    return others.every(({ essential, id }) => essential < place.essential || id >= place.id)
  }

  /** What is against those who travel, so that a day of it is not made of what lies next door. */
  private unfitGroup(): number {
    const cap = Math.max(1, Math.floor(this.sources.request.days.length / daysForUnfit))
    return this.parts.group('unfit', { cap, per: 'trip' })
  }

  /** With children or teenagers a day has a stop of theirs, and one house that is for grown-ups at most. */
  private groupsOfTheYoung(place: Place): number[] {
    const { request, oneADay } = this.sources
    if (oneADay.has(place.id)) {
      // What they love stands beside the stop that every day has.
      return isWhatTheyLove(place, request) ? [] : [this.parts.group('for the young', onceADay)]
    }
    // What they asked for is for them.
    if (!(hasTheYoung(request) && isForGrownUps(place)) || isBound(place, request)) return []
    // A dome or a temple that a town is known for is none too many of a stay; a museum of hours is another thing.
    if (place.essential >= mustNotMiss && !isAMuseum(place)) {
      // Saint Peter's is seen with the museums beside it, or not at all.
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

  /** A bite, a sight in passing, or one of the few sights that a day holds. */
  private countedAs(place: Place, minutes: number): number {
    const { request } = this.sources
    // Who asked for coffee houses has more of them than who wants a pause.
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

  /** A day with hours to spare holds more than the usual number; a slow one a single sight more. */
  roomierGroups(): TourGroup[] {
    const { pace, party, mostSights } = this.sources.request
    // At a great age an hour that stays free is one to sit in; and who said how many has said it.
    if (party.who.includes('seniors') || mostSights !== undefined) return this.parts.groups
    const more = pace === 'slow' ? moreOnSlowDays : moreInFreeTime
    const sight = this.parts.groupNamed('sight')
    return this.parts.groups.map((group, index) => {
      return index === sight ? { ...group, cap: group.cap + more } : group
    })
  }
}

/** Planned for a wish that somebody said, and not only of a kind that was wanted: the mummies. */
function isBound(place: Place, request: PlanRequest): boolean {
  return askedOf(place, request).some(({ ofKind, implied }) => !(ofKind || implied))
}

function isCostlyForOthers(place: Place, request: PlanRequest): boolean {
  if (!costly.has(place.kind) || place.essential >= theTownsOwn) return false
  if (isWished(place, request) || request.mustSee.includes(place.id)) return false
  return !isWhatTheyLove(place, request) || (place.kind === 'stage' && hasItsEvening(request))
}

const notAtAll: TourGroup = { cap: 0, per: 'trip' }

/** An evening at a stage or with music that was asked for by what it is. */
function hasItsEvening({ asked, places }: PlanRequest): boolean {
  const said = asked.filter(({ when, implied, once }) => when === 'evening' && !implied && !once)
  const played = new Set(said.flatMap(({ placeIds }) => placeIds))
  return places.some(
    ({ id, kind, interests }) =>
      played.has(id) && (kind === 'stage' || interests.slice(0, 2).includes('music')),
  )
}

/** A tower or a roof that one goes up to look down from; a terrace in the open speaks of the towers that it faces. */
function isDeck({ kind, interests, price, setting, name, about }: Place): boolean {
  const looksDown = kind === 'viewpoint' || (kind === 'landmark' && interests[0] === 'views')
  const says = setting === 'outdoor' ? name : `${name} ${about}`
  return looksDown && ((price ?? 0) > 0 || decks.test(says))
}

/** Sugarloaf is seen although one has been up to the Christ; a third tower is not. */
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
