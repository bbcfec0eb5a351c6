/** What the day planner is asked: plain data, so that it travels to a worker as it is. */
import { z } from 'zod'
import { zoneSchema } from '#domain/calendar/zoned-time-schema.ts'
import { currencySchema } from '#domain/money/currency.ts'
import { minorSchema } from '#domain/money/money.ts'
import {
  coordinatesSchema,
  interests,
  placeKinds,
  placeSchema,
  walkSchema,
} from '#domain/places/schema.ts'
import { dayWeatherSchema } from '#domain/weather/day-weather.ts'

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
/** Minutes after midnight, local time; past 1440 is after midnight. */
const minuteOfDay = z.number().int().min(0).max(1800)

export const planDaySchema = z.strictObject({
  date: isoDate,
  /** When the day begins and one must be back, where it differs from what the pace suggests. */
  from: minuteOfDay.optional(),
  to: minuteOfDay.optional(),
  /** Where the day begins and ends, where that is not the lodging. */
  startAt: coordinatesSchema.optional(),
  endAt: coordinatesSchema.optional(),
  /** After a long flight, or high above the sea: a day with less in it. */
  gentle: z.boolean().optional(),
  /** From a forecast or from climate normals; left out, the weather changes nothing. */
  weather: dayWeatherSchema.optional(),
  /** A public holiday or a feast, and the places whose hours may differ on it. */
  holiday: z.strictObject({ name: z.string().min(1), check: z.array(z.string()) }).optional(),
  /** Nothing drives on this day, so that it is spent within a walk of the lodging. */
  standstill: z.literal(true).optional(),
  /** Where everybody gathers on this day, when, and why. */
  gathering: z
    .strictObject({
      placeId: z.string(),
      from: minuteOfDay,
      to: minuteOfDay,
      says: z.string().min(1),
    })
    .optional(),
})

/** Something that is settled: a table, a ticket, a call; at a place of the list or elsewhere. */
export const appointmentSchema = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  date: isoDate,
  at: coordinatesSchema,
  start: minuteOfDay,
  minutes: z.number().int().min(5).max(900),
  placeId: z.string().optional(),
  /** What is said of it, where it is no appointment in a traveler's own words. */
  says: z.string().min(1).optional(),
  /** The hour was settled, and the table is a proposal. */
  proposed: z.boolean().optional(),
})

/** A stop the traveller fixed: it stays on its day, and at its time when there is one. */
export const lockedStopSchema = z.strictObject({
  placeId: z.string(),
  date: isoDate,
  start: minuteOfDay.optional(),
})

/** Who travels, as far as it changes what is chosen: see `travellers.ts`. */
export const travellers = [
  'toddler',
  'children',
  'teenagers',
  'seniors',
  // Sixty or more, and as quick as anybody.
  'sixties',
  'couple',
  'celebration',
  'friends',
  'bachelors',
] as const

