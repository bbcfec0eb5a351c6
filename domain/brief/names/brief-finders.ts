/** What finds destinations and sights by name, made once for each catalogue. */
import {
  createDestinationFinder,
  type DestinationFinder,
  type KnownDestination,
} from '#domain/places/find-destination.ts'
import { createSightFinder, type SightFinder } from '#domain/places/find-sight.ts'

interface Finders {
  finder: DestinationFinder
  sights: SightFinder
}

const finders = new WeakMap<readonly KnownDestination[], Finders>()

export function findersFor(destinations: readonly KnownDestination[]): Finders {
  const known = finders.get(destinations)
  if (known) return known
  const made = {
    finder: createDestinationFinder(destinations),
    sights: createSightFinder(destinations),
  }
  finders.set(destinations, made)
  return made
}
