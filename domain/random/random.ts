/** The generator mulberry32: a state of 32 bits, the one after it, and the number that a state gives. */
export const stateAfter = (state: number): number => (state + 0x6d2b79f5) | 0

/** From 0 inclusive to 1 exclusive. */
export function fractionOf(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}

/** A seeded source of randomness: the same seed gives the same numbers on every machine. */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = (Math.imul(seed, 0x9e3779b1) ^ 0x6d2b79f5) | 0
  }

  /** From 0 inclusive to 1 exclusive. */
  next(): number {
    this.state = stateAfter(this.state)
    return fractionOf(this.state)
  }

  /** A whole number from 0 to `bound - 1`. */
  below(bound: number): number {
    return Math.floor(this.next() * bound)
  }
}
