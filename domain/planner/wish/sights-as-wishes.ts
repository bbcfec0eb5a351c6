/**
 * Sights and day trips that were read as destinations become wishes of their city: "Park Güell and Montserrat in
 * Barcelona" is one city with two wishes.
 */
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Destination } from '#domain/places/schema.ts'
import { findPlace } from './clashes.ts'
import { outingTo } from './town-outings.ts'

const isCalled = ({ name }: { name: string }, other: string) => foldName(name) === foldName(other)

export function sightsAsWishes(
  brief: TripBrief,
  bySlug: ReadonlyMap<string, Destination>,
): TripBrief {
  const homeOf = ({ slug }: PlaceRef) => bySlug.get(slug ?? '')
  // Of several names of one destination its own is the city.
  const cities = brief.destinations.filter((ref, index, all) => {
    const home = homeOf(ref)
    if (!home) return false
    const same = all.filter((other) => other.slug === ref.slug)
    const named = same.find((other) => isCalled(other, home.name)) ?? same[0]
    return named === ref && all.indexOf(ref) === index
  })
  const homes = cities.flatMap((ref) => homeOf(ref) ?? [])
  const isSight = (ref: PlaceRef) =>
    !cities.includes(ref) &&
    ((!brief.stays.some(({ place }) => place === ref.name) &&
      homes.some(({ places }) => {
        const place = findPlace(ref.name, places)
        // Far towns on the way get nights of their own: see `outingTo`.
        if (place?.dayTrip && ref.kind === 'city' && ref.at) return false
        return place && (ref.kind !== 'country' || isCalled(place, ref.name))
      })) ||
      outingTo(ref, homes, brief.stays) !== undefined)
  const isRepeated = (ref: PlaceRef) =>
    !cities.includes(ref) &&
    (homeOf(ref) !== undefined || cities.some((city) => isCalled(city, ref.name)))
  const sights = brief.destinations.filter(isSight)
  const destinations = brief.destinations.filter((ref) => !(isSight(ref) || isRepeated(ref)))
  const known = homes.flatMap(({ places }) => places)
  const mustSee = [
    ...brief.mustSee.map((wish) => findPlace(wish, known)?.name ?? wish),
    ...sights.map(
      (ref) =>
        findPlace(ref.name, known)?.name ??
        outingTo(ref, homes, brief.stays)?.place.name ??
        ref.name,
    ),
  ]
  const [only, ...others] = destinations
  const stay =
    others.length === 0 ? brief.stays.find(({ place }) => place === only?.name) : undefined
  const days = brief.days ?? stay?.days
  return {
    ...brief,
    destinations,
    ...(days === undefined ? {} : { days }),
    mustSee: [...new Set(mustSee)],
  }
}

/** A note on a city that was assumed from a named sight. */
export function impliedCities(
  { destinations, spans, mustSee }: TripBrief,
  bySlug: ReadonlyMap<string, Destination>,
): string[] {
  if (spans.some(({ slot }) => slot === 'destination')) return []
  return destinations.flatMap(({ slug }) => {
    const home = bySlug.get(slug ?? '')
    const place = home && mustSee.map((wish) => findPlace(wish, home.places)).find(Boolean)
    return place ? [`${place.name} is in ${home.name}: planned there.`] : []
  })
}
