/**
 * The cheapest insertion of every visit on every day, kept up to date as tours change; and the greedy filling of
 * tours by profit for time.
 */
import type { Random } from '../../random/random.ts'
import type { Tours } from './tours.ts'

const impossible = Number.POSITIVE_INFINITY
/** Factor on a visit's attraction for each partner on another day. */
const apart = 0.5
/** Least share of the profit of a visit of a tier, however far it is: it is inserted after all nearer ones. */
const leastShare = 0.02
/** Number of visits (two meals) up to which a day counts as empty. */
const hardlyBegun = 2

export class Insertions {
  private readonly tours: Tours
  /** By day and visit: the extra time, and the position. */
  private readonly cost: Float64Array
  private readonly position: Int32Array
  /** Day and visit pairs that the current filling still considers. */
  private readonly open: Int32Array

  constructor(tours: Tours) {
    this.tours = tours
    const { days, visits } = tours.problem
    this.cost = new Float64Array(days * visits).fill(impossible)
    this.position = new Int32Array(days * visits)
    this.open = new Int32Array(days * visits)
    for (let day = 0; day < days; day += 1) this.rescanDay(day)
  }

  private rescanDay(day: number): void {
    const { unrouted, unroutedCount, problem, length, stride, latest, leave } = this.tours
    const end = day * stride + (length[day] as number) + 1
    let widest = 0
    for (let at = day * stride + 1; at <= end; at += 1) {
      const gap = (latest[at] as number) - (leave[at - 1] as number)
      if (gap > widest) widest = gap
    }
    for (let index = 0; index < unroutedCount; index += 1) {
      const visit = unrouted[index] as number
      // Most visits of a full day exceed its widest gap.
      if ((problem.duration[visit] as number) <= widest && this.tours.hasRoomOn(day, visit))
        this.rescan(day, visit)
      else this.cost[day * problem.visits + visit] = impossible
    }
  }

  /** After removals: removed visits may go anywhere, and their days have new gaps. */
  reopen(days: readonly number[], removed: readonly number[]): void {
    for (const day of days) this.rescanDay(day)
    for (let day = 0; day < this.tours.problem.days; day += 1) {
      if (days.includes(day)) continue
      for (const visit of removed) {
        if (this.tours.hasRoomOn(day, visit)) this.rescan(day, visit)
        else this.cost[day * this.tours.problem.visits + visit] = impossible
      }
    }
  }

  /** Looks at every position of a day for one visit. */
  private rescan(day: number, visit: number): void {
    const { problem, stride, length, where, arrive, leave, latest } = this.tours
    const { travel, travelInto, points, visits } = problem
    const slot = day * visits + visit
    const opens = problem.open[slot] as number
    const closes = problem.close[slot] as number
    const duration = problem.duration[visit] as number
    const row = (problem.point[visit] as number) * points
    const several = problem.opensTwice[slot] === 1
    let best = impossible
    let bestPosition = 0
    if (opens <= closes) {
      const first = day * stride
      const end = first + (length[day] as number)
      const soonest = opens + duration
      let at = first
      while (at <= end && (latest[at + 1] as number) < soonest) at += 1
      for (; at <= end; at += 1) {
        const left = leave[at] as number
        if (left > closes) break
        if ((latest[at + 1] as number) - left < duration) continue
        let start = left + (travelInto[row + (where[at] as number)] as number)
        if (start > closes) continue
        if (start < opens) start = opens
        else if (several) start = this.tours.earliestStart(day, visit, start)
        const next = start + duration + (travel[row + (where[at + 1] as number)] as number)
        if (next > (latest[at + 1] as number)) continue
        const extra = Math.max(0, next - (arrive[at + 1] as number))
        if (extra < best) {
          best = extra
          bestPosition = at - first + 1
        }
      }
    }
    this.cost[slot] = best
    this.position[slot] = bestPosition
  }

  private costAt(day: number, position: number, visit: number): number {
    const { problem, stride, where, arrive, leave, latest } = this.tours
    const at = day * stride + position
    const row = (problem.point[visit] as number) * problem.points
    const arrival =
      (leave[at - 1] as number) + (problem.travelInto[row + (where[at - 1] as number)] as number)
    const start = this.tours.earliestStart(day, visit, arrival)
    const next =
      start +
      (problem.duration[visit] as number) +
      (problem.travel[row + (where[at] as number)] as number)
    return next > (latest[at] as number) ? impossible : Math.max(0, next - (arrive[at] as number))
  }

  /** After an insertion: only its two sides are new, and what fitted before may not fit any more. */
  private follow(day: number, inserted: number): void {
    const { unrouted, unroutedCount, problem } = this.tours
    for (let index = 0; index < unroutedCount; index += 1) {
      const visit = unrouted[index] as number
      const slot = day * problem.visits + visit
      if (this.cost[slot] === impossible) continue
      const old = this.position[slot] as number
      let position = old > inserted ? old + 1 : old
      let cost = this.costAt(day, position, visit)
      if (cost === impossible) {
        this.rescan(day, visit)
        continue
      }
      for (let side = inserted; side <= inserted + 1; side += 1) {
        if (side === position) continue
        const here = this.costAt(day, side, visit)
        if (here < cost) {
          cost = here
          position = side
        }
      }
      this.cost[slot] = cost
      this.position[slot] = position
    }
  }

