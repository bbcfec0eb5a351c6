/**
 * Plans the days of a stay: which places, when, in which order and why, what was left out, and alternatives; or,
 * when the wishes can't be met together, the smallest set of them.
 */
import type { Trip } from '#domain/trip/schema.ts'
import { beginMornings } from './after-search/begin-mornings.ts'
import { seatBetterKnown } from './after-search/better-known.ts'
import { daysWalked } from './after-search/days-walked.ts'
import { fillFreeTime } from './after-search/fill-free-time.ts'
import { gatherNeighbours } from './after-search/gather-neighbours.ts'
import { orderDays } from './after-search/order-of-days.ts'
import { wishesLeftOut, withoutUnaskedTrips } from './after-search/room-for-wishes.ts'
import { shareRides } from './after-search/share-rides.ts'
import { feasibilitySearch, findConflict, wishesTooMany, withoutWish } from './conflicts.ts'
import { keepQuarters } from './day-order/keep-quarters.ts'
import { lastOrder } from './day-order/last-order.ts'
import type { DayVisit } from './day-visit.ts'
import { type Steps, toTheEnd } from './execution/steps.ts'
import { tiers } from './first-things.ts'
import { missingWishes } from './left-out/missing-wishes.ts'
import { unmetInterests, unmetKinds } from './left-out/unmet-kinds.ts'
import { explainLeftOut } from './left-out.ts'
import type { Nearest, Planned, PlanOutcome, Wish } from './plan-outcome.ts'
import { buildDayProblem, type DayProblem, type DayProblemOptions } from './problem/day-problem.ts'
import type { PlanRequest } from './schema.ts'
import { lastTables } from './seating/last-tables.ts'
import { seatMeals } from './seating/seat-meals.ts'
import { spareBites } from './seating/spare-bites.ts'
import { tidyBites } from './seating/tidy-bites.ts'
import type { TourPlan } from './tours/problem.ts'
import { type SearchOptions, searchTours } from './tours/solve.ts'
import { tripOfTours } from './trip-of-tours.ts'
import { alternativesOf } from './words/alternatives.ts'

const fillingSteps = 400

export interface PlanSearch extends Pick<SearchOptions, 'seed' | 'goOn'> {
  /** Salt of the trip's ids; the seed where left out. */
  salt?: string
  /**
   * Skips the passes that improve the found tours, the explanations of what was left out, and the analysis of
   * conflicts.
   */
  draft?: boolean
  /**
   * Called once, with the first plan in which all mandatory things hold; alternatives and explanations come with
   * the last plan.
   */
  onFirst?: (trip: Trip) => void
}

export function planDays(
  request: PlanRequest,
  search: PlanSearch,
  options: DayProblemOptions = {},
): PlanOutcome {
  return toTheEnd(planDaysInSteps(request, search, options))
}

/** The same in steps, for threads shared with other work. */
export function* planDaysInSteps(
  request: PlanRequest,
  search: PlanSearch,
  options: DayProblemOptions = {},
): Steps<PlanOutcome> {
  const built = buildDayProblem(request, options)
  const { salt = `${search.seed}` } = search
  let { onFirst } = search
  const { plan, worth } = yield* searchTours(built.problem, {
    seed: search.seed,
    goOn: search.goOn,
    sketch: { plan: built.sketch, above: tiers.great },
    onBetter: (tours) => {
      if (!onFirst || missingWishes(request, built, tours).length > 0) return
      onFirst(tripOfTours(request, built, tours, { salt }))
      onFirst = undefined
    },
  })
  const isWhole = missingWishes(request, built, plan).length === 0
  if (search.draft) {
    if (!isWhole) return { ok: false, conflict: [], nearest: null }
    const trip = tripOfTours(request, built, plan, { salt })
    return { ok: true, trip, unmet: [], considered: built.considered, worth }
  }
  if (isWhole) {
    const eased = withoutUnaskedTrips(request, { visits: built.visits, plan })
    const roomier = eased && (yield* plannedAnew(eased, { built, plan }, search, options))
    const kept = roomier ?? { request, built, plan, worth }
    return { ok: true, ...finished(kept.request, kept.built, kept.plan, kept.worth, salt) }
  }
  const conflict = yield* findConflict(request, options)
  // The search missed a possible combination.
  if (conflict.length === 0) return yield* planAroundMusts(request, built, search, options)
  const nearest = yield* nearestPlan(request, conflict, search, options)
  return { ok: false, conflict, nearest }
}

