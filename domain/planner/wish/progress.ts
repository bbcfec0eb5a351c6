/**
 * What planning a wish tells on the way to its answer. Trips on the way are whole: their days can be
 * shown, and kept by whoever does not wait for the end.
 */
import type { Trip } from '#domain/trip/schema.ts'
import type { PlanAnswer } from './answer.ts'

export type WishProgress =
  | ({ stage: 'understood' } & Pick<PlanAnswer, 'understood' | 'notUnderstood'>)
  /** Everything that must be holds; better plans are looked for. */
  | { stage: 'first-plan'; trip: Trip }
  /** The days of a city of several are planned; those of the others are open until their turn. */
  | { stage: 'city'; city: string; trip: Trip }
