/**
 * The providers of places and weather that the environment names, the same as the site's own pages ask.
 * They need nothing but fetch, so that they run here and on the edge; each has a time-out, a rate, a rest
 * after a failure, and the catalogue behind it.
 */
import { z } from 'zod'
import type { Knowledge } from '#domain/assistant/brain.ts'
import { defaultBrand } from '#domain/brand/default-brand.ts'
import type { Destination } from '#domain/places/schema.ts'
import { configuredPlaces } from '#server/providers/places/configured-places.ts'
import { configuredWeather } from '#server/providers/weather/configured-weather.ts'

const address = z.url({ protocol: /^https?$/ }).optional()
const settingsSchema = z
  .object({
    PLACES_PROVIDER: z.enum(['catalogue', 'google', 'openstreetmap']).optional(),
    PLACES_BASE_URL: address,
    GOOGLE_PLACES_KEY: z.string().optional(),
    WEATHER_PROVIDER: z.enum(['normals', 'open-meteo']).optional(),
    WEATHER_BASE_URL: address,
    LIVE: z
      .enum(['0', '1'])
      .default('0')
      .transform((value) => value === '1'),
  })
  .refine(({ PLACES_PROVIDER, GOOGLE_PLACES_KEY }) =>
    PLACES_PROVIDER === 'google' ? GOOGLE_PLACES_KEY : true,
  )

interface LiveProvidersOptions {
  read: (name: string) => string | undefined
  destinations: readonly Destination[]
  now: () => number
  log: (line: Readonly<Record<string, unknown>>) => void
}

/** Throws where the settings contradict themselves. */
export function liveProviders({
  read,
  destinations,
  now,
  log,
}: LiveProvidersOptions): Pick<Knowledge, 'places' | 'weather'> {
  const names = Object.keys(settingsSchema.shape)
  const values = settingsSchema.parse(Object.fromEntries(names.map((name) => [name, read(name)])))
  const brand = {
    ...defaultBrand,
    name: read('BRAND_NAME') ?? defaultBrand.name,
    email: read('BRAND_EMAIL') ?? defaultBrand.email,
    host: read('BRAND_HOST') ?? defaultBrand.host,
  }
  const common = {
    values,
    destinations: async () => destinations,
    now,
    log: {
      warn: (message: string, fields?: Readonly<Record<string, unknown>>) =>
        log({ event: 'assistant-provider', message, ...fields }),
    },
  }
  return {
    places: configuredPlaces({ ...common, brand }),
    weather: configuredWeather(common),
  }
}
