/** A visit for tests: ordinary in everything a test does not name. */
import type { Place } from '#domain/places/schema.ts'
import type { DayVisit } from '../problem/day-visit.ts'

export const visitTo = (place: Place, more: Partial<DayVisit> = {}): DayVisit => ({
  kind: 'visit',
  place,
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
  ...more,
})
