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
  { days, party }: PlanRequest,
): { place: Place | null; starts: OpenSpan[][] }[] {
  const turns = Math.ceil(days.length / daysATurn)
  // Who naps there, or walks little, eats near the bed on any day rather than not at all.
  const atHome = party.naps || party.shortWalks ? days.length : turns
  return [null, ...around].flatMap((place) => {
    const often = place ? turns : atHome
    return Array.from({ length: often }, (_, turn) => ({
      place,
      starts: days.map((_day, index) => (index % often === turn ? [time] : [])),
    }))
  })
}
