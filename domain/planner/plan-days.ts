/**
 * Plans the days of a stay: which places, when and in which order, why, what stayed out, and what
 * to swap in; or, when the wishes can't hold together, the smallest set of them that can't.
 */
import { legOf } from '#domain/routing/travel-estimate.ts'
import { feasibilitySearch, findConflict, withoutWish } from './conflicts.ts'
import { paceOf } from './day-habits.ts'
import {
  buildDayProblem,
  type DayProblem,
  type DayProblemOptions,
  type DayVisit,
} from './day-problem.ts'
import { explainLeftOut, reasonsFor } from './explain.ts'
import { missingWishes } from './missing-wishes.ts'
import type { PlanRequest } from './schema.ts'
import { type Steps, toTheEnd } from './steps.ts'
import type { TourPlan } from './tours/problem.ts'
import { replacements } from './tours/replacements.ts'
import { type SearchOptions, searchTours } from './tours/solve.ts'
import type { Nearest, PlannedDay, PlannedStop, PlanOutcome, TripPlan, Wish } from './trip-plan.ts'

const alternativesAStop = 3
const fillingSteps = 400

export interface PlanSearch extends Pick<SearchOptions, 'seed' | 'goOn'> {
  /**
   * The first plan in which all that must be holds, at once, and every better one; reasons and
   * alternatives come with the last.
   */
  onBetter?: (plan: TripPlan) => void
}

export function planDays(
  request: PlanRequest,
  search: PlanSearch,
  options: DayProblemOptions = {},
): PlanOutcome {
  return toTheEnd(planDaysInSteps(request, search, options))
}

/** The same a step at a time, for those who share a thread with others. */
export function* planDaysInSteps(
  request: PlanRequest,
  search: PlanSearch,
  options: DayProblemOptions = {},
): Steps<PlanOutcome> {
  const built = buildDayProblem(request, options)
  const { onBetter } = search
  const { plan, worth } = yield* searchTours(built.problem, {
    seed: search.seed,
    goOn: search.goOn,
    ...(onBetter && {
      onBetter: (tours) => {
        if (missingWishes(request, built, tours).length > 0) return
        onBetter(tell(request, built, tours, 0))
      },
    }),
  })
  if (missingWishes(request, built, plan).length === 0) {
    return { ok: true, plan: finished(request, built, plan, worth) }
  }
  const conflict = yield* findConflict(request, options)
  // What the search missed and can hold together after all.
  if (conflict.length === 0) return yield* planAroundMusts(request, built, search, options)
  const nearest = yield* nearestPlan(request, conflict, search, options)
  return { ok: false, conflict, nearest }
}

/** Starts from a plan of what must be, and fills the rest around it. */
function* planAroundMusts(
  request: PlanRequest,
  built: DayProblem,
  { seed }: PlanSearch,
  options: DayProblemOptions,
): Steps<PlanOutcome> {
  const bare = buildDayProblem(request, { ...options, mandatoryOnly: true })
  const musts = yield* searchTours(bare.problem, feasibilitySearch)
  const start = musts.plan.map((visits) =>
    visits.map((visit) => built.visits.findIndex((each) => isSame(each, bare.visits[visit]))),
  )
  const whole = yield* searchTours(built.problem, {
    seed,
    goOn: (steps) => steps < fillingSteps,
    start,
  })
  const [problem, { plan, worth }] =
    missingWishes(request, built, whole.plan).length === 0 ? [built, whole] : [bare, musts]
  return { ok: true, plan: finished(request, problem, plan, worth) }
}

function isSame(one: DayVisit, other: DayVisit | undefined): boolean {
  return (
    one.place?.id === other?.place?.id &&
    one.appointment?.id === other?.appointment?.id &&
    one.meal === other?.meal &&
    one.prime === other?.prime
  )
}

/**
 * Drops each wish of the conflict in turn, and keeps the plan that is worth the most. Where another
 * conflict stands behind the first, one wish of each is dropped.
 */
