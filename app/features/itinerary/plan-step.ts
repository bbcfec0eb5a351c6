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

/** The same promise for the same step; a line that breaks in the middle counts as a failure. */
export function withoutRejection(step: Promise<PlanStep>): Promise<PlanStep> {
  const known = unbroken.get(step)
  if (known) return known
  const safe = step.catch((): PlanStep => ({ kind: 'failed' }))
  unbroken.set(step, safe)
  return safe
}
