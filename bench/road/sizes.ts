/** How long road trips of 10, 25 and 50 stops take to order, time, look along and time after a drag, beside 5. */
import { performance } from 'node:perf_hooks'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { moveStop, orderRoadTrip } from '#domain/routing/road-trip.ts'
import { findsAlong } from '#domain/routing/road-trip-finds.ts'
import { drivingRulesSchema, type RoadRoute } from '#domain/routing/road-trip-schema.ts'
import { timeRoadTrip } from '#domain/routing/road-trip-timing.ts'
import { roadWorld } from '#domain/routing/road-world.ts'
import { townsAlong } from '#domain/routing/towns-along.ts'
import type { BenchmarkResult, Figure } from '../benchmark.ts'

const sizes = [5, 10, 25, 50] as const
const rounds = 30
const orderSteps = 400

export async function measureSizes(progress: (line: string) => void): Promise<BenchmarkResult> {
  const gazetteer = await loadGazetteer()
  // Cities of western Europe, the largest first, spread by taking every third.
  const cities = gazetteer
    .citiesWhere(([lat, lon]) => lat > 42 && lat < 54 && lon > -1.5 && lon < 16, 100_000)
    .filter(({ country }) => country !== 'GB')
  const rules = drivingRulesSchema.parse({ limit: 300, rests: true, onlyByDay: true })
  const figures: Figure[] = []
  const base = new Map<string, number>()
  for (const size of sizes) {
    progress(`road trips of ${size} stops`)
    const picked = cities.filter((_, index) => index % 3 === 0).slice(0, size + 1)
    const [start, ...others] = picked
    if (!start) throw new Error('The gazetteer has no cities there')
    const route: RoadRoute = {
      start: { name: start.name, at: start.at },
      round: true,
      stops: others.map(({ name, at }, index) => ({
        id: `${index}`,
        name,
        at,
        minutes: 90,
        nights: 0,
      })),
    }
    const world = roadWorld({ start: '2027-06-10', towns: townsAlong(route, gazetteer) })
    const places = cities.map(({ at }) => ({ at, essential: 0.8 }))
    const search = { seed: 7, goOn: (steps: number) => steps < orderSteps }
    const ordered = orderRoadTrip(route, rules, world, search)
    const works: Record<string, (round: number) => unknown> = {
      order: () => orderRoadTrip(route, rules, world, search),
      split: () => timeRoadTrip(ordered, rules, world),
      detours: () => findsAlong(ordered, places, world.between),
      drag: (round) =>
        timeRoadTrip(moveStop(ordered, `${round % size}`, (round * 7) % size), rules, world),
    }
    for (const [name, work] of Object.entries(works)) {
      const times = Array.from({ length: rounds }, (_, round) => {
        const begun = performance.now()
        work(round)
        return performance.now() - begun
      }).toSorted((a, b) => a - b)
      for (const [label, share] of [
        ['p50', 0.5],
        ['p99', 0.99],
      ] as const) {
        const value = times[Math.min(rounds - 1, Math.floor(share * rounds))] ?? 0
        const key = `${name} ${label}`
        if (size === 5) base.set(key, value)
        const five = base.get(key) ?? value
        figures.push({
          name: `road: ${name} of ${size} stops, ${label}`,
          value,
          unit: 'ms',
          ...(size === 5 ? {} : { ratio: { to: '5 stops', value: value / five } }),
        })
      }
    }
  }
  return { figures }
}
