/**
 * Gatherings of a feast where no custom of the town is known: New Year's Eve at midnight, and mass on Christmas
 * Eve.
 */

import { feastsOn } from '#domain/holidays/feasts.ts'
import { kilometres } from '#domain/places/distance.ts'
import { allSaid } from '#domain/places/moments.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { mustNotMiss } from '../first-things.ts'
import { openSpans } from '../open-spans.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'

type Gathering = NonNullable<PlanDay['gathering']>

/** Kinds where people gather in the open. */
const openPlaces: readonly PlaceKind[] = ['square', 'bridge', 'viewpoint', 'beach']
const kindWorth: Partial<Record<PlaceKind, number>> = { square: 0.4, viewpoint: 0.1 }
const midnight = { from: 1390, to: 1425 }
const vespers = { from: 1200, to: 1290 }
const ofMusic = /\b(?:organ|concerts?|choirs?|music|mozart)\b/i
/** Points on renown (0 to 1) lost for each kilometre from the lodging at midnight. */
const wayHome = 0.12
/** Countries with mass on the night before Christmas. */
const massCountries = new Set(
  'AR AT BE BR CH CL CO CZ DE ES FR HR HU IE IT MT MX PE PL PT SI'.split(' '),
)

/** The likeliest place for midnight on New Year's Eve, told as no more than that. */
export function likelyMidnight(request: PlanRequest): Gathering | undefined {
  const place = best(
    request,
    ({ kind, setting, price, dayTrip }) =>
      openPlaces.includes(kind) && setting === 'outdoor' && (price ?? 0) === 0 && !dayTrip,
  )
  return (
    place && {
      placeId: place.id,
      ...midnight,
      says: 'For midnight: where the town sees the new year in is not known for certain, and here one is among people and under the open sky. Ask at your lodging where the fireworks are seen from, and how one gets home.',
    }
  )
}

/** A church for Christmas Eve, where mass is the custom of the country. */
export function christmasMass(
  request: PlanRequest,
  { country, date, shut }: { country: string; date: string; shut: ReadonlySet<string> },
): Gathering | undefined {
  if (!(massCountries.has(country) && feastsOn(date).includes('christmas-eve'))) return undefined
  const place = best(
    request,
    (each) =>
      each.kind === 'worship' &&
      !each.dayTrip &&
      !shut.has(each.id) &&
      // No sight for the day, and none that its hours shut then.
      each.essential < mustNotMiss &&
      openSpans(each, date).length > 0 &&
      !/synagogue|mosque|temple|shrine|pagoda/i.test(`${each.name} ${each.about}`),
  )
  return (
    place && {
      placeId: place.id,
      ...vespers,
      says: 'Christmas Eve: carols and mass are sung in the churches tonight, here or in the next one; ask for the hour, and come half an hour before.',
    }
  )
}

function best(
  { places, lodging, mustAvoid }: PlanRequest,
  fits: (place: Place) => boolean,
): Place | undefined {
  const rank = (place: Place) =>
    place.essential +
    (kindWorth[place.kind] ?? 0) +
    (place.kind === 'worship' && ofMusic.test(allSaid(place)) ? 0.4 : 0) -
    wayHome * kilometres(lodging, place.at)
  return places
    .filter((place) => fits(place) && !mustAvoid.includes(place.id))
    .toSorted((a, b) => rank(b) - rank(a))[0]
}
