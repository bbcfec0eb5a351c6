/**
 * "Eating everything", "foodies": adds the town's great food market as a wish, which has more to taste than any one
 * table.
 */
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates, Place } from '#domain/places/schema.ts'
import type { AskedWish } from '../schema.ts'

const comesToEat =
  /\b(?:eat(?:ing)? (?:everything|our way|my way|anything|all|a lot|well|like locals|as much)|(?:try|trying|taste|tasting|sample) (?:everything|all (?:the|kinds|sorts)|as much)|foodies?|food(?:[- ](?:lovers?|obsessed|mad|trip|focused|tour of|weekend|holiday|first))|(?:love|loves|loving|like|likes|into|here for|come for|mostly for|mainly for|for|about) (?:the |good |local |\w+ and )?(?:food|eating)\b|culinary|gastronom\w+|gourmets?)\b/i
const refused =
  /\b(?:no|not|hate|avoid|without)\b[^.;,]{0,14}\b(?:food|eating|markets?|foodies?)\b/i
/** Least renown (0 to 1) of such a market. */
const known = 0.4
const ofFood =
  /\b(?:food|market (?:hall|lunch|food)|fish|cheese|produce|street food|tastings?|snacks?|fruit|tapas|stalls?|oysters?|spices?|pickles)\b/i
const near = 8
const daysForASecond = 4

export function foodMarkets(
  text: string,
  {
    places,
    lodging,
    days,
    asked,
  }: { places: readonly Place[]; lodging: Coordinates; days: number; asked: readonly AskedWish[] },
): AskedWish[] {
  if (days < 2 || !comesToEat.test(text) || refused.test(text)) return []
  if (asked.some(({ ofKind }) => ofKind === 'market')) return []
  const markets = places
    .filter(
      (place) =>
        place.kind === 'market' &&
        !place.dayTrip &&
        place.essential >= known &&
        place.interests.includes('food') &&
        ofFood.test([place.about, ...(place.offers ?? [])].join('; ')) &&
        kilometres(place.at, lodging) <= near,
    )
    .toSorted((a, b) => b.essential - a.essential)
    .slice(0, days >= daysForASecond ? 2 : 1)
  return markets.map(({ id, name }) => ({
    ...{ what: name, placeIds: [id], when: 'any' as const },
    ...{ daily: false, often: false, implied: true as const },
  }))
}
