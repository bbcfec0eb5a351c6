/**
 * `npm run places` prints twenty places of the catalogue, drawn by chance, for a reader to check;
 * `npm run places -- lisbon "seafood"` asks the configured provider, as the product would.
 */

import { styleText } from 'node:util'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { allSaid } from '#domain/places/moments.ts'
import { placeSearchSchema } from '#domain/places/place-details.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import { readConfig } from '#server/config.ts'
import { configuredPlaces } from '#server/providers/places/configured-places.ts'

const sampleSize = 20
const { destinations } = await loadCatalogue()
const [slug, ...words] = process.argv.slice(2)

if (slug) await find(slug, words.join(' '))
else sample()

function sample(): void {
  const all = destinations.flatMap((destination) =>
    destination.places.map((place) => ({ destination, place })),
  )
  for (let left = sampleSize; left > 0 && all.length > 0; left--) {
    const [drawn] = all.splice(Math.floor(Math.random() * all.length), 1)
    if (drawn) print(drawn.place, drawn.destination)
  }
}

function print(place: Place, { name }: Destination): void {
  const facts = [
    place.kind,
    place.area,
    place.at.join(' '),
    place.hours ?? 'check hours',
    `${place.minutes} min`,
    place.price === null ? 'price unknown' : place.price === 0 ? 'free' : '$'.repeat(place.price),
    place.setting,
    place.interests.join(' '),
    place.cuisines?.join(' ') ?? '',
    place.website ?? '',
  ].filter(Boolean)
  console.log(`${styleText('bold', place.name)}, ${name}`)
  console.log(`  ${facts.join(' · ')}`)
  console.log(`  ${allSaid(place)}\n`)
}

async function find(destinationSlug: string, text: string): Promise<void> {
  const destination = destinations.find((each) => each.slug === destinationSlug)
  const search = placeSearchSchema.safeParse({ text, near: destination?.at })
  if (!(destination && search.success)) {
    console.error(
      destination
        ? 'Say what to look for, like: npm run places -- lisbon "seafood"'
        : `There is no destination "${destinationSlug}" in the catalogue.`,
    )
    process.exitCode = 2
    return
  }
  const { values, brand } = readConfig(process.env)
  const places = configuredPlaces({
    values,
    brand,
    destinations: async () => destinations,
    now: Date.now,
    log: { warn: (message, fields) => console.error(message, fields) },
  })
  for (const { name, address, types, source } of await places.search(search.data)) {
    console.log(`${styleText('bold', name)}, ${address} (${types.join(', ')}; ${source})`)
  }
}
