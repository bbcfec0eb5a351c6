/** Removes parts of a plan, so that filling it again finds another (ruin and recreate). */

import type { Random } from '../../random/random.ts'
import type { Neighbours } from './neighbours.ts'
import type { Tours } from './tours.ts'

/** Relative frequency of the removals: consecutive visits, the same hours of all days, single ones, those around a place. */
const shares = [4, 2.5, 1, 3] as const
/** Probability of a removal for a split pair (`removeForPair`), where there is one. */
const reunions = 0.05
const triesForAPair = 12
const totalShares = shares.reduce((sum, share) => sum + share, 0)
/** The most visits removed at once, as a share of an average day. */
const largestPart = 0.5
/** Days of up to so many visits may be removed whole. */
const shortDay = 4
const spareNeighbour = 0.2

export class Ruin {
  private readonly tours: Tours
  private readonly neighbours: Neighbours
  private readonly random: Random
  /** The days that lost visits, and those visits. */
  readonly days: number[] = []
  readonly removed: number[] = []

  constructor(tours: Tours, neighbours: Neighbours, random: Random) {
    this.tours = tours
    this.neighbours = neighbours
    this.random = random
  }

  /** Removes visits by a random method; times are recomputed. */
  removeRandomVisits(): void {
    const { tours, random } = this
    this.days.length = 0
    this.removed.length = 0
    const routed = tours.problem.visits - tours.unroutedCount
    const most = Math.max(shortDay, Math.ceil((routed / tours.problem.days) * largestPart))
    const half = most >> 1
    const isReunion = tours.splits > 0 && random.next() < reunions && this.removeForPair(half)
    if (!isReunion) this.removeAnywhere(most, half)
    for (const day of this.days) {
      this.breakRuns(day)
      tours.retime(day)
      while (!tours.isFeasible(day)) {
        this.take(day, 1 + random.below(tours.length[day] as number), 1)
        this.breakRuns(day)
        tours.retime(day)
      }
    }
  }

  private removeAnywhere(most: number, half: number): void {
    const { tours, random } = this
    const pick = random.next() * totalShares
    if (pick < shares[0]) this.removeConsecutive(most)
    else if (pick < shares[0] + shares[1]) this.removeSameHours(half)
    else if (pick < shares[0] + shares[1] + shares[2]) this.removeSingles(1 + random.below(half))
    else this.removeAround(random.below(tours.problem.visits), 1 + random.below(most))
  }

  /** Removes consecutive visits of one day. */
  private removeConsecutive(longest: number): void {
    const day = this.dayWithVisits()
    if (day < 0) return
    const length = this.tours.length[day] as number
    const count = Math.min(length, 1 + this.random.below(longest))
    this.take(day, 1 + this.random.below(length - count + 1), count)
  }

  /** Removes the same hours of every day, so that visits can change days. */
  private removeSameHours(longest: number): void {
    const { tours, random } = this
    const pivotDay = this.dayWithVisits()
    if (pivotDay < 0) return
    const pivot = 1 + random.below(tours.length[pivotDay] as number)
    const time = tours.leave[pivotDay * tours.stride + pivot] as number
    const most = 1 + random.below(longest)
    for (let day = 0; day < tours.problem.days; day += 1) {
      const length = tours.length[day] as number
      if (length === 0) continue
      let position = 1
      const base = day * tours.stride
      while (position < length && (tours.leave[base + position] as number) < time) position += 1
      const count = Math.min(length, 1 + random.below(most))
      const first = Math.min(position - random.below(count), length - count + 1)
      this.take(day, Math.max(1, first), count)
    }
  }

  /** Removes single visits at random. */
  private removeSingles(count: number): void {
    for (let left = count; left > 0; left -= 1) {
      const day = this.dayWithVisits()
      if (day < 0) return
      this.take(day, 1 + this.random.below(this.tours.length[day] as number), 1)
    }
  }

  /** Removes the planned visits around one place, on any day. */
  private removeAround(centre: number, count: number): void {
    const { dayOf } = this.tours
    let left = count
    if ((dayOf[centre] as number) >= 0) {
      this.takeVisit(centre)
      left -= 1
    }
    for (const visit of this.neighbours.of(centre)) {
      if (left <= 0) return
      if ((dayOf[visit] as number) < 0 || this.random.next() < spareNeighbour) continue
      this.takeVisit(visit)
      left -= 1
    }
  }

  /** Removes one of a split pair with its surroundings, and visits of the other one's day to make room. */
  private removeForPair(half: number): boolean {
    const { tours, random } = this
    const { partnerAt, partnerOf, visits } = tours.problem
    for (let tries = 0; tries < triesForAPair; tries += 1) {
      const one = random.below(visits)
      const day = tours.dayOf[one] as number
      if (day < 0 || tours.partnersElsewhere(one, day) === 0) continue
      for (
        let index = partnerAt[one] as number;
        index < (partnerAt[one + 1] as number);
        index += 1
      ) {
        const other = partnerOf[index] as number
        const there = tours.dayOf[other] as number
        if (there < 0 || there === day) continue
        this.removeAround(one, 1 + random.below(half))
        this.removeOthers(there, 1 + random.below(half), other)
        return true
      }
    }
    return false
  }

  /** Removes some other visits of a day. */
  private removeOthers(day: number, count: number, kept: number): void {
    const { tours, random } = this
    for (let left = count; left > 0; left -= 1) {
      const length = tours.length[day] as number
      if (length < 2) return
      const position = 1 + random.below(length)
      if (tours.visit[day * tours.stride + position] !== kept) this.take(day, position, 1)
    }
  }

  /** Removals may join runs of a kind: removes the surplus. */
  private breakRuns(day: number): void {
    const { tours } = this
    const { longestRun } = tours.problem
    if (longestRun >= tours.stride) return
    const base = day * tours.stride
    let run = 0
    for (let position = 1; position <= (tours.length[day] as number); position += 1) {
      const kind = tours.kindAt(base + position)
      run = kind >= 0 && kind === tours.kindAt(base + position - 1) ? run + 1 : 1
      if (run <= longestRun) continue
      this.take(day, position, 1)
      position -= 1
      run -= 1
    }
  }

  private dayWithVisits(): number {
    const { length } = this.tours
    for (let tries = 0; tries < 8; tries += 1) {
      const day = this.random.below(length.length)
      if ((length[day] as number) > 0) return day
    }
    return length.findIndex((count) => count > 0)
  }

  private takeVisit(visit: number): void {
    const { tours } = this
    const day = tours.dayOf[visit] as number
    const base = day * tours.stride
    let position = 1
    while (tours.visit[base + position] !== visit) position += 1
    this.take(day, position, 1)
  }

  private take(day: number, position: number, count: number): void {
    const first = day * this.tours.stride + position
    for (let at = first; at < first + count; at += 1) {
      this.removed.push(this.tours.visit[at] as number)
    }
    this.tours.removeWithoutRetiming(day, position, count)
    if (!this.days.includes(day)) this.days.push(day)
  }
}
