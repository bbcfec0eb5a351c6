/** The weather of one day at one place, with its source: a forecast, or what is usual then. */
import { z } from 'zod'
import { factSourceSchema } from '#domain/facts/fact-source.ts'
import type { Coordinates } from '#domain/places/schema.ts'

export const dayWeatherSchema = z.strictObject({
  /** How likely rain is, from 0 to 1. */
  rain: z.number().min(0).max(1),
  /** °C by day and by night; null where nobody said. */
  high: z.number().min(-90).max(70).nullable(),
  low: z.number().min(-90).max(70).nullable(),
  source: factSourceSchema,
})
export type DayWeather = z.infer<typeof dayWeatherSchema>

export interface WeatherQuestion {
  at: Coordinates
  /** The IANA zone in which the days are counted. */
  zone: string
  dates: readonly string[]
}

export type WeatherFailure = 'slow' | 'rate-limited' | 'refused' | 'down' | 'wrong-answer'

export type WeatherAnswer =
  /** By date; a day that the source says nothing of is left out. */
  | { ok: true; days: ReadonlyMap<string, DayWeather> }
  | { ok: false; reason: WeatherFailure; message: string; retryAfterMs?: number }

/** Declared here; `normals` answers from the catalogue, forecasts come from where a network is. */
export interface WeatherSource {
  readonly name: string
  days: (question: WeatherQuestion, signal: AbortSignal) => Promise<WeatherAnswer>
}

/** Always an answer: a forecast where there is one, else what is usual; a day left out is unknown. */
export interface WeatherFinder {
  days: (question: WeatherQuestion) => Promise<ReadonlyMap<string, DayWeather>>
}
