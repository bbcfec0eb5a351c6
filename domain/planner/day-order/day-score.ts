/** Scores the order of a day: its visits, less ways, waits, detours to eat, and quarters entered twice. */
import type { Coordinates, Meal, Place } from '#domain/places/schema.ts'
import { metersBetween } from '#domain/routing/travel-estimate.ts'
import { isForAnEveningMeal } from '../meals/meal-places.ts'
import type { DayProblem } from '../problem/day-problem.ts'
import { type CompiledProblem, compileProblem } from '../tours/problem.ts'
import { never, Tours } from '../tours/tours.ts'

/** Metres up to which two sights belong to one quarter; a stop farther than this from both has left it. */
const sameQuarter = 700
const elsewhere = 800
const enteredTwice = 120
/**
 * Metres up to which two sights are next door: a castle and the park around it are seen one after the other.
 * Another sight between them that is farther than this from both, or than half as far again as they are from each
 * other, is a way there and back. Counts double where both are well known, as the Acropolis and its museum.
 */
const nextDoor = 400
/** Metres up to which two well-known sights are next door: the Colosseum and the Forum. */
const knownNextDoor = 700
const beyondThem = 1.5
const knownToMost = 0.75
/** Factor on a return to a quarter where one only had lunch. */
const whereOneAte = 0.5
/** Minutes of waiting that are free, to spare a way back; before lunch none, since mornings are for sights. */
const shortWait = 40
const idleWeight = 1.5
/** Weight of a detour to a table besides the travel itself: meals are had where one is. */
const detourToEat = { breakfast: 0, lunch: 0.3, dinner: 0.3 }
/** Minutes of detour to a table that nobody asked for beyond which each costs more. */
const shortDetour = { breakfast: 15, lunch: 25, dinner: 30 }
const tooFarToEat = 3
/** Minutes of a ride to dinner beyond which each costs more. */
const longestToDinner = 30
/** Factor on the costs of detours for those who keep a diet, and so go farther for a kitchen that meets it. */
const forADiet = 0.2

/** Least minutes between lunch and dinner; each fewer costs points. */
const lunchToDinner = 180
const stillFull = 1.5

/** Points for each minute that a meal is late, and for each more from a quarter of an hour on. */
const lateMeal = 1
const veryLate = { after: 15, each: 4 }
/** Minutes by which dinner may be later after a sunset. */
const afterSunset = 60
/** The share of them for those who keep a diet, and so cross a town for its few kitchens. */
const lateForADiet = 0.3
/** Points for a dinner elsewhere right after a quarter where all others sit down to theirs. */
const leftHungry = 90
/** Minutes of waiting before dinner that are spent at the lodging, and minutes of the way from there that are free. */
const waitsAtHome = 60
const fromHome = 5
const homeAndOut = 6
/** Minutes before a dinner is late from which one is hungry. */
const beforeLate = 105

/** A partial order of a day. */
export interface BegunDay {
  day: number
  order: readonly number[]
  /** Minute of the day at which the last stop ends. */
  time: number
  worth: number
  lunchOver: number
  /** How many stops of one kind the order ends with. */
  run: number
}

const scores = new WeakMap<DayProblem, DayScore>()

/** The scorer of a problem, shared by all passes, so that its caches serve the next. */
export function dayScoreOf(built: DayProblem): DayScore {
  const score = scores.get(built) ?? new DayScore(built)
  scores.set(built, score)
  return score
}

export class DayScore {
  readonly built: DayProblem
  readonly problem: CompiledProblem
  private readonly tours: Tours
  /** Cache of metres between two points. */
  private readonly meters = new Map<number, number>()
  private readonly begun: (BegunDay | null)[]
  /** Cache of extended days: changes are tried by the hundred, and most share their beginnings. */
  private readonly goneOn = new WeakMap<BegunDay, Map<number, BegunDay | null>>()

  constructor(built: DayProblem) {
    this.built = built
    this.problem = compileProblem(built.problem)
    this.tours = new Tours(this.problem)
    this.begun = this.problem.tours.map((_, day) => this.begin(day))
  }

  /** The score of an order; null where it is impossible. */
  of(day: number, order: readonly number[]): number | null {
    let begun = this.begun[day] ?? null
    for (const visit of order) begun = begun && this.goOnAsBefore(begun, visit)
    return begun && this.end(begun)
  }

  private goOnAsBefore(begun: BegunDay, visit: number): BegunDay | null {
    let known = this.goneOn.get(begun)
    if (!known) {
      known = new Map()
      this.goneOn.set(begun, known)
    }
    let next = known.get(visit)
    if (next === undefined) {
      next = this.goOn(begun, visit)
      known.set(visit, next)
    }
    return next
  }

