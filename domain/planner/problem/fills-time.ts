/** Which places may fill free hours. */
import type { Place } from '#domain/places/schema.ts'
import { wishesMet } from '../asked/asked-starts.ts'
import { isForOtherTastes } from '../asked/special-interest.ts'
import { firstSight } from '../first-things.ts'
import type { PlanRequest } from '../schema.ts'

/**
 * Whether a place may fill free hours: not what children may not like, nor a stadium for who came for gardens;
 * those are mentioned as nearby.
 */
export function fillsTime(place: Place, request: PlanRequest): boolean {
  if (isForOtherTastes(place, request)) return false
  if (!request.party.children || place.children === true) return true
  // Great sights also with children, where nothing speaks against it.
  if (place.children === null && place.essential >= firstSight) return true
  return wishesMet(place, request).length > 0
}
