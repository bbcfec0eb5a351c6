/** What a visit of the solver's problem stands for in a day. */
import type { Meal, Place } from '#domain/places/schema.ts'
import type { PlannedDayTrip } from './planned-day-trip.ts'
import type { PlanAppointment } from './schema.ts'

/** `around` is where a meal without a restaurant is had. */
export interface DayVisit {
  /** Free time is a nap or a siesta here; other free time is what the tours leave. */
  kind: 'visit' | 'meal' | 'appointment' | 'free'
  place: Place | null
  around: Place | null
  appointment: PlanAppointment | null
  meal: Meal | null
  /** Free time is spent out of the heat. */
  siesta: boolean
  /** Free time is an hour off the feet, for those of a great age. */
  rest: boolean
  locked: boolean
  mandatory: boolean
  /** Which of several visits to the same house; null where there is one. */
  turn: number | null
  /** A dinner that is earlier than one would like, for a show that begins afterwards. */
  beforeShow: boolean
  /** At the hours when the place is at its best. */
  prime: boolean
  /** Meals that are had there, in the middle of the visit. */
  mealsInside: readonly Meal[]
  /** A table of a dish that is had so often and no more, or a breakfast that is lunch too: no other stands for it. */
  ofADish: boolean
  /** A day trip: the visit of the problem begins and ends at the lodging. */
  outing: PlannedDayTrip | null
}

/** A visit that is ordinary in everything that is not told of it. */
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
