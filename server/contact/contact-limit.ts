/**
 * How often one address may write to the team: a token bucket each, kept by this process.
 * With several processes the limit is as many times as high, which still stops a flood.
 */

export interface ContactLimit {
  /** Takes one turn, or says that there is none left. Nobody in particular is not limited. */
  take(address: string | null): boolean
}

interface Bucket {
  tokens: number
  at: number
}

export interface ContactLimitOptions {
  /** How many may come at once. */
  burst: number
  /** In how many milliseconds an empty bucket is full again. */
  refillMs: number
  /** Addresses that are remembered; the one that was quiet for longest is forgotten first. */
  remembered: number
  now: () => number
}

export function createContactLimit({
  burst,
  refillMs,
  remembered,
  now,
}: ContactLimitOptions): ContactLimit {
  const buckets = new Map<string, Bucket>()
  return {
    take(address) {
      if (address === null) return true
      const at = now()
      const { tokens, at: before } = buckets.get(address) ?? { tokens: burst, at }
      const refilled = Math.min(burst, tokens + (Math.max(0, at - before) * burst) / refillMs)
      const granted = refilled >= 1
      // Put back at the end: a map keeps the order in which its keys were set.
      buckets.delete(address)
      buckets.set(address, { tokens: granted ? refilled - 1 : refilled, at })
      const [quietest] = buckets.keys()
      if (buckets.size > remembered && quietest !== undefined) buckets.delete(quietest)
      return granted
    },
  }
}
