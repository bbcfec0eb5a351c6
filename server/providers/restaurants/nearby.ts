/** Asks the chosen provider for houses around a point; what it can't say in time is left to the catalogue. */
import type { Brand } from '#domain/brand/brand.ts'
import type { AskNearby, LiveHouse, NearbyProvider } from '#domain/restaurants/live-house.ts'
import {
  type PlacesSettings,
  placesProviderName,
  userAgentOf,
} from '../places/configured-places.ts'
import { createProviderPace, type MayAsk, type PaceOptions } from '../places/provider-pace.ts'
import type { ProviderLog } from '../provider-log.ts'
import { googleNearby } from './google-nearby.ts'
import { overpass } from './overpass.ts'

interface NearbyOptions extends Omit<PaceOptions, 'source'> {
  provider: NearbyProvider
  log: ProviderLog
}

export function createNearby({ provider, log, ...options }: NearbyOptions): AskNearby {
  const pace = createProviderPace<{ ok: true; houses: LiveHouse[] }>({
    ...options,
    source: provider.source,
  })
  return async (question) => {
    const key = JSON.stringify(question)
    const known = pace.recall(key)
    if (known) return known.houses
    const answer = await pace.ask((signal) => provider.near(question, signal))
    if (answer.ok) {
      pace.remember(key, answer)
      return answer.houses
    }
    // Without the point: where somebody is stands in no log.
    log.warn('restaurants come from the catalogue', {
      provider: provider.source,
      reason: answer.reason,
      detail: answer.message,
    })
    return null
  }
}

interface ConfiguredOptions {
  values: PlacesSettings
  brand: Brand
  now: () => number
  log: ProviderLog
  mayAsk?: MayAsk | undefined
}

/** Undefined where the settings name no provider. */
export function configuredNearby({
  values,
  brand,
  ...options
}: ConfiguredOptions): AskNearby | undefined {
  // Who names a server of their own is asked there, and nowhere else.
  const own = values.PLACES_BASE_URL ? { baseUrl: values.PLACES_BASE_URL } : {}
  switch (placesProviderName(values)) {
    case 'catalogue':
      return undefined
    case 'google':
      return createNearby({
        ...options,
        provider: googleNearby({ key: values.GOOGLE_PLACES_KEY ?? '', ...own }),
      })
    case 'openstreetmap':
      return createNearby({
        ...options,
        provider: overpass({ userAgent: userAgentOf(brand), ...own }),
        leastMsBetween: values.PLACES_BASE_URL ? 0 : 1_000,
      })
  }
}
