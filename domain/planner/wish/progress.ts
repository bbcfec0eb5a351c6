/** Progress messages of planning a wish. Their trips are complete, and can be shown and kept. */
import type { Trip } from '#domain/trip/schema.ts'
import type { PlanAnswer } from './answer.ts'

export type WishProgress =
  | ({ stage: 'understood' } & Pick<PlanAnswer, 'understood' | 'notUnderstood'>)
  /** All mandatory things hold; the search goes on. */
  | { stage: 'first-plan'; trip: Trip }
  /** The days of one city are planned; those of others are still open. */
  | { stage: 'city'; city: string; trip: Trip }
