/**
 * What the embedded brain keeps between two messages. It travels through a browser, so it is read with
 * a schema, part by part: what does not fit is forgotten, and the rest still counts.
 */
import { z } from 'zod'
import { bookingFormSchema } from '#domain/bookings/booking-form.ts'
import { emptyBrief, tripBriefSchema } from '#domain/brief/schema.ts'
import { askableSlots } from '#domain/brief/slots.ts'
import { placeKinds } from '#domain/places/schema.ts'
import { groundSchema } from '../contract.ts'

/** What a question can be about. */
export const slots = [...askableSlots, 'food', 'mobility', 'pace'] as const
export type Slot = (typeof slots)[number]

const short = z.string().max(200)
/** A place of a destination, or the destination itself where `placeId` is null. */
export const thingSchema = z.object({ slug: short, placeId: short.nullable() })
export type Thing = z.infer<typeof thingSchema>

/** The last search, so that "cheaper" and "what else?" can change or continue it. */
export const wishSchema = z.object({
  words: z.string().max(400),
  kinds: z.array(z.enum(placeKinds)).max(24),
  setting: z.enum(['indoor', 'outdoor']).nullable(),
  dayTrips: z.boolean(),
  /** Whether it was for an evening. */
  evening: z.boolean().catch(false),
})
export type Wish = z.infer<typeof wishSchema>

/** A question of ours that the next words may answer. */
const openSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plan') }),
  z.object({ kind: z.literal('which-stop'), text: short, stops: z.array(short).max(30) }),
  z.object({ kind: z.literal('slot'), slot: z.enum(slots) }),
])

export const memorySchema = z.object({
  brief: tripBriefSchema.catch(emptyBrief),
  /** The last suggestions, in the order they were shown. */
  shown: z.array(thingSchema).max(20).catch([]),
  /** Keys of everything that was suggested. */
  seen: z.array(short).max(400).catch([]),
  /** The destinations that "there", "it" and "that day" refer to. */
  destinations: z.array(short).max(12).catch([]),
  place: thingSchema.nullable().catch(null),
  day: z.iso.date().nullable().catch(null),
  /** What was compared last. */
  compared: z.array(short).max(6).catch([]),
  wish: wishSchema.nullable().catch(null),
  open: openSchema.nullable().catch(null),
  asked: z.array(z.enum(slots)).max(20).catch([]),
  told: z.array(z.enum(slots)).max(20).catch([]),
  /** Places that were ruled out by what they are about. */
  ruledOut: z.array(short).max(200).catch([]),
  grounds: z.array(groundSchema).max(12).catch([]),
  planned: z.boolean().catch(false),
  /** The person asked us to ask no more questions. */
  quiet: z.boolean().catch(false),
  languageSaid: z.boolean().catch(false),
  /** Messages and answers so far, folded, so that nothing is offered or said twice. */
  heard: z.array(short).max(60).catch([]),
  answered: z.array(short).max(60).catch([]),
  meant: short.catch(''),
  /** The question that a practical answer was given to: "and in July?" asks it again. */
  practical: z.string().max(400).nullable().catch(null),
  /** What is known of a booking that somebody wants made. */
  booking: bookingFormSchema.nullable().catch(null),
})
export type Memory = z.infer<typeof memorySchema>

export function newMemory(): Memory {
  return memorySchema.parse({})
}

export const thingKey = ({ slug, placeId }: Thing): string =>
  placeId ? `${slug}/${placeId}` : slug

/** Normalises text for comparison: case, accents, apostrophes and spacing do not count. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘ʻ]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)
}

/** The last items of a list, which are the newest. */
export function latest<Item>(items: readonly Item[], most: number): Item[] {
  return [...new Set(items)].slice(-most)
}
