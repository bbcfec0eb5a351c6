/** Turns a request into the solver's problem, and remembers what each of its visits stands for. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Coordinates, Place } from '#domain/places/schema.ts'
import { obstacleBetween } from '#domain/routing/over-water.ts'
import { estimateLeg, type TravelMatrix, travelModes } from '#domain/routing/travel-estimate.ts'
import { type TravelTable, travelBetween } from '#domain/routing/travel-table.ts'
import { appeal, visitStarts } from '../appeal.ts'
import { wishesMet } from '../asked/asked-starts.ts'
import { bestKnown } from '../best-known.ts'
import { chooseCandidates } from '../candidates.ts'
import { napOf, paceOf, travelPreferences } from '../day-habits.ts'
import { goesOutAtNight, hoursOf, latestEnd } from '../day-hours.ts'
import { neighbourPairs, slowed, tollOf } from '../day-travel.ts'
import { assignDayTrips, eveningAfterTrip, restAfterTrip } from '../day-trips.ts'
import { isFiller, minorsAcrossTown } from '../far-fillers.ts'
import { firstThings, tiers } from '../first-things.ts'
import { toNextMark } from '../marks.ts'
import { isFoodQuarter, isMealPlace, mealOfMarket, mealSettled } from '../meal-places.ts'
import { walkWithin } from '../parts-of-places.ts'
import { rideUphill } from '../party/rides-uphill.ts'
import { seatsBeside } from '../party/seats-to-rest.ts'
import { stopsForTheYoung } from '../party/stops-for-the-young.ts'
import type { PlacesConsidered } from '../plan-outcome.ts'
import type { PlannedDayTrip } from '../planned-day-trip.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'
import { wantsStreetFood } from '../street-food.ts'
import type { TourDay, TourPair, TourPlan, TourProblem } from '../tours/problem.ts'
import { endOf, fromTheirEnds } from '../visit-ends.ts'
import { layWalks } from '../walks/lay-walks.ts'
import { WalkLeanings } from '../walks/walk-leanings.ts'
import { earlierFor, isWorthRisingFor } from '../worth-rising-for.ts'
import type { DayVisit } from './day-visit.ts'
import { beforeTheCrowd, walkAroundLodging } from './evening-of-a-crowd.ts'
import { fillsTime } from './fills-time.ts'
import { inTimeForTheEvening } from './fixed-evening.ts'
import { Meals } from './meals.ts'
import { onceADay, ProblemParts } from './parts.ts'
import { addRests, addSiestas } from './siestas.ts'
import { SightBounds } from './sight-bounds.ts'
import { Sights } from './sights.ts'
import { startsOf, untilMark, within } from './starts.ts'

/** What a minute on foot subtracts from a plan's score; see `tollOf` for other ways. */
const travelWeight = 1
/**
 * What a minute of waiting for a place to open subtracts: less than the visit is worth, so that
 * waiting beats not going.
 */
const waitWeight = 0.6
/** Sleeping in costs nothing; a morning without a plan does. */
const lateStart = 60
/** A nap is best at home; under trees only where home is far, and never in the cold. */
const napWorth = { home: 170, elsewhere: 70 }
/** What every pair of neighbours takes that is visited on two days. */
const splitWeight = 650
/** What each of the best known sights of a stay is worth on top: as much as a neighbor on another day takes. */
const bestKnownWorth = 450
const longestRunOfAKind = 2
const farOnAGentleDay = 40

export interface DayProblem {
  problem: TourProblem
  visits: readonly DayVisit[]
  /** Without slack, for telling; the problem's matrix has it. */
  travel: TravelMatrix
  points: readonly Coordinates[]
  considered: PlacesConsidered
  /** Whether few kitchens will do, so that one goes farther to eat. */
  keepsADiet: boolean
  /** Whether those who travel take it slowly, and are glad of an hour of nothing. */
  isSlow: boolean
  /** Whether they go out at night without having to say so. */
  goesOut: boolean
  /** Whether hours that stay free are for this place, or only told of it: a cemetery is no hour with children. */
  fills: (place: Place) => boolean
  /** Whether it is what somebody said they came for. */
  isTheirs: (place: Place) => boolean
  /** Where the search may begin: the stops of the stay's walks, day by day, as far as they fit. */
  sketch: TourPlan
  /** The same with more sights a day, for time that stays free; null where a repair changes the least. */
  roomier: TourProblem | null
}

export interface DayProblemOptions {
  /** Only what must be: enough to see whether it can hold together. */
  mandatoryOnly?: boolean
  /** The real ways between points; the estimate where it has none. */
  travel?: TravelTable
  /** Multiplies what a place is worth on a date: repair prefers what was there. */
  loyalty?: (placeId: string, date: string) => number
}

