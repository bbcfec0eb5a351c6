/**
 * Towns that were named beside cities of the catalogue and that one of those has an outing to: without places of
 * their own they are a day from there, and that is said, since who named them may have meant to sleep there.
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

/** The outing of one of the cities that leads to this town; undefined where nights were said for it. */
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

/** Where nights or several days were said of a town, it is no day out of another. */
export function isSleptIn({ name }: PlaceRef, stays: TripBrief['stays']): boolean {
  return stays.some(
    ({ place, days, nights }) =>
      foldName(place) === foldName(name) && ((days ?? 1) > 1 || nights !== undefined),
  )
}

/** From so many minutes each way on, a town that one passes anyway is a night on the way. */
const farForADay = 105
/** How much longer the way over a town may be for it to lie on the way. */
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

/** Names that were read as goals. */
export function goalsNamed({ spans }: TripBrief): string[] {
  return spans.filter(({ slot }) => slot === 'destination').map(({ text }) => text)
}

/** Which of the towns that were named as goals are a day out of a city in the finished trip. */
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

/** "Lake Como", for which one sleeps in Milan: the outing from there is what was named. */
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

/** Who names a town as one of the goals wants more of it than a look. */
export function outingsAsGoals(places: readonly Place[], brief: TripBrief): string[] {
  const goals = goalsNamed(brief)
  return places
    .filter((place) => place.dayTrip && goals.some((name) => placeNamed(name, { places: [place] })))
    .map(({ id }) => id)
}

/** A day out that two of the cities have, Nara from Kyoto and from Osaka, is made once. */
export function isOutingMade(wish: string, { days }: Trip, destination: Destination): boolean {
  const place = placeNamed(wish, destination)
  if (!place?.dayTrip) return false
  return days.some(({ stops }) => stops.some(({ placeId }) => placeId === place.id))
}
