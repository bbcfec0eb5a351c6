/** As much of Open-Meteo as forecasts by the hour need, on loopback, with the sky that a test wants. */
import {
  type LoopbackService,
  loopbackService,
} from '#server/providers/places/testing/loopback-service.ts'

/** `slow` never answers, `down` fails, and `wrong` answers by another clock than it was asked for. */
export type Sky = 'fine' | 'rain' | 'slow' | 'down' | 'wrong'

export function weatherService(sky: () => Sky): Promise<LoopbackService> {
  return loopbackService(({ path, query }) => {
    if (sky() === 'slow') return 'silence'
    return sky() === 'down' || path !== '/v1/forecast'
      ? { status: 503, body: {} }
      : { body: forecastFor(query, sky()) }
  })
}

/** Every hour of the days that are asked for. */
function forecastFor(query: URLSearchParams, sky: Sky): object | object[] {
  const from = Date.parse(`${query.get('start_date')}T00:00:00Z`) / 1000
  const to = Date.parse(`${query.get('end_date')}T00:00:00Z`) / 1000 + 86_400
  const time = Array.from({ length: (to - from) / 3600 }, (_, hour) => from + hour * 3600)
  const all = (value: number) => time.map(() => value)
  const one = {
    utc_offset_seconds: sky === 'wrong' ? 3600 : 0,
    hourly: {
      time,
      temperature_2m: all(18),
      precipitation_probability: all(sky === 'rain' ? 95 : 5),
      precipitation: all(sky === 'rain' ? 3 : 0),
      weather_code: all(1),
      wind_gusts_10m: all(20),
    },
  }
  const spots = query.get('latitude')?.split(',') ?? []
  return spots.length === 1 ? one : spots.map(() => one)
}
