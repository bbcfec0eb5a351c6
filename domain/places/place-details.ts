/** What a provider can say of a place, and what it is asked. What nobody said is left out, never made up. */
import { z } from 'zod'
import { coordinatesSchema } from './schema.ts'

export const placeSources = ['catalogue', 'google', 'openstreetmap', 'wikimedia'] as const

export const placeDetailsSchema = z.object({
  name: z.string().min(1),
  at: coordinatesSchema,
  address: z.string().optional(),
  rating: z.number().min(0).max(5).optional(),
  totalRatings: z.number().int().min(0).optional(),
  photoUrl: z.url().optional(),
  types: z.array(z.string()),
  /** Left out where the hours are unknown. */
  isOpen: z.boolean().optional(),
  priceLevel: z.number().int().min(0).max(4).optional(),
  website: z.url().optional(),
  vicinity: z.string().optional(),
  reviews: z
    .array(z.object({ author: z.string(), rating: z.number().optional(), text: z.string() }))
    .optional(),
  source: z.enum(placeSources),
  /** Whom the data is owed to; shown wherever the place is. */
  attribution: z.array(z.object({ text: z.string(), url: z.url().optional() })),
})

export const placeSearchSchema = z.object({
  text: z.string().trim().min(1).max(200),
  near: coordinatesSchema,
  withinKm: z.number().positive().max(100).default(20),
  limit: z.number().int().min(1).max(20).default(10),
  /** The local date and the minute of the day for which "open" is asked. */
  moment: z.object({ date: z.iso.date(), minute: z.number().int().min(0).max(1439) }).optional(),
})

export type PlaceDetails = z.infer<typeof placeDetailsSchema>
export type PlaceSearch = z.output<typeof placeSearchSchema>
export type PlaceSource = (typeof placeSources)[number]

export type ProviderAnswer =
  | { ok: true; places: PlaceDetails[] }
  | { ok: false; reason: ProviderFailure; message: string; retryAfterMs?: number }

export type ProviderFailure = 'slow' | 'rate-limited' | 'refused' | 'down' | 'wrong-answer'

/** Places by words and nearness, from a provider or the catalogue; there is always an answer. */
export interface PlaceFinder {
  /**
   * Who asks several questions in a row is patient: each waits for its turn at the provider, as long as
   * anybody does, or so many milliseconds.
   */
  search: (search: PlaceSearch, options?: { patient?: boolean | number }) => Promise<PlaceDetails[]>
}

export interface PlacesProvider {
  readonly source: PlaceSource
  search: (search: PlaceSearch, signal: AbortSignal) => Promise<ProviderAnswer>
}
