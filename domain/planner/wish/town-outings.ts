/**
 * Named towns without places that are day trips of a city of the catalogue: planned as such, and told, since nights
 * there may have been meant.
 */
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { durationInWords } from '../duration-words.ts'
import { isOutingFrom, placeNamed } from '../place-names.ts'

interface TownOuting {
  town: string
  city: Destination
  place: Place
}

/** The day trip of one of the cities to this town; undefined where nights were said for it. */
export function outingTo(
  ref: PlaceRef,
  cities: readonly Destination[],
  stays: TripBrief['stays'],
): TownOuting | undefined {
  if (ref.slug !== undefined || ref.kind === 'country') return undefined
  if (isSleptIn(ref, stays)) return undefined
  const isPassed = liesBetween(ref, cities)
  const [nearest] = cities
    .flatMap((city) => {
      const place = isOutingFrom(city, ref) ? placeNamed(ref.name, city) : undefined
      const isFar = (place?.dayTrip?.minutesEachWay ?? 0) > farForADay
      return place?.dayTrip && !(isFar && isPassed)
        ? [{ town: ref.name, city, place, way: place.dayTrip.minutesEachWay }]
        : []
    })
    .toSorted((one, other) => one.way - other.way)
  return nearest
}

/** Whether nights or several days were said of a town. */
export function isSleptIn({ name }: PlaceRef, stays: TripBrief['stays']): boolean {
  return stays.some(
    ({ place, days, nights }) =>
      foldName(place) === foldName(name) && ((days ?? 1) > 1 || nights !== undefined),
  )
}

/** Minutes each way from which a town on the way gets a night. */
const farForADay = 105
/** Largest factor on the way for a town to lie on it. */
const smallDetour = 1.15

function liesBetween({ at }: PlaceRef, cities: readonly Destination[]): boolean {
  return cities.some((one) =>
    cities.some(
      (other) =>
        at !== undefined &&
        one !== other &&
        kilometres(one.at, at) + kilometres(at, other.at) <
          smallDetour * kilometres(one.at, other.at),
    ),
  )
}

/** The destinations as named in the text. */
export function goalsNamed({ spans }: TripBrief): string[] {
  const named = spans.filter(({ slot }) => slot === 'destination').map(({ text }) => text)
  return [...new Set(named)]
}

/** Named towns that are day trips in the finished plan. */
export function outingsSaid(
  trip: Trip,
  { brief, bySlug }: { brief: TripBrief; bySlug: ReadonlyMap<string, Destination> },
): string[] {
  const visited = new Set(trip.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const slept = new Set([...trip.stays, ...brief.destinations].map(({ name }) => foldName(name)))
  const cities = trip.stays.flatMap(({ slug }) => bySlug.get(slug ?? '') ?? [])
  return goalsNamed(brief)
    .filter((name) => !slept.has(foldName(name)))
    .flatMap((name) => {
      const [said] = cities.flatMap((city) => {
        const place = placeNamed(name, city)
        if (!(place?.dayTrip && visited.has(place.id))) return []
        const way = durationInWords(place.dayTrip.minutesEachWay)
        return `${name} is a day from ${city.name}, ${way} each way from door to door. To sleep there instead, say how many nights.`
      })
      return said === undefined ? [] : [said]
    })
}

interface StandIn {
  place: Place
  says: string
}

/** Day trips that stand for a named region: "Lake Como" from Milan. */
export function standInsOf(
  { stays }: Trip,
  { brief, bySlug }: { brief: TripBrief; bySlug: ReadonlyMap<string, Destination> },
): StandIn[] {
  const cities = stays.flatMap(({ slug }) => bySlug.get(slug ?? '') ?? [])
  return brief.destinations
    .filter(({ name, kind }) => kind === 'region' && stays.every((stay) => stay.name !== name))
    .flatMap((ref) => {
      const outing = outingTo(ref, cities, brief.stays)
      if (!outing) return []
      const { town, city, place } = outing
      return [{ place, says: `${town} is seen on a day from ${city.name}, where you sleep.` }]
    })
}

/** Day trips that were named as destinations, which get a full day. */
export function outingsAsGoals(places: readonly Place[], brief: TripBrief): string[] {
  const goals = goalsNamed(brief)
  return places
    .filter((place) => place.dayTrip && goals.some((name) => placeNamed(name, { places: [place] })))
    .map(({ id }) => id)
}

/** Whether the trip makes a city's day trip, from this city or another: Nara from Kyoto or from Osaka. */
export function isOutingMade(wish: string, { days }: Trip, destination: Destination): boolean {
  const place = placeNamed(wish, destination)
  if (!place?.dayTrip) return false
  return days.some(({ stops }) => stops.some(({ placeId }) => placeId === place.id))
}
