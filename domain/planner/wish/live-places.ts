/**
 * Places of a live provider as the planner's own, for towns that the catalogue does not have. Its texts are data:
 * cleaned, bounded, and never read as a request; missing facts (hours, length of a visit) are assumed by kind.
 */
import { kilometres } from '#domain/places/distance.ts'
import { kindWords } from '#domain/places/kind-words.ts'
import type { PlaceDetails, PlaceFinder } from '#domain/places/place-details.ts'
import {
  type Coordinates,
  type Interest,
  type Place,
  type PlaceKind,
  placeSchema,
} from '#domain/places/schema.ts'
import { cleanText } from '#domain/text/clean-text.ts'

const questions = [
  'tourist attraction',
  'museum',
  'park',
  'viewpoint',
  'restaurant',
  'cafe',
  'church',
  'market',
] as const
const within = 15
const aQuestion = 20
const samePlace = 0.08

interface KindHabits {
  kind: PlaceKind
  minutes: number
  setting: Place['setting']
  interests: Interest[]
}

const habits = (
  kind: PlaceKind,
  minutes: number,
  setting: Place['setting'],
  ...interests: Interest[]
): KindHabits => ({ kind, minutes, setting, interests })

/** Kinds by the categories of providers; the first match decides. */
const byType: readonly (readonly [RegExp, KindHabits])[] = [
  [/restaurant|food_court|fast_food/, habits('restaurant', 75, 'indoor', 'food')],
  [/cafe|coffee|bakery/, habits('cafe', 40, 'indoor', 'food')],
  [/art_gallery|gallery/, habits('gallery', 75, 'indoor', 'art')],
  [/museum/, habits('museum', 90, 'indoor', 'culture', 'history')],
  [/zoo|aquarium/, habits('zoo', 150, 'outdoor', 'family', 'nature')],
  [/amusement_park|theme_park|water_park/, habits('theme-park', 240, 'outdoor', 'family')],
  [/castle|palace/, habits('palace', 90, 'both', 'history')],
  [/ruins|archaeological/, habits('ruins', 60, 'outdoor', 'history')],
  [
    /church|cathedral|mosque|temple|synagogue|place_of_worship|chapel|monastery/,
    habits('worship', 35, 'indoor', 'religion', 'architecture'),
  ],
  [/viewpoint|observation/, habits('viewpoint', 35, 'outdoor', 'views')],
  [/botanical|garden/, habits('garden', 60, 'outdoor', 'nature')],
  [/park$|^park|playground/, habits('park', 60, 'outdoor', 'nature')],
  [/beach/, habits('beach', 120, 'outdoor', 'beach')],
  [
    /peak|nature_reserve|national_park|hiking|waterfall|lake/,
    habits('nature', 120, 'outdoor', 'nature'),
  ],
  [/marketplace|market/, habits('market', 50, 'both', 'food', 'shopping')],
  [/shopping_mall|mall|department_store/, habits('shopping', 75, 'indoor', 'shopping')],
  [/theatre|theater|opera|concert/, habits('stage', 120, 'indoor', 'music')],
  [/square|plaza/, habits('square', 25, 'outdoor', 'architecture')],
  [/bridge/, habits('bridge', 20, 'outdoor', 'architecture')],
  [
    /attraction|monument|memorial|landmark|historic|tourism/,
    habits('landmark', 45, 'both', 'history'),
  ],
]

/** A few dozen places around a point; empty where no provider answers. */
export async function livePlaces(
  finder: PlaceFinder,
  at: Coordinates,
  city: string,
): Promise<Place[]> {
  const found: PlaceDetails[] = []
  for (const text of questions) {
    const search = { text, near: at, withinKm: within, limit: aQuestion }
    const answer = await finder.search(search, { patient: true })
    // Places of the catalogue are in another town.
    found.push(...answer.filter(({ source }) => source !== 'catalogue'))
  }
  const places: Place[] = []
  for (const details of found) {
    const place = placeOf(details, city, places.length)
    const twin =
      place &&
      places.some(
        (other) =>
          other.name === place.name ||
          (kilometres(other.at, place.at) < samePlace && other.kind === place.kind),
      )
    if (place && !twin && kilometres(place.at, at) <= within * 2) places.push(place)
  }
  return places
}

function placeOf(details: PlaceDetails, city: string, index: number): Place | null {
  const name = cleanText(details.name, 120)
  const types = details.types.join(' ').toLowerCase()
  const known =
    byType.find(([pattern]) => details.types.some((type) => pattern.test(type.toLowerCase()))) ??
    byType.find(([pattern]) => pattern.test(types))
  if (!known || name.length < 2) return null
  const [, { kind, minutes, setting, interests }] = known
  const area = cleanText(details.vicinity ?? city, 120)
  const parsed = placeSchema.safeParse({
    id: `live-${index + 1}`,
    name,
    kind,
    at: details.at,
    area: area.length < 2 ? city : area,
    hours: null,
    minutes,
    price: details.priceLevel ?? null,
    setting,
    interests,
    children: null,
    stepFree: null,
    bestTime: 'any',
    essential: essentialOf(details, index),
    about: `${sentenceKind(kind)} in ${city}, as ${sourceNames[details.source]} has it.`,
  })
  return parsed.success ? parsed.data : null
}

/** Renown (0 to 1) from ratings; without any, from the provider's order. */
function essentialOf({ rating, totalRatings }: PlaceDetails, index: number): number {
  if (rating === undefined) return Math.max(0.25, 0.55 - index * 0.004)
  const known = Math.min(1, Math.log10(1 + (totalRatings ?? 0)) / 4)
  return Math.min(0.85, Math.max(0.1, (rating / 5) * (0.4 + 0.5 * known)))
}

const sourceNames: Readonly<Record<PlaceDetails['source'], string>> = {
  catalogue: 'the catalogue',
  google: 'Google',
  openstreetmap: 'OpenStreetMap',
  wikimedia: 'Wikimedia',
}

function sentenceKind(kind: PlaceKind): string {
  const words = kindWords(kind)
  return `${/^[aeiou]/.test(words) ? 'An' : 'A'} ${words}`
}
