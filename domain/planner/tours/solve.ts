/**
 * The anytime search: removes part of a plan, fills it by profit for time, and keeps better plans and, at high
 * temperature, some worse ones. Seeded; the best plan is never lost.
 */

import { Random } from '../../random/random.ts'
import { type Steps, toTheEnd } from '../execution/steps.ts'
import { Annealing } from './annealing.ts'
import { Insertions } from './insertions.ts'
import { Neighbours } from './neighbours.ts'
import { compileProblem, type TourPlan, type TourProblem } from './problem.ts'
import { Ruin } from './ruin.ts'
import { Tours } from './tours.ts'

/** Exponents of the profit in the filling ratio; one is drawn for each filling. */
const exponents = [1, 1.5, 2, 3]
const overlook = 0.08
const significant = 1e-9
/** Share of fillings by profit alone, where groups are capped. */
const profitFillings = 0.3
const timeHardlyMatters = 0.01

export interface SearchOptions {
  seed: number
  /** Asked before every step, with the number of steps done; false ends the search. */
  goOn: (steps: number) => boolean
  /** The initial plan; visits that do not fit are left out. */
  start?: TourPlan
  /** Days to begin with, inserted as far as they fit after all visits above a tier. */
  sketch?: { plan: TourPlan; above: number }
  /** Called with the first plan and with every better one. */
  onBetter?: (tours: TourPlan) => void
}

export interface TourResult {
  plan: TourPlan
  /** Start of each visit, in the plan's shape. */
  starts: readonly (readonly number[])[]
  /** Without the bonus of mandatory visits; that of tiers is included. */
  profit: number
  worth: number
  /** Mandatory visits without a place. */
  missing: readonly number[]
  steps: number
}

/** A plan with its possible insertions. */
interface Draft {
  tours: Tours
  insertions: Insertions
  ruin: Ruin
}

export function solveTours(problem: TourProblem, options: SearchOptions): TourResult {
  return toTheEnd(searchTours(problem, options))
}

/** The same search a step at a time. */
export function* searchTours(problem: TourProblem, options: SearchOptions): Steps<TourResult> {
  const compiled = compileProblem(problem)
  const random = new Random(options.seed)
  const neighbours = new Neighbours(compiled)
  const weights = exponents.map((exponent) => compiled.lure.map((lure) => lure ** exponent))
  const weight = (index: number) => weights[index] ?? compiled.lure
  const draft = (): Draft => {
    const tours = new Tours(compiled)
    const insertions = new Insertions(tours)
    return { tours, insertions, ruin: new Ruin(tours, neighbours, random) }
  }

  let current = draft()
  let trial = draft()
  construct(current, problem, options)
  current.insertions.fill(weight(2), random, 0)
  const best = draft()
  copy(best, current)
  options.onBetter?.(best.tours.toPlan())

  const annealing = new Annealing(random)
  let typical = averageProfit(best.tours)
  let steps = 0
  while (compiled.visits > 0 && compiled.days > 0 && options.goOn(steps)) {
    yield
    steps += 1
    if (annealing.advance(typical)) copy(current, best)
    copy(trial, current)
    trial.ruin.removeRandomVisits()
    trial.insertions.reopen(trial.ruin.days, trial.ruin.removed)
    const byProfit = compiled.groups.length > 0 && random.next() < profitFillings
    trial.insertions.fill(
      weight(random.below(weights.length)),
      random,
      overlook,
      byProfit ? timeHardlyMatters : 1,
    )
    if (!annealing.accepts(trial.tours.worth - current.tours.worth)) continue
    const accepted = trial
    trial = current
    current = accepted
    if (current.tours.worth <= best.tours.worth + significant) continue
    copy(best, current)
    typical = averageProfit(best.tours)
    options.onBetter?.(best.tours.toPlan())
  }
  return { ...resultOf(best.tours), steps }
}

function copy(to: Draft, from: Draft): void {
  to.tours.copyFrom(from.tours)
  to.insertions.copyFrom(from.insertions)
}

/**
 * The initial plan: the given start, then mandatory and tiered visits, the hardest first; the sketch comes after
 * the highest tier.
 */
function construct(
  { tours, insertions }: Draft,
  { visits }: TourProblem,
  { start = [], sketch }: SearchOptions,
): void {
  for (const [day, numbers] of start.entries()) {
    for (const visit of numbers) insertions.append(day, visit)
  }
  const { problem } = tours
  const room = (visit: number) => {
    let sum = 0
    for (let day = 0; day < problem.days; day += 1) {
      const slot = day * problem.visits + visit
      sum += Math.max(0, (problem.close[slot] as number) - (problem.open[slot] as number) + 1)
    }
    return sum
  }
  const rank = (visit: number) => problem.bonus[visit] as number
  const awaited = Array.from(problem.mandatory.keys())
    .filter((visit) => rank(visit) > 0 && tours.dayOf[visit] === -1)
    .sort((a, b) => rank(b) - rank(a) || room(a) - room(b) || a - b)
  const isAbove = (visit: number) => {
    const { mandatory = false, tier = 0 } = visits[visit] ?? {}
    return sketch === undefined || mandatory || tier > sketch.above
  }
  for (const visit of awaited) if (isAbove(visit)) insertions.insertWhereCheapest(visit)
  for (const [day, numbers] of (sketch?.plan ?? []).entries()) {
    for (const visit of numbers)
      if (tours.dayOf[visit] === -1) insertions.insertWhereCheapest(visit, day)
  }
  for (const visit of awaited)
    if (tours.dayOf[visit] === -1 && !isAbove(visit)) insertions.insertWhereCheapest(visit)
}

/** Average profit of the chosen visits, without bonuses. */
function averageProfit(tours: Tours): number {
  const { problem } = tours
  let sum = 0
  let count = 0
  for (let visit = 0; visit < problem.visits; visit += 1) {
    const day = tours.dayOf[visit] as number
    if (day < 0) continue
    count += 1
    sum += problem.profit[day * problem.visits + visit] as number
    sum -= problem.bonus[visit] as number
  }
  return sum / Math.max(1, count)
}

function resultOf(tours: Tours): Omit<TourResult, 'steps'> {
  const { problem, stride, dayOf } = tours
  const plan = tours.toPlan()
  const missing = Array.from(problem.mandatory.keys()).filter(
    (visit) => problem.mandatory[visit] === 1 && dayOf[visit] === -1,
  )
  let bonus = 0
  for (const visit of plan.flat()) {
    if (problem.mandatory[visit] === 1) bonus += problem.bonus[visit] as number
  }
  return {
    plan,
    starts: plan.map((visits, day) =>
      visits.map(
        (visit, index) =>
          (tours.leave[day * stride + index + 1] as number) - (problem.duration[visit] as number),
      ),
    ),
    profit: tours.profit - bonus,
    worth: tours.worth - bonus,
    missing,
  }
}
