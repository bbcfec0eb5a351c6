/** What the weather usually is: from the climate of the nearest destination in the catalogue. */
import { monthLength } from '#domain/calendar/calendar-days.ts'
import { estimatedFrom } from '#domain/facts/fact-source.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { Destination } from '#domain/places/schema.ts'
import type { DayWeather, WeatherFinder, WeatherSource } from './day-weather.ts'

/** Kilometres to the nearest destination with known climate; farther away nothing is said. */
const farthest = 250

/** From the normals of the month: how many of its days have rain, and how warm it gets. */
export function normalWeather({ climate }: Pick<Destination, 'climate'>, date: string): DayWeather {
  const month = Number(date.slice(5, 7))
  const days = monthLength(Number(date.slice(0, 4)), month)
  return {
    rain: Math.min(1, (climate.rainDays[month - 1] ?? 0) / days),
    high: climate.high[month - 1] ?? null,
    low: climate.low[month - 1] ?? null,
    source: estimatedFrom('climate normals'),
  }
}

export function normals(
  destinations: readonly Pick<Destination, 'at' | 'climate'>[],
): WeatherSource {
  return {
    name: 'climate normals',
    async days({ at, dates }) {
      let nearest: { away: number; of: Pick<Destination, 'climate'> } | undefined
      for (const destination of destinations) {
        const away = kilometres(at, destination.at)
        if (away <= (nearest?.away ?? farthest)) nearest = { away, of: destination }
      }
      const known = nearest
      const days = known ? dates.map((date) => [date, normalWeather(known.of, date)] as const) : []
      return { ok: true, days: new Map(days) }
    },
  }
}

/** For whoever asks no forecast. */
export function usualWeather(
  destinations: readonly Pick<Destination, 'at' | 'climate'>[],
): WeatherFinder {
  const source = normals(destinations)
  return {
    async days(question) {
      const answer = await source.days(question, AbortSignal.any([]))
      return answer.ok ? answer.days : new Map()
    },
  }
}
