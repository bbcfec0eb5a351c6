/**
 * What can be done to a trip: the one union for people, the assistant, the weather and partners.
 * Things are named by id and placed by order key, and values are absolute, so that an operation
 * means the same whatever came before it in the log.
 */
import { z } from 'zod'
import { partySchema } from '#domain/brief/schema.ts'
import { dayWeatherSchema } from '#domain/weather/day-weather.ts'
import {
  attachmentIdSchema,
  bookingIdSchema,
  checklistIdSchema,
  dayIdSchema,
  itemIdSchema,
  lodgingIdSchema,
  noteIdSchema,
  operationIdSchema,
  personIdSchema,
  stopIdSchema,
  tripIdSchema,
} from './ids.ts'
import { orderKeySchema } from './order-keys.ts'
import {
  attachmentFieldsSchema,
  bookingFieldsSchema,
  checklistFieldsSchema,
  dayFieldsSchema,
  itemFieldsSchema,
  legSchema,
  lodgingFieldsSchema,
  minuteSchema,
  noteFieldsSchema,
  parts,
  removableEntities,
  stopFieldsSchema,
  tripDateSchema,
  tripFieldsSchema,
} from './parts.ts'

const kept = { removed: true } as const
const stopSeed = z.strictObject({ id: stopIdSchema, fields: stopFieldsSchema.omit(kept) })
const daySeed = z.strictObject({ id: dayIdSchema, fields: dayFieldsSchema.omit(kept) })

/** Something new, whole. */
const seedSchema = z.discriminatedUnion('entity', [
  daySeed.extend({ entity: z.literal('day') }),
  stopSeed.extend({ entity: z.literal('stop') }),
  z.strictObject({
    entity: z.literal('lodging'),
    id: lodgingIdSchema,
    fields: lodgingFieldsSchema.omit(kept),
  }),
  z.strictObject({
    entity: z.literal('booking'),
    id: bookingIdSchema,
    fields: bookingFieldsSchema.omit(kept),
  }),
  z.strictObject({
    entity: z.literal('note'),
    id: noteIdSchema,
    fields: noteFieldsSchema.omit(kept),
  }),
  z.strictObject({
    entity: z.literal('checklist'),
    id: checklistIdSchema,
    fields: checklistFieldsSchema.omit(kept),
  }),
  z.strictObject({
    entity: z.literal('item'),
    id: itemIdSchema,
    fields: itemFieldsSchema.omit(kept),
  }),
  z.strictObject({
    entity: z.literal('attachment'),
    id: attachmentIdSchema,
    fields: attachmentFieldsSchema.omit(kept),
  }),
])
export type Seed = z.infer<typeof seedSchema>

const refSchema = z.strictObject({
  entity: z.enum(removableEntities),
  id: stopIdSchema.or(dayIdSchema).or(noteIdSchema),
})

/** New values of some fields; a stop's day and order change by moving it. */
const editSchema = z.discriminatedUnion('entity', [
  z.strictObject({ entity: z.literal('trip'), id: tripIdSchema, set: tripFieldsSchema.partial() }),
  z.strictObject({
    entity: z.literal('day'),
    id: dayIdSchema,
    set: dayFieldsSchema.omit({ ...kept, order: true }).partial(),
  }),
  z.strictObject({
    entity: z.literal('stop'),
    id: stopIdSchema,
    set: stopFieldsSchema.omit({ ...kept, day: true, order: true }).partial(),
  }),
  z.strictObject({
    entity: z.literal('lodging'),
    id: lodgingIdSchema,
    set: lodgingFieldsSchema.omit(kept).partial(),
  }),
  z.strictObject({
    entity: z.literal('booking'),
    id: bookingIdSchema,
    set: bookingFieldsSchema.omit(kept).partial(),
  }),
  z.strictObject({
    entity: z.literal('note'),
    id: noteIdSchema,
    set: noteFieldsSchema.omit(kept).partial(),
  }),
  z.strictObject({
    entity: z.literal('checklist'),
    id: checklistIdSchema,
    set: checklistFieldsSchema.omit(kept).partial(),
  }),
  z.strictObject({
    entity: z.literal('item'),
    id: itemIdSchema,
    set: itemFieldsSchema.omit(kept).partial(),
  }),
  z.strictObject({
    entity: z.literal('attachment'),
    id: attachmentIdSchema,
    set: attachmentFieldsSchema.omit(kept).partial(),
  }),
])

