/** What the day planner answers: a trip, or which wishes can't hold together and the nearest trip. */
import type { Trip } from '#domain/trip/schema.ts'

/** A wish that must hold: what a conflict is made of. */
export type Wish =
  | { kind: 'must-see'; placeId: string; says: string }
  | { kind: 'appointment'; appointmentId: string; says: string }
  | { kind: 'locked'; placeId: string; says: string }
  | { kind: 'hours'; date: string; says: string }
  | { kind: 'bedtime'; says: string }

/**
 * A wish that a plan does not meet: what is really in the way, and how to have it all the same. The
 * reason is data for whoever words it anew; `says` and `wayOut` are sentences that can stand as they are.
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

/** Which of the places that were given the search looked at, and how they were chosen. */
export interface PlacesConsidered {
  given: number
  /** Against what the party asked for: avoided, too dear, not step-free. */
  ruledOut: number
  /** How many entered the search. */
  entered: number
  /** All that were not ruled out, or the most appealing of them, near the lodging rather than far. */
  chosenBy: 'all' | 'appeal-near-lodging'
}

export interface Planned {
  trip: Trip
  /** Kinds of places that were asked for and are not in the plan. */
  unmet: UnmetWish[]
  considered: PlacesConsidered
  /** What the search maximises: comparable between plans of the same request only. */
  worth: number
}

export type PlanOutcome =
  | ({ ok: true } & Planned)
  | {
      ok: false
      /** The smallest set that cannot hold together: without any one of them it can. */
      conflict: Wish[]
      nearest: Nearest | null
    }

/** The best plan when one wish of a conflict is dropped, or one of each where there are several. */
export interface Nearest extends Planned {
  dropped: Wish[]
}