/** A wish that any of some places meets, the best first: tango, a bistecca, a beer garden every evening. */
export const askedSchema = z.strictObject({
  what: z.string().min(1),
  placeIds: z.array(z.string()).min(1),
  /** The hour that it needs: `sunrise` is there before it, `late` is from dusk on, `day` while the sun is high, `afternoon` between lunch and dinner, `past-midnight` after dinner and until then. */
  when: z
    .enum([
      'any',
      'sunrise',
      'morning',
      'day',
      'afternoon',
      'sunset',
      'late',
      'evening',
      'night',
      'past-midnight',
    ])
    .default('any'),
  /** The day of the stay that was said for it. */
  on: isoDate.optional(),
  /** Every day, and not once. */
  daily: z.boolean().default(false),
  /** Several were asked for, and any number of them is fine. */
  often: z.boolean().default(false),
  /** On so many days at most, where it is what a stay is for: one day is enough for the wish to be met. */
  times: z.number().int().min(1).optional(),
  /** On so many days at least, where the town has the places: one where left out. */
  least: z.number().int().min(1).optional(),
  /** What was asked for, where nothing here is it and these places come nearest: "design". */
  nearestTo: z.string().min(1).optional(),
  /** Asked for as a kind of place, and by it. */
  ofKind: z.enum(placeKinds).optional(),
  /** More places that are of it: worth more than others, and told to be, though none is bound by it. */
  more: z.array(z.string()).optional(),
  /** One of it, bound to the first of its places: no second is told to be it. */
  once: z.literal(true).optional(),
  /** A dish: so many meals of a stay are for it, and no two of a day. */
  dish: z.number().int().min(1).optional(),
  /** So many of a stay and no more, but for what the town is known for: a third boat is no better answer. */
  most: z.number().int().min(1).optional(),
  /** A single one was asked for: the first of its places is it, and others of the sort are no wish. */
  single: z.literal(true).optional(),
  /** Nobody said it: it is what such a party comes for. */
  implied: z.literal(true).optional(),
  /** It is what is celebrated, and said so at its stop. */
  occasion: z.literal(true).optional(),
})

/** What the trip is called and where it lies: carried into the plan as it is. */
const aboutTripSchema = z.strictObject({
  title: z.string().min(1).max(200).default('A trip'),
  /** The catalogue's destination, and its IANA zone and currency. */
  place: z.string().min(1).max(200).optional(),
  slug: z.string().optional(),
  zone: zoneSchema.default('Etc/UTC'),
  currency: currencySchema.optional(),
  /** Where the days begin and end, in words. */
  lodging: z.string().min(1).max(200).optional(),
})

