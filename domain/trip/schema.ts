/**
 * The one trip: a city, several cities or a road trip of up to 60 days, as it is stored, streamed,
 * exported, imported and checked when a language model wrote it. Days hold their stops in order, with
 * local times; what was removed stays in `bin`, so that it can come back.
 */
import { z } from 'zod'
import { localTimeSchema } from '#domain/calendar/zoned-time-schema.ts'
import {
  attachmentIdSchema,
  bookingIdSchema,
  checklistIdSchema,
  dayIdSchema,
  itemIdSchema,
  lodgingIdSchema,
  noteIdSchema,
  stopIdSchema,
  tripIdSchema,
} from './ids.ts'
import {
  attachmentFieldsSchema,
  bookingFieldsSchema,
  checklistFieldsSchema,
  dayFieldsSchema,
  itemFieldsSchema,
  lodgingFieldsSchema,
  noteFieldsSchema,
  stopFieldsSchema,
  tripFieldsSchema,
} from './parts.ts'

/** The version of this form; `read-trip.ts` reads the older ones. */
export const tripVersion = 1
/** The most parts of a sort that a trip shows. */
export const limits = {
  day: 60,
  stop: 1000,
  lodging: 200,
  booking: 500,
  note: 1000,
  checklist: 100,
  item: 2000,
  attachment: 500,
} as const
/** Of all sorts together, removed ones included. */
export const mostParts = 8000

const kept = { removed: true } as const

/** `start` and `end` are local times in `zone` and `endZone`; `end` follows from the others. */
export const stopSchema = stopFieldsSchema.omit({ ...kept, day: true }).extend({
  id: stopIdSchema,
  start: localTimeSchema.nullable(),
  end: localTimeSchema.nullable(),
})

/** `date` follows from the trip's start and the days before. */
export const daySchema = dayFieldsSchema.omit(kept).extend({
  id: dayIdSchema,
  date: z.iso.date(),
  stops: z.array(stopSchema).max(limits.stop),
})

export const lodgingSchema = lodgingFieldsSchema.omit(kept).extend({ id: lodgingIdSchema })
export const bookingSchema = bookingFieldsSchema.omit(kept).extend({ id: bookingIdSchema })
export const noteSchema = noteFieldsSchema.omit(kept).extend({ id: noteIdSchema })
export const itemSchema = itemFieldsSchema
  .omit({ ...kept, checklist: true })
  .extend({ id: itemIdSchema })
export const checklistSchema = checklistFieldsSchema
  .omit(kept)
  .extend({ id: checklistIdSchema, items: z.array(itemSchema).max(limits.item) })
export const attachmentSchema = attachmentFieldsSchema.omit(kept).extend({ id: attachmentIdSchema })

const binnedSchema = z.discriminatedUnion('entity', [
  z.strictObject({ entity: z.literal('day'), id: dayIdSchema, fields: dayFieldsSchema }),
  z.strictObject({ entity: z.literal('stop'), id: stopIdSchema, fields: stopFieldsSchema }),
  z.strictObject({
    entity: z.literal('lodging'),
    id: lodgingIdSchema,
    fields: lodgingFieldsSchema,
  }),
  z.strictObject({
    entity: z.literal('booking'),
    id: bookingIdSchema,
    fields: bookingFieldsSchema,
  }),
  z.strictObject({ entity: z.literal('note'), id: noteIdSchema, fields: noteFieldsSchema }),
  z.strictObject({
    entity: z.literal('checklist'),
    id: checklistIdSchema,
    fields: checklistFieldsSchema,
  }),
  z.strictObject({ entity: z.literal('item'), id: itemIdSchema, fields: itemFieldsSchema }),
  z.strictObject({
    entity: z.literal('attachment'),
    id: attachmentIdSchema,
    fields: attachmentFieldsSchema,
  }),
])

export const tripSchema = tripFieldsSchema.extend({
  version: z.literal(tripVersion),
  id: tripIdSchema,
  days: z.array(daySchema).max(limits.day),
  lodgings: z.array(lodgingSchema).max(limits.lodging),
  bookings: z.array(bookingSchema).max(limits.booking),
  notes: z.array(noteSchema).max(limits.note),
  checklists: z.array(checklistSchema).max(limits.checklist),
  attachments: z.array(attachmentSchema).max(limits.attachment),
  /** Removed parts, and parts of removed ones. */
  bin: z.array(binnedSchema).max(mostParts),
})

export type Trip = z.infer<typeof tripSchema>
export type Day = z.infer<typeof daySchema>
export type Stop = z.infer<typeof stopSchema>
export type Lodging = z.infer<typeof lodgingSchema>
export type Binned = z.infer<typeof binnedSchema>