  /** A day without stops, at its first hour. */
  begin(day: number): BegunDay | null {
    const tour = this.problem.tours[day]
    if (!tour) return null
    return {
      day,
      order: [],
      time: tour.from,
      worth: 0,
      lunchOver: Number.NEGATIVE_INFINITY,
      run: 0,
    }
  }

  /** The day with one more stop; null where that is impossible. */
  goOn(begun: BegunDay, visit: number): BegunDay | null {
    const { problem, tours } = this
    const { travel, toll, points, point, duration, profit, visits, kind } = problem
    const { day, order } = begun
    const before = order.at(-1)
    const here = this.pointBefore(begun)
    const there = point[visit] as number
    const arrival = begun.time + (travel[here * points + there] as number)
    const start = tours.earliestStart(day, visit, arrival)
    if (start === never || start < arrival) return null
    const sort = kind[visit] as number
    const isRun = before !== undefined && sort >= 0 && sort === kind[before]
    const run = isRun ? begun.run + 1 : 1
    if (sort >= 0 && run > problem.longestRun) return null
    const wait = Math.max(0, start - arrival - (before === undefined ? problem.lateStart : 0))
    const time = start + (duration[visit] as number)
    const { meal } = this.built.visits[visit] ?? {}
    const full = meal === 'dinner' ? Math.max(0, lunchToDinner - (start - begun.lunchOver)) : 0
    const next = [...order, visit]
    const takes =
      problem.travelWeight * (toll[here * points + there] as number) +
      problem.waitWeight * wait +
      this.detourBefore(begun, there) +
      idleWeight * Math.max(0, wait - (meal === 'lunch' ? 0 : shortWait)) +
      stillFull * full +
      this.lateness(meal, start, before) +
      (meal === 'dinner' ? this.dinnerAfter(begun, there, wait) : 0) +
      enteredTwice * this.reentry(next)
    return {
      day,
      order: next,
      time,
      worth: begun.worth + (profit[day * visits + visit] as number) - takes,
      lunchOver: meal === 'lunch' ? time : begun.lunchOver,
      run,
    }
  }

  /** Points for a lunch or a dinner later than anybody likes; who watched the sun go down dines after it. */
  private lateness(
    meal: Meal | null | undefined,
    start: number,
    before: number | undefined,
  ): number {
    if (meal !== 'lunch' && meal !== 'dinner') return 0
    const { place, prime } = this.built.visits[before ?? -1] ?? {}
    const isAfterSunset = meal === 'dinner' && prime === true && place?.bestTime === 'sunset'
    const from = this.built.lateFrom[meal] + (isAfterSunset ? afterSunset : 0)
    const late = Math.max(0, start - from)
    const points = lateMeal * late + veryLate.each * Math.max(0, late - veryLate.after)
    return (this.built.keepsADiet ? lateForADiet : 1) * points
  }

  /**
   * Points for where a dinner is after what came before it: far from the quarter of kitchens that one has just walked
   * through, or, after hours at the lodging, back where one was before them.
   */
  private dinnerAfter({ day, order, time }: BegunDay, there: number, wait: number): number {
    const { travel, points, point, tours } = this.problem
    const before = order.at(-1)
    if (before === undefined) return 0
    const place = this.sightOf(before)
    const isHungry =
      place !== null && isForAnEveningMeal(place) && time >= this.built.lateFrom.dinner - beforeLate
    const here = point[before] as number
    const isElsewhere = isHungry && this.metersOf(here, there) > sameQuarter
    const left = isElsewhere && !this.built.keepsADiet ? leftHungry : 0
    if (wait < waitsAtHome) return left
    const home = tours[day]?.endPoint ?? there
    return left + homeAndOut * Math.max(0, (travel[home * points + there] as number) - fromHome)
  }

  /** The score of a day that ends here; null where it would end too late. */
  end(begun: BegunDay): number | null {
    const { travel, toll, points, tours, travelWeight } = this.problem
    const { endPoint = 0, to = 0 } = tours[begun.day] ?? {}
    const way = this.pointBefore(begun) * points + endPoint
    if (begun.time + (travel[way] as number) > to) return null
    return begun.worth - travelWeight * (toll[way] as number) - this.detourBefore(begun, endPoint)
  }

  profitOf(day: number, visit: number): number {
    return this.problem.profit[day * this.problem.visits + visit] as number
  }

  /** The latest start of a visit on a day. */
  closesAt(day: number, visit: number): number {
    return this.problem.close[day * this.problem.visits + visit] as number
  }

