/** The ideas of whoever uses this tab: opened together with the trips, because both are sent in one line. */
import { currentTripData } from '#app/data/trips/current-trip-data.ts'
import type { TripData } from '#app/data/trips/trip-data.ts'
import type { IdeaData } from './idea-data.ts'

/** The ideas that were opened together with these trips. */
export const ideasOf = new WeakMap<TripData, IdeaData>()

/** Reads and fetches the ideas when a screen first asks for them: pages that only show trips fetch none. */
export async function currentIdeaData(): Promise<IdeaData> {
  const ideas = ideasOf.get(await currentTripData())
  if (!ideas) throw new Error('These trips were opened without their ideas')
  ideas.begin()
  return ideas
}