  /**
   * The position of a visit with the least extra time that makes no run too long; 0 when there is none.
   */
  private placeFor(day: number, visit: number): number {
    const { tours } = this
    const cheapest = this.position[day * tours.problem.visits + visit] as number
    if (tours.keepsVariety(day, cheapest, visit)) return cheapest
    let least = impossible
    let found = 0
    for (let position = 1; position <= (tours.length[day] as number) + 1; position += 1) {
      const cost = this.costAt(day, position, visit)
      if (cost >= least || !tours.keepsVariety(day, position, visit)) continue
      least = cost
      found = position
    }
    return found
  }

  private insert(day: number, position: number, visit: number): void {
    this.tours.insert(day, position, visit)
    this.follow(day, position)
  }

  /** Appends a visit to a day, if it fits. */
  append(day: number, visit: number): boolean {
    const { tours } = this
    const position = (tours.length[day] ?? -1) + 1
    if (position < 1 || tours.dayOf[visit] !== -1 || !tours.allows(day, position, visit))
      return false
    if (this.costAt(day, position, visit) === impossible) return false
    tours.insert(day, position, visit)
    this.rescanDay(day)
    return true
  }

  /** Inserts a visit where it takes the least time, if anywhere, or on the given day. */
  insertWhereCheapest(visit: number, on?: number): boolean {
    const { tours, cost } = this
    const { days, visits } = tours.problem
    let best = impossible
    let bestDay = -1
    let bestPosition = 0
    for (let day = 0; day < days; day += 1) {
      const slot = day * visits + visit
      if (on !== undefined && day !== on) continue
      if ((cost[slot] as number) >= best || !tours.hasRoomFor(day, visit)) continue
      const position = this.placeFor(day, visit)
      const here = position === 0 ? impossible : this.costAt(day, position, visit)
      if (here >= best) continue
      best = here
      bestDay = day
      bestPosition = position
    }
    if (bestDay < 0) return false
    this.insert(bestDay, bestPosition, visit)
    return true
  }

  /**
   * Inserts what fits, best ratio of `weight` to extra time first. Candidates are overlooked at random, so that
   * fillings differ. `timeMatters` is the weight of extra time: low where caps, and not hours, are scarce.
   */
  fill(weight: Float64Array, random: Random, overlook: number, timeMatters = 1): void {
    const { tours, cost, open } = this
    const { visits } = tours.problem
    const splits = tours.problem.splitWeight > 0
    const { tolled } = tours.problem
    let count = this.listOpen()
    for (;;) {
      let best = 0
      let bestSlot = -1
      let bestPosition = 0
      // Insertions never make room, so that misfits leave the list.
      let kept = 0
      for (let index = 0; index < count; index += 1) {
        const slot = open[index] as number
        const time = cost[slot] as number
        if (time === impossible) continue
        open[kept] = slot
        kept += 1
        const worth = weight[slot] as number
        let ratio = worth / (time * timeMatters + 1)
        if (ratio <= best) continue
        if (overlook > 0 && random.next() < overlook) continue
        const visit = slot % visits
        const day = (slot - visit) / visits
        if (splits) {
          ratio *= apart ** tours.partnersElsewhere(visit, day)
          if (ratio <= best) continue
        }
        if (tours.dayOf[visit] !== -1 || !tours.hasRoomFor(day, visit)) {
          kept -= 1
          continue
        }
        const position = this.placeFor(day, visit)
        if (position === 0) continue
        if (position !== this.position[slot]) {
          ratio = worth / (this.costAt(day, position, visit) * timeMatters + 1)
          if (splits) ratio *= apart ** tours.partnersElsewhere(visit, day)
          if (ratio <= best) continue
        }
        if (tolled) {
          ratio *= this.shareKept(day, position, visit)
          if (ratio <= best) continue
        }
        best = ratio
        bestSlot = slot
        bestPosition = position
      }
      count = kept
      if (bestSlot < 0) return
      const visit = bestSlot % visits
      this.insert((bestSlot - visit) / visits, bestPosition, visit)
    }
  }

  /** Lists all day and visit pairs that fit; returns their number. */
  private listOpen(): number {
    const { open, cost, tours } = this
    const { unrouted, unroutedCount, problem } = tours
    let count = 0
    for (let day = 0; day < problem.days; day += 1) {
      const first = day * problem.visits
      for (let index = 0; index < unroutedCount; index += 1) {
        const slot = first + (unrouted[index] as number)
        if (cost[slot] === impossible) continue
        open[count] = slot
        count += 1
      }
    }
    return count
  }

  /**
   * Share of a visit's profit that remains after its detour and the pairs that it splits; 0 where they cost more.
   * Visits of a tier are worth any detour, and so is the first of a day, since others may follow there.
   */
  private shareKept(day: number, position: number, visit: number): number {
    const { problem, stride, where, length } = this.tours
    const { toll, points, travelWeight, splitWeight, lure, bonus, visits } = problem
    const at = day * stride + position
    const [before, behind] = [where[at - 1] as number, where[at] as number]
    const here = problem.point[visit] as number
    const detour =
      (toll[before * points + here] as number) +
      (toll[here * points + behind] as number) -
      (toll[before * points + behind] as number)
    const taken = travelWeight * detour + splitWeight * this.tours.partnersElsewhere(visit, day)
    const share = 1 - taken / Math.max(1, lure[day * visits + visit] as number)
    const anyway = (bonus[visit] as number) > 0 || (length[day] as number) <= hardlyBegun
    return anyway ? Math.max(leastShare, share) : share
  }

  copyFrom(other: Insertions): void {
    this.cost.set(other.cost)
    this.position.set(other.position)
  }
}
