/** The catalogue that ships with the product: every destination's file, read and checked once. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Destination, destinationSchema } from '#domain/places/schema.ts'

export interface Catalogue {
  destinations: readonly Destination[]
  bySlug: ReadonlyMap<string, Destination>
}

const folder = path.join(import.meta.dirname, '..', '..', 'catalogue', 'destinations')
let loaded: Promise<Catalogue> | undefined

export function loadCatalogue(): Promise<Catalogue> {
  loaded ??= readCatalogue(folder)
  return loaded
}

/** Throws with the file's name when one of them is not what the schema says. */
export async function readCatalogue(from: string): Promise<Catalogue> {
  const files = (await readdir(from)).filter((file) => file.endsWith('.json')).sort()
  const destinations = await Promise.all(
    files.map((file) => readDestination(path.join(from, file))),
  )
  return { destinations, bySlug: new Map(destinations.map((each) => [each.slug, each])) }
}

async function readDestination(file: string): Promise<Destination> {
  try {
    const destination = destinationSchema.parse(JSON.parse(await readFile(file, 'utf8')))
    if (`${destination.slug}.json` !== path.basename(file)) {
      throw new Error(`The slug "${destination.slug}" is not the file's name`)
    }
    return destination
  } catch (cause) {
    throw new Error(`The catalogue's file ${path.basename(file)} can't be used`, { cause })
  }
}
