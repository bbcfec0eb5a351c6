/** Trips that are booked long ahead: many people, or a wedding. */
import type { TripBrief } from '#domain/brief/schema.ts'

const crowd = 6
const ofCrowds = new Set<TripBrief['occasions'][number]>(['bachelor', 'wedding', 'reunion'])
/** Days from today before which such a trip is not planned where no date was said. */
export const eightWeeks = 56

export function isBookedAhead({
  party,
  occasions,
}: Pick<TripBrief, 'party' | 'occasions'>): boolean {
  const people = party.total ?? (party.adults ?? 0) + (party.children ?? 0)
  return people >= crowd || occasions.some((each) => ofCrowds.has(each))
}
