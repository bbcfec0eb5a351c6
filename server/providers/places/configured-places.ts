/** The places provider that the settings ask for. */
import type { Brand } from '#domain/brand/brand.ts'
import type { PlaceFinder, PlacesProvider } from '#domain/places/place-details.ts'
import type { Destination } from '#domain/places/schema.ts'
import type { Values } from '#server/config.ts'
import type { Log } from '#server/process/log.ts'
import { googlePlaces } from './google-places.ts'
import { openStreetMap } from './openstreetmap.ts'
import { createPlaces } from './places.ts'
import { wikimediaPictures } from './wikimedia.ts'

interface ConfiguredOptions {
  values: Pick<Values, 'PLACES_PROVIDER' | 'GOOGLE_PLACES_KEY' | 'LIVE'>
  brand: Brand
  destinations: () => Promise<readonly Destination[]>
  now: () => number
  log: Pick<Log, 'warn'>
}

export function configuredPlaces({ values, brand, ...options }: ConfiguredOptions): PlaceFinder {
  const provider = providerOf(values, brand)
  // Nominatim's policy is one question a second.
  const leastMsBetween = provider?.source === 'openstreetmap' ? 1_000 : 0
  return createPlaces({ ...options, provider, leastMsBetween })
}

/** Whether a provider is asked that knows more than the catalogue. */
export function isLivePlaces(values: Pick<Values, 'PLACES_PROVIDER' | 'LIVE'>): boolean {
  return nameOf(values) !== 'catalogue'
}

function nameOf({ PLACES_PROVIDER, LIVE }: Pick<Values, 'PLACES_PROVIDER' | 'LIVE'>) {
  return PLACES_PROVIDER ?? (LIVE ? 'openstreetmap' : 'catalogue')
}

function providerOf(
  values: ConfiguredOptions['values'],
  { name, host, email }: Brand,
): PlacesProvider | undefined {
  const userAgent = `${name} (${host}; ${email})`
  switch (nameOf(values)) {
    case 'catalogue':
      return undefined
    case 'google':
      // The settings are refused at the start when the key is missing.
      return googlePlaces({ key: values.GOOGLE_PLACES_KEY ?? '' })
    case 'openstreetmap':
      return openStreetMap({ userAgent, pictures: wikimediaPictures({ userAgent }) })
  }
}
