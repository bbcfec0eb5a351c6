/** Forecasts for tests: fine hours everywhere, and what a test makes of some of them. */
import type { Coordinates } from '#domain/places/schema.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { HourWeather, SpotForecast } from '#domain/weather/hour-weather.ts'
import { questionFor } from '../watched-days.ts'

export const fineHour = (instant: number): HourWeather => ({
  instant,
  rain: 0.05,
  millimetres: 0,
  degrees: 21,
  gusts: 15,
  thunder: false,
  particles: 8,
})

/** `change` gives an hour of a spot other weather, or null: the forecast has a hole there. */
export function forecastFor(
  { days }: Pick<Trip, 'days'>,
  change: (hour: HourWeather, spot: Coordinates) => HourWeather | null = (hour) => hour,
): SpotForecast[] {
  const question = questionFor(days)
  if (!question) return []
  const first = Math.floor(question.from / 60) * 60
  const count = Math.ceil((question.to - first) / 60)
  return question.spots.map((at) => ({
    at,
    source: { kind: 'provider', name: 'Open-Meteo', asOf: '2027-05-09' },
    saidAt: first,
    hours: Array.from({ length: count }, (_, index) => first + index * 60).flatMap(
      (instant) => change(fineHour(instant), at) ?? [],
    ),
    setAside: 0,
  }))
}
