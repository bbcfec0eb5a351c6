/** What hours that stay free are spent on, where nobody asked for it. */
import type { Place } from '#domain/places/schema.ts'
import { wishesMet } from '../asked/asked-starts.ts'
import type { PlanRequest } from '../schema.ts'

/** What children are not known to like is no hour with them: it is told as close by. */
export function fillsTime(place: Place, request: PlanRequest): boolean {
  if (!request.party.children || place.children === true) return true
  return wishesMet(place, request).length > 0
}
