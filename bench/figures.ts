/** What benchmarks make of their measurements, and how they read the options they were given. */
import { readFileSync } from 'node:fs'

/** The value below which that share of all lies; not a number when there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

/** With two digits after the point. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? Number.NaN : Math.round((10_000 * part) / whole) / 100
}

/** What a process holds. Linux tells; elsewhere it is not a number. */
export function residentMegabytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(status.match(/VmRSS:\s+(\d+)/)?.[1]) / 1000
  } catch {
    return Number.NaN
  }
}

/** What a process has taken of the processors so far. Linux tells, in hundredths; elsewhere it is not a number. */
export function processorSeconds(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is a name in brackets, which may hold spaces.
    const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14)
    return (Number(user) + Number(system)) / 100
  } catch {
    return Number.NaN
  }
}

/** What stands behind the option, where it was given. */
export function option(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name)
  return at < 0 ? undefined : args[at + 1]
}
