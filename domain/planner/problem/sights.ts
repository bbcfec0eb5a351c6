/** Sights as visits of the problem: once or in turns, at any hour or at their best, and day trips as one block. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import type { PlannedDayTrip } from '../day-trips/planned-day-trip.ts'
import { type FirstHour, firstHour } from '../first-hour.ts'
import { mustNotMiss, type Tier, tiers, unmissable } from '../first-things.ts'
import { mealFed, whenFed } from '../meals/feeding-visits.ts'
import { isSnack } from '../meals/meal-places.ts'
import { primeStarts } from '../opening/outdoors.ts'
import { comeTimes } from '../said/come-times.ts'
import { momentStarts } from '../said/moment-starts.ts'
import type { PlanRequest } from '../schema.ts'
import { visitMinutes } from '../visit-length.ts'
import { isWhatTheyLove } from '../worth/what-they-love.ts'
import { mealWorth } from './meals.ts'
import {
  dailyGroups,
  dishGroups,
  fewGroups,
  isDayOfTurn,
  measuredGroups,
  onceADay,
  onceATrip,
  type ProblemParts,
  turnsAsked,
} from './parts.ts'
import { isAnotherSwim } from './same-thing.ts'
import { isSatDownTo, whenSatDown } from './sat-down-to.ts'
import type { SightBounds } from './sight-bounds.ts'
import { fixedStart, isSeenAnyway, untilMark, within } from './starts.ts'

/** Points of a day trip on its day. */
const outingWorth = 1000
const outingSlack = 15
/** Weight of a day trip against the stops of a day: nothing else fits before the return. */
const outingUnits = 4
/** Minutes of a visit that includes lunch, and dinner. */
const mealInsideFrom = { lunch: 300, dinner: 480 }
const mostMainSights = 24
/** Points of a named place at its said hour, and of a famous one in the first hour of its day. */
const atItsHour = 300
const inTheFirstHour = 200
/** The most points of a best hour besides, sunsets apart: no ride across the town and back is made for it. */
const mostForTheHour = 300

/** Families of kinds that tire in a row. */
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
  bounds: SightBounds
}

interface SightAdded {
  mandatory: boolean
  locked: boolean
  /** Whether another visit of the problem is to the same place. */
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

  /** Adds a sight once, or on several days where too few places meet a daily wish. */
  add(place: Place, starts: readonly OpenSpan[][], how: SightAdded): void {
    const { request } = this.sources
    const turns = how.locked ? 1 : turnsAsked(place, request)
    if (turns === 1) this.addOnce(place, starts, how)
    for (let turn = 0; turns > 1 && turn < turns; turn += 1) {
      // A named place has one mandatory turn, on its best day.
      const mandatory = how.mandatory && turn === 0
      const isOn = (day: number) => mandatory || isDayOfTurn(day, turn, turns, starts.length)
      const then = starts.map((spans, day) => (isOn(day) ? spans : []))
      const isShared = how.isShared === true || how.mandatory
      this.addOnce(place, then, { ...how, mandatory, isShared, turn })
    }
  }

