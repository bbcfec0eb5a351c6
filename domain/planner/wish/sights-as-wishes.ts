/**
 * Sights and outings that were read as places to stay become wishes for the city that has them:
 * "Park Güell and Montserrat in Barcelona" is one city with two things to see.
 */
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Destination } from '#domain/places/schema.ts'
import { findPlace } from './clashes.ts'

export function sightsAsWishes(
  brief: TripBrief,
  bySlug: ReadonlyMap<string, Destination>,
): TripBrief {
  const cities = brief.destinations.filter(
    ({ slug }, index, all) =>
      bySlug.has(slug ?? '') && all.findIndex((other) => other.slug === slug) === index,
  )
  const homes = cities.flatMap(({ slug }) => bySlug.get(slug ?? '') ?? [])
  const isSight = (ref: PlaceRef) =>
    !bySlug.has(ref.slug ?? '') &&
    !brief.stays.some(({ place }) => place === ref.name) &&
    homes.some(({ places }) => {
      const place = findPlace(ref.name, places)
      return place && (ref.kind !== 'country' || foldName(place.name) === foldName(ref.name))
    })
  const isRepeated = (ref: PlaceRef) =>
    !cities.includes(ref) &&
    (bySlug.has(ref.slug ?? '') || cities.some(({ name }) => foldName(name) === foldName(ref.name)))
  const sights = brief.destinations.filter((ref) => isSight(ref) && !isRepeated(ref))
  const destinations = brief.destinations.filter(
    (ref) => !(sights.includes(ref) || isRepeated(ref)),
  )
  if (destinations.length === brief.destinations.length) return brief
  const [only, ...others] = destinations
  const stay =
    others.length === 0 ? brief.stays.find(({ place }) => place === only?.name) : undefined
  const days = brief.days ?? stay?.days
  return {
    ...brief,
    destinations,
    ...(days === undefined ? {} : { days }),
    mustSee: [...new Set([...brief.mustSee, ...sights.map(({ name }) => name)])],
  }
}
