/** A place that the assistant suggests, as it goes over the wire and onto a board. */
import { z } from 'zod'
import { factSourceSchema } from '#domain/facts/fact-source.ts'
import { suggestionIdSchema } from './ids.ts'

const text = (most: number) => z.string().max(most)

/** What a brain knows of a place; fields that it does not know are left out. */
export const suggestedPlaceSchema = z.object({
  name: text(200).min(1),
  address: text(300).optional(),
  rating: z.number().min(0).max(5).optional(),
  totalRatings: z.int().min(0).optional(),
  photoUrl: z.url().max(2000).optional(),
  types: z.array(text(60)).max(20).optional(),
  isOpen: z.boolean().optional(),
  priceLevel: z.int().min(0).max(4).optional(),
  website: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
  vicinity: text(300).optional(),
  /** When it is open, and the time zone that these hours are in. */
  hours: text(1000).optional(),
  zone: text(64).optional(),
  reviews: z
    .array(z.object({ author: text(120), rating: z.number().optional(), text: text(1000) }))
    .max(5)
    .optional(),
  /** To find it again: the catalogue's id, its destination's slug, and where it lies. */
  placeId: text(200).optional(),
  destination: text(100).optional(),
  at: z.object({ lat: z.number(), lon: z.number() }).optional(),
})
export type SuggestedPlace = z.infer<typeof suggestedPlaceSchema>

/** A claim with its source: the answer to "How do you know?" */
export const groundSchema = z.object({ claim: text(400).min(1), source: factSourceSchema })
export type Ground = z.infer<typeof groundSchema>

export const suggestionSchema = z.object({
  id: suggestionIdSchema,
  title: text(200).min(1),
  /** Why this one, for this person. */
  reasoning: text(600),
  /** What it is. */
  description: text(1000),
  isPinned: z.boolean().default(false),
  placeDetails: suggestedPlaceSchema.nullish(),
  color: text(40).optional(),
  grounds: z.array(groundSchema).max(8).optional(),
})
export type Suggestion = z.infer<typeof suggestionSchema>
