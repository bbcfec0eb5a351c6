/** The table of a fine dinner: "dinner at a Michelin star place on Friday at 8". */
import type { Destination, Place } from '#domain/places/schema.ts'
import { isMealPlace, mealsAt } from './meal-places.ts'

const fine =
  /\b(?:dinner|meal|table)\b[^.;]{0,40}\b(?:michelin|fine[- ]dining|gourmet|fancy|posh|tasting menu)\b|\b(?:michelin|fine[- ]dining|gourmet|fancy|posh)\b[^.;]{0,30}\b(?:dinner|meal|table)\b/i
/** Words of a starred table; else a high price level decides. */
const starred = /\bmichelin|\bstars?\b/i
const dear = 3

export function fineTableIn(
  text: string,
  { places }: Pick<Destination, 'places'>,
): Place | undefined {
  if (!fine.test(text)) return undefined
  const rank = (place: Place) =>
    (place.price ?? 0) + place.essential + (starred.test(place.about) ? 3 : 0)
  return places
    .filter((place) => isMealPlace(place) && mealsAt(place).includes('dinner'))
    .filter((place) => (place.price ?? 0) >= dear)
    .toSorted((a, b) => rank(b) - rank(a))[0]
}
