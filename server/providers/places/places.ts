/**
 * Asks the chosen provider for places, within its time and its rate, remembers what it said, and
 * answers from the catalogue whenever it can't. A caller always gets an answer.
 */
import type {
  PlaceDetails,
  PlaceFinder,
  PlaceSearch,
  PlacesProvider,
  ProviderAnswer,
} from '#domain/places/place-details.ts'
import type { Destination } from '#domain/places/schema.ts'
import { searchCatalogue } from '#domain/places/search-catalogue.ts'
import type { Log } from '#server/process/log.ts'

interface PlacesOptions {
  /** Asked for when somebody looks for a place. */
  destinations: () => Promise<readonly Destination[]>
  /** None: the catalogue alone. */
  provider?: PlacesProvider | undefined
  timeoutMs?: number
  /** The provider's rate: one question in so many milliseconds. */
  leastMsBetween?: number
  rememberMs?: number
  /** After a failure the provider is left alone for a while, so that it costs nobody its time-out. */
  restMs?: number
  now: () => number
  /** Lets a patient question wait for its turn. */
  wait?: (milliseconds: number) => Promise<void>
  log: Pick<Log, 'warn'>
}

const mostRemembered = 500
/** Longer than this nobody waits for a turn. */
const longestQueue = 15_000

export function createPlaces({
  destinations,
  provider,
  timeoutMs = 2_500,
  leastMsBetween = 0,
  rememberMs = 15 * 60_000,
  restMs = 30_000,
  now,
  wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  log,
}: PlacesOptions): PlaceFinder {
  const remembered = new Map<string, { until: number; places: PlaceDetails[] }>()
  let freeAt = Number.NEGATIVE_INFINITY
  let restingUntil = Number.NEGATIVE_INFINITY

  const recall = (key: string): PlaceDetails[] | undefined => {
    const entry = remembered.get(key)
    return entry && entry.until > now() ? entry.places : undefined
  }

  const remember = (key: string, places: PlaceDetails[]): void => {
    remembered.delete(key)
    remembered.set(key, { until: now() + rememberMs, places })
    const oldest = remembered.keys().next().value
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
  }

  const askProvider = async (
    { source, search: ask }: PlacesProvider,
    search: PlaceSearch,
    patient: boolean,
  ): Promise<ProviderAnswer> => {
    const turn = Math.max(now(), freeAt)
    const mayWait = patient && turn - now() <= longestQueue
    if (now() < restingUntil || (turn > now() && !mayWait)) {
      return { ok: false, reason: 'rate-limited', message: `${source} is left alone for now` }
    }
    freeAt = turn + leastMsBetween
    if (turn > now()) await wait(turn - now())
    const answer = await ask(search, AbortSignal.timeout(timeoutMs))
    if (!answer.ok) restingUntil = now() + Math.max(restMs, answer.retryAfterMs ?? 0)
    return answer
  }

  return {
    async search(search, { patient = false } = {}) {
      const fromCatalogue = async () => searchCatalogue(await destinations(), search)
      if (!provider) return fromCatalogue()
      const key = JSON.stringify(search)
      const known = recall(key)
      if (known) return known
      const answer = await askProvider(provider, search, patient)
      if (answer.ok) {
        const places = answer.places.length > 0 ? answer.places : await fromCatalogue()
        remember(key, places)
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
