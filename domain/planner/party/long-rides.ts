/** Day trips with a small child: nearby ones first, and a sentence where the way is long all the same. */
import type { TripBrief } from '#domain/brief/schema.ts'
import type { Place } from '#domain/places/schema.ts'
import { durationInWords } from '../duration-words.ts'

/** Minutes of a ride each way that are long for a child under six. */
const longRide = 90
const underSix = 5

/** The longest ride each way for this party; undefined without small children. */
export function longestRide(
  naps: boolean | undefined,
  { childAges, infants = 0 }: TripBrief['party'],
): number | undefined {
  return naps || infants > 0 || childAges.some((age) => age <= underSix) ? longRide : undefined
}

/** Sentences on the long rides of a stay. */
export function longRideNotes(
  places: readonly Place[],
  planned: ReadonlySet<string>,
  longest: number | undefined,
): string[] {
  if (longest === undefined) return []
  return places.flatMap(({ id, name, dayTrip }) =>
    dayTrip && planned.has(id) && dayTrip.minutesEachWay > longest
      ? [
          `${name} is ${durationInWords(dayTrip.minutesEachWay)} each way, a long sitting for a small child: stop on the way, or leave it out.`,
        ]
      : [],
  )
}
