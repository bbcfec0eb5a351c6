/**
 * The parts of a trip as they are written, field by field. An operation writes fields, and the later
 * in the log wins each of them, so no rule of this file reaches over two fields: any mixture of valid
 * fields is a valid part. What follows from several fields (dates, ends) is worked out in
 * `trip-state.ts` and stands in the trip of `schema.ts` only.
 */
import { z } from 'zod'
import { partySchema, tripBriefSchema } from '#domain/brief/schema.ts'
import { zonedTimeSchema, zoneSchema } from '#domain/calendar/zoned-time-schema.ts'
import { factSourceSchema } from '#domain/facts/fact-source.ts'
import { currencySchema } from '#domain/money/currency.ts'
import { moneySchema } from '#domain/money/money.ts'
import { mostLineLetters } from '#domain/places/encoded-line.ts'
import { coordinatesSchema, meals, placeKinds } from '#domain/places/schema.ts'
import { dayWeatherSchema } from '#domain/weather/day-weather.ts'
import { carSchema } from './car.ts'
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
import { orderKeySchema } from './order-keys.ts'

const name = z.string().trim().min(1).max(200)
const words = z.string().trim().min(1).max(500)
const longText = z.string().max(10_000)
/** A day that the calendar has, in the years a trip can lie in. */
export const tripDateSchema = z.iso.date().refine((date) => date >= '1990' && date < '2200')
/** Minutes after the day's midnight by the clock on the wall; past 1440 is after midnight. */
export const minuteSchema = z.int().min(0).max(2879)
/** The longest is a voyage of weeks. */
const lengthSchema = z.int().min(0).max(90_000)

export const legModes = [
  'walk',
  'bicycle',
  'transit',
  'drive',
  'taxi',
  'train',
  'bus',
  'ferry',
  'flight',
  'other',
] as const

const legEndSchema = z.strictObject({ name, at: coordinatesSchema.nullable() })

/** A way: to a stop from what comes before it, back to the lodging, or from city to city. */
export const legSchema = z.strictObject({
  mode: z.enum(legModes),
  /** Null where nobody knows, and nothing could be estimated. */
  minutes: lengthSchema.nullable(),
  meters: z.int().min(0).max(50_000_000).nullable(),
  /** Its ends, where they are not the stops around it. */
  from: legEndSchema.nullable(),
  to: legEndSchema.nullable(),
  /** On foot, for somebody who needs a way without steps. */
  stepFree: z.boolean().optional(),
  /** A flight number, a line or a road. */
  reference: name.nullable(),
  /** Where the road runs, as `domain/places/encoded-line.ts` writes it; absent where nobody said. */
  line: z.string().max(mostLineLetters).nullable().optional(),
  source: factSourceSchema,
})

export const stopFactsSchema = z.partialRecord(
  z.enum(['place', 'hours', 'time', 'zone', 'cost']),
  factSourceSchema,
)

const removed = z.boolean()
const order = orderKeySchema

export const stopFieldsSchema = z.strictObject({
  removed,
  day: dayIdSchema,
  order,
  /**
   * What one does there; a journey goes from city to city, and its leg is the way itself; free time is
   * left open on purpose.
   */
  kind: z.enum(['visit', 'meal', 'appointment', 'journey', 'free']),
  /** The catalogue's or a provider's, where it has one. */
  placeId: name.nullable(),
  /** What sort of place it is. */
  category: z.enum(placeKinds).nullable(),
  name,
  meal: z.enum(meals).nullable(),
  at: coordinatesSchema.nullable(),
  area: name.nullable(),
  /** Null: on this day, at no particular time. */
  start: minuteSchema.nullable(),
  minutes: lengthSchema.nullable(),
  zone: zoneSchema,
  /** The zone it ends in; the same for all but journeys. */
  endZone: zoneSchema,
  /** The way there. */
  leg: legSchema.nullable(),
  reasons: z.array(words).max(12),
  diets: z.array(name).max(12),
  /** From 0, free, to 4, dear; sums come from a provider or a traveller only. */
  price: z.int().min(0).max(4).nullable(),
  cost: moneySchema.nullable(),
  locked: z.boolean(),
  /** Of a road trip: nights that are spent here because the traveller wants to. */
  nights: z.int().min(0).max(60).nullable().optional(),
  /** Nobody knows the opening hours. */
  checkHours: z.boolean(),
  /** What would fit in its stead, best first. */
  alternatives: z.array(z.strictObject({ placeId: name, name })).max(12),
  sources: stopFactsSchema,
})

export const dayFieldsSchema = z.strictObject({
  removed,
  order,
  /** Dates left out between the day before and this one: a night over the date line. */
  skips: z.int().min(0).max(366),
  title: name.nullable(),
  zone: zoneSchema,
  /** When it begins and must have ended, where somebody said. */
  from: minuteSchema.nullable(),
  to: minuteSchema.nullable(),
  weather: dayWeatherSchema.nullable(),
  /** The way back to the lodging, or on to the next. */
  back: legSchema.nullable(),
})

export const lodgingFieldsSchema = z.strictObject({
  removed,
  order,
  name,
  at: coordinatesSchema.nullable(),
  area: name.nullable(),
  address: words.nullable(),
  /** Slept in from the night after the first day to the night before the last. */
  checkIn: dayIdSchema,
  checkOut: dayIdSchema,
  rooms: z.int().min(1).max(100).nullable(),
  cost: moneySchema.nullable(),
  source: factSourceSchema,
})

