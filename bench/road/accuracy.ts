/** How far the estimate of a drive is from what is known: every leg of the great drives, without its ferry. */
import { loadDrives } from '#domain/drives/load-drives.ts'
import { estimateDrive } from '#domain/routing/road-trip-drive.ts'
import type { Figure } from '../benchmark.ts'
import { median } from '../figures.ts'

interface Miss {
  leg: string
  known: number
  estimated: number
  /** In per cent of what is known; negative where the estimate is too low. */
  off: number
}

/** Legs by ship are left out: the estimate does not know where the water is. */
export async function measureAccuracy(progress: (line: string) => void) {
  const legs = (await loadDrives()).flatMap(({ slug, stops, legs }) =>
    legs.flatMap((leg) => {
      const from = stops.find(({ id }) => id === leg.from)
      const to = stops.find(({ id }) => id === leg.to)
      if (!from || !to || leg.ferry) return []
      const name = `${slug}: ${from.name} to ${to.name}`
      return [{ name, leg, estimate: estimateDrive(from.at, to.at) }]
    }),
  )
  const distance = errorsOf(
    legs.map(({ name, leg, estimate }) => missOf(name, leg.kilometres, estimate.kilometres)),
  )
  const time = errorsOf(
    legs.map(({ name, leg, estimate }) => missOf(name, leg.minutes, estimate.minutes)),
  )
  for (const [what, unit, { worst }] of [
    ['distance', 'km', distance],
    ['time', 'min', time],
  ] as const) {
    progress(`worst ${what}: ${worst.leg}, ${worst.estimated} instead of ${worst.known} ${unit}`)
  }
  const figures: Figure[] = [
    { name: 'accuracy.distance.median', value: distance.median, unit: '%' },
    { name: 'accuracy.distance.worst', value: Math.abs(distance.worst.off), unit: '%' },
    { name: 'accuracy.time.median', value: time.median, unit: '%' },
    { name: 'accuracy.time.worst', value: Math.abs(time.worst.off), unit: '%' },
  ]
  return { figures, summary: { legs: legs.length, distance, time } }
}

const rounded = (value: number) => Math.round(value * 10) / 10

function missOf(leg: string, known: number, estimated: number): Miss {
  return { leg, known, estimated, off: rounded((100 * (estimated - known)) / known) }
}

function errorsOf(misses: readonly Miss[]) {
  const bySize = misses.toSorted((a, b) => Math.abs(b.off) - Math.abs(a.off))
  const [worst] = bySize
  if (!worst) throw new Error('No drive has a leg that is known')
  return {
    median: rounded(median(bySize.map(({ off }) => Math.abs(off)))),
    /** Whether estimates are too low or too high on the whole. */
    bias: rounded(median(bySize.map(({ off }) => off))),
    worst,
  }
}
