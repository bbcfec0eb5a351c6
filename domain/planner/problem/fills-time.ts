/** What hours that stay free are spent on, where nobody asked for it. */
import type { Place } from '#domain/places/schema.ts'
import { wishesMet } from '../asked/asked-starts.ts'
import { isForOtherTastes } from '../asked/special-interest.ts'
import { firstSight } from '../first-things.ts'
import type { PlanRequest } from '../schema.ts'

/** What children are not known to like is no hour with them, nor a stadium for who came for gardens: it is told as close by. */
export function fillsTime(place: Place, request: PlanRequest): boolean {
  if (isForOtherTastes(place, request)) return false
  if (!request.party.children || place.children === true) return true
  // What the town is known for is seen with children, too, where nothing speaks against it.
  if (place.children === null && place.essential >= firstSight) return true
  return wishesMet(place, request).length > 0
}
