/**
 * Searches trips over several cities: the best layout of days that the budget pays for; or the smallest set of
 * wishes that can't be met together, and the nearest layouts with one of them dropped. `plan-trip.ts` makes trips
 * of them.
 */
import { layOutDays } from './lay-out-days.ts'
import type { Driving } from './leg-choice.ts'
import { lossOf } from './loss.ts'
import { compileRoute } from './route-problem.ts'
import { routeExists } from './route-reach.ts'
import { bestRoute } from './route-search.ts'
import { smallestConflict } from './smallest-conflict.ts'
import type { StayTerms } from './stay-options.ts'
import type { CityLayout, TripRequest, Wish } from './trip-request.ts'

export interface NearLayout {
  dropped: readonly Wish[]
  plan: CityLayout
}

export type CityOutcome =
  | { ok: true; plan: CityLayout }
  | { ok: false; reason: 'no-cities' | 'too-many-cities' | 'no-way' }
  | { ok: false; reason: 'conflict'; conflict: readonly Wish[]; nearest: readonly NearLayout[] }

/** The layout shown first: the plan, or the nearest one in a conflict. */
export function shownLayout(outcome: CityOutcome): CityLayout | undefined {
  if (outcome.ok) return outcome.plan
  return outcome.reason === 'conflict' ? outcome.nearest[0]?.plan : undefined
}

/** The most cities of one search: memory doubles with each, because it covers sets of cities. */
export const mostCities = 16

export function planCities(request: TripRequest): CityOutcome {
  if (request.cities.length === 0 || request.cityCount < 1)
    return { ok: false, reason: 'no-cities' }
  if (request.cities.length > mostCities) return { ok: false, reason: 'too-many-cities' }
  const plan = bestPlan(request)
  if (plan) return { ok: true, plan }
  const conflict = smallestConflict(request.wishes, (held) =>
    possible({ ...request, wishes: held }),
  )
  if (!conflict) return { ok: false, reason: 'no-way' }
  return {
    ok: false,
    reason: 'conflict',
    conflict: conflict.wishes,
    nearest: nearestPlans(request, conflict.wishes, conflict.drop),
  }
}

/** The plans with a single wish dropped that resolves the conflict, the smallest loss first. */
function nearestPlans(
  request: TripRequest,
  conflict: readonly Wish[],
  fewest: readonly Wish[],
): NearLayout[] {
  const without = (dropped: readonly Wish[]): NearLayout[] => {
    const plan = bestPlan({
      ...request,
      wishes: request.wishes.filter((wish) => !dropped.includes(wish)),
    })
    return plan ? [{ dropped, plan }] : []
  }
  const single = conflict.flatMap((wish) => without([wish]))
  const plans = single.length > 0 ? single : without(fewest)
  const loss = ({ dropped, plan }: NearLayout) =>
    dropped.reduce((sum, wish) => sum + lossOf(wish, plan), 0)
  return plans.toSorted((a, b) => loss(a) - loss(b))
}

/** Weights of money, tried in turn: the most comfortable plan first, the cheapest last. */
const thriftSteps = [0.25, 1, 4, 16, 64]
const cheapest = { moneyWeight: 1e6, travelMeals: true }
/** The last attempt: meals on travel days stay unplanned, and the plan says so. */
const barest = { moneyWeight: 1e6, travelMeals: false }
/** Minutes of trouble that a day's money is worth. */
const dayMinutes = 60

function bestPlan(request: TripRequest): CityLayout | undefined {
  const budget = request.wishes.find((wish) => wish.kind === 'budget')?.amount
  const perDay = budget === undefined ? usualDay(request) : dailyShare(request, budget)
  const usual = thriftSteps.map((step) => ({
    moneyWeight: perDay === undefined ? 0 : (step * dayMinutes) / perDay,
    travelMeals: true,
  }))
  if (budget === undefined) return planAt(request, usual[1] ?? cheapest)
  for (const terms of [...usual, cheapest, barest]) {
    const plan = planAt(request, terms)
    // Whether there is any route does not depend on money, so the other terms are not tried.
    if (!plan) return undefined
    if (plan.cost.total <= budget) return plan
  }
  return undefined
}

/** Days by which stays may differ from what suits a city, while there is another way. */
const usualStray = 3

function planAt(request: TripRequest, terms: StayTerms): CityLayout | undefined {
  // With beds and tables to pay, an odd share of days may be the only affordable one.
  const strays = knowsOffers(request) ? [undefined] : [usualStray, undefined]
  for (const stray of strays) {
    const plans = drivings(request).flatMap((driving) => {
      const { problem, options } = compileRoute(request, driving, terms, stray)
      const route = bestRoute(problem)
      return route ? [{ score: route.score, plan: layOutDays(route, request, options) }] : []
    })
    const [best] = plans.toSorted((a, b) => a.score - b.score)
    if (best) return best.plan
  }
  return undefined
}

function knowsOffers({ cities }: TripRequest): boolean {
  return cities.some(({ offers }) => offers !== undefined)
}

function drivings({ legs }: TripRequest): Driving[] {
  return legs.some(({ mode }) => mode === 'self-driving')
    ? ['no-own-car', 'own-car']
    : ['no-own-car']
}

/** Whether a layout exists: money and beds need the whole search; days and legs alone are checked far faster. */
function possible(request: TripRequest): boolean {
  const onlyDays =
    !request.areas?.length &&
    !knowsOffers(request) &&
    !request.wishes.some(({ kind }) => kind === 'budget' || kind === 'cuisine')
  const routes = drivings(request).filter((driving) =>
    routeExists(compileRoute(request, driving, barest).problem),
  )
  if (routes.length === 0) return false
  if (onlyDays) return true
  const budget = request.wishes.find((wish) => wish.kind === 'budget')?.amount ?? Infinity
  const plan = planAt(request, barest)
  return plan !== undefined && plan.cost.total <= budget
}

function dailyShare({ people, days }: TripRequest, budget: number): number {
  const share = budget / Math.max(1, people * days)
  return share > 0 ? share : 1
}

/** A day's spending without a budget: an average bed and three average meals. */
function usualDay({ cities, legs }: TripRequest): number | undefined {
  const beds = cities.flatMap(({ offers }) => offers?.lodgings ?? [])
  const tables = cities.flatMap(({ offers }) => offers?.eateries ?? [])
  const fares = legs.flatMap(({ fare }) => fare?.amount ?? [])
  const day =
    mean(beds.map(({ pricePerNight }) => pricePerNight)) +
    3 * mean(tables.map(({ price }) => price))
  return day || mean(fares) || undefined
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
