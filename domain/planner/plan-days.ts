/**
 * Plans the days of a stay: which places, when and in which order, why, what stayed out, and what
 * to swap in; or, when the wishes can't hold together, the smallest set of them that can't.
 */
import type { Trip } from '#domain/trip/schema.ts'
import { feasibilitySearch, findConflict, withoutWish } from './conflicts.ts'
import {
  buildDayProblem,
  type DayProblem,
  type DayProblemOptions,
  type DayVisit,
} from './day-problem.ts'
import { fillFreeTime } from './fill-free-time.ts'
import { gatherNeighbours } from './gather-neighbours.ts'
import { explainLeftOut } from './left-out.ts'
import { missingWishes } from './missing-wishes.ts'
import type { Nearest, Planned, PlanOutcome, Wish } from './plan-outcome.ts'
import type { PlanRequest } from './schema.ts'
import { type Steps, toTheEnd } from './steps.ts'
import type { TourPlan } from './tours/problem.ts'
import { replacements } from './tours/replacements.ts'
import { type SearchOptions, searchTours } from './tours/solve.ts'
import { tripOfTours } from './trip-of-tours.ts'
import { unmetKinds } from './unmet-kinds.ts'

const alternativesAStop = 3
const fillingSteps = 400

export interface PlanSearch extends Pick<SearchOptions, 'seed' | 'goOn'> {
  /** What the ids of the trip's parts are made from; the seed where it is left out. */
  salt?: string
  /**
   * The first plan in which all that must be holds, at once, and every better one; alternatives and
   * what stayed out come with the last.
   */
  onBetter?: (trip: Trip) => void
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
  const { onBetter, salt = `${search.seed}` } = search
  const { plan, worth } = yield* searchTours(built.problem, {
    seed: search.seed,
    goOn: search.goOn,
    ...(onBetter && {
      onBetter: (tours) => {
        if (missingWishes(request, built, tours).length > 0) return
        onBetter(tripOfTours(request, built, tours, { salt }))
      },
    }),
  })
  if (missingWishes(request, built, plan).length === 0) {
    return { ok: true, ...finished(request, built, plan, worth, salt) }
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
  { seed, salt = `${seed}` }: PlanSearch,
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
  return { ok: true, ...finished(request, problem, plan, worth, salt) }
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
  const { seed, goOn: goOnSearching, salt = `${seed}` } = search
  let nearest: Nearest | null = null
  for (const wish of conflict) {
    const eased = withoutWish(request, wish)
    const built = buildDayProblem(eased, options)
    const goOn = (steps: number) => steps < fillingSteps
    const { plan, worth } = yield* searchTours(built.problem, { seed, goOn })
    if (missingWishes(eased, built, plan).length > 0) continue
    if (nearest && nearest.worth >= worth) continue
    nearest = { dropped: [wish], ...finished(eased, built, plan, worth, salt) }
  }
  const last = conflict.at(-1)
  if (nearest || !last) return nearest
  const again = { seed, salt, goOn: goOnSearching }
  const outcome = yield* planDaysInSteps(withoutWish(request, last), again, options)
  if (outcome.ok) {
    const { trip, unmet, considered, worth } = outcome
    return { dropped: [last], trip, unmet, considered, worth }
  }
  const further = outcome.nearest
  return further && { ...further, dropped: [last, ...further.dropped] }
}

function finished(
  request: PlanRequest,
  searched: DayProblem,
  found: TourPlan,
  worth: number,
  salt: string,
): Planned {
  const { roomier } = searched
  const built = roomier ? { ...searched, problem: roomier } : searched
  const tours = roomier ? fillFreeTime(built, gatherNeighbours(searched, found)) : found
  const visitOf = (number: number) => built.visits[number]
  const chosen = new Set(tours.flat().flatMap((number) => visitOf(number)?.place?.id ?? []))
  const alternatives = replacements(built.problem, tours).map((swaps, day) =>
    swaps.map((others, position) => {
      const visit = visitOf(tours[day]?.[position] ?? -1)
      const fitting = new Map<string, string>()
      for (const number of visit && !visit.locked ? others : []) {
        const other = visitOf(number)
        if (!other?.place || other.kind !== visit?.kind || chosen.has(other.place.id)) continue
        fitting.set(other.place.id, other.place.name)
        if (fitting.size === alternativesAStop) break
      }
      return Array.from(fitting, ([placeId, name]) => ({ placeId, name }))
    }),
  )
  const candidates = new Set(built.visits.flatMap(({ place }) => place?.id ?? []))
  const leftOut = explainLeftOut(request, chosen, candidates)
  const trip = tripOfTours(request, built, tours, { salt, alternatives, leftOut })
  return { trip, unmet: unmetKinds(request, chosen), considered: built.considered, worth }
}