function* nearestPlan(
  request: PlanRequest,
  conflict: readonly Wish[],
  search: PlanSearch,
  options: DayProblemOptions,
): Steps<Nearest | null> {
  let nearest: Nearest | null = null
  for (const wish of conflict) {
    const eased = withoutWish(request, wish)
    const built = buildDayProblem(eased, options)
    const goOn = (steps: number) => steps < fillingSteps
    const { plan, worth } = yield* searchTours(built.problem, { seed: search.seed, goOn })
    if (missingWishes(eased, built, plan).length > 0) continue
    if (nearest && nearest.plan.worth >= worth) continue
    nearest = { dropped: [wish], plan: finished(eased, built, plan, worth) }
  }
  const last = conflict.at(-1)
  if (nearest || !last) return nearest
  const { seed, goOn } = search
  const outcome = yield* planDaysInSteps(withoutWish(request, last), { seed, goOn }, options)
  if (outcome.ok) return { dropped: [last], plan: outcome.plan }
  const further = outcome.nearest
  return further && { dropped: [last, ...further.dropped], plan: further.plan }
}

function finished(
  request: PlanRequest,
  built: DayProblem,
  tours: TourPlan,
  worth: number,
): TripPlan {
  const told = tell(request, built, tours, worth)
  const swaps = replacements(built.problem, tours)
  const chosen = new Set(
    told.days.flatMap(({ stops }) => stops.flatMap((stop) => stop.placeId ?? [])),
  )
  for (const [day, planned] of told.days.entries()) {
    for (const [index, stop] of planned.stops.entries()) {
      const others = new Map<string, string>()
      for (const visit of stop.locked ? [] : (swaps[day]?.[index] ?? [])) {
        const other = built.visits[visit]
        if (!other?.place || other.kind !== stop.kind || chosen.has(other.place.id)) continue
        others.set(other.place.id, other.place.name)
        if (others.size === alternativesAStop) break
      }
      stop.alternatives = Array.from(others, ([placeId, name]) => ({ placeId, name }))
    }
  }
  const candidates = new Set(built.visits.flatMap(({ place }) => place?.id ?? []))
  return { ...told, leftOut: explainLeftOut(request, chosen, candidates) }
}

/** The tours as a traveller reads them. */
function tell(request: PlanRequest, built: DayProblem, tours: TourPlan, worth: number): TripPlan {
  const days = request.days.map((_, day) => tellDay(request, built, day, tours[day] ?? []))
  const { considered, travel } = built
  return { days, leftOut: [], considered, estimated: travel.estimated, worth }
}

function tellDay(
  request: PlanRequest,
  { problem, visits, travel, points }: DayProblem,
  index: number,
  tour: readonly number[],
): PlannedDay {
  const day = request.days[index]
  const limits = problem.days[index]
  if (!(day && limits)) throw new Error(`There is no day ${index} in the request`)
  const { slack } = paceOf(request)
  const stops: PlannedStop[] = []
  let point = limits.startPoint
  let free = limits.from
  for (const number of tour) {
    const visit = problem.visits[number]
    const meaning = visits[number]
    if (!(visit && meaning)) throw new Error(`There is no visit ${number} in the problem`)
    const leg = legOf(travel, point, visit.point)
    const ready = free + leg.minutes + (point === visit.point ? 0 : slack)
    const span = (visit.starts[index] ?? []).find(({ to }) => ready <= to)
    const start = Math.max(ready, span?.from ?? ready)
    stops.push({
      kind: meaning.kind,
      placeId: meaning.place?.id ?? null,
      ...(meaning.appointment ? { appointmentId: meaning.appointment.id } : {}),
      ...(meaning.meal ? { meal: meaning.meal } : {}),
      name: nameOf(meaning),
      at: points[visit.point] ?? request.lodging,
      arrive: stops.length === 0 ? start : free + leg.minutes,
      start,
      leave: start + visit.duration,
      leg,
      reasons: reasonsFor(meaning, { leg }, day, request),
      checkHours: meaning.place !== null && meaning.place.hours === null,
      locked: meaning.locked,
      alternatives: [],
    })
    point = visit.point
    free = start + visit.duration
  }
  const first = stops[0]
  const legBack = first ? legOf(travel, point, limits.endPoint) : null
  return {
    date: day.date,
    leaveLodging: first ? first.start - first.leg.minutes : limits.from,
    back: legBack ? free + legBack.minutes : limits.from,
    stops,
    legBack,
  }
}

function nameOf({ place, appointment, meal, around }: DayProblem['visits'][number]): string {
  if (appointment) return appointment.name
  if (place) return place.name
  const word = meal === 'breakfast' ? 'Breakfast' : meal === 'lunch' ? 'Lunch' : 'Dinner'
  return around ? `${word} near ${around.name}` : `${word} near your lodging`
}
