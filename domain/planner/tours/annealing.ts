/**
 * Simulated annealing: the acceptance of worse plans falls within a cycle, and cycles get longer. Depends on the
 * number of steps alone, so that a longer search first repeats a shorter one.
 */
import type { Random } from '../../random/random.ts'

const firstCycle = 2000
const growth = 1.5
const longestCycle = 100_000
/** Highest temperature, in multiples of a visit's average profit. */
const hottest = 0.6
const coldest = 0.03

export class Annealing {
  private readonly random: Random
  private step = 0
  private cycle = firstCycle
  private temperature = 0

  constructor(random: Random) {
    this.random = random
  }

  /** Counts a step; true when a new cycle begins. */
  advance(averageProfit: number): boolean {
    const begins = this.step >= this.cycle
    if (begins) {
      this.step = 0
      this.cycle = Math.min(longestCycle, Math.ceil(this.cycle * growth))
    }
    if (this.step % 64 === 0) {
      this.temperature = averageProfit * hottest * (coldest / hottest) ** (this.step / this.cycle)
    }
    this.step += 1
    return begins
  }

  accepts(change: number): boolean {
    return change >= 0 || this.random.next() < Math.exp(change / this.temperature)
  }
}