/** When stops happen, and the ways between them: what timing a day again changes. */
const timingSchema = z.strictObject({
  stop: stopIdSchema,
  start: minuteSchema.nullable(),
  minutes: stopFieldsSchema.shape.minutes,
  /** Left out: as it was. */
  leg: legSchema.nullable().optional(),
  reasons: stopFieldsSchema.shape.reasons.optional(),
  alternatives: stopFieldsSchema.shape.alternatives.optional(),
})
const backSchema = z.strictObject({ day: dayIdSchema, back: legSchema.nullable() })
const swapSchema = z.strictObject({ stop: stopIdSchema, by: stopSeed })

/** What a planner made of some days, told as differences: what stays keeps its id. */
export const replanResultSchema = z.strictObject({
  add: z.array(stopSeed).max(300),
  remove: z.array(stopIdSchema).max(300),
  move: z
    .array(z.strictObject({ stop: stopIdSchema, day: dayIdSchema, order: orderKeySchema }))
    .max(300),
  times: z.array(timingSchema).max(600),
  backs: z.array(backSchema).max(60),
  leftOut: tripFieldsSchema.shape.leftOut,
})
export type ReplanResult = z.infer<typeof replanResultSchema>

export const replanReasons = [
  'asked',
  'surprise',
  'cheaper',
  'dearer',
  'slower',
  'faster',
  'later-starts',
  'earlier-starts',
  'closed',
  'removed',
  'rain',
  'late-start',
] as const

/** Days are planned again: why, what is new to know, and what came of it (null: still to be planned). */
export const replanSchema = z.strictObject({
  kind: z.literal('replan'),
  /** None: all of them. */
  days: z.array(dayIdSchema).max(60),
  because: z.enum(replanReasons),
  closed: z
    .array(z.strictObject({ placeId: stopFieldsSchema.shape.name, day: dayIdSchema }))
    .max(60),
  avoid: z.array(stopFieldsSchema.shape.name).max(60),
  weather: z.array(z.strictObject({ day: dayIdSchema, weather: dayWeatherSchema })).max(60),
  hours: z.array(z.strictObject({ day: dayIdSchema, from: minuteSchema.nullable() })).max(60),
  result: replanResultSchema.nullable(),
})
export type Replan = z.infer<typeof replanSchema>

export function replanOf(more: Partial<Replan> & Pick<Replan, 'because'>): Replan {
  const nothing = { days: [], closed: [], avoid: [], weather: [], hours: [], result: null }
  return { kind: 'replan', ...nothing, ...more }
}

/**
 * One field's change, or with no field a whole part's coming (`from` null) or going (`to` null).
 * What an undo puts back, and where a later writer's loser is kept.
 */
export const fieldChangeSchema = z
  .strictObject({
    entity: z.enum(['trip', ...removableEntities]),
    id: z.string(),
    field: z.string().nullable(),
    from: z.json(),
    to: z.json(),
  })
  .superRefine(({ entity, id, field, from, to }, context) => {
    const { id: idSchema, fields } = parts[entity]
    const shape: Readonly<Record<string, z.ZodType>> = fields.shape
    const schema =
      field === null ? fields.nullable() : Object.hasOwn(shape, field) ? shape[field] : undefined
    const fits =
      idSchema.safeParse(id).success &&
      schema !== undefined &&
      !(entity === 'trip' && field === null) &&
      [from, to].every((value) => schema.safeParse(value).success)
    if (!fits) context.addIssue({ code: 'custom', message: `Not a change of a ${entity}` })
  })
export type FieldChange = z.infer<typeof fieldChangeSchema>

