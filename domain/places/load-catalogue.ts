/**
 * The catalogue that ships with the product, on any runtime: each destination is a chunk that is
 * imported when it is asked for. The files are checked against the schema when the catalogue's
 * modules are generated and by its tests, so that nothing is checked again where it is used.
 */
import { destinationChunks } from '#catalogue/destination-chunks.generated.ts'
import type { KnownDestination } from './find-destination.ts'
import type { Destination } from './schema.ts'

export interface Catalogue {
  destinations: readonly Destination[]
  bySlug: ReadonlyMap<string, Destination>
}

const loaded = new Map<string, Promise<Destination>>()
let whole: Promise<Catalogue> | undefined

/** One destination with its places; undefined where the catalogue has none of that slug. */
export async function loadDestination(slug: string): Promise<Destination | undefined> {
  const known = loaded.get(slug)
  if (known) return known
  const chunk = Object.hasOwn(destinationChunks, slug) ? destinationChunks[slug] : undefined
  if (!chunk) return undefined
  const destination = chunk().then((module) => module.default as Destination)
  loaded.set(slug, destination)
  // A browser that was offline for a moment asks again.
  destination.catch(() => loaded.delete(slug))
  return destination
}

/** All of them, in the order of their slugs. */
export function loadCatalogue(): Promise<Catalogue> {
  whole ??= loadAll()
  return whole
}

async function loadAll(): Promise<Catalogue> {
  const all = await Promise.all(Object.keys(destinationChunks).map(loadDestination))
  const destinations = all.filter((each) => each !== undefined)
  return { destinations, bySlug: new Map(destinations.map((each) => [each.slug, each])) }
}

/** The names of all destinations and of their places: what a request is read with. */
export async function loadDestinationNames(): Promise<readonly KnownDestination[]> {
  const { destinationNames } = await import('#catalogue/destination-names.generated.js')
  return destinationNames as readonly KnownDestination[]
}
