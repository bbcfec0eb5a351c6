/** Places for meals around a sight or at the lodging, repeated as often as a long stay needs. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import type { PlanRequest } from '../schema.ts'

const daysATurn = 12

/** The lodging and some sights, each as often as a long stay needs, though not every day. */
export function inTurns(
  around: readonly Place[],
  time: OpenSpan,
  { days, party }: PlanRequest,
): { place: Place | null; starts: OpenSpan[][] }[] {
  const turns = Math.ceil(days.length / daysATurn)
  // Who naps or walks little may eat at the lodging every day.
  const atHome = party.naps || party.shortWalks ? days.length : turns
  return [null, ...around].flatMap((place) => {
    const often = place ? turns : atHome
    return Array.from({ length: often }, (_, turn) => ({
      place,
      starts: days.map((_day, index) => (index % often === turn ? [time] : [])),
    }))
  })
}
