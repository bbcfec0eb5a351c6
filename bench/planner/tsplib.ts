/** Travelling-salesman problems: the mean gap to the optimum, and how often it is found. */
import { lengthOf, orderStops } from '#domain/routing/order-stops.ts'
import { startClock } from './case-clock.ts'
import { type CaseOptions, mean, percent, readTable, readText, sampled } from './cases.ts'
import { readTsp } from './read-tsp.ts'

const usualSeconds = 0.2
const largest = 200
const stepsBetweenLooks = 32

export function measureTsplib(dataDir: string, options: CaseOptions) {
  const { seconds = usualSeconds, sample, progress } = options
  const all = readTable(dataDir, 'tsplib', 'optimal.csv').filter(({ n }) => Number(n) <= largest)
  const cases = sampled(all, sample)
  // The first case would otherwise pay for compiling the code.
  for (const { name = '' } of cases.slice(0, 2)) solve(dataDir, name, seconds)
  const gaps = cases.map(({ name = '', optimal = '' }) => {
    const { order, size, distance } = solve(dataDir, name, seconds)
    if (new Set(order).size !== size) throw new Error(`${name}: not a tour of all ${size} nodes`)
    const length = lengthOf(order, { travel: distance, size, round: true })
    const gap = (100 * (length - Number(optimal))) / Number(optimal)
    progress(`tsplib ${name}: ${length}, optimum ${optimal}`)
    return gap
  })
  return {
    gap: Math.round(mean(gaps) * 1000) / 1000,
    optimal: percent((100 * gaps.filter((gap) => gap < 1e-9).length) / gaps.length),
    cases: gaps.length,
  }
}

function solve(dataDir: string, name: string, seconds: number) {
  const { size, distance } = readTsp(readText(dataDir, 'tsplib', `${name}.tsp`))
  const elapsed = startClock()
  const goOn = (steps: number) => steps % stepsBetweenLooks !== 0 || elapsed() < seconds
  const { order } = orderStops({ travel: distance, size, round: true }, { seed: 1, goOn })
  return { order, size, distance }
}
