/** The planner's thread: takes one request after the other, answers with plans. */
import { parentPort } from 'node:worker_threads'
import { inlineExecutor } from '#domain/planner/executor.ts'
import type { PlanAnswer, PlanCall } from './messages.ts'

const executor = inlineExecutor(() => performance.now())
const answer = (message: PlanAnswer) => parentPort?.postMessage(message)

parentPort?.on('message', async ({ id, request, limits, reports }: PlanCall) => {
  try {
    const outcome = await executor.plan(request, {
      ...limits,
      ...(reports ? { onBetter: (plan) => answer({ kind: 'better', id, plan }) } : {}),
    })
    answer({ kind: 'done', id, outcome })
  } catch (error) {
    answer({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) })
  }
})
