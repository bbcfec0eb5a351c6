/** Which of the catalogue's destinations a name or a point means. */
import { kilometres } from './distance.ts'
import { foldName } from './gazetteer-names.ts'
import type { Coordinates, Destination, Place } from './schema.ts'

/** The part of a destination that tells which it is. */
export type DestinationName = Pick<
  Destination,
  'slug' | 'name' | 'country' | 'region' | 'alsoKnownAs' | 'at'
>

/** With its places, where the names of sights are to be known too. */
export type KnownDestination = DestinationName & { places?: readonly Pick<Place, 'name'>[] }

export interface DestinationFinder {
  /** By name or another name of it; the country must agree where it is known. */
  named: (name: string, country?: string) => DestinationName | undefined
  /** The nearest that a visitor would call the same place. */
  near: (at: Coordinates) => DestinationName | undefined
}

/** A suburb or an airport's town belongs to its city. */
const sameCityKilometres = 25

export function createDestinationFinder(
  destinations: readonly DestinationName[],
): DestinationFinder {
  const byName = new Map<string, DestinationName[]>()
  for (const destination of destinations) {
    const names = [destination.name, ...(destination.alsoKnownAs ?? [])]
    for (const key of new Set(names.map(foldName))) {
      byName.set(key, [...(byName.get(key) ?? []), destination])
    }
  }
  return {
    named(name, country) {
      const found = byName.get(foldName(name)) ?? []
      return country ? found.find((each) => each.country === country) : found[0]
    },
    near(at) {
      const [nearest] = destinations
        .map((destination) => ({ destination, away: kilometres(at, destination.at) }))
        .filter(({ away }) => away <= sameCityKilometres)
        .sort((a, b) => a.away - b.away)
      return nearest?.destination
    },
  }
}