export function buildDayProblem(request: PlanRequest, options: DayProblemOptions = {}): DayProblem {
  const { loyalty, mandatoryOnly = false } = options
  const outings = assignDayTrips(
    request,
    (id) => !loyalty || request.days.some(({ date }) => loyalty(id, date) !== 1),
  )
  const tripPlaces = outings.map(({ place }) => place.id)
  const { places, considered } = chooseCandidates(request, tripPlaces)
  const worths = new Map<string, number[]>()
  const byItself = (place: Place) => {
    const known = worths.get(place.id)
    if (known) return known
    const worth = request.days.map(
      (day) => appeal(place, request, day) * (loyalty?.(place.id, day.date) ?? 1),
    )
    worths.set(place.id, worth)
    return worth
  }
  const away = new Set(outings.map(({ date }) => date))
  const ids = new Map(places.map((place) => [place.id, place]))
  const walks = new WalkLeanings(
    // A repair changes the least, whatever one would lay anew.
    loyalty ? [] : layWalks({ request, places: ids, worthOf: byItself, away }),
    request.walks,
  )
  // A repair changes the least: what was not there does not push out what was.
  const tierOf = loyalty
    ? new Map()
    : firstThings(request, places, (place) => Math.max(...byItself(place)))
  const known = loyalty ? new Set<string>() : bestKnown(request)
  const worthOf = (place: Place) => {
    const worth = walks.worth(place, byItself(place), isWished(place, request))
    // A tier is before all of these as it is.
    const more = known.has(place.id) && !tierOf.has(place.id) ? bestKnownWorth : 0
    return worth.map((each) => each + more)
  }
  const parts = new ProblemParts()
  const oneADay = new Set(loyalty ? [] : stopsForTheYoung(request, places).map(({ id }) => id))
  const bounds = new SightBounds(parts, { request, oneADay })
  const sights = new Sights(parts, { request, worthOf, tierOf, bounds })
  const meals = new Meals(parts, { request, worthOf, tierOf, away })
  for (const place of places) {
    const lock = request.locked.find(({ placeId }) => placeId === place.id)
    const mandatory = lock !== undefined || request.mustSee.includes(place.id)
    if (request.appointments.some(({ placeId }) => placeId === place.id)) continue
    if (mandatoryOnly && !mandatory) continue
    if (place.dayTrip) {
      const outing = outings.find((each) => each.place.id === place.id)
      if (outing) sights.addOuting(outing, mandatory)
      continue
    }
    const starts = startsByDay(place, lock, request, outings)
    if (isMealPlace(place) && lock) meals.addLocked(place, lock.date, starts)
    else if (isMealPlace(place)) meals.addAt(place, starts, mandatory)
    else if (mealOfMarket(place) && !lock) {
      const whenever = startsByDay(place, lock, request, outings, 'any')
      const isMeal = meals.addAtMarket(place, whenever, mandatory)
      if (!(isMeal && (isFoodQuarter(place) || wantsStreetFood(request))))
        sights.add(place, starts, { mandatory, locked: false, isShared: true })
    } else {
      const whenever = startsByDay(place, lock, request, outings, 'any')
      const isShared = !(lock || mandatory) && meals.addAtCoffeeHouse(place, whenever)
      sights.add(place, starts, { mandatory, locked: lock !== undefined, isShared })
    }
  }
  addAppointments(parts, meals, request)
  if (!mandatoryOnly) {
    meals.addAnywhere(sights.main().filter((place) => hasTables(place, request)))
  }
  if (!mandatoryOnly && request.party.naps) addNaps(parts, sights.main(), request)
  if (!mandatoryOnly) addSiestas(parts, request, outings)
  if (!mandatoryOnly) addRests(parts, sights.main(), request, outings)
  const days = daysOf(parts, request, outings)
  const { problem, travel } = compose(parts, days, request, walks, options.travel)
  return {
    problem,
    visits: parts.meanings,
    travel,
    points: parts.points,
    considered,
    keepsADiet: request.diets.length > 0,
    isSlow: request.pace === 'slow',
    goesOut: goesOutAtNight(request),
    fills: (place) => fillsTime(place, request),
    isTheirs: (place) => isWished(place, request),
    sketch: walks.visits(days.length, parts.meanings),
    roomier: loyalty ? null : { ...problem, groups: bounds.roomierGroups() },
  }
}

const isWished = (place: Place, request: PlanRequest): boolean =>
  request.mustSee.includes(place.id) || wishesMet(place, request).length > 0

