/**
 * Limits how much of the database's time one caller gets. Only a few of a caller's statements run
 * at once, so that others never wait behind many of them; and the time of slow ones is charged to a
 * bucket that all processes share: a caller in debt is refused until it refills.
 */
import type { Limit, TokenBuckets } from './token-buckets.ts'

export interface WorkLimits {
  /** Statements of one asker that are at the database at once; more wait. */
  atOnce: number
  /** How many may wait; one more is refused. */
  waiting: number
  /** Milliseconds of the database's time. */
  time: Limit
}

export type Worked<T> = { ok: true; value: T } | { ok: false; waitSeconds: number }

/** Told how long the statements ran; waiting does not count. */
type OnRan = (ms: number) => void

export interface WorkGate {
  run<T>(asker: string, limits: WorkLimits, work: (onRan: OnRan) => Promise<T>): Promise<Worked<T>>
}

interface Line {
  running: number
  waiting: (() => void)[]
}

/** Quicker ones are not counted: counting costs a statement itself. */
const slowMs = 100
const busyWaitSeconds = 1
const remembered = 10_000

export function createWorkGate(options: {
  buckets: TokenBuckets
  now: () => number
  onError: (error: unknown) => void
}): WorkGate {
  const { buckets, now, onError } = options
  const lines = new Map<string, Line>()
  /** What the shared bucket last said of an asker: until when it is in debt. */
  const refusedUntil = new Map<string, number>()

  const refusal = (asker: string): number => {
    const until = refusedUntil.get(asker)
    if (until === undefined) return 0
    if (until > now()) return Math.ceil((until - now()) / 1000)
    refusedUntil.delete(asker)
    return 0
  }

  const pay = async (asker: string, { time }: WorkLimits, ranMs: number) => {
    try {
      const answer = await buckets.charge('database-time', time, asker, Math.round(ranMs))
      if (answer.granted) return
      refusedUntil.delete(asker)
      refusedUntil.set(asker, now() + answer.waitSeconds * 1000)
      const [oldest] = refusedUntil.keys()
      if (refusedUntil.size > remembered && oldest !== undefined) refusedUntil.delete(oldest)
    } catch (error) {
      onError(error)
    }
  }

  const leave = (asker: string, line: Line) => {
    const next = line.waiting.shift()
    if (next) return next()
    line.running -= 1
    if (line.running === 0) lines.delete(asker)
  }

  return {
    async run(asker, limits, work) {
      const before = refusal(asker)
      if (before > 0) return { ok: false, waitSeconds: before }
      const line = lines.get(asker) ?? { running: 0, waiting: [] }
      lines.set(asker, line)
      if (line.running < limits.atOnce) line.running += 1
      else if (line.waiting.length >= limits.waiting) {
        return { ok: false, waitSeconds: busyWaitSeconds }
      } else await new Promise<void>((resolve) => line.waiting.push(resolve))
      let ranMs = 0
      try {
        const meanwhile = refusal(asker)
        if (meanwhile > 0) return { ok: false, waitSeconds: meanwhile }
        return {
          ok: true,
          value: await work((ms) => {
            ranMs += ms
          }),
        }
      } finally {
        // The slot is freed once the time is charged, so that the next one in line can be refused
        // for it.
        const paid = ranMs < slowMs ? Promise.resolve() : pay(asker, limits, ranMs)
        void paid.then(() => leave(asker, line))
      }
    },
  }
}
