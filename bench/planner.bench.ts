/**
 * The planner against public problems, each with the product's own solver and parser.
 * `--only toptw,ttdp` runs a part, `--seconds S` sets the time a case (processor time, see
 * `planner/case-clock.ts`), `--sample N` takes every Nth, `--seeds N` solves TOPTW with N seeds.
 */
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import type { Benchmark, Figure } from './benchmark.ts'
import { option } from './figures.ts'
import type { CaseOptions } from './planner/cases.ts'
import { measureCityPlans, measureGrowth, plotGrowth } from './planner/city-plans.ts'
import { measureNaturalPlan } from './planner/natural-plan.ts'
import { measureToptw } from './planner/toptw.ts'
import { measureTravelPlanner } from './planner/travel-planner.ts'
import { measureTsplib } from './planner/tsplib.ts'
import { measureTtdp } from './planner/ttdp.ts'

/** Any day will do: no request of the data depends on it. */
const today = '2026-01-01'

type Measured = Record<string, unknown>
type Part = (dataDir: string, options: CaseOptions) => Measured | Promise<Measured>

const parts: Record<string, Part> = {
  tsplib: measureTsplib,
  ttdp: measureTtdp,
  naturalPlan: async (dataDir, options) => measureNaturalPlan(dataDir, await reading(options)),
  travelPlanner: async (dataDir, options) => measureTravelPlanner(dataDir, await reading(options)),
  cityPlans: async (_, { progress }) => {
    const { destinations, bySlug } = await loadCatalogue()
    const plans = await measureCityPlans(destinations)
    const grown = bySlug.get('paris') ?? destinations[0]
    const growth = grown ? measureGrowth(grown) : []
    for (const line of plotGrowth(growth)) progress(line)
    return { ...plans, growth }
  },
  toptw: measureToptw,
}

export const benchmark: Benchmark = {
  description: 'the planner on public problems: TOPTW, TTDP, TSPLIB, NATURAL PLAN, TravelPlanner',
  async run({ dataDir, args, progress }) {
    const only = option(args, '--only')?.split(',') ?? Object.keys(parts)
    const seconds = option(args, '--seconds')
    const options = {
      progress,
      sample: Math.max(1, Number(option(args, '--sample') ?? 1)),
      seeds: Math.max(1, Number(option(args, '--seeds') ?? 1)),
      ...(seconds === undefined ? {} : { seconds: Number(seconds) }),
    }
    const summary: Record<string, Measured> = {}
    for (const name of only) {
      const measure = parts[name]
      if (!measure) {
        throw new Error(`No part is called "${name}". There are: ${Object.keys(parts).join(', ')}.`)
      }
      summary[name] = await measure(dataDir, options)
    }
    return { figures: Object.entries(summary).flatMap(figuresOf), summary }
  },
}

async function reading({ sample, progress }: CaseOptions) {
  const { destinations } = await loadCatalogue()
  return { context: { today, gazetteer: await loadGazetteer(), destinations }, sample, progress }
}

/** The table's lines: every plain number by its name. Milliseconds stand one level deeper. */
function figuresOf([part, measured]: [string, Measured]): Figure[] {
  return Object.entries(measured).flatMap(([name, value]): Figure[] => {
    if (typeof value === 'number') {
      const counts = name === 'cases' || name === 'requests' || name === 'cities'
      return [{ name: `${part}.${name}`, value, unit: counts ? '' : '%' }]
    }
    if (typeof value !== 'object' || value === null || !('median' in value)) return []
    const { median } = value
    if (typeof median !== 'number') return []
    return [{ name: `${part}.${name}`, value: median, unit: 'ms (median)' }]
  })
}
