/** What nobody who saves pays for unasked: a deck, an aquarium below a mall, a day by hired car. */
import type { Place } from '#domain/places/schema.ts'
import type { PlanRequest } from './schema.ts'

/** The ceiling of who saves, and the price level from which a sight is felt in a day's money. */
const ceilingOfSavers = 2
const feltPrice = 2
/** Below this a first visit misses nothing without it. */
const missedByNobody = 0.4
const withADriver = new Set<NonNullable<Place['dayTrip']>['by']>(['tour', 'drive'])

export function isUnaskedExpense(
  { dayTrip, kind, price, essential, interests: [subject], ...place }: Place,
  { priceCeiling, wantedKinds, interests }: PlanRequest,
): boolean {
  if (priceCeiling > ceilingOfSavers || place.meals) return false
  if (kind === 'restaurant' || kind === 'cafe') return false
  if (dayTrip) return withADriver.has(dayTrip.by)
  const isLiked =
    wantedKinds.includes(kind) || (subject !== undefined && interests.includes(subject))
  return (price ?? 0) >= feltPrice && essential < missedByNobody && !isLiked
}

const howOneComes = { tour: 'a tour', drive: 'a car' } as const

/** What is dear about it: its own ticket, or the tour or car without which nobody gets there. */
export function spared({ dayTrip }: Place): string {
  const by = dayTrip && (dayTrip.by === 'tour' || dayTrip.by === 'drive') && howOneComes[dayTrip.by]
  return by
    ? `It takes ${by} to get there, more than a small budget spares for a day: name it to have it planned.`
    : 'It costs more than a small budget spares for it: name it to have it planned.'
}
