/** Sights as visits of the problem, with the groups that bound how many of a sort a day holds. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import { metersBetween } from '#domain/routing/travel-estimate.ts'
import { bigVisitMinutes, isWorthItsPrice } from '../appeal.ts'
import { askedOf } from '../asked/asked-starts.ts'
import { gentleSights, paceOf } from '../day-habits.ts'
import type { PlannedDayTrip } from '../day-trips.ts'
import { type FirstHour, firstHour } from '../first-hour.ts'
import { mustNotMiss, type Tier, tiers, unmissable } from '../first-things.ts'
import { isSnack } from '../meal-places.ts'
import { primeStarts } from '../outdoors.ts'
import { hasTheYoung, isForGrownUps, mostHouses } from '../party/stops-for-the-young.ts'
import { looking } from '../party-leanings.ts'
import { comeTimes } from '../said/come-times.ts'
import { momentStarts } from '../said/moment-starts.ts'
import type { PlanRequest } from '../schema.ts'
import type { TourGroup } from '../tours/problem.ts'
import { isUnfit } from '../travellers.ts'
import { visitMinutes } from '../visit-length.ts'
import { mealWorth } from './meals.ts'
import {
  dailyGroups,
  fewGroups,
  isDayOfTurn,
  onceADay,
  onceATrip,
  type ProblemParts,
  turnsAsked,
} from './parts.ts'
import { fixedStart, isSeenAnyway, untilMark, within } from './starts.ts'

/** A day that was kept for a trip is spent on it. */
const outingWorth = 1000
const outingSlack = 15
/** Visits so long that one eats there: lunch, or dinner as well. */
const mealInsideFrom = { lunch: 300, dinner: 480 }
/** A square or a gate that one looks at in passing is no sight of the day, and a day has some of them. */
const passingMinutes = 30
const passingShare = 1.2
/** Who takes it slowly passes by less. */
const slowPassing = 1
/** Sights beyond the usual number where a day would have hours to spare. */
const moreInFreeTime = 3
const moreOnSlowDays = 1
const mostMainSights = 24
/** What a place that was named gives on top at the hour that is said of it. */
const atItsHour = 300

/** A museum that takes as long as this tires. */
const longMuseum = 120
const worthAnotherHouse = 0.5
const nextDoor = 400
/** A house that costs something and that nobody asked for, in so many days of who saves. */
const daysForUnasked = 2
/** One such sight in so many days: a palace for teenagers. */
const daysForUnfit = 2

/** A second tower with a deck comes with so many days. */
const daysForAnotherDeck = 4
const knownDeck = 0.6

/** Kinds that tire in a row, by family. */
const families: readonly (readonly Place['kind'][])[] = [
  ['museum', 'gallery'],
  ['worship'],
  ['palace', 'ruins'],
  ['park', 'garden'],
  ['viewpoint'],
  ['market', 'shopping'],
]

interface SightSources {
  request: PlanRequest
  worthOf: (place: Place) => number[]
  tierOf: ReadonlyMap<string, Tier>
  /** Of these a day has one: what the young would choose. */
  oneADay: ReadonlySet<string>
}

interface SightAdded {
  mandatory: boolean
  locked: boolean
  /** Another visit of the problem is to the same place. */
  isShared?: boolean
}

export class Sights {
  private readonly parts: ProblemParts
  private readonly sources: SightSources
  private readonly seen: { place: Place; worth: number }[] = []

  constructor(parts: ProblemParts, sources: SightSources) {
    this.parts = parts
    this.sources = sources
  }

  /** Once, or where too few places meet a wish for every day, on as many days as it takes. */
  add(place: Place, starts: readonly OpenSpan[][], how: SightAdded): void {
    const { request } = this.sources
    const turns = how.locked ? 1 : turnsAsked(place, request)
    if (turns === 1) this.addOnce(place, starts, how)
    for (let turn = 0; turns > 1 && turn < turns; turn += 1) {
      // What was named comes on the day that suits it best; the other turns are as good as any.
      const mandatory = how.mandatory && turn === 0
      const isOn = (day: number) => mandatory || isDayOfTurn(day, turn, turns, starts.length)
      const then = starts.map((spans, day) => (isOn(day) ? spans : []))
      const isShared = how.isShared === true || how.mandatory
      this.addOnce(place, then, { ...how, mandatory, isShared, turn })
    }
  }

