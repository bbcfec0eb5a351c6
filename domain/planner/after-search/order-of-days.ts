/**
 * A pass after the search: orders whole days so that named and world-famous sights come early in a stay. A mountain
 * in clouds can then be tried again, and nothing important is on the last day by chance.
 */
import { type DayScore, dayScoreOf } from '../day-order/day-score.ts'
import { tiers } from '../first-things.ts'
import type { DayProblem } from '../problem/day-problem.ts'
import type { TourPlan } from '../tours/problem.ts'

/** Points lost by a named sight on the last day instead of the first: as by half an hour's ride. */
const atTheEnd = 60
/** Factor for views, which clouds may hide; `noSecondTry` adds for the last day. */
const forAView = 2
const noSecondTry = 40
/** Least gain in points. */
const significant = 10
const leastDays = 3
const mostSwaps = 8

export function orderDays(built: DayProblem, plan: TourPlan): TourPlan {
  if (plan.length < leastDays) return plan
  const score = dayScoreOf(built)
  let best = plan
  for (let swaps = 0; swaps < mostSwaps; swaps += 1) {
    const better = bestSwap(built, score, best)
    if (!better) break
    best = better
  }
  return best
}

function bestSwap(built: DayProblem, score: DayScore, plan: TourPlan): TourPlan | null {
  let best: { plan: TourPlan; gain: number } | null = null
  const worth = plan.map((tour, day) => score.of(day, tour))
  for (let one = 0; one < plan.length; one += 1) {
    for (let other = one + 1; other < plan.length; other += 1) {
      const early = earlierBy(built, plan, one, other)
      const [here, there] = [worth[one] ?? null, worth[other] ?? null]
      if (early <= 0 || here === null || there === null) continue
      if (isBounded(built, one) || isBounded(built, other)) continue
      const swapped = exchanged(built, plan, one, other)
      if (!swapped) continue
      const [now, then] = [one, other].map((day) => score.of(day, swapped[day] ?? []))
      if (typeof now !== 'number' || typeof then !== 'number') continue
      const gain = early + now + then - here - there
      if (gain > (best?.gain ?? significant)) best = { plan: swapped, gain }
    }
  }
  return best?.plan ?? null
}

/** Points gained by exchanging two days. */
function earlierBy(built: DayProblem, plan: TourPlan, one: number, other: number): number {
  const last = plan.length - 1
  const takes = (day: number, at: number) => {
    const weight = weightOf(built, plan[day] ?? [])
    return weight * (atTheEnd * (at / last) + (at === last ? noSecondTry : 0))
  }
  return takes(one, one) + takes(other, other) - takes(one, other) - takes(other, one)
}

/** How much of a day was awaited: the sum of its stops' weights. */
function weightOf(built: DayProblem, tour: readonly number[]): number {
  return tour.reduce((sum, number) => sum + awaited(built, number), 0)
}

/** Weights of stops: named ones, those of a kind or wish that was asked for, and great ones. */
const came = { named: 1, asked: 0.3, great: 0.2 }

function awaited({ visits, problem }: DayProblem, number: number): number {
  const { kind, place, mandatory } = visits[number] ?? {}
  if (kind !== 'visit' || !place) return 0
  const { tier = tiers.other } = problem.visits[number] ?? {}
  if (tier === tiers.other && !mandatory) return 0
  if (!mandatory) return tier === tiers.promised ? came.asked : came.great
  const isAView = place.setting === 'outdoor' && place.interests.includes('views')
  return isAView ? forAView * came.named : came.named
}

/** The plan with two days exchanged, each in its order; null where a visit is impossible on its new day. */
function exchanged(built: DayProblem, plan: TourPlan, one: number, other: number): TourPlan | null {
  const others = plan.flatMap((tour, day) => (day === one || day === other ? [] : tour))
  const used = new Set(others)
  const moved = (tour: readonly number[], day: number) =>
    tour.map((visit) => {
      const found = siblings(built, visit).find(
        (each) => !used.has(each) && isOpen(built, each, day),
      )
      if (found !== undefined) used.add(found)
      return found
    })
  const later = moved(plan[one] ?? [], other)
  const earlier = moved(plan[other] ?? [], one)
  const isWhole = (tour: readonly (number | undefined)[]): tour is number[] =>
    tour.every((visit) => visit !== undefined)
  if (!(isWhole(later) && isWhole(earlier))) return null
  return plan.with(one, earlier).with(other, later)
}

/** The visit and those that stand for the same on other days: a nap belongs to a day. */
function siblings({ visits }: DayProblem, visit: number): number[] {
  const meaning = visits[visit]
  if (!meaning || meaning.locked || meaning.outing || meaning.appointment) return [visit]
  const { kind, place, around, meal, siesta, rest, prime } = meaning
  const alike = Array.from(visits.keys()).filter((other) => {
    const each = visits[other]
    return (
      other !== visit &&
      each?.kind === kind &&
      each.place?.id === place?.id &&
      each.around?.id === around?.id &&
      each.meal === meal &&
      each.siesta === siesta &&
      each.rest === rest
    )
  })
  const isAlike = (other: number) => visits[other]?.prime === prime
  return [visit, ...alike.filter(isAlike), ...alike.filter((other) => !isAlike(other))]
}

function isOpen({ problem }: DayProblem, visit: number, day: number): boolean {
  return (problem.visits[visit]?.starts[day]?.length ?? 0) > 0
}

/** Whether a day has bounds of its own (a gentle day), and stays where it is. */
function isBounded({ problem }: DayProblem, day: number): boolean {
  return problem.groups?.some(({ capOn }) => capOn?.has(day)) === true
}
