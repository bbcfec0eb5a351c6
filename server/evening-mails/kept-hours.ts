/**
 * Forecasts that trips share: each place is asked for with all days that are watched anywhere, kept in
 * the database, and not asked for again while that is young enough, whoever runs the job.
 */
import type { Coordinates } from '#domain/places/schema.ts'
import {
  type HourlyAnswer,
  type HourlyFinder,
  type SpotForecast,
  spotForecastSchema,
} from '#domain/weather/hour-weather.ts'
import type { Database } from '#server/backend/db/driver.ts'

export interface KeptHours {
  /** Of these places, said at most so many minutes ago. */
  hours: (spots: readonly Coordinates[], mostMinutes: number) => Promise<HourlyAnswer>
  /** How many places the service was asked for. */
  asked: () => number
}

const day = 24 * 60
/**
 * The forecast is read from yesterday on: in some time zones that is today, and a stop of the last
 * day may end after midnight.
 */
const daysBefore = 1
const daysAfter = 12

const nameOf = (spot: Coordinates) => spot.join(' ')

export function keptHours(database: Database, hourly: HourlyFinder, now: () => number): KeptHours {
  let asked = 0
  return {
    asked: () => asked,
    async hours(spots, mostMinutes) {
      const minute = Math.floor(now() / 60_000)
      const kept = await fetchKept(database, spots, minute - mostMinutes)
      const missing = spots.filter((spot) => !kept.has(nameOf(spot)))
      if (missing.length > 0) {
        const today = minute - (minute % day)
        const from = today - daysBefore * day
        const to = today + daysAfter * day - 60
        const answer = await hourly.hours({ spots: missing, from, to })
        if (!answer.ok) return answer
        asked += missing.length
        await keep(database, answer.spots)
        for (const said of answer.spots) kept.set(nameOf(said.at), said)
      }
      return { ok: true, spots: spots.flatMap((spot) => kept.get(nameOf(spot)) ?? []) }
    },
  }
}

async function fetchKept(
  database: Database,
  spots: readonly Coordinates[],
  since: number,
): Promise<Map<string, SpotForecast>> {
  const [result] = await database.transaction({
    role: 'service_role',
    statements: [
      {
        text: `select forecast::text from private.forecasts_of(
          array(select jsonb_array_elements_text($1::jsonb)), $2::timestamptz) as forecast`,
        values: [JSON.stringify(spots.map(nameOf)), new Date(since * 60_000).toISOString()],
      },
    ],
  })
  // A forecast that another version stored in another form is asked for again.
  const read = (result?.rows ?? []).flatMap(
    ([text]) => spotForecastSchema.safeParse(JSON.parse(text ?? 'null')).data ?? [],
  )
  return new Map(read.map((forecast) => [nameOf(forecast.at), forecast]))
}

async function keep(database: Database, forecasts: readonly SpotForecast[]): Promise<void> {
  const rows = forecasts.map((forecast) => ({
    spot: nameOf(forecast.at),
    said_at: new Date(forecast.saidAt * 60_000).toISOString(),
    forecast,
  }))
  await database.transaction({
    role: 'service_role',
    statements: [
      { text: 'select private.keep_forecasts($1::jsonb)', values: [JSON.stringify(rows)] },
    ],
  })
}
