/** Minutes at a table: the catalogue's, and in the evening at least what the price level deserves. */
import type { Meal, Place } from '#domain/places/schema.ts'
import type { PlanRequest } from '../schema.ts'
import { visitMinutes } from '../visit-length.ts'
import { isTheDinner, specialMinutes } from './special-dinner.ts'

/** The least minutes of a dinner by its price level. */
const leastByLevel: Readonly<Record<number, number>> = { 3: 90, 4: 120 }

export function mealMinutes(
  place: Place,
  { meal, beforeShow = false }: { meal: Meal | null; beforeShow?: boolean },
  request: PlanRequest,
): number {
  const usual = visitMinutes(place, request)
  if (meal !== 'dinner' || beforeShow) return usual
  if (isTheDinner(place, request)) return Math.max(usual, specialMinutes)
  // Not with children.
  if (request.party.children || place.kind !== 'restaurant') return usual
  return Math.max(usual, leastByLevel[place.price ?? 0] ?? 0)
}
