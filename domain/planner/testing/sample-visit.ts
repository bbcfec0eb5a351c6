/** A visit for tests: ordinary in everything a test does not name. */
import type { Place } from '#domain/places/schema.ts'
import { type DayVisit, dayVisit } from '../day-visit.ts'

export const visitTo = (place: Place, more: Partial<DayVisit> = {}): DayVisit =>
  dayVisit({ kind: 'visit', place, ...more })
