/**
 * After the search: sights change their days, alone or two for each other, as long as that brings
 * neighbours together and costs less than it gives. What is in the plan stays in it.
 */
import type { DayProblem } from './day-problem.ts'
import { isSight } from './fill-free-time.ts'
import { compileProblem, type TourPlan } from './tours/problem.ts'
import { Tours } from './tours/tours.ts'

/** What a pair of neighbours on different days takes, beside what the search counts for it. */
const pairWeight = 40
/** More than what adding and subtracting great bonuses leaves behind. */
const significant = 0.5
const mostMoves = 80
/** Sights that a day keeps: none is emptied for another. */
const leastLeft = 2

export function gatherNeighbours(built: DayProblem, plan: TourPlan): TourPlan {
  const { pairs = [] } = built.problem.together ?? {}
  const tours = new Tours(compileProblem(built.problem))
  for (const [day, tour] of plan.entries()) {
    for (const [index, visit] of tour.entries()) tours.insert(day, index + 1, visit)
  }
  const exchange = new Exchange(tours, pairs)
  const sights = plan.flat().filter((visit) => isSight(built.visits[visit]))
  for (let moves = 0; moves < mostMoves; moves += 1) {
    if (!(exchange.relocateOne(sights) || exchange.swapTwo(sights))) break
  }
  return tours.toPlan()
}

class Exchange {
  private readonly tours: Tours
  private readonly pairs: readonly (readonly [number, number])[]

  constructor(tours: Tours, pairs: readonly (readonly [number, number])[]) {
    this.tours = tours
    this.pairs = pairs
  }

  relocateOne(sights: readonly number[]): boolean {
    const { dayOf } = this.tours
    return sights.some((visit) => {
      const left = sights.filter((other) => dayOf[other] === dayOf[visit]).length - 1
      return left >= leastLeft && this.improves([visit], () => this.elsewhere(visit))
    })
  }

  swapTwo(sights: readonly number[]): boolean {
    const { dayOf } = this.tours
    return sights.some((one, index) =>
      sights.slice(index + 1).some((other) => {
        const [here, there] = [dayOf[one] ?? 0, dayOf[other] ?? 0]
        if (here === there) return false
        return this.improves([one, other], () => this.put(one, there) && this.put(other, here))
      }),
    )
  }

  /** Takes visits out and puts them back by a rule; all is as before where that is no better. */
  private improves(visits: readonly number[], putBack: () => boolean): boolean {
    const { tours } = this
    const before = this.score()
    const places = visits.map((visit) => this.placeOf(visit))
    const days = [...new Set(places.map(({ day }) => day))]
    for (const visit of visits) this.takeOut(visit)
    if (days.every((day) => tours.isFeasible(day)) && putBack()) {
      if (this.score() > before + significant) return true
    }
    for (const visit of visits) if ((tours.dayOf[visit] ?? -1) >= 0) this.takeOut(visit)
    for (const [index, visit] of visits.entries()) {
      const { day, position } = places[index] ?? { day: 0, position: 1 }
      tours.insert(day, position, visit)
    }
    return false
  }

  private elsewhere(visit: number): boolean {
    let best: { day: number; score: number } | null = null
    for (let day = 0; day < this.tours.problem.days; day += 1) {
      if (!this.put(visit, day)) continue
      const score = this.score()
      if (score > (best?.score ?? Number.NEGATIVE_INFINITY)) best = { day, score }
      this.takeOut(visit)
    }
    return best !== null && this.put(visit, best.day)
  }

  /** At the best position of a day; false where there is none. */
  private put(visit: number, day: number): boolean {
    const { tours } = this
    let best: { position: number; worth: number } | null = null
    const last = (tours.length[day] ?? 0) + 1
    for (let position = 1; position <= last; position += 1) {
      if (!(tours.fits(day, position, visit) && tours.allows(day, position, visit))) continue
      tours.insert(day, position, visit)
      if (tours.worth > (best?.worth ?? Number.NEGATIVE_INFINITY)) {
        best = { position, worth: tours.worth }
      }
      this.takeOut(visit)
    }
    if (best) tours.insert(day, best.position, visit)
    return best !== null
  }

  private score(): number {
    const { dayOf, worth } = this.tours
    let split = 0
    for (const [one, other] of this.pairs) {
      const [here, there] = [dayOf[one] as number, dayOf[other] as number]
      if (here >= 0 && there >= 0 && here !== there) split += 1
    }
    return worth - pairWeight * split
  }

  private placeOf(visit: number): { day: number; position: number } {
    const { dayOf, stride } = this.tours
    const day = dayOf[visit] ?? 0
    return { day, position: this.tours.visit.indexOf(visit, day * stride) - day * stride }
  }

  private takeOut(visit: number): void {
    const { day, position } = this.placeOf(visit)
    this.tours.removeWithoutRetiming(day, position, 1)
    this.tours.retime(day)
  }
}
