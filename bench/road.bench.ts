/**
 * Road trips: how far estimates are from known drives, how long 10 to 50 stops take beside 5, and how well
 * requests are understood.
 * `--only accuracy` runs a part, `--show` prints which open requests were missed.
 */
import type { Benchmark, BenchmarkResult } from './benchmark.ts'
import { option } from './figures.ts'
import { measureAccuracy } from './road/accuracy.ts'
import { measureSizes } from './road/sizes.ts'
import { measureUnderstanding } from './road/understanding.ts'

interface PartOptions {
  progress: (line: string) => void
  show: boolean
}

const parts: Record<string, (options: PartOptions) => Promise<BenchmarkResult>> = {
  accuracy: ({ progress }) => measureAccuracy(progress),
  sizes: ({ progress }) => measureSizes(progress),
  understanding: ({ progress, show }) => measureUnderstanding(progress, show),
}

export const benchmark: Benchmark = {
  description: 'road trips: estimates against known drives, and requests understood',
  async run({ args, progress }) {
    const results: Record<string, BenchmarkResult> = {}
    for (const name of option(args, '--only')?.split(',') ?? Object.keys(parts)) {
      const measure = parts[name]
      if (!measure) {
        throw new Error(`No part is called "${name}". There are: ${Object.keys(parts).join(', ')}.`)
      }
      results[name] = await measure({ progress, show: args.includes('--show') })
    }
    return {
      figures: Object.values(results).flatMap(({ figures }) => figures),
      summary: Object.fromEntries(
        Object.entries(results).map(([name, { summary }]) => [name, summary]),
      ),
    }
  },
}
