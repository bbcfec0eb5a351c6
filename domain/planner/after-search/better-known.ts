/**
 * A pass after the search: replaces a lesser sight that nobody asked for by a better known one, where the day holds it
 * without many more ways. The search weighs ways and hours by the minute, so that a park next door may have won against
 * the square that the town is known for.
 */
import type { Place } from '#domain/places/schema.ts'
import { objection } from '../appeal.ts'
import { askedOf, isWished } from '../asked/asked-starts.ts'
import { goesOutAtNight } from '../day-hours.ts'
import { type DayScore, dayScoreOf } from '../day-order/day-score.ts'
import type { DayProblem } from '../problem/day-problem.ts'
import type { PlanRequest } from '../schema.ts'
import { compileProblem, type TourPlan } from '../tours/problem.ts'
import { setOrder } from '../tours/set-order.ts'
import { Tours } from '../tours/tours.ts'
import { heardOf } from '../worth/best-known.ts'
import { isOfTheNight } from '../worth/far-fillers.ts'
import { isUnfit, leaning } from '../worth/travellers.ts'
import { isWhatTheyLove } from '../worth/what-they-love.ts'
import { isSight } from './fill-free-time.ts'

/** Least difference in renown (0 to 1): less is a matter of taste. */
const clearlyBetter = 0.15
/** The most minutes by which a day may become emptier, rides included: an outing is not given up for a stone next door. */
const emptier = 45
/** Points of a day's score that may be lost for a gain of 1 in renown. */
const costOfRenown = 300

export function seatBetterKnown(built: DayProblem, plan: TourPlan, request: PlanRequest): TourPlan {
  const tours = new Tours(compileProblem(built.problem))
  for (const [day, tour] of plan.entries()) {
    for (const [index, visit] of tour.entries()) tours.insert(day, index + 1, visit)
  }
  const score = dayScoreOf(built)
  for (const place of leftOut(built, plan, request)) seat(built, { tours, score, request }, place)
  return tours.toPlan()
}

/** Well-known sights that suit the party and are on no day, the best known first. */
function leftOut({ visits }: DayProblem, plan: TourPlan, request: PlanRequest): readonly Place[] {
  const planned = new Set(plan.flat().map((visit) => visits[visit]?.place?.id))
  const places = new Map<string, Place>()
  for (const visit of visits) {
    const { place } = visit
    if (!place || !isSight(visit) || planned.has(place.id) || place.dayTrip) continue
    if (place.essential < heardOf || isUnfit(place, request)) continue
    if (place.partOf && !planned.has(place.partOf)) continue
    if (objection(place, request) === null) places.set(place.id, place)
  }
  return [...places.values()].toSorted(
    (one, other) => renown(other, request) - renown(one, request),
  )
}

const renown = (place: Place, request: PlanRequest) => place.essential * leaning(place, request)

interface Seats {
  tours: Tours
  score: DayScore
  request: PlanRequest
}

/** Inserts a place where it costs least, in place of one lesser sight of that day or of two. */
function seat(built: DayProblem, { tours, score, request }: Seats, place: Place): void {
  const worth = renown(place, request)
  const siblings = Array.from(built.visits.keys()).filter(
    (visit) => isSight(built.visits[visit]) && built.visits[visit]?.place?.id === place.id,
  )
  let best: { day: number; order: readonly number[]; gain: number } | null = null
  for (const [day, order] of tours.toPlan().entries()) {
    const now = score.of(day, order)
    if (now === null) continue
    const full = busy(built, day, order)
    for (const given of givenUp(built, order, { worth, place, request })) {
      const gained = worth - given.renown
      const rest = order.filter((visit) => !given.visits.includes(visit))
      const lost = given.visits.reduce((sum, visit) => sum + score.profitOf(day, visit), 0)
      for (const sibling of siblings) {
        for (let at = 0; at <= rest.length; at += 1) {
          const changed = rest.toSpliced(at, 0, sibling)
          const then = score.of(day, changed)
          if (then === null || busy(built, day, changed) < full - emptier) continue
          const profits = score.profitOf(day, sibling) - lost
          const gain = costOfRenown * gained + (then - now - profits)
          if (gain <= (best?.gain ?? 0) || !holds(tours, day, order, changed)) continue
          best = { day, order: changed, gain }
        }
      }
    }
  }
  if (best) setOrder(tours, best.day, best.order)
}

interface GivenUp {
  visits: readonly number[]
  /** Renown of the best known of them. */
  renown: number
}

/** Stops that may give way: each lesser sight, and each two, since a great house takes longer than a square. */
function givenUp(
  built: DayProblem,
  order: readonly number[],
  { worth, place, request }: { worth: number; place: Place; request: PlanRequest },
): GivenUp[] {
  const single = order
    .map((visit) => ({ visits: [visit], renown: lesser(built, { visit, place, request }) }))
    .filter(({ renown }) => worth - renown >= clearlyBetter)
  const pairs = single.flatMap((one, index) =>
    single.slice(index + 1).map((other) => ({
      visits: [...one.visits, ...other.visits],
      renown: Math.max(one.renown, other.renown),
    })),
  )
  return [...single, ...pairs]
}

/** Minutes of a day that its visits and the ways between them take. */
function busy({ problem, travel }: DayProblem, day: number, order: readonly number[]): number {
  const { startPoint = 0, endPoint = 0 } = problem.days[day] ?? {}
  const points = order.map((visit) => problem.visits[visit]?.point ?? 0)
  const ways = [startPoint, ...points].map(
    (from, index) => travel.minutes[from * travel.size + (points[index] ?? endPoint)] ?? 0,
  )
  const visits = order.map((visit) => problem.visits[visit]?.duration ?? 0)
  return [...ways, ...visits].reduce((sum, minutes) => sum + minutes, 0)
}

/** The renown of a stop that may be replaced; infinite for one that was asked for or suits the party better. */
function lesser(
  { visits }: DayProblem,
  { visit, place, request }: { visit: number; place: Place; request: PlanRequest },
): number {
  const meaning = visits[visit]
  const { place: here, locked = true } = meaning ?? {}
  if (!here || locked || !isSight(meaning) || here.dayTrip) return Infinity
  if (here.essential >= heardOf) return Infinity
  if (request.mustSee.includes(here.id) || isWished(here, request)) return Infinity
  if (askedOf(here, request).length > 0) return Infinity
  if (isWhatTheyLove(here, request) && !isWhatTheyLove(place, request)) return Infinity
  if (isOfTheNight(here) && goesOutAtNight(request)) return Infinity
  if (request.party.children && here.interests.includes('family')) return Infinity
  return renown(here, request)
}

/** Whether another order of a day is possible, daily bounds included; the day stays unchanged. */
function holds(
  tours: Tours,
  day: number,
  order: readonly number[],
  changed: readonly number[],
): boolean {
  const { isFeasible, isAllowed } = setOrder(tours, day, changed)
  setOrder(tours, day, order)
  return isFeasible && isAllowed
}
