/** Days out with a small child: what lies near before what lies far, and a word where the way is long all the same. */
import type { TripBrief } from '#domain/brief/schema.ts'
import type { Place } from '#domain/places/schema.ts'
import { durationInWords } from '../duration-words.ts'

/** Longer than this each way is a long sitting for who is under six. */
const longRide = 90
const underSix = 5

/** The longest ride each way for those who travel; undefined where nobody is that small. */
export function longestRide(
  naps: boolean | undefined,
  { childAges, infants = 0 }: TripBrief['party'],
): number | undefined {
  return naps || infants > 0 || childAges.some((age) => age <= underSix) ? longRide : undefined
}

/** What is said of the long ways of a stay. */
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
