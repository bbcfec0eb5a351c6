/** What a road trip is: where it starts, where it ends, and the stops in the order they are driven. */
import { z } from 'zod'
import { coordinatesSchema } from '#domain/places/schema.ts'

export const roadPointSchema = z.strictObject({
  name: z.string().trim().min(1).max(120),
  at: coordinatesSchema,
  /** ISO 3166-1 alpha-2, where it is known: whose clocks it goes by. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
})

export const roadStopSchema = roadPointSchema.extend({
  id: z.string().min(1),
  /** Why one stops there, as a sentence; without one it was asked for. */
  about: z.string().min(1).max(300).optional(),
  /** How long one stays, without nights. */
  minutes: z.number().int().min(0).max(720).default(60),
  /** Nights spent here because one wants to. */
  nights: z.number().int().min(0).max(60).default(0),
  /** The day of the trip and the minutes after midnight that the traveller fixed it to. */
  locked: z
    .strictObject({
      day: z.number().int().min(1).max(365),
      time: z.number().int().min(0).max(1439).optional(),
    })
    .optional(),
})

export const roadRouteSchema = z.strictObject({
  start: roadPointSchema,
  /** Absent: back to the start on a round trip, else the trip ends at its last stop. */
  end: roadPointSchema.optional(),
  round: z.boolean(),
  stops: z.array(roadStopSchema).max(100),
})

export const drivingRulesSchema = z
  .strictObject({
    /** The most minutes at the wheel in a day. */
    limit: z.number().int().min(60).max(900).default(360),
    /** Minutes after midnight: when a day on the road begins, and when it should have ended. */
    leaves: z.number().int().min(0).max(1200).default(540),
    arrivesBy: z.number().int().min(600).max(1439).default(1200),
    /** A rest of a quarter of an hour before more than two hours at the wheel. */
    rests: z.boolean().default(false),
    /** Only from the first light of the morning to the last of the evening. */
    onlyByDay: z.boolean().default(false),
  })
  .refine(({ leaves, arrivesBy }) => arrivesBy - leaves >= 60, 'A day on the road needs an hour')

export type RoadPoint = z.infer<typeof roadPointSchema>
export type RoadStop = z.infer<typeof roadStopSchema>
export type RoadRoute = z.infer<typeof roadRouteSchema>
export type DrivingRules = z.infer<typeof drivingRulesSchema>

/** Where the last drive leads; absent when the last stop is the end. */
export function endOf({ start, end, round }: RoadRoute): RoadPoint | undefined {
  return end ?? (round ? start : undefined)
}

/** Every point that is driven through, in order. */
export function pointsOf(route: RoadRoute): RoadPoint[] {
  const end = endOf(route)
  return [route.start, ...route.stops, ...(end ? [end] : [])]
}
