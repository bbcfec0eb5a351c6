/** The forecast by the hour that the settings ask for: within its time, remembered for a while. */
import type { HourlyAnswer, HourlyFinder, HourlySource } from '#domain/weather/hour-weather.ts'
import type { ProviderLog } from '../provider-log.ts'
import type { WeatherSettings } from './configured-weather.ts'
import { openMeteoHours } from './open-meteo-hours.ts'

interface HourlyOptions {
  source: HourlySource
  timeoutMs?: number
  rememberMs: number
  /** After a failure the source is left alone for a while, so that it costs nobody its time-out. */
  restMs?: number
  now: () => number
  log: ProviderLog
}

const mostRemembered = 200

export function createHourlyWeather({
  source,
  timeoutMs = 5_000,
  rememberMs,
  restMs = 60_000,
  now,
  log,
}: HourlyOptions): HourlyFinder {
  const remembered = new Map<string, { until: number; answer: HourlyAnswer }>()
  let free: { at: number; answer: HourlyAnswer } | undefined
  return {
    async hours(question) {
      const key = JSON.stringify(question)
      const known = remembered.get(key)
      if (known && known.until > now()) return known.answer
      if (free && now() < free.at) return free.answer
      const answer = await source.hours(question, AbortSignal.timeout(timeoutMs))
      if (!answer.ok) {
        const { reason, message } = answer
        free = { at: now() + Math.max(restMs, answer.retryAfterMs ?? 0), answer }
        log.warn('there is no forecast by the hour', {
          provider: source.name,
          reason,
          detail: message,
        })
        return answer
      }
      remembered.delete(key)
      remembered.set(key, { until: now() + rememberMs, answer })
      const oldest = remembered.keys().next().value
      if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
      return answer
    },
  }
}

const noForecast: HourlyAnswer = {
  ok: false,
  reason: 'no-forecast',
  message: 'No weather service is set: only what is usual in a month is known',
}

export function configuredHours({
  values,
  now,
  log,
}: {
  values: WeatherSettings & { WEATHER_REFRESH_MINUTES: number }
  now: () => number
  log: ProviderLog
}): HourlyFinder & { isLive: boolean } {
  const isLive =
    (values.WEATHER_PROVIDER ?? (values.LIVE ? 'open-meteo' : 'normals')) === 'open-meteo'
  if (!isLive) return { isLive, hours: async () => noForecast }
  const rememberMs = values.WEATHER_REFRESH_MINUTES * 60_000
  const { hours } = createHourlyWeather({
    source: openMeteoHours({ baseUrl: values.WEATHER_BASE_URL, now }),
    rememberMs,
    restMs: Math.min(60_000, rememberMs),
    now,
    log,
  })
  return { isLive, hours }
}
