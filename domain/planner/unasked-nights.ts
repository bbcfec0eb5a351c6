/**
 * Bars and clubs for those who spoke of none: a glass on every evening is no plan, and two on one evening are a pub crawl.
 * What was wished for is counted by its wish.
 */
import type { Interest, PlaceKind } from '#domain/places/schema.ts'
import type { PlanRequest } from './schema.ts'

/** One such evening in so many days: friends go out more. */
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
