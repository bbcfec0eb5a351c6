/**
 * Bounds unasked visits to bars and clubs: not on every evening, and not two on one. Wished ones are bounded by
 * their wish.
 */
import type { Interest, PlaceKind } from '#domain/places/schema.ts'
import type { PlanRequest } from '../schema.ts'

/** Days per evening in a bar that nobody asked for: one in 2 for friends, in 3 for others. */
const daysForOne = { friends: 2, others: 3 }

interface Nights {
  mostOfKinds: PlanRequest['mostOfKinds']
  oneADayKinds: PlaceKind[]
}

export function unaskedNights(
  who: PlanRequest['party']['who'],
  asked: { interests: readonly Interest[]; wantedKinds: readonly PlaceKind[]; days: number },
): Nights {
  const { interests, wantedKinds, days } = asked
  const goesOut = interests.includes('nightlife') || wantedKinds.includes('nightlife')
  if (goesOut || who.includes('bachelors')) return { mostOfKinds: [], oneADayKinds: [] }
  const each = who.includes('friends') ? daysForOne.friends : daysForOne.others
  return {
    mostOfKinds: [{ kind: 'nightlife', most: Math.ceil(days / each) }],
    oneADayKinds: ['nightlife'],
  }
}