/** What a booking, a note or an attachment is about. */
export const aboutSchema = z.discriminatedUnion('entity', [
  z.strictObject({ entity: z.literal('trip') }),
  z.strictObject({ entity: z.literal('day'), id: dayIdSchema }),
  z.strictObject({ entity: z.literal('stop'), id: stopIdSchema }),
  z.strictObject({ entity: z.literal('lodging'), id: lodgingIdSchema }),
  z.strictObject({ entity: z.literal('booking'), id: bookingIdSchema }),
])

export const bookingFieldsSchema = z.strictObject({
  removed,
  order,
  kind: z.enum([
    'flight',
    'train',
    'bus',
    'ferry',
    'car',
    'lodging',
    'table',
    'ticket',
    'tour',
    'other',
  ]),
  title: name,
  reference: name.nullable(),
  status: z.enum(['wanted', 'requested', 'confirmed', 'cancelled']),
  /** Settled with somebody else, so they do not move with the trip's dates. */
  start: zonedTimeSchema.nullable(),
  end: zonedTimeSchema.nullable(),
  provider: name.nullable(),
  url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullable(),
  cost: moneySchema.nullable(),
  about: aboutSchema,
})

export const noteFieldsSchema = z.strictObject({
  removed,
  order,
  about: aboutSchema,
  text: longText,
})

export const checklistFieldsSchema = z.strictObject({ removed, order, title: name })

export const itemFieldsSchema = z.strictObject({
  removed,
  order,
  checklist: checklistIdSchema,
  text: words,
  done: z.boolean(),
})

export const attachmentFieldsSchema = z.strictObject({
  removed,
  order,
  about: aboutSchema,
  name,
  mediaType: z
    .string()
    .regex(/^[\w.+-]+\/[\w.+-]+$/)
    .max(120),
  bytes: z.int().min(0).max(1e9),
  /** Where the file lies in the bucket. */
  path: z.string().min(1).max(500),
})

/** A city or town that is stayed in, by its first and its last day; a journey's day counts for both. */
const staySchema = z.strictObject({
  name,
  at: coordinatesSchema.nullable(),
  zone: zoneSchema,
  /** The catalogue's destination, where it is one. */
  slug: name.nullable(),
  first: dayIdSchema,
  last: dayIdSchema,
})

const roadPointSchema = z.strictObject({ name, at: coordinatesSchema })

/** What the drives of a road trip are worked out from, besides its stops. */
const roadSchema = z.strictObject({
  start: roadPointSchema,
  end: roadPointSchema.nullable(),
  round: z.boolean(),
  /** The most minutes at the wheel in a day. */
  limit: z.int().min(60).max(900),
  /** Minutes after midnight: when a day on the road begins, and when it should have ended. */
  leaves: minuteSchema.optional(),
  arrivesBy: minuteSchema.optional(),
  /** Whether one rests before more than two hours at the wheel, and drives by daylight alone. */
  rests: z.boolean().optional(),
  onlyByDay: z.boolean().optional(),
  car: carSchema.optional(),
})

export const tripFieldsSchema = z.strictObject({
  title: name,
  kind: z.enum(['city', 'cities', 'road']),
  /** The first day's date; the others follow from it. */
  start: tripDateSchema,
  /** What it was planned from. */
  brief: tripBriefSchema.nullable(),
  party: partySchema,
  pace: z.enum(['slow', 'balanced', 'fast']),
  currency: currencySchema.nullable(),
  budget: moneySchema.nullable(),
  home: legEndSchema.nullable(),
  stays: z.array(staySchema).max(60),
  road: roadSchema.nullable(),
  /** Days on which a place is closed whatever its hours say. */
  closures: z.array(z.strictObject({ placeId: name, day: dayIdSchema })).max(200),
  /** Places that were taken out and must not come back by themselves. */
  avoided: z.array(name).max(500),
  leftOut: z.array(z.strictObject({ placeId: name.nullable(), name, reason: words })).max(100),
  /** What was taken for granted, and which wishes the plan does not keep: each a sentence. */
  assumed: z.array(words).max(60),
  unmet: z.array(words).max(60),
})

/** Every sort of part, with its fields and its ids. */
export const parts = {
  trip: { id: tripIdSchema, fields: tripFieldsSchema },
  day: { id: dayIdSchema, fields: dayFieldsSchema },
  stop: { id: stopIdSchema, fields: stopFieldsSchema },
  lodging: { id: lodgingIdSchema, fields: lodgingFieldsSchema },
  booking: { id: bookingIdSchema, fields: bookingFieldsSchema },
  note: { id: noteIdSchema, fields: noteFieldsSchema },
  checklist: { id: checklistIdSchema, fields: checklistFieldsSchema },
  item: { id: itemIdSchema, fields: itemFieldsSchema },
  attachment: { id: attachmentIdSchema, fields: attachmentFieldsSchema },
} as const

export type Entity = keyof typeof parts

/** What a trip has several of, and what can be removed from it. */
export const removableEntities = [
  'day',
  'stop',
  'lodging',
  'booking',
  'note',
  'checklist',
  'item',
  'attachment',
] as const satisfies readonly Exclude<Entity, 'trip'>[]
export type Id<E extends Entity> = z.infer<(typeof parts)[E]['id']>
export type Fields<E extends Entity> = z.infer<(typeof parts)[E]['fields']>
export type Leg = z.infer<typeof legSchema>
