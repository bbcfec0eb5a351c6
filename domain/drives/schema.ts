/** What a great drive is: the one definition for the catalogue's files and the screens that show them. */
import { z } from 'zod'
import { coordinatesSchema } from '#domain/places/schema.ts'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
/** ISO 3166-1 alpha-2. */
const country = z.string().regex(/^[A-Z]{2}$/)
/** A sentence or two, as a card shows them. */
const sentence = z.string().min(8).max(220)
/** 1 is January. */
const months = z.array(z.number().int().min(1).max(12)).min(1).max(12)
const kilometres = z.number().int().min(1).max(1500)
const minutes = z.number().int().min(2).max(1200)

export const driveStopKinds = ['night', 'stop', 'view'] as const
export const driveAdviceKinds = [
  'booking',
  'border',
  'ferry',
  'fuel',
  'permit',
  'road',
  'rules',
  'toll',
  'weather',
  'wildlife',
] as const

export const driveStopSchema = z.strictObject({
  /** Names the stop within its drive; legs refer to it. */
  id: slug,
  name: z.string().min(2).max(60),
  /** Latitude, longitude. */
  at: coordinatesSchema,
  country,
  /** A stop for the night, for some hours, or for a short look. */
  kind: z.enum(driveStopKinds),
  why: sentence,
  /** Suggested; 0 where nobody sleeps on this drive. */
  nights: z.number().int().min(0).max(5),
  /** How long one stays by day, without the nights. */
  minutes: z.number().int().min(0).max(600),
})

/** The crossing by ship that a leg contains. */
export const driveFerrySchema = z.strictObject({
  from: z.string().min(2).max(60),
  to: z.string().min(2).max(60),
  kilometres,
  /** Aboard, without waiting. */
  minutes,
  /** Whether a car should have a place booked. */
  book: z.boolean(),
  /** Months of sailings; absent: all year. */
  months: months.optional(),
})

/** Another road between the same two stops. */
export const driveVariantSchema = z.strictObject({
  name: z.string().min(2).max(60),
  /** How it compares with the leg itself. */
  kind: z.enum(['scenic', 'quick']),
  about: sentence,
  kilometres,
  minutes,
})

export const driveLegSchema = z.strictObject({
  /** Ids of stops. */
  from: slug,
  to: slug,
  /** As roads are signed or called: "Highway 1". */
  road: z.string().min(1).max(60).optional(),
  /** By road, without the ferry. */
  kilometres,
  /** At the wheel in good conditions: without stops, without the ferry. */
  minutes,
  ferry: driveFerrySchema.optional(),
  variants: z.array(driveVariantSchema).max(3),
  /** The road is shut to cars in these months of a usual year. */
  closed: z.strictObject({ months, because: sentence }).optional(),
})

export const greatDriveSchema = z.strictObject({
  slug,
  name: z.string().min(3).max(60),
  /** Where it is, in words. */
  region: z.string().min(3).max(80),
  /** In the order in which they are driven through. */
  countries: z.array(country).min(1),
  /** The reason to drive it, in one line. */
  promise: z.string().min(20).max(140),
  /** A loop comes back to its first stop; its last leg leads there. */
  shape: z.enum(['one-way', 'loop']),
  /** Whether the other direction is as good, or why this one is better. */
  direction: sentence,
  best: z.strictObject({ months, because: sentence }),
  /** Months in which one would rather not; closures stand at their legs. */
  avoid: z.strictObject({ months, because: sentence }).optional(),
  days: z
    .strictObject({ min: z.number().int().min(1), max: z.number().int().max(40) })
    .refine(({ min, max }) => min <= max, 'The fewest days come first'),
  /** On which side of the road one drives. */
  side: z.enum(['left', 'right']),
  know: z
    .array(z.strictObject({ kind: z.enum(driveAdviceKinds), text: sentence }))
    .min(2)
    .max(8),
  /** In order; the first is where it starts. */
  stops: z.array(driveStopSchema).min(4).max(30),
  /** One between each two stops in order, and in a loop one more from the last to the first. */
  legs: z.array(driveLegSchema).min(3).max(30),
})

/** What a gallery shows of a drive before it is opened. */
export const driveSummarySchema = z.strictObject({
  ...greatDriveSchema.pick({
    slug: true,
    name: true,
    region: true,
    countries: true,
    promise: true,
    shape: true,
    days: true,
  }).shape,
  bestMonths: months,
  /** By road, all legs together. */
  kilometres: z.number().int().min(1),
  /** At the wheel, all legs together. */
  minutes: z.number().int().min(1),
  /** The stops' coordinates in order: enough to draw its line small. */
  line: z.array(coordinatesSchema),
})

export type DriveLeg = z.infer<typeof driveLegSchema>
export type GreatDrive = z.infer<typeof greatDriveSchema>
export type DriveSummary = z.infer<typeof driveSummarySchema>
