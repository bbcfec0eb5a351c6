/** Paid sights that who saves skips unless asked for: a deck, an aquarium in a mall, a day by hired car. */
import type { Place } from '#domain/places/schema.ts'
import type { PlanRequest } from '../schema.ts'

/** Price ceiling of those who save, and price level of a sight that costs noticeably much. */
const ceilingOfSavers = 2
const feltPrice = 2
/** Renown (0 to 1) below which a first visit may do without it. */
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

/** What costs much about it: its ticket, or the tour or car needed to get there. */
export function spared({ dayTrip }: Place): string {
  const by = dayTrip && (dayTrip.by === 'tour' || dayTrip.by === 'drive') && howOneComes[dayTrip.by]
  return by
    ? `It is planned with ${by}, which is more than a small budget spares for a day: name it to have it planned.`
    : 'It costs more than a small budget spares for it: name it to have it planned.'
}