  private addOnce(
    place: Place,
    starts: readonly OpenSpan[][],
    { mandatory, locked, isShared = false, turn = null }: SightAdded & { turn?: number | null },
  ): void {
    const { parts } = this
    const { request, worthOf, tierOf } = this.sources
    const isSecondClimb = !mandatory && isManyStairs(place) && hasNamedClimb(request)
    const worth = worthOf(place).map((value) => (isSecondClimb ? secondClimb * value : value))
    const minutes = visitMinutes(place, request)
    const mealsInside = (['lunch', 'dinner'] as const).filter(
      (meal) => request.meals[meal] && minutes >= mealInsideFrom[meal],
    )
    const tier = tierOf.get(place.id) ?? tiers.other
    const groups = dailyGroups(place, parts, request)
    if (!mandatory) {
      groups.push(this.countedAs(place, minutes), ...fewGroups(place, parts, request))
      if ((place.price ?? 0) > 0 && request.freeShare > 0 && !isWorthItsPrice(place)) {
        groups.push(this.paidGroup(), ...this.unaskedPaid(place))
      }
      if (isUnfit(place, request)) groups.push(this.unfitGroup())
      groups.push(...this.groupsOfTheYoung(place))
      if (isManyStairs(place)) groups.push(parts.group('stairs', onceADay))
      if (isLesserDeck(place) && !wantsViews(request) && !this.isBestDeck(place))
        groups.push(this.deckGroup())
      if (minutes >= bigVisitMinutes) groups.push(parts.group('big', onceADay))
      // By its own length: with children it is cut short and tires as much.
      if (isLongMuseum(place) && !this.hasGreaterNextDoor(place)) groups.push(this.museumGroup())
      for (const meal of mealsInside) groups.push(parts.group(meal, onceADay))
    }
    const start = fixedStart(starts)
    const visit = {
      point: parts.pointAt(place.at),
      duration: start === undefined ? minutes : untilMark(start, minutes),
      mandatory,
      tier: mealsInside.length > 0 ? Math.max(tier, tiers.great) : tier,
      units: Math.max(1, mealsInside.length + unitsOf(place, tier)),
      cost: request.costs[place.id] ?? 0,
      kind: mandatory || isWhatTheyLove(place, request) ? -1 : familyOf(place),
    }
    const bonus = mealsInside.length * mealWorth
    const meaning = { kind: 'visit', place, mandatory, locked, mealsInside, turn } as const
    const early = request.days.map((day) => (locked ? null : firstHour(place, day, request)))
    const best = starts.map((spans, index) => {
      const day = request.days[index]
      if (locked || !day) return []
      const cool = early[index]?.starts
      if (cool) return within(spans, cool)
      const moments = momentStarts(place, day, minutes, request)
      const held = moments.flatMap((window) => within(spans, window))
      if (held.length > 0) return held
      const prime = primeStarts(place, day.date, request, minutes)
      return prime ? within(spans, prime) : []
    })
    const isTwofold = best.some((spans) => spans.length > 0)
    const isFirst = isFirstInTheHeat(place, best, early, request)
    if (isTwofold || isShared || isSnack(place)) {
      const often = turn === null ? onceATrip : onceADay
      groups.push(parts.group(`place ${place.id}`, often))
    }
    // At its own hour or at another, a turn is one visit.
    if (isTwofold && turn !== null) groups.push(parts.group(`place ${place.id} ${turn}`, onceATrip))
    if (isTwofold) {
      // What may come at any hour has its own one worth more: what was named, and what is not to be missed.
      const { part, timed } = comeTimes(place)
      const isSaid = mandatory ? timed.length > 0 : part === 'sunset' && isSeenAnyway(place)
      const boost = place.bestTime === 'sunset' || isSeenAnyway(place) ? 1.5 : 1.2
      const profit = worth.map((value, day) => {
        const more = isSaid || early[day] ? atItsHour : 0
        return bonus + more + value * boost
      })
      // What comes early for the heat alone is not at its best then.
      const prime = place.bestTime === 'morning' || early.every((first) => first === null)
      parts.add({ ...visit, profit, starts: best, groups }, { ...meaning, prime })
    }
    if (!isFirst)
      parts.add({ ...visit, profit: worth.map((value) => bonus + value), starts, groups }, meaning)
    if (starts.some((spans) => spans.length > 0)) {
      this.seen.push({ place, worth: Math.max(...worth) + 1000 * tier })
    }
  }

