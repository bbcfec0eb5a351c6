/** Meals around the same sight, or at the lodging, as often as a long stay needs. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import type { PlanRequest } from '../schema.ts'

const daysATurn = 12

/**
 * The lodging and some sights, each as often as a long stay needs: one eats around the same
 * sight again, though not every day.
 */
export function inTurns(
  around: readonly Place[],
  time: OpenSpan,
  { days }: PlanRequest,
): { place: Place | null; starts: OpenSpan[][] }[] {
  const turns = Math.ceil(days.length / daysATurn)
  return [null, ...around].flatMap((place) =>
    Array.from({ length: turns }, (_, turn) => ({
      place,
      starts: days.map((_day, index) => (index % turns === turn ? [time] : [])),
    })),
  )
}
