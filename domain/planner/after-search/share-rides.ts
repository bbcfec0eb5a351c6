/**
 * A pass after the search: sights far out that lie side by side are visited on one ride. A sight an hour away
 * attracts those beside it into its day, from other days or from outside of the plan; stops in their way move.
 */
import { metersBetween } from '#domain/routing/travel-estimate.ts'
import { isSnack } from '../meals/meal-places.ts'
import type { DayProblem } from '../problem/day-problem.ts'
import { compileProblem, type TourPlan } from '../tours/problem.ts'
import { Tours } from '../tours/tours.ts'
import { besideFar } from './beside-far.ts'
import { isSight } from './fill-free-time.ts'

/** Minutes of a ride out of town. */
const longRide = 45
const mostBeside = 3
/** Points of a second ride to the same area besides its minutes; `loneWeight` for a ride to a single short sight. */
const rideWeight = 60
const loneWeight = 150
const longEnough = 150
const significant = 0.5

export function shareRides(built: DayProblem, plan: TourPlan): TourPlan {
  const rides = new Rides(built, plan)
  for (const visit of rides.far()) rides.gather(visit)
  return rides.tours.toPlan()
}

class Rides {
  readonly tours: Tours
  private readonly built: DayProblem
  private readonly kept: Tours

  constructor(built: DayProblem, plan: TourPlan) {
    const compiled = compileProblem(built.problem)
    this.built = built
    this.tours = new Tours(compiled)
    this.kept = new Tours(compiled)
    for (const [day, tour] of plan.entries()) {
      for (const [index, visit] of tour.entries()) this.tours.insert(day, index + 1, visit)
    }
  }

  /** Planned sights that are a ride out of town, the best first. */
  far(): number[] {
    return this.tours
      .toPlan()
      .flat()
      .filter((visit) => this.isFree(visit) && this.wayOut(visit) >= longRide)
      .toSorted((a, b) => this.worthOf(b) - this.worthOf(a))
  }

  gather(visit: number): void {
    const day = this.dayOfPlace(visit)
    if (day < 0) return
    const beside = this.besides(visit)
    if (beside.every((each) => this.dayOfPlace(each) === day)) return
    const before = this.score()
    this.kept.copyFrom(this.tours)
    if (!this.tryDay(day, [visit, ...beside]) || this.score() <= before + significant) {
      this.tours.copyFrom(this.kept)
    }
  }

  /** Rebuilds a day: the ride first, then lunch, then other stops. */
  private tryDay(day: number, ride: readonly number[]): boolean {
    const { visits } = this.built
    const places = new Set(ride.map((each) => visits[each]?.place?.id))
    const moved: number[] = []
    for (const [other, tour] of this.tours.toPlan().entries()) {
      for (const visit of tour) {
        const isOfRide = places.has(visits[visit]?.place?.id ?? '')
        const isInTheWay = other === day && (this.isFree(visit) || visits[visit]?.meal === 'lunch')
        if (!(isOfRide || isInTheWay)) continue
        this.takeOut(other, visit)
        if (!isOfRide && visits[visit]?.meal !== 'lunch') moved.push(visit)
      }
      if (!this.tours.isFeasible(other)) return false
    }
    const [first, ...others] = ride
    if (first === undefined || !this.putBest(this.siblings(first), [day])) return false
    for (const each of others) this.putBest(this.siblings(each), [day])
    const lunches = Array.from(visits.keys()).filter((each) => visits[each]?.meal === 'lunch')
    this.putBest(lunches, [day])
    const days = Array.from(this.tours.length.keys())
    for (const each of moved.toSorted((a, b) => this.worthOf(b) - this.worthOf(a))) {
      this.putBest(this.siblings(each), days)
    }
    return true
  }

  /** Inserts a visit at the best of all positions, where that improves the plan. */
  private putBest(choices: readonly number[], days: readonly number[]): boolean {
    const { tours } = this
    const before = tours.worth
    let best: { day: number; position: number; visit: number; worth: number } | null = null
    for (const visit of choices) {
      if ((tours.dayOf[visit] ?? -1) >= 0) continue
      for (const day of days) {
        if (!tours.hasRoomFor(day, visit)) continue
        for (let position = 1; position <= (tours.length[day] ?? 0) + 1; position += 1) {
          if (!(tours.fits(day, position, visit) && tours.keepsVariety(day, position, visit)))
            continue
          tours.insert(day, position, visit)
          if (tours.worth > (best?.worth ?? before)) {
            best = { day, position, visit, worth: tours.worth }
          }
          this.takeOut(day, visit)
        }
      }
    }
    if (!best) return false
    tours.insert(best.day, best.position, best.visit)
    return true
  }

  private takeOut(day: number, visit: number): void {
    const { tours } = this
    const at = tours.visit.indexOf(visit, day * tours.stride)
    tours.removeWithoutRetiming(day, at - day * tours.stride, 1)
    tours.retime(day)
  }

  private besides(visit: number): number[] {
    const { visits } = this.built
    const seen = new Set([visits[visit]?.place?.id])
    const near: number[] = []
    for (const [other, { place }] of visits.entries()) {
      if (!place || seen.has(place.id) || isSnack(place) || !this.isFree(other)) continue
      if (metersBetween(this.at(visit), this.at(other)) > besideFar * this.metersOut(visit))
        continue
      seen.add(place.id)
      near.push(other)
    }
    return near.toSorted((a, b) => this.worthOf(b) - this.worthOf(a)).slice(0, mostBeside)
  }

  private score(): number {
    const { problem } = this.built
    const rides = this.tours
      .toPlan()
      .map((tour) => tour.filter((visit) => this.isRide(visit)))
      .filter((ride) => ride.length > 0)
    const lone = rides.filter(
      ([first = -1, ...others]) =>
        others.length === 0 && (problem.visits[first]?.duration ?? 0) < longEnough,
    )
    return this.tours.worth - rideWeight * rides.length - loneWeight * lone.length
  }

  private isRide(visit: number): boolean {
    return isSight(this.built.visits[visit]) && this.wayOut(visit) >= longRide
  }

  /** Whether a sight may be moved. */
  private isFree(visit: number): boolean {
    const meaning = this.built.visits[visit]
    return isSight(meaning) && meaning?.locked !== true
  }

  private dayOfPlace(visit: number): number {
    return Math.max(-1, ...this.siblings(visit).map((each) => this.tours.dayOf[each] ?? -1))
  }

  private siblings(visit: number): number[] {
    const { visits } = this.built
    const id = visits[visit]?.place?.id
    return Array.from(visits.keys()).filter(
      (other) => visits[other]?.kind === 'visit' && visits[other]?.place?.id === id,
    )
  }

  private worthOf(visit: number): number {
    return Math.max(...(this.built.problem.visits[visit]?.profit ?? [0]))
  }

  private at(visit: number) {
    return this.built.points[this.built.problem.visits[visit]?.point ?? 0] ?? [0, 0]
  }

  private metersOut(visit: number): number {
    const home = this.built.points[this.built.problem.days[0]?.startPoint ?? 0] ?? [0, 0]
    return metersBetween(home, this.at(visit))
  }

  private wayOut(visit: number): number {
    const { travel, problem } = this.built
    const home = problem.days[0]?.startPoint ?? 0
    return travel.minutes[home * travel.size + (problem.visits[visit]?.point ?? 0)] ?? 0
  }
}
