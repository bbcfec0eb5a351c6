/**
 * A plan on its way to the screen: each step carries the promise of the next, so that a loader can
 * hand all of them on while the first are shown.
 */
import type { PlanAnswer } from '#domain/planner/wish/answer.ts'
import type { Trip } from '#domain/trip/schema.ts'

export type PlanStep =
  | ({ kind: 'understood'; next: Promise<PlanStep> } & Pick<
      PlanAnswer,
      'understood' | 'notUnderstood'
    >)
  /** `says` is what the planner does now. */
  | { kind: 'days'; says: string; trip: Trip; next: Promise<PlanStep> }
  | { kind: 'answer'; answer: PlanAnswer }
  /** The planner failed, or took longer than anybody waits. */
  | { kind: 'failed' }

export const nextOf = (step: PlanStep): Promise<PlanStep> | null =>
  'next' in step ? step.next : null

const unbroken = new WeakMap<Promise<PlanStep>, Promise<PlanStep>>()

/** The same promise for the same step; a connection that breaks counts as a failed step. */
export function withoutRejection(step: Promise<PlanStep>): Promise<PlanStep> {
  const known = unbroken.get(step)
  if (known) return known
  const safe = step.catch((): PlanStep => ({ kind: 'failed' }))
  const ended = endOfDocument()
  const followed = ended ? Promise.race([safe, ended]) : safe
  unbroken.set(step, followed)
  return followed
}

/** As long as a plan may take; pages end their streams after it (`streamTimeout` of the server's entry). */
export const longestPlanMs = 25_000

/** Time for the last step to reach React. */
const graceMs = 1000

/**
 * Steps stream with the document, and a broken connection leaves them open for ever: browsers report nothing,
 * and Chromium goes on showing the document as loading. So a step counts as lost when the document has ended
 * without it, when the browser is offline, or when the server would have ended any plan.
 */
function endOfDocument(): Promise<PlanStep> | undefined {
  if (typeof document === 'undefined' || document.readyState !== 'loading') return undefined
  return new Promise((resolve) => {
    const endAfter = (milliseconds: number) =>
      setTimeout(() => resolve({ kind: 'failed' }), Math.max(graceMs, milliseconds))
    const soon = () => endAfter(graceMs)
    document.addEventListener('DOMContentLoaded', soon, { once: true })
    addEventListener('offline', soon, { once: true })
    // Counted from the beginning of the document, as the server does.
    endAfter(longestPlanMs + graceMs - performance.now())
  })
}
