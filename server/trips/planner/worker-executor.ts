/**
 * Plans in a few threads, so that requests are answered while plans are being made. A thread starts
 * when it is needed, is used again, and a new one takes over when it dies. One that nobody needs ends.
 */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { PlannerExecutor } from '#domain/planner/execution/executor.ts'
import { type PlannerClient, plannerClient } from '#domain/planner/execution/executor-port.ts'

interface PoolOptions {
  /** How many threads at most: one for each core, but no more than a small site needs. */
  threads?: number
  /** After so long without a plan a thread ends, and its catalogue with it. */
  idleMs?: number
}

interface Lane {
  client: PlannerClient
  /** Keeps the process alive only while somebody waits for a plan. */
  hold: () => void
  release: () => void
  end: (cause: unknown) => Promise<void>
}

const mostThreads = 4
const usualIdleMs = 2 * 60_000

export function workerExecutor({
  threads = Math.min(mostThreads, availableParallelism()),
  idleMs = usualIdleMs,
}: PoolOptions = {}): PlannerExecutor {
  const lanes = new Set<Lane>()

  /** Prefers an idle thread, then a new one, then the one with the fewest plans. */
  const freest = (): Lane => {
    const [least] = [...lanes].sort((a, b) => a.client.waiting - b.client.waiting)
    if (least && (least.client.waiting === 0 || lanes.size >= threads)) return least
    const lane = openLane(idleMs, () => lanes.delete(lane))
    lanes.add(lane)
    return lane
  }

  const through = async <T>(plan: (client: PlannerClient) => Promise<T>): Promise<T> => {
    const lane = freest()
    lane.hold()
    try {
      return await plan(lane.client)
    } finally {
      lane.release()
    }
  }

  return {
    plan: (request, options) => through((client) => client.plan(request, options)),
    planCities: (request, options) => through((client) => client.planCities(request, options)),
    planRoad: (request, options) => through((client) => client.planRoad(request, options)),
    close: async () => {
      await Promise.all([...lanes].map((lane) => lane.end('closed')))
    },
  }
}

function openLane(idleMs: number, onEnd: () => void): Lane {
  const thread = new Worker(new URL('./worker.ts', import.meta.url))
  const client = plannerClient((call) => thread.postMessage(call))
  const gone = (cause: unknown) => {
    onEnd()
    client.fail(new Error("The planner's thread ended before the plan was ready", { cause }))
  }
  thread.on('message', client.receive)
  thread.on('error', gone)
  thread.on('exit', (code) => gone(`exit code ${code}`))
  let idle: NodeJS.Timeout | undefined
  const end = async (cause: unknown) => {
    clearTimeout(idle)
    gone(cause)
    await thread.terminate()
  }
  return {
    client,
    hold: () => {
      clearTimeout(idle)
      thread.ref()
    },
    release: () => {
      if (client.waiting > 0) return
      thread.unref()
      clearTimeout(idle)
      idle = setTimeout(() => void end('idle'), idleMs).unref()
    },
    end,
  }
}