  private addOnce(
    place: Place,
    open: readonly OpenSpan[][],
    { mandatory, locked, isShared = false, turn = null }: SightAdded & { turn?: number | null },
  ): void {
    const { parts } = this
    const { request, worthOf, tierOf, bounds } = this.sources
    const isSecond =
      !mandatory &&
      ((isManyStairs(place) && hasNamedClimb(request)) || isAnotherSwim(place, request))
    const worth = worthOf(place).map((value) => (isSecond ? secondOfItsKind * value : value))
    const minutes = visitMinutes(place, request)
    const isDinner = !locked && isSatDownTo(place, request)
    const fed = locked ? null : isDinner ? 'dinner' : mealFed(place)
    const mealsInside = (['lunch', 'dinner'] as const).filter(
      (meal) => request.meals[meal] && (minutes >= mealInsideFrom[meal] || meal === fed),
    )
    const fedAt = isDinner ? whenSatDown(request) : fed && whenFed(place, minutes, request)
    const starts = fedAt ? atMealtime(place, open, fedAt) : open
    const tier = tierOf.get(place.id) ?? tiers.other
    const groups = dailyGroups(place, parts, request)
    if (!mandatory) {
      groups.push(...fewGroups(place, parts, request), ...dishGroups(place, parts, request))
      groups.push(...measuredGroups(place, parts, request))
      groups.push(...bounds.of(place, minutes))
      if (isManyStairs(place)) groups.push(parts.group('stairs', onceADay))
    } else if (!locked) groups.push(...bounds.swims(place))
    // Meals during the visit count, also where it was named; a named long visit may be one of two.
    for (const meal of mealsInside)
      if (!mandatory || meal === fed) groups.push(parts.group(meal, onceADay))
    const start = fixedStart(starts)
    const visit = {
      point: parts.pointOfVisit(place),
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
    // Visits at the best hour and at others share their turn.
    if (isTwofold && turn !== null) groups.push(parts.group(`place ${place.id} ${turn}`, onceATrip))
    if (isTwofold) {
      // Places with an hour of their own are worth more then: named ones, and those not to be missed.
      const { part, timed } = comeTimes(place)
      const isSaid = mandatory ? timed.length > 0 : part === 'sunset' && isSeenAnyway(place)
      const boost = place.bestTime === 'sunset' || isSeenAnyway(place) ? 1.5 : 1.2
      const profit = worth.map((value, day) => {
        const more = isSaid ? atItsHour : early[day] ? inTheFirstHour : 0
        const best = value * (boost - 1)
        return (
          bonus +
          value +
          more +
          (place.bestTime === 'sunset' ? best : Math.min(mostForTheHour, best))
        )
      })
      // An early hour against the heat is not the place's best.
      const prime = place.bestTime === 'morning' || early.every((first) => first === null)
      parts.add({ ...visit, profit, starts: best, groups }, { ...meaning, prime })
    }
    if (!isFirst)
      parts.add({ ...visit, profit: worth.map((value) => bonus + value), starts, groups }, meaning)
    if (starts.some((spans) => spans.length > 0)) {
      this.seen.push({ place, worth: Math.max(...worth) + 1000 * tier })
    }
  }

  /** A day trip as one block with its ways and its meal, from and to the lodging. */
  addOuting(outing: PlannedDayTrip, mandatory: boolean): void {
    const { place, date, leaves, away, meals, isEvening } = outing
    const { request, worthOf } = this.sources
    this.parts.add(
      {
        point: this.parts.pointAt(request.lodging),
        duration: away,
        profit: worthOf(place).map((value) => mealWorth + outingWorth + value),
        starts: request.days.map((day) =>
          day.date === date ? [{ from: leaves, to: leaves + (isEvening ? 0 : outingSlack) }] : [],
        ),
        mandatory,
        tier: tiers.promised,
        units: outingUnits,
        cost: request.costs[place.id] ?? 0,
        groups: [
          ...meals.map((meal) => this.parts.group(meal, onceADay)),
          ...this.sources.bounds.swims(place),
        ],
      },
      {
        kind: 'visit',
        place,
        mandatory,
        outing,
        mealsInside: meals,
      },
    )
  }

  /** The sights for meals and rests without a house. */
  main(): Place[] {
    return this.seen
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, mostMainSights)
      .map(({ place }) => place)
  }
}

/** Start spans so that the visit is under way at a meal; as it is open where that is impossible. */
function atMealtime(
  { hours }: Place,
  open: readonly OpenSpan[][],
  at: OpenSpan | null,
): readonly OpenSpan[][] {
  if (!at) return open
  // With unknown hours dinner is when the country dines.
  const then = open.map((spans) => (hours === null && spans.length > 0 ? [at] : within(spans, at)))
  return then.some((spans) => spans.length > 0) ? then : open
}

/** Whether a sight has only the first hour of a hot day, and nothing fixed is in its way. */
function isFirstInTheHeat(
  place: Place,
  best: readonly OpenSpan[][],
  early: readonly (FirstHour | null)[],
  { mustSee, appointments, locked, quiet }: PlanRequest,
): boolean {
  if (place.essential < unmissable && !mustSee.includes(place.id) && !quiet) return false
  if (appointments.some(({ start }) => start < noon)) return false
  if (locked.some(({ start = 0 }) => start < noon)) return false
  return best.some((spans, day) => early[day]?.isOnly && spans.length > 0)
}

const noon = 720

/** Whether a dome or a tower is climbed on foot, by its own words. */
function isManyStairs({ kind, about }: Place): boolean {
  return (
    climbed.has(kind) &&
    /\b(?:[2-9]\d\d|\w+ hundred(?: and \w+(?:-\w+)?)?) (?:\w+ )?(?:steps|stairs)\b/i.test(about)
  )
}

const climbed = new Set<Place['kind']>(['landmark', 'viewpoint', 'worship', 'nature', 'ruins'])
/** Factor on climbs other than a named one. */
const secondOfItsKind = 0.4

function hasNamedClimb({ places, mustSee }: PlanRequest): boolean {
  return places.some((place) => mustSee.includes(place.id) && isManyStairs(place))
}

function unitsOf({ essential }: Place, tier: Tier): number {
  if (tier === tiers.other) return 0
  return essential >= unmissable ? 4 : essential >= mustNotMiss ? 3 : 1
}

function familyOf(place: Place): number {
  return families.findIndex((family) => family.includes(place.kind))
}