/** The days of an eased request, where they are possible and meet more wishes than those found. */
function* plannedAnew(
  request: PlanRequest,
  before: { built: DayProblem; plan: TourPlan },
  { seed, goOn }: PlanSearch,
  options: DayProblemOptions,
): Steps<{ request: PlanRequest; built: DayProblem; plan: TourPlan; worth: number } | null> {
  const built = buildDayProblem(request, options)
  const { plan, worth } = yield* searchTours(built.problem, {
    seed,
    goOn: (steps) => steps < fillingSteps || goOn(steps),
    sketch: { plan: built.sketch, above: tiers.great },
  })
  const leftBefore = wishesLeftOut(request, { visits: before.built.visits, plan: before.plan })
  const isBetter = wishesLeftOut(request, { visits: built.visits, plan }) < leftBefore
  return isBetter && missingWishes(request, built, plan).length === 0
    ? { request, built, plan, worth }
    : null
}

/** Starts from a plan of the mandatory visits, and fills the rest around it. */
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
 * Drops each wish of the conflict in turn, and keeps the best plan. Where further conflicts remain, all wishes go
 * that do not fit beside those before them.
 */
function* nearestPlan(
  request: PlanRequest,
  conflict: readonly Wish[],
  search: PlanSearch,
  options: DayProblemOptions,
): Steps<Nearest | null> {
  const { seed, goOn: goOnSearching, salt = `${seed}` } = search
  let best: {
    wish: Wish
    eased: PlanRequest
    built: DayProblem
    plan: TourPlan
    worth: number
  } | null = null
  for (const wish of conflict.toSorted(hoursLast)) {
    // No solution by hours before the arrival.
    if (best && wish.kind === 'hours') break
    const eased = withoutWish(request, wish)
    const built = buildDayProblem(eased, options)
    const goOn = (steps: number) => steps < fillingSteps
    const { plan, worth } = yield* searchTours(built.problem, { seed, goOn })
    if (missingWishes(eased, built, plan).length > 0) continue
    if (!best || worth > best.worth) best = { wish, eased, built, plan, worth }
  }
  if (best) {
    const { wish, eased, built, plan, worth } = best
    return { dropped: [wish], ...finished(eased, built, plan, worth, salt) }
  }
  const dropped = yield* wishesTooMany(request, options)
  if (dropped.length === 0) return null
  const eased = dropped.reduce(withoutWish, request)
  const again = { seed, salt, goOn: goOnSearching }
  const outcome = yield* planDaysInSteps(eased, again, options)
  if (outcome.ok) {
    const { trip, unmet, considered, worth } = outcome
    return { dropped, trip, unmet, considered, worth }
  }
  const further = outcome.nearest
  return further && { ...further, dropped: [...dropped, ...further.dropped] }
}

const hoursLast = (one: Wish, other: Wish) =>
  Number(one.kind === 'hours') - Number(other.kind === 'hours')

function finished(
  request: PlanRequest,
  searched: DayProblem,
  found: TourPlan,
  worth: number,
  salt: string,
): Planned {
  const { roomier } = searched
  const whole = roomier ? { ...searched, problem: roomier } : searched
  const settled = roomier ? improved(request, searched, whole, found) : found
  const { built, plan: seated } = lastTables(whole, settled, request)
  // Tables that were moved may have left hours free.
  const tours = lastOrder(built, fillFreeTime(built, seated))
  const chosen = new Set(tours.flat().flatMap((number) => built.visits[number]?.place?.id ?? []))
  const alternatives = alternativesOf(built, tours, chosen, request)
  const walked = daysWalked(request, built, tours)
  const leftOut = explainLeftOut(request, chosen, walked)
  const trip = tripOfTours(request, built, tours, { salt, alternatives, leftOut })
  const unmet = [...unmetKinds(request, chosen), ...unmetInterests(request, chosen)]
  return { trip, unmet, considered: built.considered, worth }
}

/**
 * Improves found tours: neighbours on one day, orders without detours, free hours filled, meals at tables. Repeats
 * some passes, since an order without detours may free hours, and what fills them may need another order.
 */
function improved(
  request: PlanRequest,
  searched: DayProblem,
  roomier: DayProblem,
  found: TourPlan,
): TourPlan {
  const wished = new Set(request.asked.flatMap(({ placeIds }) => placeIds))
  const shared = fillFreeTime(roomier, shareRides(searched, gatherNeighbours(searched, found)))
  // A new stop may have its neighbours on another day.
  const gathered = gatherNeighbours(roomier, shared)
  const tidied = tidyBites(roomier, keepQuarters(roomier, gathered), wished)
  // The last order may leave an empty morning.
  const filled = keepQuarters(roomier, fillFreeTime(roomier, tidied))
  const begun = fillFreeTime(roomier, beginMornings(roomier, fillFreeTime(roomier, filled)))
  const known = seatBetterKnown(roomier, begun, request)
  const seated = fillFreeTime(roomier, seatMeals(roomier, known, request))
  const ordered = orderDays(roomier, spareBites(roomier, seated, wished))
  // Evenings that have become neighbors may be alike.
  return seatMeals(roomier, ordered, request)
}
