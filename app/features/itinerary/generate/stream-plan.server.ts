/** Plans a wish and tells of every step; ends when the request does, or when it takes too long. */

import type { ReadSlots } from '#domain/brief/set-by-hand/slots.ts'
import type { WishProgress } from '#domain/planner/wish/progress.ts'
import type { SiteServices } from '#domain/site/site-services.ts'
import { longestPlanMs, type PlanStep } from './plan-step.ts'

interface StreamOptions extends Pick<SiteServices, 'planWish' | 'report'> {
  text: string
  /** What was set by hand beside the words. */
  set?: ReadSlots
  /** The request's signal: whoever leaves ends the planning. */
  signal: AbortSignal
}

/** The first step. No promise of the chain rejects: a page that was left has nothing to handle it. */
export function streamPlan(options: StreamOptions): Promise<PlanStep> {
  const { planWish, report, text, set, signal } = options
  let open = Promise.withResolvers<PlanStep>()
  const first = open.promise
  const onProgress = (progress: WishProgress) => {
    const { resolve } = open
    open = Promise.withResolvers<PlanStep>()
    resolve(stepOf(progress, open.promise))
  }
  const limits = AbortSignal.any([signal, AbortSignal.timeout(longestPlanMs)])
  planWish(text, { signal: limits, onProgress, ...(set && { set }) }).then(
    (answer) => open.resolve({ kind: 'answer', answer }),
    (error: unknown) => {
      if (!signal.aborted) report('planning failed', { error: String(error) })
      open.resolve({ kind: 'failed' })
    },
  )
  return first
}

/** The last step, for browsers that can't follow the others. */
export async function planToTheEnd(options: StreamOptions): Promise<PlanStep> {
  let step = await streamPlan(options)
  while ('next' in step) step = await step.next
  return step
}

function stepOf(progress: WishProgress, next: Promise<PlanStep>): PlanStep {
  switch (progress.stage) {
    case 'understood': {
      const { understood, notUnderstood } = progress
      return { kind: 'understood', understood, notUnderstood, next }
    }
    case 'first-plan':
      return {
        kind: 'days',
        says: 'A first plan holds. Looking for better days.',
        trip: progress.trip,
        next,
      }
    case 'city':
      return {
        kind: 'days',
        says: `${progress.city} is planned. On to the rest of the way.`,
        trip: progress.trip,
        next,
      }
  }
}