/** Values of fields are plain data by their schemas. */
export function fieldChange(
  entity: FieldChange['entity'],
  id: string,
  field: string | null,
  from: unknown,
  to: unknown,
): FieldChange {
  return { entity, id, field, from: from as FieldChange['from'], to: to as FieldChange['to'] }
}

export const tripChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('add'), things: z.array(seedSchema).min(1).max(1000) }),
  z.strictObject({ kind: z.literal('remove'), things: z.array(refSchema).min(1).max(1000) }),
  /** Back from the bin, whoever put it there. */
  z.strictObject({ kind: z.literal('restore'), things: z.array(refSchema).min(1).max(1000) }),
  z.strictObject({ kind: z.literal('edit'), edits: z.array(editSchema).min(1).max(200) }),
  z.strictObject({
    kind: z.literal('rename'),
    thing: z.strictObject({
      entity: z.enum(['trip', 'day', 'stop', 'lodging', 'booking', 'checklist', 'attachment']),
      id: stopIdSchema,
    }),
    name: stopFieldsSchema.shape.name,
  }),
  z.strictObject({
    kind: z.literal('move-stop'),
    stop: stopIdSchema,
    day: dayIdSchema,
    order: orderKeySchema,
    /** Left out: at the hour it had. */
    start: minuteSchema.nullable().optional(),
  }),
  z.strictObject({ kind: z.literal('move-day'), day: dayIdSchema, order: orderKeySchema }),
  z.strictObject({ kind: z.literal('swap-days'), first: dayIdSchema, second: dayIdSchema }),
  z.strictObject({ kind: z.literal('clear-day'), day: dayIdSchema }),
  z.strictObject({ kind: z.literal('lock-stop'), stop: stopIdSchema, locked: z.boolean() }),
  swapSchema.extend({ kind: z.literal('swap-stop') }),
  z.strictObject({
    kind: z.literal('retime'),
    times: z.array(timingSchema).max(600),
    backs: z.array(backSchema).max(60),
  }),
  /** The days keep what is in them; longer and shorter by days that come and go. */
  z.strictObject({
    kind: z.literal('change-dates'),
    start: tripDateSchema,
    add: z.array(daySeed).max(60),
    remove: z.array(dayIdSchema).max(60),
    /** What follows from it: stays that end on another day, the weather of other dates. */
    edits: z.array(editSchema).max(200).optional(),
  }),
  z.strictObject({ kind: z.literal('change-party'), party: partySchema }),
  z.strictObject({
    kind: z.literal('weather-swap'),
    day: dayIdSchema,
    weather: dayWeatherSchema,
    swaps: z.array(swapSchema).max(60),
    times: z.array(timingSchema).max(300),
    /** Another way back, where the last stop is another; left out: as it was. */
    backs: z.array(backSchema).max(1).optional(),
  }),
  replanSchema,
  /** A road trip is driven otherwise: what the traveller did, and everything that follows from it. */
  z.strictObject({
    kind: z.literal('reroute'),
    because: stopFieldsSchema.shape.name,
    add: z.array(seedSchema).max(300),
    move: replanResultSchema.shape.move,
    edits: z.array(editSchema).max(600),
    remove: z.array(refSchema).max(300),
  }),
  /** Puts back what an operation changed, wherever nobody has changed it since. */
  z.strictObject({
    kind: z.literal('undo'),
    of: operationIdSchema,
    changes: z.array(fieldChangeSchema).max(20_000),
  }),
])
export type TripChange = z.infer<typeof tripChangeSchema>

export const hands = ['person', 'assistant', 'weather-swap', 'suggestion', 'partner'] as const

/** As a client sends it: who sends it is known from the token, and is no field of the body. */
export const sentOperationSchema = z.strictObject({
  id: operationIdSchema,
  /** How many operations of the log its maker had seen. */
  base: z.int().min(0).max(10_000_000),
  hand: z.enum(hands),
  change: tripChangeSchema,
})
export type SentOperation = z.infer<typeof sentOperationSchema>

/** As it stands in the log; a visitor has no person. */
export const tripOperationSchema = sentOperationSchema.extend({ person: personIdSchema.nullable() })
export type TripOperation = z.infer<typeof tripOperationSchema>