/** An island without a known kitchen is no place to look for lunch: one eats before the boat or after it. */
function hasTables({ at }: Place, { lodging, places }: PlanRequest): boolean {
  if (!obstacleBetween(lodging, at)?.isIsland) return true
  return places.some((place) => isMealPlace(place) && !obstacleBetween(at, place.at)?.isIsland)
}

/** When a visit may start on each day; on the day of a trip, after one is back. */
function startsByDay(
  place: Place,
  lock: PlanRequest['locked'][number] | undefined,
  request: PlanRequest,
  outings: readonly PlannedDayTrip[],
  /** Meals are had at any hour that is open; other visits keep to the hours that suit the place. */
  hours: 'any' | 'fitting' = 'fitting',
): OpenSpan[][] {
  return request.days.map((day) => {
    const { date } = day
    if (!lock) {
      const outing = outings.find((each) => each.date === date)
      const isAway = outing !== undefined
      const crowd = beforeTheCrowd(place, day, request) ?? Number.POSITIVE_INFINITY
      const latest = Math.min(latestEnd(place, request), crowd) - place.minutes
      if (isTooFarThen(place, { ...day, gentle: isAway || day.gentle }, request)) return []
      const from = outing ? soonestAfterTrip(outing) : soonestThere(place, day, request)
      const starts =
        hours === 'any' ? visitStarts(place, date, request) : startsOf(place, day, request)
      // The day before an evening out of town is the town's.
      const before = outing?.isEvening
        ? within(starts, {
            from: soonestThere(place, day, request),
            to: outing.leaves - place.minutes,
          })
        : []
      const after = within(starts, {
        from,
        to: outing ? Math.min(latest, latestAfterTrip(place, request, outings)) : latest,
      })
      return inTimeForTheEvening(place, [...before, ...after], day, request)
    }
    if (lock.date !== date) return []
    return lock.start === undefined
      ? visitStarts(place, date, request)
      : [{ from: lock.start, to: lock.start }]
  })
}

function soonestAfterTrip({ leaves, away, isEvening }: PlannedDayTrip): number {
  const rested = leaves + away + restAfterTrip
  return isEvening ? rested : Math.min(eveningAfterTrip, rested)
}

/** The evening after a trip is an easy one: what ends late is for another day, where there is one. */
function latestAfterTrip(
  { id, minutes }: Place,
  { days, mustSee, asked }: PlanRequest,
  outings: readonly PlannedDayTrip[],
): number {
  const hasOther = days.length > outings.length
  // Who came for the nights has this one, too.
  const isTheirNight = asked.some(
    ({ when, placeIds }) => when === 'past-midnight' && placeIds.includes(id),
  )
  const isKept =
    mustSee.includes(id) || isTheirNight || days.some(({ gathering }) => gathering?.placeId === id)
  return hasOther && !isKept ? homeAfterTrip - minutes : 2880
}

const homeAfterTrip = 1335

/** On a gentle day, or back from a trip, nobody rides out of town for what was not named. */
function isTooFarThen({ id, at }: Place, day: PlanDay, request: PlanRequest): boolean {
  if (!day.gentle || request.mustSee.includes(id)) return false
  return estimateLeg(request.lodging, at, travelPreferences(request)).minutes >= farOnAGentleDay
}

/** Only what one gets up for is reached before a usual start would lead there. */
function soonestThere(place: Place, day: PlanDay, request: PlanRequest): number {
  if (isWorthRisingFor(place, request)) return 0
  const start = day.startAt ?? request.lodging
  const { minutes } = estimateLeg(start, place.at, travelPreferences(request))
  return (
    hoursOf(day, request).from + (minutes > 0 ? toNextMark(minutes + paceOf(request).slack) : 0)
  )
}

function addAppointments(parts: ProblemParts, meals: Meals, request: PlanRequest): void {
  for (const appointment of request.appointments) {
    const { start, minutes, at, date } = appointment
    const place = request.places.find(({ id }) => id === appointment.placeId) ?? null
    const meal = mealSettled(appointment.name, start, place !== null && isMealPlace(place))
    parts.add(
      {
        point: parts.pointAt(at),
        duration: untilMark(start, minutes),
        profit: request.days.map(() => 0),
        starts: request.days.map((day) => (day.date === date ? [{ from: start, to: start }] : [])),
        mandatory: true,
        groups: meal ? meals.settle(meal, date) : [],
      },
      { kind: 'appointment', place, appointment, mandatory: true, locked: true },
    )
  }
}

