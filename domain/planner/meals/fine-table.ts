/** The table of a fine dinner: "dinner at a Michelin star place on Friday at 8". */
import type { Destination, Place } from '#domain/places/schema.ts'
import { isMealPlace, mealsAt } from './meal-places.ts'

const fine =
  /\b(?:dinner|meal|table)\b[^.;]{0,40}\b(?:michelin|fine[- ]dining|gourmet|fancy|posh|tasting menu)\b|\b(?:michelin|fine[- ]dining|gourmet|fancy|posh)\b[^.;]{0,30}\b(?:dinner|meal|table)\b/i
/** Words of a starred table; else a high price level decides. */
const starred = /\bmichelin|\bstars?\b/i
const dear = 3
/** "Not tasting menu", "nothing fancy": what the dinner must not be. */
const refusedFine =
  /\b(?:not?|nothing|without|never|hates?)(?: (?:an?|the|any|too|so|into|for|of))* (?:michelin(?:[- ]star(?:red|s)?)?|fine[- ]dining|gourmet|fancy|posh|fuss(?:y)?|tasting menus?|white tablecloths?)\b/gi
const good =
  /\b(?:really |very |properly |proper )?(?:good|great|nice|special|lovely) (?:dinner|meal|table)\b/i
const fewestLetters = 4

/** The table for a dinner whose hour was said and whose house was not; `cuisines` are those that were asked for. */
export function fineTableIn(
  text: string,
  { places }: Pick<Destination, 'places'>,
  cuisines: readonly string[] = [],
): Place | undefined {
  const plain = text.replace(refusedFine, ' ')
  const isPlain = plain !== text
  if (!(isPlain ? good.test(plain) : fine.test(text))) return undefined
  const isFine = ({ about, offers = [], cuisines: own = [] }: Place) =>
    [about, ...offers, ...own].some(
      (each) => starred.test(each) || /\b(?:tasting menu|fine[- ]dining)\b/i.test(each),
    )
  const serves = (place: Place) =>
    cuisines.some(
      (each) =>
        each.length >= fewestLetters &&
        [...(place.cuisines ?? []), ...(place.offers ?? [])].some((own) => own.includes(each)),
    )
  const rank = (place: Place) =>
    (isPlain ? 0 : (place.price ?? 0) + (isFine(place) ? 3 : 0)) +
    place.essential +
    (serves(place) ? 2 : 0)
  return places
    .filter((place) => isMealPlace(place) && !place.dayTrip && mealsAt(place).includes('dinner'))
    .filter((place) => (place.price ?? 0) >= dear && !(isPlain && isFine(place)))
    .toSorted((a, b) => rank(b) - rank(a))[0]
}