  /** There, the visit with its meal, and back: one block that begins and ends at the lodging. */
  addOuting(outing: PlannedDayTrip, mandatory: boolean): void {
    const { place, date, leaves, away } = outing
    const { request, worthOf } = this.sources
    this.parts.add(
      {
        point: this.parts.pointAt(request.lodging),
        duration: away,
        profit: worthOf(place).map((value) => mealWorth + outingWorth + value),
        starts: request.days.map((day) =>
          day.date === date ? [{ from: leaves, to: leaves + outingSlack }] : [],
        ),
        mandatory,
        tier: tiers.promised,
        cost: request.costs[place.id] ?? 0,
        groups: request.meals.lunch ? [this.parts.group('lunch', onceADay)] : [],
      },
      {
        kind: 'visit',
        place,
        mandatory,
        outing,
        mealsInside: request.meals.lunch ? ['lunch'] : [],
      },
    )
  }

  /** The sights around which one eats and rests where nothing better is known. */
  main(): Place[] {
    return this.seen
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, mostMainSights)
      .map(({ place }) => place)
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
    if (oneADay.has(place.id)) return [this.parts.group('for the young', onceADay)]
    if (!(hasTheYoung(request) && isForGrownUps(place))) return []
    const inAll = { cap: mostHouses(request), per: 'trip' } as const
    return [
      this.parts.group('for grown-ups', onceADay),
      this.parts.group('for grown-ups in all', inAll),
    ]
  }

  /** A bite, a sight in passing, or one of the few sights that a day holds. */
  private countedAs(place: Place, minutes: number): number {
    const { request } = this.sources
    // Who asked for coffee houses has more of them than who wants a pause.
    const isAsked = askedOf(place, request).some(({ often }) => often)
    if (isSnack(place)) {
      return isAsked
        ? this.parts.group('asked snack', { cap: 2, per: 'day' })
        : this.parts.group('snack', onceADay)
    }
    const { sights } = paceOf(request)
    if (minutes <= passingMinutes) {
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
    const { pace, party } = this.sources.request
    // At a great age an hour that stays free is one to sit in.
    if (party.who.includes('seniors')) return this.parts.groups
    const more = pace === 'slow' ? moreOnSlowDays : moreInFreeTime
    const sight = this.parts.groupNamed('sight')
    return this.parts.groups.map((group, index) => {
      return index === sight ? { ...group, cap: group.cap + more } : group
    })
  }
}

/** Whether a sight has the first hour of a hot day and no other: unless something settled may be in its way. */
function isFirstInTheHeat(
  place: Place,
  best: readonly OpenSpan[][],
  early: readonly (FirstHour | null)[],
  { mustSee, appointments, locked }: PlanRequest,
): boolean {
  if (place.essential < unmissable && !mustSee.includes(place.id)) return false
  if (appointments.some(({ start }) => start < noon)) return false
  if (locked.some(({ start = 0 }) => start < noon)) return false
  return best.some((spans, day) => early[day]?.isForTheHeat && spans.length > 0)
}

const noon = 720

/** A dome or a tower that one climbs on foot, by its own words. */
function isManyStairs({ kind, about }: Place): boolean {
  return (
    climbed.has(kind) &&
    /\b(?:[2-9]\d\d|\w+ hundred(?: and \w+(?:-\w+)?)?) (?:\w+ )?(?:steps|stairs)\b/i.test(about)
  )
}

const climbed = new Set<Place['kind']>(['landmark', 'viewpoint', 'worship', 'nature', 'ruins'])
/** Who has named a climb has one; another is worth less than half. */
const secondClimb = 0.4

function hasNamedClimb({ places, mustSee }: PlanRequest): boolean {
  return places.some((place) => mustSee.includes(place.id) && isManyStairs(place))
}

/** A tower or a roof that one pays to look down from. */
function isDeck({ kind, interests, price, name, about }: Place): boolean {
  const looksDown = kind === 'viewpoint' || (kind === 'landmark' && interests[0] === 'views')
  return looksDown && ((price ?? 0) > 0 || decks.test(`${name} ${about}`))
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

function isLongMuseum({ kind, minutes }: Place): boolean {
  return (kind === 'museum' || kind === 'gallery') && minutes >= longMuseum
}

function unitsOf({ essential }: Place, tier: Tier): number {
  if (tier === tiers.other) return 0
  return essential >= unmissable ? 4 : essential >= mustNotMiss ? 3 : 1
}

/** Of what one came for, a second in a row does not tire. */
function isWhatTheyLove({ kind, interests }: Place, request: PlanRequest): boolean {
  const [subject] = interests
  return (
    request.wantedKinds.includes(kind) ||
    (subject !== undefined && request.interests.includes(subject))
  )
}

function familyOf(place: Place): number {
  return families.findIndex((family) => family.includes(place.kind))
}
