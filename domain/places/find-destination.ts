/** Which of the catalogue's destinations a name or a point means. */
import { typingDistance } from '#domain/text/edit-distance.ts'
import { kilometres } from './distance.ts'
import { foldName } from './gazetteer-names.ts'
import type { Coordinates, Destination, Place } from './schema.ts'

/** The part of a destination that tells which it is. */
export type DestinationName = Pick<
  Destination,
  'slug' | 'name' | 'country' | 'region' | 'alsoKnownAs' | 'at'
>

/** With its places, where the names of sights are to be known too. */
export type KnownDestination = DestinationName & { places?: readonly KnownPlace[] }

/**
 * A place's name, whether one eats there (such houses are called like anything), and whether it is
 * out of town, as the goal of a day trip.
 */
export type KnownPlace = Pick<Place, 'name'> & {
  eats?: true
  outing?: true
  dayTrip?: Place['dayTrip']
  kind?: Place['kind']
}

export interface DestinationFinder {
  /** By name or another name of it; the country must agree where it is known. */
  named: (name: string, country?: string) => DestinationName | undefined
  /** The one whose name is a slip of the keyboard away. */
  alike: (name: string) => DestinationName | undefined
  bySlug: (slug: string) => DestinationName | undefined
  /** The nearest that a visitor would call the same place. */
  near: (at: Coordinates) => DestinationName | undefined
}

/** Kilometres from a city within which a suburb or an airport's town belongs to it. */
const sameCityKilometres = 25

export function createDestinationFinder(
  destinations: readonly DestinationName[],
): DestinationFinder {
  const byName = new Map<string, DestinationName[]>()
  for (const destination of destinations) {
    const names = [destination.name, ...(destination.alsoKnownAs ?? [])]
    for (const key of new Set(names.map(nameKey))) {
      byName.set(key, [...(byName.get(key) ?? []), destination])
    }
  }
  const bySlug = new Map(destinations.map((each) => [each.slug, each]))
  return {
    named(name, country) {
      const found = byName.get(nameKey(name)) ?? []
      return country ? found.find((each) => each.country === country) : found[0]
    },
    alike(name) {
      // "Edinborough" is written as it is said.
      const key = foldName(name).replace(/bo?u?r(?:o|ou)?gh?$/, 'burgh')
      const limit = key.length < 5 ? 0 : key.length < 8 ? 1 : 2
      if (limit === 0) return undefined
      let best: { destination: DestinationName; distance: number } | undefined
      for (const [known, [destination]] of byName) {
        if (!destination || known.length < 5) continue
        // Two mistakes are allowed in long names only: "rekyavik" is Reykjavik, but "Venetian" is not Venezia.
        const allowed = limit === 2 && Math.max(key.length, known.length) < 9 ? 1 : limit
        const distance = typingDistance(key, known, allowed)
        if (distance <= allowed && distance < (best?.distance ?? 3))
          best = { destination, distance }
      }
      return best?.destination
    },
    bySlug: (slug) => bySlug.get(slug),
    near(at) {
      const [nearest] = destinations
        .map((destination) => ({ destination, away: kilometres(at, destination.at) }))
        .filter(({ away }) => away <= sameCityKilometres)
        .sort((a, b) => a.away - b.away)
      return nearest?.destination
    },
  }
}

/** Folded, where the name has letters that fold; else as it is, for other scripts. */
function nameKey(name: string): string {
  return foldName(name) || name.normalize('NFC').trim()
}
