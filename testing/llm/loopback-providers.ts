/** A server on loopback that speaks as Nominatim and as Open-Meteo do, of a small town and a wet day. */
import {
  type LoopbackService,
  loopbackService,
} from '#server/providers/places/testing/loopback-service.ts'

export function startProviders(): Promise<LoopbackService> {
  return loopbackService(({ path, query }) => {
    if (path === '/v1/forecast') return { body: forecastOf(query.get('start_date') ?? '') }
    if (path !== '/search') return { status: 404, body: {} }
    const museum = {
      lat: '46.02',
      lon: '7.749',
      name: 'Matterhorn Museum',
      display_name: 'Matterhorn Museum, Zermatt, Switzerland',
      category: 'tourism',
      type: 'museum',
    }
    return { body: [museum] }
  })
}

/** Of the first day that is asked about. */
const forecastOf = (date: string) => ({
  daily: {
    time: [date],
    temperature_2m_max: [18.4],
    temperature_2m_min: [9.6],
    precipitation_probability_max: [80],
  },
})

/** What the environment says for them. */
export const providersEnvironment = ({ url }: Pick<LoopbackService, 'url'>) => ({
  PLACES_PROVIDER: 'openstreetmap',
  PLACES_BASE_URL: url,
  WEATHER_PROVIDER: 'open-meteo',
  WEATHER_BASE_URL: url,
})
