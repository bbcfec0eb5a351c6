/**
 * Answers whose trips were kept in this tab a moment ago, by the trip's id: its own screen shows
 * them at once, before the store has answered, with the notes that only the answer had.
 */
import type { PlanAnswer } from '#domain/planner/wish/answer.ts'
import type { TripId } from '#domain/trip/ids.ts'

export const justPlanned = new Map<TripId, PlanAnswer>()
