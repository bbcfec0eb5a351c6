/** Which places of a town are left out because the traveller refused them. */
import type { Place } from '#domain/places/schema.ts'
import { isMealPlace } from '../meals/meal-places.ts'
import { placeNamed } from '../place-names.ts'
import type { PlannableDestination } from '../plannable-destination.ts'
import type { AskedWish } from '../schema.ts'

export function avoidedPlaces(
  /** Refused names that match no place here are ignored. */
  refused: readonly string[],
  destination: PlannableDestination,
  { seenBefore, asked }: { seenBefore: readonly Place[]; asked: readonly AskedWish[] },
): string[] {
  const named = refused.flatMap((words) => placeNamed(words, destination)?.id ?? [])
  // A refused quarter excludes all that is in it.
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

/**
 * Whether a place is of a refused thing, by its name or its first offer: "no hiking" excludes hikes, and no park
 * that has a path as well.
 */
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
