/** A country or a region with a single known town: planned as days in that town, with its day trips. */
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import type { Destination } from '#domain/places/schema.ts'
import { knownCities } from '../multi-city/known-cities.ts'

export interface OnlyTown {
  brief: TripBrief
  destination: Destination
  says: string
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
  const [known, ...more] = knownCities([area], destinations)
  const destination = destinations.find(({ name }) => name === known?.name)
  if (!destination || more.length > 0) return null
  const { name, slug, at, country } = destination
  const town: PlaceRef = { name, kind: 'city', slug, at, country }
  return {
    brief: { ...brief, destinations: [town] },
    destination,
    says: `${name} is the one town in ${area.name} that Piri knows: every night is there, and days out go from it.`,
  }
}
