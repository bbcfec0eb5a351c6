/**
 * Plans in a thread of its own, so that requests are answered while a plan is being made. The
 * thread starts with the first plan, is used again, and a new one takes over when it dies.
 */
import { Worker } from 'node:worker_threads'
import type { PlanLimits, PlannerExecutor } from '#domain/planner/executor.ts'
import type { PlanOutcome } from '#domain/planner/trip-plan.ts'
import type { PlanAnswer, PlanCall } from './messages.ts'

interface Waiting {
  settle: PromiseWithResolvers<PlanOutcome>
  onBetter: PlanLimits['onBetter']
}

export function workerExecutor(): PlannerExecutor {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let calls = 0

  const fail = (of: Worker, cause: unknown) => {
    if (thread !== of) return
    thread = undefined
    for (const { settle } of waiting.values()) {
      settle.reject(new Error("The planner's thread ended before the plan was ready", { cause }))
    }
    waiting.clear()
  }

  const start = (): Worker => {
    const started = new Worker(new URL('./worker.ts', import.meta.url))
    // A process that has nothing else to do need not stay for it.
    started.unref()
    started.on('message', (message: PlanAnswer) => {
      const call = waiting.get(message.id)
      if (!call) return
      if (message.kind === 'better') return call.onBetter?.(message.plan)
      waiting.delete(message.id)
      if (waiting.size === 0) started.unref()
      if (message.kind === 'done') call.settle.resolve(message.outcome)
      else call.settle.reject(new Error(message.message))
    })
    started.on('error', (error) => fail(started, error))
    started.on('exit', (code) => fail(started, `exit code ${code}`))
    return started
  }

  return {
    plan: (request, { onBetter, ...limits } = {}) => {
      thread ??= start()
      thread.ref()
      calls += 1
      const settle = Promise.withResolvers<PlanOutcome>()
      waiting.set(calls, { settle, onBetter })
      const call: PlanCall = { id: calls, request, limits, reports: onBetter !== undefined }
      thread.postMessage(call)
      return settle.promise
    },
    close: async () => {
      const ending = thread
      if (!ending) return
      fail(ending, 'closed')
      await ending.terminate()
    },
  }
}
