/**
 * Runs a few pieces of work at once and lets a bounded number wait, of which one client may have
 * only some.
 */
import { errors } from '../errors.ts'

export interface QueueLimits {
  /** How many run at the same time; more wait in the queue. */
  atOnce: number
  waiting: number
  /** Running and waiting of one client, where clients are told apart. */
  perClient: number
}

/** Runs the work when there is room for it; throws `errors.busy` where too much waits already. */
export type RenderQueue = <T>(client: string | null, work: () => Promise<T>) => Promise<T>

export function createRenderQueue({ atOnce, waiting, perClient }: QueueLimits): RenderQueue {
  let running = 0
  const queue: (() => void)[] = []
  const asked = new Map<string, number>()
  const count = (client: string | null, by: 1 | -1) => {
    if (client === null) return
    const next = (asked.get(client) ?? 0) + by
    if (next > 0) asked.set(client, next)
    else asked.delete(client)
  }
  const queued = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw errors.busy()
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      running++
    }
    try {
      return await work()
    } finally {
      // The slot passes on to the next, or is free.
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
  return async <T>(client: string | null, work: () => Promise<T>): Promise<T> => {
    if (client !== null && (asked.get(client) ?? 0) >= perClient) throw errors.busy()
    count(client, 1)
    try {
      return await queued(work)
    } finally {
      count(client, -1)
    }
  }
}
