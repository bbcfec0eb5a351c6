/** The places of a town that a traveller does not want to see. */
import type { Place } from '#domain/places/schema.ts'
import { placeNamed } from './place-names.ts'
import type { PlannableDestination } from './plannable-destination.ts'
import type { Asked } from './schema.ts'

export function avoidedPlaces(
  /** What was refused by name; what is no place here can't be planned by mistake. */
  refused: readonly string[],
  destination: PlannableDestination,
  { seenBefore, asked }: { seenBefore: readonly Place[]; asked: readonly Asked[] },
): string[] {
  const named = refused.flatMap((words) => placeNamed(words, destination)?.id ?? [])
  // Of a quarter that one has had enough of, all that is in it.
  const quarters = new Set(refused.map((words) => words.toLowerCase()))
  const inThem = destination.places.filter(({ area }) => quarters.has(area.toLowerCase()))
  const isAskedFor = ({ id }: Place) => asked.some(({ placeIds }) => placeIds.includes(id))
  const seen = seenBefore.filter((place) => !isAskedFor(place))
  return [...named, ...[...inThem, ...seen].map(({ id }) => id)]
}
