/**
 * Planning across a message port of a thread or a web worker: one side serves an executor, the other is one.
 */
import type { TravelTable } from '#domain/routing/travel-table.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { TripOutcome } from '../multi-city/plan-trip.ts'
import type { TripRequest } from '../multi-city/trip-request.ts'
import type { PlanOutcome } from '../plan-outcome.ts'
import type { RoadOutcome, RoadRequest } from '../plan-road.ts'
import type { PlanRequest } from '../schema.ts'
import type { CallOptions, PlannerExecutor, PlanOptions, SearchLimits } from './executor.ts'

type PlanTask =
  | { kind: 'days'; request: PlanRequest; reports: boolean }
  | { kind: 'cities'; request: TripRequest }
  | { kind: 'road'; request: RoadRequest }

type Outcome = PlanOutcome | TripOutcome | RoadOutcome

export type PlannerCall =
  | { kind: 'plan'; id: number; task: PlanTask; limits: SearchLimits; travel?: TravelTable }
  | { kind: 'abort'; id: number }

export type PlannerAnswer =
  | { kind: 'first'; id: number; trip: Trip }
  | { kind: 'done'; id: number; outcome: Outcome }
  | { kind: 'failed'; id: number; message: string }

/** Serves calls; returns the handler for incoming messages. */
export function servePlanner(
  executor: PlannerExecutor,
  answer: (message: PlannerAnswer) => void,
): (call: PlannerCall) => void {
  const running = new Map<number, AbortController>()
  const run = async ({ id, task, limits, travel }: Extract<PlannerCall, { kind: 'plan' }>) => {
    const controller = new AbortController()
    running.set(id, controller)
    const options = { ...limits, signal: controller.signal, ...(travel && { travel }) }
    try {
      answer({ kind: 'done', id, outcome: await perform(executor, task, options, report(id)) })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      // An aborted call gets no answer: its caller no longer waits.
      if (!controller.signal.aborted) answer({ kind: 'failed', id, message })
    } finally {
      running.delete(id)
    }
  }
  const report = (id: number) => (trip: Trip) => answer({ kind: 'first', id, trip })
  return (call) => {
    if (call.kind === 'plan') void run(call)
    else running.get(call.id)?.abort()
  }
}

function perform(
  executor: PlannerExecutor,
  task: PlanTask,
  options: PlanOptions,
  onFirst: (trip: Trip) => void,
): Promise<Outcome> {
  switch (task.kind) {
    case 'days':
      return executor.plan(task.request, { ...options, ...(task.reports && { onFirst }) })
    case 'cities':
      return executor.planCities(task.request, options)
    case 'road':
      return executor.planRoad(task.request, options)
  }
}

export interface PlannerClient extends Omit<PlannerExecutor, 'close'> {
  /** Handles a message of the other side. */
  receive: (message: PlannerAnswer) => void
  /** Rejects all waiting calls: the other side is gone. */
  fail: (error: Error) => void
  /** Number of plans under way. */
  readonly waiting: number
}

interface Waiting {
  settle: PromiseWithResolvers<Outcome>
  onFirst: PlanOptions['onFirst']
}

export function plannerClient(send: (call: PlannerCall) => void): PlannerClient {
  const waiting = new Map<number, Waiting>()
  let calls = 0

  const call = async (
    task: PlanTask,
    { signal, onFirst, travel, ...limits }: PlanOptions,
  ): Promise<Outcome> => {
    signal?.throwIfAborted()
    calls += 1
    const id = calls
    const settle = Promise.withResolvers<Outcome>()
    const abort = () => {
      send({ kind: 'abort', id })
      settle.reject(signal?.reason)
    }
    waiting.set(id, { settle, onFirst })
    signal?.addEventListener('abort', abort, { once: true })
    try {
      send({ kind: 'plan', id, task, limits, ...(travel && { travel }) })
      return await settle.promise
    } finally {
      waiting.delete(id)
      signal?.removeEventListener('abort', abort)
    }
  }

  return {
    // An answer is of the kind that was asked for: the other side is this very file.
    plan: (request, options = {}) =>
      call(
        { kind: 'days', request, reports: options.onFirst !== undefined },
        options,
      ) as Promise<PlanOutcome>,
    planCities: (request, options: CallOptions = {}) =>
      call({ kind: 'cities', request }, options) as Promise<TripOutcome>,
    planRoad: (request, options: CallOptions = {}) =>
      call({ kind: 'road', request }, options) as Promise<RoadOutcome>,
    receive(message) {
      const known = waiting.get(message.id)
      if (!known) return
      if (message.kind === 'first') known.onFirst?.(message.trip)
      else if (message.kind === 'done') known.settle.resolve(message.outcome)
      else known.settle.reject(new Error(message.message))
    },
    fail(error) {
      for (const { settle } of waiting.values()) settle.reject(error)
    },
    get waiting() {
      return waiting.size
    },
  }
}
