/**
 * The weather by the hour at one place. Hours are instants, and not times of a wall clock, so that a
 * night in which clocks change and a trip across the date line need no rule of their own.
 */
import { z } from 'zod'
import { factSourceSchema } from '#domain/facts/fact-source.ts'
import { type Coordinates, coordinatesSchema } from '#domain/places/schema.ts'
import type { WeatherFailure } from './day-weather.ts'

export const hourWeatherSchema = z.strictObject({
  /** Minutes since 1970 in UTC at which the hour begins. */
  instant: z.int().multipleOf(60),
  /** How likely rain is, from 0 to 1, and how much of it; null where nobody said. */
  rain: z.number().min(0).max(1).nullable(),
  millimetres: z.number().min(0).max(500).nullable(),
  /** °C. */
  degrees: z.number().min(-90).max(70).nullable(),
  /** km/h. */
  gusts: z.number().min(0).max(500).nullable(),
  thunder: z.boolean(),
  /** Fine particles (PM2.5) in µg/m³: smoke, dust and smog. */
  particles: z.number().min(0).max(5000).nullable(),
})
export type HourWeather = z.infer<typeof hourWeatherSchema>

export const spotForecastSchema = z.strictObject({
  /** What was asked for: the forecast is that of the few kilometres around it. */
  at: coordinatesSchema,
  source: factSourceSchema,
  /** When the source said it, in minutes since 1970. */
  saidAt: z.int(),
  /** In order, each once; hours of which the source says nothing are left out. */
  hours: z.array(hourWeatherSchema).max(600),
  /** How many hours were set aside, because they can't be weather. */
  setAside: z.int().min(0),
})
export type SpotForecast = z.infer<typeof spotForecastSchema>

export interface HourlyQuestion {
  spots: readonly Coordinates[]
  /** Instants in minutes, both included. */
  from: number
  to: number
}

export type HourlyAnswer =
  /** In the order of the spots. */
  | { ok: true; spots: readonly SpotForecast[] }
  | {
      ok: false
      reason: WeatherFailure | 'no-forecast'
      message: string
      retryAfterMs?: number
    }

/** Declared here; answers come from where a network is. */
export interface HourlySource {
  readonly name: string
  hours: (question: HourlyQuestion, signal: AbortSignal) => Promise<HourlyAnswer>
}

/** What pages and jobs ask: `no-forecast` where no service is set, and only normals are known. */
export interface HourlyFinder {
  hours: (question: HourlyQuestion) => Promise<HourlyAnswer>
}

/** Degrees to which locations are rounded, so that stops of one quarter ask once: models are coarser. */
const gridDegrees = 0.05

export function spotOf([latitude, longitude]: Coordinates): Coordinates {
  const rounded = (degrees: number) =>
    Math.round(Math.round(degrees / gridDegrees) * gridDegrees * 100) / 100
  return [rounded(latitude), rounded(longitude)]
}

export const sameSpot = (one: Coordinates, other: Coordinates) =>
  one[0] === other[0] && one[1] === other[1]
