/**
 * The shortest round trip over a symmetric matrix: local search repeated from small local double
 * bridges, with a little patience for longer tours. The best is kept, so more time never harms.
 */
import { Random } from '#domain/random/random.ts'
import { ClosedTour } from './closed-tour.ts'

/** How much longer a new tour may be, in average legs; falls to 0 during the search. */
const heat = 0.3
const coolingSteps = 10_000
const significant = 1e-9
const smallestWithChoice = 5

export interface TourSearch {
  seed: number
  /** Asked before every step, with the steps done. */
  goOn: (steps: number) => boolean
}

export function shortestTour(
  distance: Float64Array,
  size: number,
  { seed, goOn }: TourSearch,
): number[] {
  if (size < 4) return Array.from({ length: size }, (_, index) => index)
  const random = new Random(seed)
  const tour = new ClosedTour(distance, size)
  for (let node = 0; node < size; node += 1) tour.push(node)
  tour.descend()
  let length = tour.length()
  let bestLength = length
  const best = Int32Array.from(tour.order)
  const current = Int32Array.from(tour.order)
  for (let steps = 0; size >= smallestWithChoice && goOn(steps); steps += 1) {
    const change = tour.bridge(random) - tour.descend()
    const warmth = (1 - (steps % coolingSteps) / coolingSteps) ** 2
    const patience = (Math.abs(bestLength) / size) * heat * warmth
    if (change > patience * -Math.log(1 - random.next())) {
      tour.restore(current)
      continue
    }
    length += change
    current.set(tour.order)
    if (length >= bestLength - significant) continue
    bestLength = length
    best.set(tour.order)
  }
  return Array.from(best)
}
