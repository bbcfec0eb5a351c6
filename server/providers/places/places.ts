/**
 * Asks the chosen provider for places, within its time and its rate, remembers what it said, and
 * answers from the catalogue whenever it can't. A caller always gets an answer.
 */
import type { PlaceDetails, PlaceFinder, PlacesProvider } from '#domain/places/place-details.ts'
import type { Destination } from '#domain/places/schema.ts'
import { searchCatalogue } from '#domain/places/search-catalogue.ts'
import type { ProviderLog } from '../provider-log.ts'
import { createProviderPace, type PaceOptions } from './provider-pace.ts'

interface PlacesOptions extends Omit<PaceOptions, 'source'> {
  /** Asked for when somebody looks for a place. */
  destinations: () => Promise<readonly Destination[]>
  /** None: the catalogue alone. */
  provider?: PlacesProvider | undefined
  log: ProviderLog
}

export function createPlaces({
  destinations,
  provider,
  log,
  ...options
}: PlacesOptions): PlaceFinder {
  const pace = createProviderPace<{ ok: true; places: PlaceDetails[] }>({
    ...options,
    source: provider?.source ?? 'catalogue',
  })
  return {
    async search(search, asking = {}) {
      const fromCatalogue = async () => searchCatalogue(await destinations(), search)
      if (!provider) return fromCatalogue()
      const key = JSON.stringify(search)
      const known = pace.recall(key)
      if (known) return known.places
      const answer = await pace.ask((signal) => provider.search(search, signal), asking)
      if (answer.ok) {
        const places = answer.places.length > 0 ? answer.places : await fromCatalogue()
        pace.remember(key, { ok: true, places })
        return places
      }
      log.warn('places come from the catalogue', {
        provider: provider.source,
        reason: answer.reason,
        detail: answer.message,
      })
      return fromCatalogue()
    },
  }
}
