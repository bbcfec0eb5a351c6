/**
 * A pass after the search: moves sights between days (alone, swapped, or with their neighbours) as long as that
 * unites neighbours and gains more than it costs. The set of stops stays.
 */
import { metersBetween } from '#domain/routing/travel-estimate.ts'
import type { DayProblem } from '../problem/day-problem.ts'
import { compileProblem, type TourPlan } from '../tours/problem.ts'
import { Tours } from '../tours/tours.ts'
import { isSight } from './fill-free-time.ts'

/** Points of a pair of neighbours on different days, besides those of the search. */
const pairWeight = 100
/**
 * Weight of rides besides that of the search. It drops nothing here: in a search, such a weight would leave out
 * evenings and beaches, while an exchange only rearranges the stops.
 */
const moreForRides = 1
/** Metres that are next door, and the largest distance that is around the corner (a quarter of an hour on foot). */
const nextDoor = 400
const aroundTheCorner = 1000
const farthestShare = 0.25
/** Closeness from which two sights move together. */
const together = 0.5
/** Least gain in points: above the rounding error of large bonuses. */
const significant = 0.5
const mostMoves = 80
/** Fewest sights that a day keeps. */
const leastLeft = 2

export function gatherNeighbours(built: DayProblem, plan: TourPlan): TourPlan {
  const tours = new Tours(compileProblem(built.problem))
  for (const [day, tour] of plan.entries()) {
    for (const [index, visit] of tour.entries()) tours.insert(day, index + 1, visit)
  }
  const sights = plan.flat().filter((visit) => isSight(built.visits[visit]))
  const exchange = new Exchange(tours, built, sights)
  for (let moves = 0; moves < mostMoves; moves += 1) {
    const isBetter =
      exchange.relocateOne() ||
      exchange.swapTwo() ||
      exchange.relocateQuarter() ||
      exchange.relocateTwo()
    if (!isBetter) break
  }
  return tours.toPlan()
}

/** Closeness of two places: 1 next door, falling to 0 beyond the corner. */
function closeness(meters: number): number {
  if (meters > aroundTheCorner) return 0
  const beyond = Math.max(0, meters - nextDoor) / (aroundTheCorner - nextDoor)
  return 1 - (1 - farthestShare) * beyond
}

interface Pair {
  one: number
  other: number
  share: number
}

/** Exchanges of sights, numbered in the order given; each is in the plan by one of the visits to its place. */
class Exchange {
  private readonly tours: Tours
  private readonly visitOf: number[]
  /** All visits to the place of each sight: at its best hour, and at others. */
  private readonly siblings: readonly (readonly number[])[]
  private readonly pairs: readonly Pair[]

  constructor(tours: Tours, { visits, problem, points }: DayProblem, sights: readonly number[]) {
    this.tours = tours
    this.visitOf = [...sights]
    this.siblings = sights.map((sight) => {
      const { place, locked } = visits[sight] ?? {}
      if (locked) return [sight]
      return Array.from(visits.keys()).filter((other) => {
        const { place: there, kind } = visits[other] ?? {}
        return kind === 'visit' && there?.id === place?.id
      })
    })
    const counted = new Set(
      (problem.together?.pairs ?? []).map(([one, other]) => [one, other].join()),
    )
    const at = (sight: number) => points[problem.visits[sight]?.point ?? 0] ?? [0, 0]
    this.pairs = sights.flatMap((one, index) =>
      sights.slice(index + 1).flatMap((other, later) => {
        const isPair = counted.has([one, other].join()) || counted.has([other, one].join())
        const share = isPair ? 1 : closeness(metersBetween(at(one), at(other)))
        return share > 0 ? [{ one: index, other: index + 1 + later, share }] : []
      }),
    )
  }

  relocateOne(): boolean {
    return this.visitOf.some((_, sight) => this.relocate([sight]))
  }

  relocateTwo(): boolean {
    return this.pairs.some(
      ({ one, other, share }) =>
        share >= together && this.dayOf(one) === this.dayOf(other) && this.relocate([one, other]),
    )
  }

  /** Moves a sight with all its neighbours of the day. */
  relocateQuarter(): boolean {
    return this.visitOf.some((_, sight) => {
      const day = this.dayOf(sight)
      const others = this.pairs.flatMap(({ one, other, share }) => {
        if (share < together || (one !== sight && other !== sight)) return []
        const neighbour = one === sight ? other : one
        return this.dayOf(neighbour) === day ? [neighbour] : []
      })
      return others.length > 1 && this.relocate([sight, ...others])
    })
  }

