/** A sight that was named without its city: the Louvre is in Paris. */
import type { TripBrief } from '#domain/brief/schema.ts'
import type { Destination } from '#domain/places/schema.ts'
import { homesOf } from './clashes.ts'

export interface ImpliedCity {
  destination: Destination
  says: string
}

/** The one city that has a named sight; undefined where none or several have it. */
export function impliedCity(
  { mustSee }: TripBrief,
  destinations: readonly Destination[],
): ImpliedCity | undefined {
  for (const wish of mustSee) {
    const [first, second] = homesOf(wish, destinations)
    // A name that two cities have is the famous one's, or a question.
    const isOther = second && second.exact === first?.exact
    if (!first || (isOther && second.place.essential > first.place.essential - 0.2)) continue
    const { destination, place } = first
    return { destination, says: `${place.name} is in ${destination.name}: planned there.` }
  }
  return undefined
}
