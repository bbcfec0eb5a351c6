/** What the planner's thread and its owner say to each other. */
import type { PlanLimits } from '#domain/planner/executor.ts'
import type { PlanRequest } from '#domain/planner/schema.ts'
import type { PlanOutcome, TripPlan } from '#domain/planner/trip-plan.ts'

export interface PlanCall {
  id: number
  request: PlanRequest
  limits: Omit<PlanLimits, 'onBetter'>
  /** Whether better plans are wanted in between. */
  reports: boolean
}

export type PlanAnswer =
  | { kind: 'better'; id: number; plan: TripPlan }
  | { kind: 'done'; id: number; outcome: PlanOutcome }
  | { kind: 'failed'; id: number; message: string }
