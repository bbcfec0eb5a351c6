/** The weather that the settings ask for. */
import type { Destination } from '#domain/places/schema.ts'
import { normals } from '#domain/weather/normals.ts'
import type { Values } from '#server/config.ts'
import type { Log } from '#server/process/log.ts'
import { openMeteo } from './open-meteo.ts'
import { createWeather, type Weather } from './weather.ts'

interface ConfiguredOptions {
  values: Pick<Values, 'WEATHER_PROVIDER' | 'LIVE'>
  destinations: readonly Destination[]
  now: () => number
  log: Pick<Log, 'warn'>
}

export function configuredWeather({ values, destinations, now, log }: ConfiguredOptions): Weather {
  const live =
    (values.WEATHER_PROVIDER ?? (values.LIVE ? 'open-meteo' : 'normals')) === 'open-meteo'
  const today = () => new Date(now()).toISOString().slice(0, 10)
  return createWeather({
    forecast: live ? openMeteo({ today }) : undefined,
    normals: normals(destinations),
    now,
    log,
  })
}
