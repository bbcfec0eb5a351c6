/** Turns a request into the solver's problem, and remembers what each of its visits stands for. */
import type { Coordinates, Place } from '#domain/places/schema.ts'
import { obstacleBetween } from '#domain/routing/over-water.ts'
import type { TravelMatrix } from '#domain/routing/travel-estimate.ts'
import type { TravelTable } from '#domain/routing/travel-table.ts'
import { appeal } from '../appeal.ts'
import { wishesMet } from '../asked/asked-starts.ts'
import { goesOutAtNight } from '../day-hours.ts'
import { assignDayTrips } from '../day-trips/day-trips.ts'
import type { DayVisit } from '../day-visit.ts'
import { firstThings } from '../first-things.ts'
import { isFoodQuarter, isMealPlace, mealOfMarket, mealSettled } from '../meals/meal-places.ts'
import { lateFrom } from '../meals/meal-times.ts'
import { wantsStreetFood } from '../meals/street-food.ts'
import { stopsForTheYoung } from '../party/stops-for-the-young.ts'
import type { PlacesConsidered } from '../plan-outcome.ts'
import type { PlanRequest } from '../schema.ts'
import type { TourPlan, TourProblem } from '../tours/problem.ts'
import { layWalks } from '../walks/lay-walks.ts'
import { WalkLeanings } from '../walks/walk-leanings.ts'
import { bestKnown } from '../worth/best-known.ts'
import { chooseCandidates } from '../worth/candidates.ts'
import { composeProblem, daysOf } from './compose-problem.ts'
import { fillsTime } from './fills-time.ts'
import { Meals } from './meals.ts'
import { addMealsAnywhere } from './meals-anywhere.ts'
import { addNaps } from './naps.ts'
import { ProblemParts } from './parts.ts'
import { addRests, addSiestas } from './siestas.ts'
import { SightBounds } from './sight-bounds.ts'
import { Sights } from './sights.ts'
import { untilMark } from './starts.ts'
import { startsByDay } from './starts-by-day.ts'

/** Points added for each of the stay's best known sights: as much as a split neighbour costs. */
const bestKnownWorth = 450

export interface DayProblem {
  problem: TourProblem
  visits: readonly DayVisit[]
  /** Travel times without slack, for the texts; those of the problem include it. */
  travel: TravelMatrix
  points: readonly Coordinates[]
  considered: PlacesConsidered
  /** Whether few kitchens will do, so that longer ways to meals are accepted. */
  keepsADiet: boolean
  /** The minute of the day from which lunch and dinner are late. */
  lateFrom: Readonly<Record<'lunch' | 'dinner', number>>
  /** Whether the party takes it slowly, and likes free hours. */
  isSlow: boolean
  /** Whether the party goes out at night unasked. */
  goesOut: boolean
  /** Whether free hours may be filled with a place, or only mention it: a cemetery is no hour with children. */
  fills: (place: Place) => boolean
  /** Whether a place is of a wish that was said. */
  isTheirs: (place: Place) => boolean
  /** Start of the search: the stops of the stay's walks, day by day, as far as they fit. */
  sketch: TourPlan
  /** The problem with more sights a day, for free time; null for a repair, which changes as little as possible. */
  roomier: TourProblem | null
}

export interface DayProblemOptions {
  /** Only mandatory visits: enough to check whether they are possible together. */
  mandatoryOnly?: boolean
  /** Real travel times; estimates where it has none. */
  travel?: TravelTable
  /** Factor on a place on a date: a repair prefers what was there. */
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
    // A repair lays no new walks.
    loyalty ? [] : layWalks({ request, places: ids, worthOf: byItself, away }),
    request.walks,
  )
  // In a repair new places do not displace what was there.
  const tierOf = loyalty
    ? new Map()
    : firstThings(request, places, (place) => Math.max(...byItself(place)))
  const known = loyalty ? new Set<string>() : bestKnown(request)
  const worthOf = (place: Place) => {
    const worth = walks.worth(place, byItself(place), isWished(place, request))
    // A tier ranks above this anyway.
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
    addMealsAnywhere(
      parts,
      sights.main().filter((place) => hasTables(place, request)),
      request,
    )
  }
  if (!mandatoryOnly && request.party.naps) addNaps(parts, sights.main(), request)
  if (!mandatoryOnly) addSiestas(parts, request, outings)
  if (!mandatoryOnly) addRests(parts, sights.main(), request, outings)
  const days = daysOf(parts, request, outings)
  const { problem, travel } = composeProblem(parts, days, request, walks, options.travel)
  return {
    problem,
    visits: parts.meanings,
    travel,
    points: parts.points,
    considered,
    keepsADiet: request.diets.length > 0,
    lateFrom: lateFrom(request),
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

/**
 * Whether tables can be expected at a place: on an island without a known kitchen lunch is before or after the
 * boat.
 */
function hasTables({ at }: Place, { lodging, places }: PlanRequest): boolean {
  if (!obstacleBetween(lodging, at)?.isIsland) return true
  return places.some((place) => isMealPlace(place) && !obstacleBetween(at, place.at)?.isIsland)
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
