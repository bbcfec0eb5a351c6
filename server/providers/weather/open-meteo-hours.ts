/**
 * Open-Meteo's forecast by the hour, with the air where it knows it: several spots in one question, in
 * UTC, so that no clock that is changed meanwhile makes an hour twice or leaves one out.
 */
import { z } from 'zod'
import type { HourlyAnswer, HourlySource, SpotForecast } from '#domain/weather/hour-weather.ts'
import { readHours } from '#domain/weather/read-hours.ts'
import { ask } from '../places/ask.ts'

interface OpenMeteoHoursOptions {
  /** Serves both questions; by default each is asked at the address of its own. */
  baseUrl?: string | undefined
  now: () => number
}

const forecastHost = 'https://api.open-meteo.com'
const airHost = 'https://air-quality-api.open-meteo.com'
const name = 'Open-Meteo'
/** How far ahead the air is known, in days; a later end is refused. */
const airDays = 4

const number = z.number().nullable()
const inUtc = { utc_offset_seconds: z.number() }
const forecast = z.object({
  ...inUtc,
  hourly: z.object({
    time: z.array(z.number()),
    temperature_2m: z.array(number),
    precipitation_probability: z.array(number),
    precipitation: z.array(number),
    weather_code: z.array(number),
    wind_gusts_10m: z.array(number),
  }),
})
const air = z.object({
  ...inUtc,
  hourly: z.object({ time: z.array(z.number()), pm2_5: z.array(number) }),
})
/** One spot is answered as an object, several as a list. */
const oneOrMany = <T extends z.ZodType>(each: T) =>
  z.union([z.array(each), each.transform((one) => [one])])

export function openMeteoHours({ baseUrl, now }: OpenMeteoHoursOptions): HourlySource {
  const address = (host: string, path: string, query: Record<string, string>) => {
    const url = new URL(path, baseUrl ?? host)
    url.search = new URLSearchParams({
      ...query,
      timezone: 'GMT',
      timeformat: 'unixtime',
    }).toString()
    return url
  }
  return {
    name,
    async hours({ spots, from, to }, signal): Promise<HourlyAnswer> {
      const where = {
        latitude: spots.map(([latitude]) => latitude).join(),
        longitude: spots.map(([, longitude]) => longitude).join(),
      }
      const [first, last] = [dateOf(from), dateOf(to)]
      const airUntil = dateOf(Math.min(to, now() / 60_000 + airDays * 24 * 60))
      const [said, breathed] = await Promise.all([
        ask(
          oneOrMany(forecast),
          address(forecastHost, '/v1/forecast', {
            ...where,
            hourly:
              'temperature_2m,precipitation_probability,precipitation,weather_code,wind_gusts_10m',
            start_date: first,
            end_date: last,
          }),
          { signal },
        ),
        // Without it the forecast holds, and says nothing of smoke.
        first <= airUntil
          ? ask(
              oneOrMany(air),
              address(airHost, '/v1/air-quality', {
                ...where,
                hourly: 'pm2_5',
                start_date: first,
                end_date: airUntil,
              }),
              { signal },
            )
          : null,
      ])
      if (!said.ok) return said
      if (said.data.length !== spots.length) return wrong('another number of places than asked for')
      const asOf = new Date(now()).toISOString().slice(0, 10)
      const found: SpotForecast[] = []
      for (const [index, at] of spots.entries()) {
        const here = said.data[index]
        if (!here) continue
        const read = readHours({
          offsetSeconds: here.utc_offset_seconds,
          hours: hoursOf(here, breathed?.ok ? breathed.data[index] : undefined),
        })
        if (!read.ok) return wrong(read.message)
        const source = { kind: 'provider' as const, name, asOf }
        found.push({ at, source, saidAt: Math.floor(now() / 60_000), ...read.value })
      }
      return { ok: true, spots: found }
    },
  }
}

const wrong = (message: string): HourlyAnswer => ({ ok: false, reason: 'wrong-answer', message })

const dateOf = (instant: number) => new Date(instant * 60_000).toISOString().slice(0, 10)

/** By the codes of the WMO. */
const isThunder = (code: number | null | undefined) => (code ?? 0) >= 95

function hoursOf(
  { hourly }: z.output<typeof forecast>,
  breathed: z.output<typeof air> | undefined,
): unknown[] {
  const isUtc = breathed?.utc_offset_seconds === 0
  const particles = new Map(
    isUtc
      ? breathed.hourly.time.map((time, index) => [time, breathed.hourly.pm2_5[index] ?? null])
      : [],
  )
  return hourly.time.map((time, index) => {
    const chance = hourly.precipitation_probability[index] ?? null
    return {
      instant: time / 60,
      rain: chance === null ? null : chance / 100,
      millimetres: hourly.precipitation[index] ?? null,
      degrees: hourly.temperature_2m[index] ?? null,
      gusts: hourly.wind_gusts_10m[index] ?? null,
      thunder: isThunder(hourly.weather_code[index]),
      particles: particles.get(time) ?? null,
    }
  })
}
