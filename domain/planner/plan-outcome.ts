/** The answer of the day planner: a trip; or the conflicting wishes, with the nearest trip. */
import type { Trip } from '#domain/trip/schema.ts'

/** A wish that must hold: a member of conflicts. */
export type Wish =
  | { kind: 'must-see'; placeId: string; says: string }
  | { kind: 'appointment'; appointmentId: string; says: string }
  | { kind: 'locked'; placeId: string; says: string }
  | { kind: 'hours'; date: string; says: string }
  | { kind: 'bedtime'; says: string }

/**
 * A wish that a plan does not meet: the reason, and a way to have it. `reason` is data for other wordings; `says`
 * and `wayOut` are complete sentences.
 */
export interface UnmetWish {
  wish: string
  reason:
    | 'unknown-here'
    | 'closed'
    | 'no-room'
    | 'ruled-out'
    | 'no-time'
    | 'other-days'
    | 'too-long'
    | 'too-short'
  says: string
  wayOut: string | null
}

/** Which of the given places the search considered, and how they were chosen. */
export interface PlacesConsidered {
  given: number
  /** Excluded by the request: avoided, too expensive, not step-free. */
  ruledOut: number
  /** Number of places in the search. */
  entered: number
  /** All that were not excluded, or the most appealing of them near the lodging. */
  chosenBy: 'all' | 'appeal-near-lodging'
}

export interface Planned {
  trip: Trip
  /** Kinds that were asked for and are not in the plan. */
  unmet: UnmetWish[]
  considered: PlacesConsidered
  /** The score of the search: comparable between plans of the same request only. */
  worth: number
}

export type PlanOutcome =
  | ({ ok: true } & Planned)
  | {
      ok: false
      /** The smallest impossible set: without any one of them the rest is possible. */
      conflict: Wish[]
      nearest: Nearest | null
    }

/** The best plan with one wish of a conflict dropped, or one of each conflict. */
export interface Nearest extends Planned {
  dropped: Wish[]
}
