/** Open-Meteo's daily forecast: needs no key, reaches sixteen days ahead. */
import { z } from 'zod'
import type { WeatherSource } from '#domain/weather/day-weather.ts'
import { type DayWeather, dayWeatherSchema } from '#domain/weather/day-weather.ts'
import { ask } from '../places/ask.ts'

interface OpenMeteoOptions {
  baseUrl?: string
  /** What day it is in UTC, `2027-05-10`: what the forecast is dated with. */
  today: () => string
}

const forecast = z.object({
  daily: z.object({
    time: z.array(z.iso.date()),
    temperature_2m_max: z.array(z.number().nullable()),
    temperature_2m_min: z.array(z.number().nullable()),
    precipitation_probability_max: z.array(z.number().nullable()),
  }),
})

const name = 'Open-Meteo'

export function openMeteo({
  baseUrl = 'https://api.open-meteo.com',
  today,
}: OpenMeteoOptions): WeatherSource {
  return {
    name,
    async days({ at: [latitude, longitude], zone, dates }, signal) {
      const sorted = dates.toSorted()
      const [first] = sorted
      const last = sorted.at(-1)
      if (!first || !last) return { ok: true, days: new Map() }
      const address = new URL('/v1/forecast', baseUrl)
      address.search = new URLSearchParams({
        latitude: latitude.toFixed(4),
        longitude: longitude.toFixed(4),
        daily: 'temperature_2m_max,temperature_2m_min,precipitation_probability_max',
        timezone: zone,
        start_date: first,
        end_date: last,
      }).toString()
      const asked = await ask(forecast, address, { signal })
      if (!asked.ok) return asked
      return { ok: true, days: daysOf(asked.data, new Set(dates), today()) }
    },
  }
}

/** Leaves out days without a chance of rain: the forecast does not reach them. */
function daysOf(
  { daily }: z.output<typeof forecast>,
  wanted: ReadonlySet<string>,
  asOf: string,
): Map<string, DayWeather> {
  const days = new Map<string, DayWeather>()
  for (const [index, date] of daily.time.entries()) {
    const chance = daily.precipitation_probability_max[index] ?? null
    if (chance === null || !wanted.has(date)) continue
    const read = dayWeatherSchema.safeParse({
      rain: chance / 100,
      high: daily.temperature_2m_max[index] ?? null,
      low: daily.temperature_2m_min[index] ?? null,
      source: { kind: 'provider', name, asOf },
    })
    if (read.success) days.set(date, read.data)
  }
  return days
}