  private relocate(sights: readonly number[]): boolean {
    const [first = 0] = sights
    const here = this.dayOf(first)
    const left = this.visitOf.filter((_, other) => this.dayOf(other) === here).length
    if (left - sights.length < leastLeft) return false
    return this.improves(sights, () => this.elsewhere(sights, here))
  }

  swapTwo(): boolean {
    return this.visitOf.some((_, one) =>
      this.visitOf.slice(one + 1).some((_other, later) => {
        const other = one + 1 + later
        const [here, there] = [this.dayOf(one), this.dayOf(other)]
        if (here === there) return false
        return this.improves([one, other], () => this.put(one, there) && this.put(other, here))
      }),
    )
  }

  /** Removes sights and puts them back by a rule; reverts where the score is no better. */
  private improves(sights: readonly number[], putBack: () => boolean): boolean {
    const { tours } = this
    const before = this.score()
    const places = sights.map((sight) => ({ ...this.placeOf(sight), visit: this.visitOf[sight] }))
    const days = [...new Set(places.map(({ day }) => day))]
    // In reverse, so that positions stay valid.
    for (const sight of sights.toReversed()) this.takeOut(sight)
    if (days.every((day) => tours.isFeasible(day)) && putBack()) {
      if (this.score() > before + significant) return true
    }
    for (const sight of sights) if (this.dayOf(sight) >= 0) this.takeOut(sight)
    const sorted = sights.map((sight, index) => ({ sight, ...places[index] }))
    for (const { sight, day, position, visit } of sorted.toSorted(
      (a, b) => (a.position ?? 0) - (b.position ?? 0),
    )) {
      if (day === undefined || position === undefined || visit === undefined) continue
      this.visitOf[sight] = visit
      tours.insert(day, position, visit)
    }
    return false
  }

  private elsewhere(sights: readonly number[], here: number): boolean {
    let best: { day: number; score: number } | null = null
    const putAll = (day: number) => sights.every((sight) => this.put(sight, day))
    const takeAll = () => {
      for (const sight of sights) if (this.dayOf(sight) >= 0) this.takeOut(sight)
    }
    for (let day = 0; day < this.tours.problem.days; day += 1) {
      if (day === here) continue
      const score = putAll(day) ? this.score() : Number.NEGATIVE_INFINITY
      if (score > (best?.score ?? Number.NEGATIVE_INFINITY)) best = { day, score }
      takeAll()
    }
    return best !== null && putAll(best.day)
  }

  /** Inserts at the best position of a day, at any hour of the place; false where there is none. */
  private put(sight: number, day: number): boolean {
    const { tours } = this
    let best: { position: number; worth: number; visit: number } | null = null
    const last = (tours.length[day] ?? 0) + 1
    for (const visit of this.siblings[sight] ?? []) {
      // A place visited on several days has one visit for each.
      if (tours.dayOf[visit] !== -1 || !tours.hasRoomFor(day, visit)) continue
      this.visitOf[sight] = visit
      for (let position = 1; position <= last; position += 1) {
        if (!(tours.fits(day, position, visit) && tours.keepsVariety(day, position, visit))) {
          continue
        }
        tours.insert(day, position, visit)
        if (tours.worth > (best?.worth ?? Number.NEGATIVE_INFINITY)) {
          best = { position, worth: tours.worth, visit }
        }
        this.takeOut(sight)
      }
    }
    if (!best) return false
    this.visitOf[sight] = best.visit
    tours.insert(day, best.position, best.visit)
    return true
  }

  private score(): number {
    let split = 0
    for (const { one, other, share } of this.pairs) {
      const [here, there] = [this.dayOf(one), this.dayOf(other)]
      if (here >= 0 && there >= 0 && here !== there) split += share
    }
    const { worth, travelTime, problem } = this.tours
    return worth - moreForRides * problem.travelWeight * travelTime - pairWeight * split
  }

  private dayOf(sight: number): number {
    return this.tours.dayOf[this.visitOf[sight] ?? 0] ?? -1
  }

  private placeOf(sight: number): { day: number; position: number } {
    const { stride, visit } = this.tours
    const day = this.dayOf(sight)
    const at = visit.indexOf(this.visitOf[sight] ?? -1, day * stride)
    return { day, position: at - day * stride }
  }

  private takeOut(sight: number): void {
    const { day, position } = this.placeOf(sight)
    this.tours.removeWithoutRetiming(day, position, 1)
    this.tours.retime(day)
  }
}
