/** A country or a region with a single known or only a nearest town: planned as days in that town, with its day trips. */
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { Destination } from '#domain/places/schema.ts'
import { isOfRegion, knownCities } from '../multi-city/known-cities.ts'
import { placeNamed } from '../place-names.ts'

export interface OnlyTown {
  brief: TripBrief
  destination: Destination
  says: string
  /** Whether the town lies in what was named, and not some hours from it. */
  isInside: boolean
}

/** The single known town of "seven days in Iceland"; null where several are known, or nights elsewhere were asked for. */
export function onlyTownOf(
  brief: TripBrief,
  destinations: readonly Destination[],
): OnlyTown | null {
  const [area, ...others] = brief.destinations
  if (!area || others.length > 0 || area.slug !== undefined) return null
  if (brief.stays.length > 0 || (brief.cityCount ?? 1) > 1) return null
  if (area.kind !== 'country' && area.kind !== 'region') return null
  const known = knownCities([area], destinations)
  const towns = destinations.filter((each) => known.some(({ name }) => name === each.name))
  const isInside = area.kind === 'country' || towns.some((each) => isOfRegion(each, area))
  const away = ({ at }: Destination) => (area.at ? kilometres(at, area.at) : 0)
  const [destination, ...more] = towns.toSorted((one, other) => away(one) - away(other))
  // Of a region of several towns each is seen; of one that has none, the nearest is where one sleeps.
  if (!destination || (isInside && more.length > 0)) return null
  const { name, slug, at, country } = destination
  // "The Amalfi Coast" is a day out from Naples, and was asked for.
  const outing = placeNamed(area.name, destination)
  const mustSee = outing?.dayTrip ? [...new Set([...brief.mustSee, outing.name])] : brief.mustSee
  const town: PlaceRef = { name, kind: 'city', slug, at, country }
  return {
    brief: { ...brief, destinations: [town], mustSee },
    destination,
    isInside,
    says: isInside
      ? `${name} is the one town in ${area.name} that Piri knows: every night is there, and days out go from it.`
      : `Piri knows no town in ${area.name} itself: planned from ${name}, the nearest that it knows, about ${Math.round(away(destination) / 10) * 10} km away. Name towns of ${area.name} to have nights there.`,
  }
}
