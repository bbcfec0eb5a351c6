/** What a visit of the solver's problem stands for in a day. */
import type { Meal, Place } from '#domain/places/schema.ts'
import type { PlannedDayTrip } from './day-trips/planned-day-trip.ts'
import type { PlanAppointment } from './schema.ts'

/** `around`: the place near which a meal without a restaurant is had. */
export interface DayVisit {
  /** `free` is a nap, a siesta or a rest; other free time is what the tours leave. */
  kind: 'visit' | 'meal' | 'appointment' | 'free'
  place: Place | null
  around: Place | null
  appointment: PlanAppointment | null
  meal: Meal | null
  /** A siesta, out of the heat. */
  siesta: boolean
  /** A rest off the feet, for the very old. */
  rest: boolean
  locked: boolean
  mandatory: boolean
  /** Index among several visits to the same house; null where there is one. */
  turn: number | null
  /** A dinner earlier than usual, before a show. */
  beforeShow: boolean
  /** Whether it is at the hours when the place is at its best. */
  prime: boolean
  /** Meals that are had during the visit. */
  mealsInside: readonly Meal[]
  /**
   * A table for a dish with a fixed number of times, or for a brunch that is lunch too: no other table may replace
   * it.
   */
  ofADish: boolean
  /** A day trip: in the problem it begins and ends at the lodging. */
  outing: PlannedDayTrip | null
}

/** A visit with defaults for everything that is not given. */
export function dayVisit(told: Partial<DayVisit> & Pick<DayVisit, 'kind'>): DayVisit {
  return {
    place: null,
    around: null,
    appointment: null,
    meal: null,
    siesta: false,
    rest: false,
    locked: false,
    mandatory: false,
    turn: null,
    beforeShow: false,
    prime: false,
    mealsInside: [],
    ofADish: false,
    outing: null,
    ...told,
  }
}