export const planRequestSchema = z.strictObject({
  about: aboutTripSchema.prefault({}),
  places: z.array(placeSchema),
  /** Of the town, by those who know it: days are made of them where they fit. */
  walks: z.array(walkSchema).default([]),
  days: z.array(planDaySchema).min(1).max(60),
  lodging: coordinatesSchema,
  pace: z.enum(['slow', 'balanced', 'fast']).default('balanced'),
  party: z
    .strictObject({
      children: z.boolean().default(false),
      /** When one must be back, in minutes after midnight: with children, or because it was asked for. */
      bedtime: minuteOfDay.optional(),
      /** Children so small that they sleep after lunch. */
      naps: z.boolean().default(false),
      stepFree: z.boolean().default(false),
      /** Avoids long walks. */
      shortWalks: z.boolean().default(false),
      /** Takes days and walks a little more slowly. */
      elderly: z.boolean().default(false),
      who: z.array(z.enum(travellers)).default([]),
      /** More than sit at one table of a small house. */
      large: z.boolean().optional(),
      /** They are two. */
      two: z.boolean().optional(),
      /** What is celebrated, in words: "your honeymoon". */
      occasion: z.string().min(1).max(60).optional(),
      /** When a child sleeps, where somebody said. */
      nap: z.strictObject({ from: minuteOfDay, to: minuteOfDay }).optional(),
    })
    .prefault({}),
  interests: z.array(z.enum(interests)).default([]),
  /** Those of the interests that were asked for by their own names, where somebody wrote; else all. */
  interestsNamed: z.array(z.enum(interests)).optional(),
  dislikes: z.array(z.enum(interests)).default([]),
  wantedKinds: z.array(z.enum(placeKinds)).default([]),
  avoidedKinds: z.array(z.enum(placeKinds)).default([]),
  /** The dearest price level that is acceptable. */
  priceCeiling: z.number().int().min(0).max(4).default(4),
  /** Money is no object: one dines well rather than cheaply. */
  lavish: z.boolean().default(false),
  /** The least part of a day's sights that cost nothing. */
  freeShare: z.number().min(0).max(1).default(0),
  /**
   * A sum for admissions and meals, and what places cost, where a provider knows: in minor units of
   * the trip's currency.
   */
  budget: minorSchema.nonnegative().optional(),
  costs: z.record(z.string(), minorSchema.nonnegative()).default({}),
  mustSee: z.array(z.string()).default([]),
  /** Those of them that words named, where somebody wrote: a feast's square and what a word hints at are none. */
  named: z.array(z.string()).optional(),
  /** Outings that were named as goals of the trip: a town that is one of two has its full day. */
  fullDays: z.array(z.string()).optional(),
  /** Those of them that nobody named: days out of town, each for a wish. */
  outings: z.array(z.object({ id: z.string(), what: z.string() })).optional(),
  mustAvoid: z.array(z.string()).default([]),
  asked: z.array(askedSchema).default([]),
  appointments: z.array(appointmentSchema).default([]),
  locked: z.array(lockedStopSchema).default([]),
  /** Days on which a place is closed whatever its hours say. */
  closures: z
    .array(
      z.strictObject({
        placeId: z.string(),
        date: isoDate,
        /** What it is closed for, in words: "Christmas Day". */
        because: z.string().min(1).optional(),
      }),
    )
    .default([]),
  meals: z
    .strictObject({
      breakfast: z.boolean().default(false),
      lunch: z.boolean().default(true),
      dinner: z.boolean().default(true),
    })
    .prefault({}),
  diets: z.array(z.string()).default([]),
  /** Houses that tell of what somebody must not eat, and why they are out, in a sentence. */
  refused: z.record(z.string(), z.string()).default({}),
  /** Places beyond the longest ride that was asked for, and how far they are, in a sentence. */
  tooFar: z.record(z.string(), z.string()).default({}),
  /** Somebody of the party keeps these diets and somebody else eats everything. */
  mixedTable: z.boolean().default(false),
  cuisines: z.array(z.string()).default([]),
  /** Those of them that were asked for by name: sushi is of Japan, and no wish for all of its kitchen. */
  cuisinesNamed: z.array(z.string()).optional(),
  /** Away from the crowds: what everybody comes for is seen before they do. */
  quiet: z.boolean().default(false),
  /** Under a roof rather than in the open. */
  inside: z.boolean().default(false),
  /** Nobody of the party eats or drinks between dawn and sunset. */
  fasts: z.boolean().default(false),
  /** The warm hours after lunch are slept through, as was asked for. */
  siesta: z.boolean().default(false),
  /** The hot hours are for what is under a roof: one sleeps through them on every other day at most. */
  coolAfternoons: z.boolean().default(false),
  /** Asked to be where everybody gathers on a feast, whoever travels. */
  festive: z.boolean().default(false),
  /** Nothing spicy at table. */
  mildOnly: z.boolean().default(false),
  /** Kinds of which one or two are enough: not many, and not none. */
  fewKinds: z.array(z.enum(placeKinds)).default([]),
  /** So many of a kind and no more, as was said: "a couple of museums". */
  mostOfKinds: z
    .array(z.strictObject({ kind: z.enum(placeKinds), most: z.number().int().min(1) }))
    .default([]),
  /** Kinds of places that are welcome and should not fill a day: one of them a day. */
  oneADayKinds: z.array(z.enum(placeKinds)).default([]),
  /** Sights a day, small ones included, where somebody said how many. */
  mostSights: z.number().int().min(1).optional(),
  /** Whether days out of town may be added, or only those that were asked for. */
  excursions: z.enum(['few', 'asked']).default('few'),
  beyondWalking: z.enum(['transit', 'drive', 'bicycle']).default('transit'),
  /** Rides are by taxi: nobody of the party drives. */
  taxis: z.boolean().default(false),
})

/** As a caller writes it, with every default left out. */
export type PlanRequestInput = z.input<typeof planRequestSchema>
export type PlanRequest = z.output<typeof planRequestSchema>
export type PlanDay = PlanRequest['days'][number]
export type Asked = z.output<typeof askedSchema>
export type Traveller = (typeof travellers)[number]
export type PlanAppointment = PlanRequest['appointments'][number]