  private pointBefore({ day, order }: BegunDay): number {
    const last = order.at(-1)
    return last === undefined
      ? (this.problem.tours[day]?.startPoint ?? 0)
      : (this.problem.point[last] as number)
  }

  /** How often an order enters a quarter that it has left. */
  reentries(order: readonly number[]): number {
    return order.reduce((sum, _, index) => sum + this.reentry(order.slice(0, index + 1)), 0)
  }

  /** Whether the last stop enters a quarter that was left: 1, or less where one only ate there. */
  private reentry(order: readonly number[]): number {
    const { visits } = this.built
    const index = order.length - 1
    const visit = order[index]
    if (visit === undefined || !this.isOfAQuarter(visit)) return 0
    let count = 0
    for (let at = 0; at < index - 1; at += 1) {
      const earlier = order[at] as number
      if (!this.isOfAQuarter(earlier) || this.between(earlier, visit) > sameQuarter) continue
      for (let on = at + 1; on < index; on += 1) {
        const stop = order[on] as number
        if (this.between(stop, earlier) <= elsewhere || this.between(stop, visit) <= elsewhere)
          continue
        const areSights = visits[visit]?.kind === 'visit' && visits[earlier]?.kind === 'visit'
        count = Math.max(count, areSights ? 1 : whereOneAte)
        break
      }
    }
    return Math.max(count, this.leftNextDoor(order, visit))
  }

  /** Whether another sight lies between the last one and its neighbour: 2 where both are well known. */
  private leftNextDoor(order: readonly number[], visit: number): number {
    const place = this.sightOf(visit)
    if (!place) return 0
    let count = 0
    for (const [at, earlier] of order.slice(0, -2).entries()) {
      const before = this.sightOf(earlier)
      const apart = before ? this.between(earlier, visit) : Number.POSITIVE_INFINITY
      if (!before || apart > knownNextDoor) continue
      const areKnown = Math.min(before.essential, place.essential) >= knownToMost
      if (apart > nextDoor && !areKnown) continue
      const left = Math.max(nextDoor, beyondThem * apart)
      const isLeft = order
        .slice(at + 1, -1)
        .some(
          (stop) =>
            this.sightOf(stop) &&
            this.between(stop, earlier) > left &&
            this.between(stop, visit) > left,
        )
      if (isLeft) count = Math.max(count, areKnown ? 2 : 1)
    }
    return count
  }

  private sightOf(visit: number): Place | null {
    const { kind, place, outing } = this.built.visits[visit] ?? {}
    return kind === 'visit' && place && !outing ? place : null
  }

  /** Whether a stop counts for its quarter: sights and lunch do; a dinner where one was before is no detour. */
  private isOfAQuarter(visit: number): boolean {
    const { kind, meal } = this.built.visits[visit] ?? {}
    return kind === 'visit' || (kind === 'meal' && meal === 'lunch')
  }

  /** The cost of the detour to the table at which one has just eaten, once the next stop is known. */
  private detourBefore({ day, order }: BegunDay, on: number): number {
    const { toll, travel, points, point, tours, mandatory } = this.problem
    const visit = order.at(-1)
    const meal = visit === undefined ? undefined : this.built.visits[visit]?.meal
    if (visit === undefined || !meal || mandatory[visit]) return 0
    const before = order.at(-2)
    const from = before === undefined ? (tours[day]?.startPoint ?? 0) : (point[before] as number)
    const at = point[visit] as number
    const detour = (way: Int32Array | Float64Array) =>
      (way[from * points + at] as number) +
      (way[at * points + on] as number) -
      (way[from * points + on] as number)
    const minutes = Math.max(0, detour(travel) - shortDetour[meal])
    const approach =
      meal === 'dinner' ? (travel[from * points + at] as number) - longestToDinner : 0
    const weight = detourToEat[meal] * this.problem.travelWeight
    const care = this.built.keepsADiet ? forADiet : 1
    return care * (weight * detour(toll) + tooFarToEat * (minutes + Math.max(0, approach)))
  }

  private between(one: number, other: number): number {
    const { point } = this.problem
    return this.metersOf(point[one] as number, point[other] as number)
  }

  private metersOf(here: number, there: number): number {
    const key = here * this.problem.points + there
    let meters = this.meters.get(key)
    if (meters === undefined) {
      const at = (index: number): Coordinates => this.built.points[index] ?? [0, 0]
      meters = metersBetween(at(here), at(there))
      this.meters.set(key, meters)
    }
    return meters
  }
}
