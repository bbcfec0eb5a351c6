/** What pages ask for restaurants; declared here, put together where the catalogue and the network are. */
import { z } from 'zod'
import { coordinatesSchema } from '#domain/places/schema.ts'
import type { RestaurantAnswer } from './answer.ts'
import type { MealSet } from './meal-set.ts'
import type { MealSetRequest } from './meal-set-request.ts'
import type { ReadWish } from './wish.ts'

/** A point that a browser sends in a body: a position, rounded there, or a stop of a trip. */
export const pointSchema = z.strictObject({
  at: coordinatesSchema,
  label: z.string().trim().min(1).max(120),
  to: coordinatesSchema.optional(),
  /** Somebody's own position: it is not sent on to any page. */
  isOwn: z.boolean().default(false),
})
export type Point = z.output<typeof pointSchema>

export interface RestaurantFinder {
  find: (read: ReadWish, point?: Point) => Promise<RestaurantAnswer>
  mealSet: (request: MealSetRequest) => Promise<MealSet>
  /** The town that words name, for the questions. */
  townNamed: (words: string) => Promise<{ slug: string; name: string } | null>
}
