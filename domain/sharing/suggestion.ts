/** What somebody with a link suggests, as the trip's owner reads it. */
import type { DayId, StopId } from '#domain/trip/ids.ts'
import type { TripSuggestionId } from './ids.ts'

export interface Suggestion {
  id: TripSuggestionId
  words: string
  /** What its writer called themselves. */
  name: string | null
  dayId: DayId | null
  stopId: StopId | null
  madeAt: string
}

export const writerOf = ({ name }: Pick<Suggestion, 'name'>): string =>
  name ?? 'Somebody with the link'
