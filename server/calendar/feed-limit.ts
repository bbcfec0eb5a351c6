/**
 * How often one calendar address is asked for, at all processes together. Each process counts as well, in
 * its memory and before the others are asked: a program that asks a thousand times a second costs a
 * statement every three seconds.
 */
import type { LimitAnswer } from '#domain/site/site-services.ts'
import type { Limit } from '#server/backend/limits/token-buckets.ts'

/** Far above what a person who opens it by hand and several programs that follow it need. */
export const calendarReads: Limit = { burst: 20, seconds: 60 }
const millisecondsEach = (calendarReads.seconds * 1000) / calendarReads.burst
/** The addresses that were not asked for the longest are forgotten first: their buckets are full again, or nearly. */
const mostKept = 10_000

interface Bucket {
  left: number
  at: number
}

type TakeFeedToken = (secret: string) => Promise<LimitAnswer>

/** `shared` counts for all processes, and is asked only where this one would answer. */
export function feedLimit(shared: TakeFeedToken, now: () => number): TakeFeedToken {
  const buckets = new Map<string, Bucket>()
  const set = (secret: string, left: number) => {
    buckets.delete(secret)
    buckets.set(secret, { left, at: now() })
    const [oldest] = buckets.size > mostKept ? buckets.keys() : []
    if (oldest !== undefined) buckets.delete(oldest)
  }
  return async (secret) => {
    const at = now()
    const known = buckets.get(secret) ?? { left: calendarReads.burst, at }
    const refilled = known.left + Math.max(0, at - known.at) / millisecondsEach
    const left = Math.min(calendarReads.burst, refilled)
    if (left < 1) {
      set(secret, left)
      return { granted: false, waitSeconds: secondsUntilOne(left) }
    }
    set(secret, left - 1)
    const answer = await shared(secret)
    // The shared bucket is empty: this process does not ask it again before it would have a token.
    if (!answer.granted) set(secret, 0)
    return answer
  }
}

const secondsUntilOne = (left: number) =>
  Math.max(1, Math.ceil(((1 - left) * millisecondsEach) / 1000))
