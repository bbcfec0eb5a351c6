/** What pages plan trips with: the planner's threads, places, weather and travel times, as the settings say. */
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import type { LimitAnswer, TripServices } from '#domain/site/site-services.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/process/log.ts'
import {
  configuredPlaces,
  isLivePlaces,
  placesProviderName,
} from '#server/providers/places/configured-places.ts'
import { configuredNearby } from '#server/providers/restaurants/nearby.ts'
import { createRouting } from '#server/providers/routing/routing.ts'
import { configuredWeather } from '#server/providers/weather/configured-weather.ts'
import { configuredHours } from '#server/providers/weather/hourly-weather.ts'
import { laterFinder } from '#server/restaurants/later-finder.ts'
import { createDailyPlans } from './daily-plans.ts'
import { workerExecutor } from './planner/worker-executor.ts'
import { createWishPlanner } from './wish-planner.ts'

interface TripServicesOptions {
  config: Pick<Config, 'values' | 'brand'>
  now: () => number
  log: Pick<Log, 'warn'>
  /** Counts a question to a provider for all processes together; without it each counts its own. */
  mayAskProvider?: ((name: string) => Promise<LimitAnswer>) | undefined
}

/** Nothing is loaded and no thread is started before somebody plans or looks for a place. */
export function createTripServices({
  config,
  now,
  log,
  mayAskProvider,
}: TripServicesOptions): TripServices {
  const { values, brand } = config
  const mayAsk = (purpose: string) =>
    mayAskProvider &&
    (async () => (await mayAskProvider(`${placesProviderName(values)} ${purpose}`)).granted)
  const destinations = async () => (await loadCatalogue()).destinations
  const planner = workerExecutor()
  const places = configuredPlaces({
    values,
    brand,
    destinations,
    now,
    log,
    mayAsk: mayAsk('places'),
  })
  const isLive = isLivePlaces(values)
  const routing = values.ROUTING_URL
    ? createRouting({ url: new URL(values.ROUTING_URL), now, log })
    : undefined
  const planWish = createWishPlanner({
    executor: planner,
    now,
    places: isLive ? places : undefined,
  })
  return {
    planner,
    planWish,
    planOnceADay: createDailyPlans({ planWish, now }),
    places,
    weather: configuredWeather({ values, destinations, now, log }),
    hourly: {
      ...configuredHours({ values, now, log }),
      refreshMinutes: values.WEATHER_REFRESH_MINUTES,
    },
    routing,
    restaurants: laterFinder({
      now,
      routing,
      askNearby: configuredNearby({ values, brand, now, log, mayAsk: mayAsk('restaurants') }),
    }),
  }
}
