/**
 * The weather of some days: from the forecast as far as it reaches, within its time, remembered for
 * a while; from climate normals for the rest and whenever the forecast can't be had. A caller always
 * gets an answer, and every day of it says which of the two it is.
 */
import { addDays } from '#domain/calendar/calendar-days.ts'
import type {
  DayWeather,
  WeatherFinder,
  WeatherQuestion,
  WeatherSource,
} from '#domain/weather/day-weather.ts'
import type { ProviderLog } from '../provider-log.ts'

interface WeatherOptions {
  /** None: normals alone. */
  forecast?: WeatherSource | undefined
  normals: WeatherSource
  timeoutMs?: number
  rememberMs?: number
  /** After a failure the forecast is left alone for a while, so that it costs nobody its time-out. */
  restMs?: number
  now: () => number
  log: ProviderLog
}

/** Days ahead that any forecast reaches; later ones are not asked for. */
const reachDays = 15
const mostRemembered = 500

export function createWeather({
  forecast,
  normals,
  timeoutMs = 2_500,
  rememberMs = 60 * 60_000,
  restMs = 60_000,
  now,
  log,
}: WeatherOptions): WeatherFinder {
  const remembered = new Map<string, { until: number; days: ReadonlyMap<string, DayWeather> }>()
  let freeAt = Number.NEGATIVE_INFINITY

  const foretold = async (
    source: WeatherSource,
    question: WeatherQuestion,
  ): Promise<ReadonlyMap<string, DayWeather>> => {
    const today = new Date(now()).toISOString().slice(0, 10)
    // A day more at both ends: it may be yesterday or tomorrow where the place is.
    const [from, to] = [addDays(today, -1), addDays(today, reachDays)]
    const dates = question.dates.filter((date) => date >= from && date <= to)
    if (dates.length === 0) return new Map()
    const key = JSON.stringify([question.at, question.zone, dates])
    const known = remembered.get(key)
    if (known && known.until > now()) return known.days
    if (now() < freeAt) return new Map()
    const answer = await source.days({ ...question, dates }, AbortSignal.timeout(timeoutMs))
    if (!answer.ok) {
      freeAt = now() + Math.max(restMs, answer.retryAfterMs ?? 0)
      const { reason, message } = answer
      log.warn('the weather comes from climate normals', {
        provider: source.name,
        reason,
        detail: message,
      })
      return new Map()
    }
    remembered.delete(key)
    remembered.set(key, { until: now() + rememberMs, days: answer.days })
    const oldest = remembered.keys().next().value
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
    return answer.days
  }

  return {
    async days(question) {
      const usual = await normals.days(question, AbortSignal.timeout(timeoutMs))
      const known = forecast ? await foretold(forecast, question) : new Map<string, DayWeather>()
      return new Map([...(usual.ok ? usual.days : []), ...known])
    },
  }
}
