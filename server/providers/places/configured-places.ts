/** The places provider that the settings ask for. */
import type { Brand } from '#domain/brand/brand.ts'
import type { PlaceFinder, PlacesProvider } from '#domain/places/place-details.ts'
import type { Destination } from '#domain/places/schema.ts'
import type { ProviderLog } from '../provider-log.ts'
import { googlePlaces } from './google-places.ts'
import { openStreetMap } from './openstreetmap.ts'
import { createPlaces } from './places.ts'
import type { MayAsk } from './provider-pace.ts'
import { wikimediaPictures } from './wikimedia.ts'

/** By the names of the settings, whoever has read them: the server, or a function on the edge. */
export interface PlacesSettings {
  PLACES_PROVIDER?: 'catalogue' | 'google' | 'openstreetmap' | undefined
  PLACES_BASE_URL?: string | undefined
  GOOGLE_PLACES_KEY?: string | undefined
  LIVE: boolean
}

interface ConfiguredOptions {
  values: PlacesSettings
  brand: Brand
  destinations: () => Promise<readonly Destination[]>
  now: () => number
  log: ProviderLog
  mayAsk?: MayAsk | undefined
}

export function configuredPlaces({ values, brand, ...options }: ConfiguredOptions): PlaceFinder {
  const provider = providerOf(values, brand)
  // The public Nominatim's policy is one question a second; a server of one's own has its own.
  const isPublic = provider?.source === 'openstreetmap' && !values.PLACES_BASE_URL
  const leastMsBetween = isPublic ? 1_000 : 0
  return createPlaces({ ...options, provider, leastMsBetween })
}

/** Whether a provider is asked that knows more than the catalogue. */
export function isLivePlaces(values: Pick<PlacesSettings, 'PLACES_PROVIDER' | 'LIVE'>): boolean {
  return placesProviderName(values) !== 'catalogue'
}

export function placesProviderName({
  PLACES_PROVIDER,
  LIVE,
}: Pick<PlacesSettings, 'PLACES_PROVIDER' | 'LIVE'>) {
  return PLACES_PROVIDER ?? (LIVE ? 'openstreetmap' : 'catalogue')
}

function providerOf(values: ConfiguredOptions['values'], brand: Brand): PlacesProvider | undefined {
  const userAgent = userAgentOf(brand)
  const own = values.PLACES_BASE_URL ? { baseUrl: values.PLACES_BASE_URL } : {}
  switch (placesProviderName(values)) {
    case 'catalogue':
      return undefined
    case 'google':
      // The settings are refused at the start when the key is missing.
      return googlePlaces({ key: values.GOOGLE_PLACES_KEY ?? '', ...own })
    case 'openstreetmap':
      return openStreetMap({ userAgent, pictures: wikimediaPictures({ userAgent }), ...own })
  }
}

/** How the product names itself to services that ask for it. */
export const userAgentOf = ({ name, host, email }: Brand): string => `${name} (${host}; ${email})`
