/**
 * Runs many long works in one thread, each for a short time slice after the other. A new work takes its
 * first step before all others, so that twenty people see their first plan before anybody's improvements.
 */
import type { Steps } from './steps.ts'

export interface TimeSliceOptions {
  /** Milliseconds of any clock. */
  now: () => number
  /** Lets the thread do what else waits: messages, requests, an abort. */
  pause: () => Promise<void>
  /** The length of a slice. */
  sliceMs?: number
}

export interface TimeSlices {
  /**
   * The work is handed a clock of its own, which runs during its slices only. Rejects with the
   * signal's reason as soon as it is aborted; the work is then left for good.
   */
  run: <T>(begin: (ownTime: () => number) => Steps<T>, signal?: AbortSignal) => Promise<T>
}

/** Works until the slice is over; true when there is more to do. */
type RunSlice = () => boolean

export function createTimeSlices({ now, pause, sliceMs = 10 }: TimeSliceOptions): TimeSlices {
  const newcomers: RunSlice[] = []
  const waiting: RunSlice[] = []
  let isRunning = false

  const runAll = async () => {
    isRunning = true
    // What the same caller adds before this pause ends is a new work as well.
    await pause()
    for (;;) {
      const runSlice = newcomers.shift() ?? waiting.shift()
      if (!runSlice) break
      if (runSlice()) waiting.push(runSlice)
      await pause()
    }
    isRunning = false
  }

  return {
    async run<T>(begin: (ownTime: () => number) => Steps<T>, signal?: AbortSignal) {
      signal?.throwIfAborted()
      const { promise, resolve, reject } = Promise.withResolvers<T>()
      const abort = () => reject(signal?.reason)
      signal?.addEventListener('abort', abort)
      newcomers.push(slicesOf(begin, { now, sliceMs, signal, resolve, reject }))
      if (!isRunning) void runAll()
      return promise.finally(() => signal?.removeEventListener('abort', abort))
    },
  }
}

interface SliceContext<T> extends Pick<Required<TimeSliceOptions>, 'now' | 'sliceMs'> {
  signal: AbortSignal | undefined
  resolve: (value: T) => void
  reject: (reason: unknown) => void
}

function slicesOf<T>(
  begin: (ownTime: () => number) => Steps<T>,
  { now, sliceMs, signal, resolve, reject }: SliceContext<T>,
): RunSlice {
  let before = 0
  let sliceBegan = 0
  const ownTime = () => before + now() - sliceBegan
  let steps: Steps<T> | undefined
  return () => {
    if (signal?.aborted) return false
    sliceBegan = now()
    const lasts = steps ? sliceMs : 0
    try {
      steps ??= begin(ownTime)
      do {
        const next = steps.next()
        if (next.done) {
          resolve(next.value)
          return false
        }
      } while (now() - sliceBegan < lasts)
    } catch (error) {
      reject(error)
      return false
    }
    before = ownTime()
    return true
  }
}
