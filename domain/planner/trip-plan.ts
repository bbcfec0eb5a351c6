/** What the day planner answers: days with stops and reasons, and what stayed out and why. */
import type { Coordinates, Meal } from '#domain/places/schema.ts'
import type { TravelLeg } from '#domain/routing/travel-estimate.ts'

export interface PlannedStop {
  /** A sight or café; a meal at a restaurant, or somewhere around a place; something settled. */
  kind: 'visit' | 'meal' | 'appointment'
  placeId: string | null
  appointmentId?: string
  meal?: Meal
  name: string
  at: Coordinates
  /** Minutes after midnight: when one gets there, when it begins and when one leaves. */
  arrive: number
  start: number
  leave: number
  /** The way there, from the stop before or the start of the day. */
  leg: TravelLeg
  /** Why it is here, in words. */
  reasons: string[]
  /** Nobody knows the opening hours: to be checked before going. */
  checkHours: boolean
  locked: boolean
  /** What would fit in its stead, best first. */
  alternatives: { placeId: string; name: string }[]
}

export interface PlannedDay {
  date: string
  leaveLodging: number
  back: number
  stops: PlannedStop[]
  /** The way back. */
  legBack: TravelLeg | null
}

export interface LeftOut {
  placeId: string
  name: string
  reason: string
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

export interface TripPlan {
  days: PlannedDay[]
  leftOut: LeftOut[]
  considered: PlacesConsidered
  /** Whether travel times are estimates. */
  estimated: boolean
  /** What the search maximises: comparable between plans of the same request only. */
  worth: number
}

/** A wish that must hold: what a conflict is made of. */
export type Wish =
  | { kind: 'must-see'; placeId: string; says: string }
  | { kind: 'appointment'; appointmentId: string; says: string }
  | { kind: 'locked'; placeId: string; says: string }
  | { kind: 'hours'; date: string; says: string }
  | { kind: 'bedtime'; says: string }

export type PlanOutcome =
  | { ok: true; plan: TripPlan }
  | {
      ok: false
      /** The smallest set that cannot hold together: without any one of them it can. */
      conflict: Wish[]
      nearest: Nearest | null
    }

/** The best plan when one wish of a conflict is dropped, or one of each where there are several. */
export interface Nearest {
  dropped: Wish[]
  plan: TripPlan
}
