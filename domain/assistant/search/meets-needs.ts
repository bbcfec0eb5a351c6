/** Whether a place is what it must be. */
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import type { Needs } from './meaning.ts'

const climb = /\b(?:steps?|stairs?|stairways?|climb|climbing|steep)\b/i
const lifted = /\b(?:lift|elevator|funicular|cable cars?|escalators?|ramp)\b/i

export function meetsNeeds(place: Place, needs: Needs): boolean {
  const { setting, children, stepFree } = place
  if (needs.indoors && setting === 'outdoor') return false
  if (needs.outdoors && setting === 'indoor') return false
  if (needs.priceAtMost !== undefined && !isAtMost(place, needs.priceAtMost)) return false
  if (needs.children && (children === false || place.kind === 'nightlife')) return false
  if (needs.stepFree && stepFree !== true) return false
  if (needs.easy && isClimb(place)) return false
  if (needs.dayTrip && !place.dayTrip) return false
  if (needs.noCar && place.dayTrip?.by === 'drive') return false
  if (needs.diets?.some((diet) => !place.diets?.includes(diet))) return false
  return !needs.meals || needs.meals.some((meal) => place.meals?.includes(meal))
}

/**
 * Whether it costs at most so much, by its price level or by a sentence that tells a cheap way in: "cheap standing
 * places by night".
 */
function isAtMost({ price, about }: Place, most: number): boolean {
  if (price !== null && price <= most) return true
  return most > 0 && /\bcheap(?:er|est)?\b/i.test(about)
}

function isClimb({ stepFree, about }: Place): boolean {
  if (lifted.test(about)) return false
  return stepFree === false || climb.test(about)
}

/**
 * The kinds that an answer may have; null where all may. Where a table is wanted, other kinds only describe it ("a
 * restaurant on the beach"); else any kind named will do.
 */
export function kindsNeeded(needs: readonly Needs[]): ReadonlySet<PlaceKind> | null {
  const named = needs.flatMap(({ kinds }) => (kinds ? [kinds] : []))
  const tables = named.filter(
    (kinds) => kinds.includes('restaurant') || (kinds.length === 1 && kinds[0] === 'cafe'),
  )
  const [first, ...others] = tables
  if (!first) return named.length > 0 ? new Set(named.flat()) : null
  const common = first.filter((kind) => others.every((kinds) => kinds.includes(kind)))
  return new Set(common.length > 0 ? common : tables.flat())
}
