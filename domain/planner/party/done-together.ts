/** Activities of stag and hen parties by day: baths, boats, tastings, a ride. */
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates, Place, PlaceKind } from '#domain/places/schema.ts'
import type { AskedWish } from '../schema.ts'

const kinds = new Set<PlaceKind>([
  'activity',
  'spa',
  'theme-park',
  'museum',
  'landmark',
  'stage',
  'beach',
])
/** Kinds whose places are all activities. */
const alwaysDone = new Set<PlaceKind>(['spa', 'theme-park', 'beach'])
const isOfDoing =
  /\b(?:brewer(?:y|ies)|beers?|distiller(?:y|ies)|whisk(?:e)?y|gin|rum|tequila|wine tasting|tastings?|cocktails?|karting|go-?karts?|shooting|escape|axe|bowling|darts|mini-?golf|arcade|raft(?:ing)?|kayak\w*|boat (?:trip|tour|party|rental|ride)|cruise|sail\w*|catamaran|jet ?ski|surf\w*|zip ?lines?|climb(?:ing)?|quad|jeep|dune|safari|bike tour|e-?scooter|segway|water ?park|stadium tour|paintball|cooking class)\b/i
const notForThem =
  /\b(?:dinner|food tour|playgrounds?|children|kids|puppets?|petting|toddlers?|afternoon tea|ancient beers?)\b/i
const leastMinutes = 45
const longest = 240
const near = 8
/** Points on renown (0 to 1) lost for each kilometre from the lodging. */
const perKilometer = 0.03
const ofTheirs = 0.2

interface Stay {
  places: readonly Place[]
  lodging: Coordinates
  days: number
  priceCeiling: number
  asked: readonly AskedWish[]
}

export function doneTogether({ places, lodging, days, priceCeiling, asked }: Stay): AskedWish[] {
  const taken = new Set(asked.flatMap(({ placeIds }) => placeIds))
  const tells = ({ name, offers = [] }: Place) => isOfDoing.test(`${name}; ${offers.join('; ')}`)
  const rank = (place: Place) =>
    place.essential + (tells(place) ? ofTheirs : 0) - perKilometer * kilometres(place.at, lodging)
  const found = places
    .filter((place) => kinds.has(place.kind) && (alwaysDone.has(place.kind) || tells(place)))
    .filter(({ dayTrip, id, price }) => !dayTrip && !taken.has(id) && (price ?? 0) <= priceCeiling)
    .filter(({ minutes }) => minutes >= leastMinutes && minutes <= longest)
    .filter(({ bestTime }) => bestTime !== 'night')
    .filter(({ name, about }) => !notForThem.test(`${name} ${about}`))
    .filter(({ at }) => kilometres(at, lodging) <= near)
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, 2 * days)
  if (found.length === 0) return []
  return [
    {
      what: 'something to do together',
      placeIds: found.map(({ id }) => id),
      when: 'any',
      daily: true,
      often: false,
      implied: true,
      times: Math.min(days, found.length),
    },
  ]
}
