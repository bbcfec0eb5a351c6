/**
 * How often one calendar address is asked for. In this process's memory and not in the database: a
 * program that asks a thousand times a second must cost no statement at all, and what it gets after a
 * restart or from another process is a few answers more.
 */
import type { SiteServices } from '#domain/site/site-services.ts'

/** A person who opens it by hand, and several programs that follow it, stay far below. */
const burst = 20
const millisecondsEach = 3_000
/** The longest-waiting are forgotten first: they are full again, or nearly. */
const mostKept = 10_000

interface Bucket {
  left: number
  at: number
}

export function feedTurns(now: () => number): SiteServices['mayReadFeed'] {
  const buckets = new Map<string, Bucket>()
  return (secret) => {
    const at = now()
    const known = buckets.get(secret) ?? { left: burst, at }
    const left = Math.min(burst, known.left + Math.max(0, at - known.at) / millisecondsEach)
    const granted = left >= 1
    buckets.delete(secret)
    buckets.set(secret, { left: granted ? left - 1 : left, at })
    const [oldest] = buckets.size > mostKept ? buckets.keys() : []
    if (oldest !== undefined) buckets.delete(oldest)
    if (granted) return { granted }
    const waitSeconds = Math.max(1, Math.ceil(((1 - left) * millisecondsEach) / 1000))
    return { granted, waitSeconds }
  }
}
