/** For which meals of a trip tables are sought: from a few questions, or from a trip as it stands. */
import { z } from 'zod'
import { coordinatesSchema, meals } from '#domain/places/schema.ts'
import { dayIdSchema } from '#domain/trip/ids.ts'
import { restaurantWishSchema } from './wish.ts'

const mealSlotSchema = z.strictObject({
  meal: z.enum(meals),
  /** Minutes after midnight there; the usual hour of the country without it. */
  minute: z.number().int().min(0).max(2879).optional(),
  /** Where one comes from and goes on to. */
  from: coordinatesSchema.optional(),
  fromName: z.string().max(200).optional(),
  to: coordinatesSchema.optional(),
  /** What is settled there already. */
  taken: z.string().max(200).optional(),
})

export const mealSetRequestSchema = z.strictObject({
  days: z
    .array(
      z.strictObject({
        /** The trip's own, to add to it. */
        id: dayIdSchema.optional(),
        date: z.iso.date(),
        slug: z.string().max(100),
        meals: z.array(mealSlotSchema).max(6),
      }),
    )
    .max(60),
  ...restaurantWishSchema.pick({
    cuisines: true,
    diets: true,
    kids: true,
    stepFree: true,
    people: true,
  }).shape,
  /** The dearest level of an ordinary meal. */
  price: z.number().int().min(1).max(4).default(2),
  special: z.boolean().default(true),
  /** Refused proposals: the day from 0, the meal, and the house's id. In order. */
  swaps: z
    .array(
      z.strictObject({
        day: z.number().int().min(0).max(59),
        meal: z.enum(meals),
        not: z.string().max(200),
      }),
    )
    .max(200)
    .default([]),
})

export type MealSetRequest = z.output<typeof mealSetRequestSchema>
export type MealSlot = z.output<typeof mealSlotSchema>
