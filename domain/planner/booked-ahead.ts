/** Trips that nobody makes tomorrow: many people, or a wedding, book beds and tables long before. */
import type { TripBrief } from '#domain/brief/schema.ts'

const crowd = 6
const ofCrowds = new Set<TripBrief['occasions'][number]>(['bachelor', 'wedding', 'reunion'])
/** Before this such a trip is not planned where nobody said when. */
export const eightWeeks = 56

export function isBookedAhead({
  party,
  occasions,
}: Pick<TripBrief, 'party' | 'occasions'>): boolean {
  const people = party.total ?? (party.adults ?? 0) + (party.children ?? 0)
  return people >= crowd || occasions.some((each) => ofCrowds.has(each))
}
