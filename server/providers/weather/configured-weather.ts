/** The weather that the settings ask for. */
import type { Destination } from '#domain/places/schema.ts'
import type { WeatherFinder } from '#domain/weather/day-weather.ts'
import { normals } from '#domain/weather/normals.ts'
import type { Values } from '#server/config.ts'
import type { Log } from '#server/process/log.ts'
import { openMeteo } from './open-meteo.ts'
import { createWeather } from './weather.ts'

interface ConfiguredOptions {
  values: Pick<Values, 'WEATHER_PROVIDER' | 'LIVE'>
  /** Read when somebody asks. */
  destinations: () => Promise<readonly Destination[]>
  now: () => number
  log: Pick<Log, 'warn'>
}

export function configuredWeather({
  values,
  destinations,
  now,
  log,
}: ConfiguredOptions): WeatherFinder {
  const live =
    (values.WEATHER_PROVIDER ?? (values.LIVE ? 'open-meteo' : 'normals')) === 'open-meteo'
  const today = () => new Date(now()).toISOString().slice(0, 10)
  return createWeather({
    forecast: live ? openMeteo({ today }) : undefined,
    normals: {
      name: 'climate normals',
      days: async (question, signal) => normals(await destinations()).days(question, signal),
    },
    now,
    log,
  })
}