/** Small children sleep after lunch: in their bed, or in the stroller under trees where that is too far. */
function addNaps(parts: ProblemParts, around: readonly Place[], request: PlanRequest): void {
  const { from, to, minutes } = napOf(request)
  const atHome = request.days.map((_, on) => ({
    place: null,
    starts: request.days.map((_day, index) => (index === on ? [{ from, to }] : [])),
  }))
  const underTrees = seatsBeside(around, { from, to }, { request, isForANap: true })
  for (const { place, starts } of [...atHome, ...underTrees]) {
    parts.add(
      {
        point: parts.pointAt(place ? endOf(place) : request.lodging),
        duration: minutes,
        profit: request.days.map(() => (place ? napWorth.elsewhere : napWorth.home)),
        starts,
        // A plan with a small child says that there is one; no sight takes its place.
        tier: tiers.promised,
        groups: [parts.group('nap', onceADay)],
      },
      { kind: 'free', around: place },
    )
  }
}

function daysOf(
  parts: ProblemParts,
  request: PlanRequest,
  outings: readonly PlannedDayTrip[],
): TourDay[] {
  return request.days.map((day) => {
    const { from, to } = hoursOf(day, request)
    const earlier = earlierOn(day, request)
    const outing = outings.find(({ date }) => date === day.date)
    const { leaves = from, away = 0, isEvening = false } = outing ?? {}
    return {
      startPoint: parts.pointAt(day.startAt ?? request.lodging),
      endPoint: parts.pointAt(day.endAt ?? request.lodging),
      from: Math.min(from - earlier, leaves),
      to: isEvening ? Math.max(to, leaves + away) : to,
    }
  })
}

/** How much earlier than usual a day may begin for what one gets up for. */
function earlierOn(day: PlanDay, request: PlanRequest): number {
  const early = request.places.filter((place) => isWorthRisingFor(place, request))
  return Math.max(0, ...early.map((place) => earlierFor(place, day, request)))
}

function compose(
  { points, visits, meanings, groups, endOf: ends }: ProblemParts,
  days: readonly TourDay[],
  request: PlanRequest,
  walks: WalkLeanings,
  known: TravelTable | undefined,
): { problem: TourProblem; travel: TravelMatrix } {
  const travel = travelBetween(points, travelPreferences(request), known)
  rideUphill(travel, points, request)
  walkWithin(travel, points, request.places)
  walkAroundLodging(travel, points, request)
  fromTheirEnds(travel, ends)
  const sights = meanings.flatMap(({ kind, place }, number) =>
    kind === 'visit' && place ? [{ number, place }] : [],
  )
  const toll = tollOf(travel)
  const numbers = new Map(points.map((at, number) => [at.join(), number]))
  const placeAt = new Map(request.places.map(({ id, at }) => [id, numbers.get(at.join())]))
  walks.ease(toll, travel.size, (id) => placeAt.get(id))
  const fillers = sights.filter(({ place }) => isFiller(place, request))
  minorsAcrossTown(toll, travel, new Set(fillers.map(({ place }) => placeAt.get(place.id) ?? -1)))
  const home = numbers.get(request.lodging.join())
  const rideTo = ({ id }: Place) => {
    const there = placeAt.get(id)
    const way = home === undefined || there === undefined ? -1 : home * travel.size + there
    return travelModes[travel.modes[way] ?? 0] === 'walk' ? 0 : (travel.minutes[way] ?? 0)
  }
  const problem: TourProblem = {
    travel: slowed(travel, paceOf(request).slack),
    points: points.length,
    visits,
    days,
    groups,
    longestRun: longestRunOfAKind,
    travelWeight,
    waitWeight,
    lateStart: lateStart + Math.max(...request.days.map((day) => earlierOn(day, request))),
    toll,
    together: { pairs: pairsOf(sights, request, rideTo), weight: splitWeight },
    ...(request.budget === undefined ? {} : { budget: request.budget }),
  }
  return { problem, travel }
}

/** Neighbors of one day; two bars or two beaches of a wish for every day are each for a day of its own. */
function pairsOf(
  sights: readonly { number: number; place: Place }[],
  request: PlanRequest,
  rideTo: (place: Place) => number,
): TourPair[] {
  const turns = request.asked.filter(({ times = 1 }) => times > 1)
  const placeOf = new Map(sights.map(({ number, place }) => [number, place.id]))
  const areTurns = (one: number, other: number) =>
    turns.some(
      ({ placeIds }) =>
        placeIds.includes(placeOf.get(one) ?? '') && placeIds.includes(placeOf.get(other) ?? ''),
    )
  return neighbourPairs(sights, request.lodging, rideTo).filter(
    ([one, other]) => !areTurns(one, other),
  )
}
