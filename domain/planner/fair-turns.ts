/**
 * Many long works in one thread: each in turn for a short while. A newcomer takes its first step
 * before all others, so that twenty people see their first plan before anybody's improvements.
 */
import type { Steps } from './steps.ts'

export interface TurnsOptions {
  /** Milliseconds of any clock. */
  now: () => number
  /** Lets the thread do what else waits: messages, requests, an abort. */
  pause: () => Promise<void>
  /** How long a turn lasts. */
  turnMs?: number
}

export interface FairTurns {
  /**
   * The work is handed a clock of its own, which runs during its turns only. Rejects with the
   * signal's reason as soon as it is aborted; the work is then left for good.
   */
  run: <T>(begin: (ownTime: () => number) => Steps<T>, signal?: AbortSignal) => Promise<T>
}

/** Works until its turn is over; true when there is more to do. */
type TakeTurn = () => boolean

export function createFairTurns({ now, pause, turnMs = 10 }: TurnsOptions): FairTurns {
  const newcomers: TakeTurn[] = []
  const waiting: TakeTurn[] = []
  let goesRound = false

  const goRound = async () => {
    goesRound = true
    // Whoever is added by the same caller at once is a newcomer as well.
    await pause()
    for (;;) {
      const takeTurn = newcomers.shift() ?? waiting.shift()
      if (!takeTurn) break
      if (takeTurn()) waiting.push(takeTurn)
      await pause()
    }
    goesRound = false
  }

  return {
    async run<T>(begin: (ownTime: () => number) => Steps<T>, signal?: AbortSignal) {
      signal?.throwIfAborted()
      const { promise, resolve, reject } = Promise.withResolvers<T>()
      const abort = () => reject(signal?.reason)
      signal?.addEventListener('abort', abort)
      newcomers.push(turnsOf(begin, { now, turnMs, signal, resolve, reject }))
      if (!goesRound) void goRound()
      return promise.finally(() => signal?.removeEventListener('abort', abort))
    },
  }
}

interface TurnContext<T> extends Pick<Required<TurnsOptions>, 'now' | 'turnMs'> {
  signal: AbortSignal | undefined
  resolve: (value: T) => void
  reject: (reason: unknown) => void
}

function turnsOf<T>(
  begin: (ownTime: () => number) => Steps<T>,
  { now, turnMs, signal, resolve, reject }: TurnContext<T>,
): TakeTurn {
  let before = 0
  let turnBegan = 0
  const ownTime = () => before + now() - turnBegan
  let steps: Steps<T> | undefined
  return () => {
    if (signal?.aborted) return false
    turnBegan = now()
    const lasts = steps ? turnMs : 0
    try {
      steps ??= begin(ownTime)
      do {
        const next = steps.next()
        if (next.done) {
          resolve(next.value)
          return false
        }
      } while (now() - turnBegan < lasts)
    } catch (error) {
      reject(error)
      return false
    }
    before = ownTime()
    return true
  }
}
