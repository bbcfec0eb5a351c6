/** The weather that the settings ask for. */
import type { Destination } from '#domain/places/schema.ts'
import type { WeatherFinder } from '#domain/weather/day-weather.ts'
import { normals } from '#domain/weather/normals.ts'
import type { ProviderLog } from '../provider-log.ts'
import { openMeteo } from './open-meteo.ts'
import { createWeather } from './weather.ts'

/** By the names of the settings, whoever has read them: the server, or a function on the edge. */
export interface WeatherSettings {
  WEATHER_PROVIDER?: 'normals' | 'open-meteo' | undefined
  WEATHER_BASE_URL?: string | undefined
  LIVE: boolean
}

interface ConfiguredOptions {
  values: WeatherSettings
  /** Read when somebody asks. */
  destinations: () => Promise<readonly Destination[]>
  now: () => number
  log: ProviderLog
}

export function configuredWeather({
  values,
  destinations,
  now,
  log,
}: ConfiguredOptions): WeatherFinder {
  const live =
    (values.WEATHER_PROVIDER ?? (values.LIVE ? 'open-meteo' : 'normals')) === 'open-meteo'
  const own = values.WEATHER_BASE_URL ? { baseUrl: values.WEATHER_BASE_URL } : {}
  const today = () => new Date(now()).toISOString().slice(0, 10)
  return createWeather({
    forecast: live ? openMeteo({ today, ...own }) : undefined,
    normals: {
      name: 'climate normals',
      days: async (question, signal) => normals(await destinations()).days(question, signal),
    },
    now,
    log,
  })
}
