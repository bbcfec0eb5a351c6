/** The places of a town that a traveller does not want to see. */
import type { Place } from '#domain/places/schema.ts'
import { isMealPlace } from './meal-places.ts'
import { placeNamed } from './place-names.ts'
import type { PlannableDestination } from './plannable-destination.ts'
import type { AskedWish } from './schema.ts'

export function avoidedPlaces(
  /** What was refused by name; what is no place here can't be planned by mistake. */
  refused: readonly string[],
  destination: PlannableDestination,
  { seenBefore, asked }: { seenBefore: readonly Place[]; asked: readonly AskedWish[] },
): string[] {
  const named = refused.flatMap((words) => placeNamed(words, destination)?.id ?? [])
  // Of a quarter that one has had enough of, all that is in it.
  const quarters = new Set(refused.map((words) => words.toLowerCase()))
  const inThem = destination.places.filter(({ area }) => quarters.has(area.toLowerCase()))
  const isAskedFor = ({ id }: Place) => asked.some(({ placeIds }) => placeIds.includes(id))
  const seen = seenBefore.filter((place) => !isAskedFor(place))
  const things = refused.filter((words) => words === words.toLowerCase()).map(stemsOf)
  const ofThings = destination.places.filter(
    (place) =>
      !(isMealPlace(place) || isAskedFor(place)) && things.some((each) => isOf(place, each)),
  )
  return [...named, ...[...inThem, ...seen, ...ofThings].map(({ id }) => id)]
}

/** "No hiking" leaves out what is a hike by its name or by the first thing that it offers, and no park that has a path as well. */
function isOf({ name, offers }: Place, thing: readonly string[]): boolean {
  return [name, offers?.[0] ?? ''].some((words) => {
    const said = stemsOf(words)
    return thing.length > 0 && thing.every((stem) => said.includes(stem))
  })
}

/** Hike, hikes and hiking are one word. */
function stemsOf(words: string): string[] {
  return words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.replace(/(?:ing|es|e|s)$/, ''))
}
