/** The request of the day planner: plain data, which can be sent to a worker. */
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
  /** When the day begins and one must be back, where it differs from the pace's hours. */
  from: minuteOfDay.optional(),
  to: minuteOfDay.optional(),
  /** Where the day begins and ends, where that is not the lodging. */
  startAt: coordinatesSchema.optional(),
  endAt: coordinatesSchema.optional(),
  /** A day with fewer stops: after a long flight, or at high altitude. */
  gentle: z.boolean().optional(),
  /** From a forecast or climate normals; left out, weather has no effect. */
  weather: dayWeatherSchema.optional(),
  /** A public holiday or a feast, with ids of places whose hours may differ. */
  holiday: z
    .strictObject({
      name: z.string().min(1),
      check: z.array(z.string()),
      /** Whether the country has the day off: a feast of its few is a day of work to the rest. */
      isPublic: z.literal(true).optional(),
    })
    .optional(),
  /** Nothing drives that day: it is spent within a walk of the lodging. */
  standstill: z.literal(true).optional(),
  /** Where people gather that day, when, and why. */
  gathering: z
    .strictObject({
      placeId: z.string(),
      from: minuteOfDay,
      to: minuteOfDay,
      says: z.string().min(1),
    })
    .optional(),
})

/** A fixed event: a table, a ticket, a call; at a place of the list or elsewhere. */
export const appointmentSchema = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  date: isoDate,
  at: coordinatesSchema,
  start: minuteOfDay,
  minutes: z.number().int().min(5).max(900),
  placeId: z.string().optional(),
  /** Its words, where it is no appointment in the traveller's own words. */
  says: z.string().min(1).optional(),
  /** The hour is fixed, the table only proposed. */
  proposed: z.boolean().optional(),
})

/** A fixed stop: it stays on its day, and at its time if any. */
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
  // Sixty or more, and walks like others.
  'sixties',
  'couple',
  'celebration',
  'friends',
  'bachelors',
] as const

/** A wish that any of some places meets, the best first: tango, a bistecca, a beer garden every evening. */
export const askedWishSchema = z.strictObject({
  what: z.string().min(1),
  placeIds: z.array(z.string()).min(1),
  /**
   * The hour it needs: `sunrise` before it, `late` from dusk on, `day` while the sun is high, `afternoon` between
   * lunch and dinner, `past-midnight` after dinner and until then.
   */
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
  /** On every day. */
  daily: z.boolean().default(false),
  /** Several were asked for, any number. */
  often: z.boolean().default(false),
  /** The most days, where a stay is for it: one day meets the wish. */
  times: z.number().int().min(1).optional(),
  /** The fewest days, where the town has the places; one where left out. */
  least: z.number().int().min(1).optional(),
  /** The thing asked for, where these places are only the nearest to it: "design". */
  nearestTo: z.string().min(1).optional(),
  /** The kind, where one was asked for. */
  ofKind: z.enum(placeKinds).optional(),
  /** More places that meet it: worth more, and told to, but not bound by it. */
  more: z.array(z.string()).optional(),
  /** Only one, bound to the first place: no other is told to meet it. */
  once: z.literal(true).optional(),
  /** A dish: the number of meals for it, at most one a day. */
  dish: z.number().int().min(1).optional(),
  /** The most in a stay, great sights not counted. */
  most: z.number().int().min(1).optional(),
  /** A single one was asked for, the first place; others of the sort do not meet it. */
  single: z.literal(true).optional(),
  /** Implied by the party, and not said. */
  implied: z.literal(true).optional(),
  /** Celebrates the occasion, which is told at its stop. */
  occasion: z.literal(true).optional(),
})

/** The name and location of the trip: copied into the plan. */
const aboutTripSchema = z.strictObject({
  title: z.string().min(1).max(200).default('A trip'),
  /** The catalogue's destination, and its IANA zone and currency. */
  place: z.string().min(1).max(200).optional(),
  slug: z.string().optional(),
  zone: zoneSchema.default('Etc/UTC'),
  currency: currencySchema.optional(),
  /** The lodging in words. */
  lodging: z.string().min(1).max(200).optional(),
})

export const planRequestSchema = z.strictObject({
  about: aboutTripSchema.prefault({}),
  places: z.array(placeSchema),
  /** Walks through the town by locals, of which days are made where they fit. */
  walks: z.array(walkSchema).default([]),
  days: z.array(planDaySchema).min(1).max(60),
  lodging: coordinatesSchema,
  pace: z.enum(['slow', 'balanced', 'fast']).default('balanced'),
  party: z
    .strictObject({
      children: z.boolean().default(false),
      /** When one must be back, in minutes of the day: with children, or on request. */
      bedtime: minuteOfDay.optional(),
      /** Children young enough to nap after lunch. */
      naps: z.boolean().default(false),
      stepFree: z.boolean().default(false),
      /** Avoids long walks. */
      shortWalks: z.boolean().default(false),
      /** Takes days and walks somewhat more slowly. */
      elderly: z.boolean().default(false),
      who: z.array(z.enum(travellers)).default([]),
      /** More people than fit at one table of a small house. */
      large: z.boolean().optional(),
      /** Exactly two people. */
      two: z.boolean().optional(),
      /** The occasion in words: "your honeymoon". */
      occasion: z.string().min(1).max(60).optional(),
      /** The nap as said, in minutes of the day. */
      nap: z.strictObject({ from: minuteOfDay, to: minuteOfDay }).optional(),
    })
    .prefault({}),
  interests: z.array(z.enum(interests)).default([]),
  /** The interests that the text names as such; without a text all. */
  interestsNamed: z.array(z.enum(interests)).optional(),
  dislikes: z.array(z.enum(interests)).default([]),
  wantedKinds: z.array(z.enum(placeKinds)).default([]),
  avoidedKinds: z.array(z.enum(placeKinds)).default([]),
  /** The highest acceptable price level. */
  priceCeiling: z.number().int().min(0).max(4).default(4),
  /** Money is no object: fine meals instead of cheap ones. */
  lavish: z.boolean().default(false),
  /** The least share of free sights a day. */
  freeShare: z.number().min(0).max(1).default(0),
  /**
   * A budget for admissions and meals, with known costs of places: in minor units of the trip's currency.
   */
  budget: minorSchema.nonnegative().optional(),
  costs: z.record(z.string(), minorSchema.nonnegative()).default({}),
  mustSee: z.array(z.string()).default([]),
  /** Those named in the text, without a feast's square and hinted places. */
  named: z.array(z.string()).optional(),
  /** Day trips named as goals of the trip: a town that is one of two gets its full day. */
  fullDays: z.array(z.string()).optional(),
  /** Unnamed day trips, each for a wish. */
  outings: z.array(z.object({ id: z.string(), what: z.string() })).optional(),
  mustAvoid: z.array(z.string()).default([]),
  asked: z.array(askedWishSchema).default([]),
  appointments: z.array(appointmentSchema).default([]),
  locked: z.array(lockedStopSchema).default([]),
  /** Dates on which a place is closed, whatever its hours. */
  closures: z
    .array(
      z.strictObject({
        placeId: z.string(),
        date: isoDate,
        /** The reason in words: "Christmas Day". */
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
  /** Excluded houses with refused food, with a sentence each. */
  refused: z.record(z.string(), z.string()).default({}),
  /** Places beyond the longest ride, with a sentence each. */
  tooFar: z.record(z.string(), z.string()).default({}),
  /** Somebody keeps these diets, and somebody else eats everything. */
  mixedTable: z.boolean().default(false),
  cuisines: z.array(z.string()).default([]),
  /** The cuisines asked for by name: a wish for sushi is none for all Japanese food. */
  cuisinesNamed: z.array(z.string()).optional(),
  /** Avoids crowds: the great sights come before them. */
  quiet: z.boolean().default(false),
  /** Prefers sights under a roof. */
  inside: z.boolean().default(false),
  /** Nobody eats or drinks between dawn and sunset. */
  fasts: z.boolean().default(false),
  /** Asked for a siesta on warm days. */
  siesta: z.boolean().default(false),
  /** Spends hot hours under a roof, with a siesta on every other day at most. */
  coolAfternoons: z.boolean().default(false),
  /** Asked to be where people gather on a feast. */
  festive: z.boolean().default(false),
  /** No spicy food. */
  mildOnly: z.boolean().default(false),
  /** Kinds wanted in small numbers, once or twice. */
  fewKinds: z.array(z.enum(placeKinds)).default([]),
  /** The most places of a kind, where somebody named a number: "a couple of museums". */
  mostOfKinds: z
    .array(z.strictObject({ kind: z.enum(placeKinds), most: z.number().int().min(1) }))
    .default([]),
  /** Kinds that are welcome but should not fill a day: at most one a day. */
  oneADayKinds: z.array(z.enum(placeKinds)).default([]),
  /** Sights a day, small ones included, where a number was said. */
  mostSights: z.number().int().min(1).optional(),
  /** `few`: unasked day trips may be added; `asked`: only those that were asked for. */
  excursions: z.enum(['few', 'asked']).default('few'),
  beyondWalking: z.enum(['transit', 'drive', 'bicycle']).default('transit'),
  /** Rides are by taxi, since nobody drives. */
  taxis: z.boolean().default(false),
})

/** The request with defaults left out. */
export type PlanRequestInput = z.input<typeof planRequestSchema>
export type PlanRequest = z.output<typeof planRequestSchema>
export type PlanDay = PlanRequest['days'][number]
export type AskedWish = z.output<typeof askedWishSchema>
export type Traveller = (typeof travellers)[number]
export type PlanAppointment = PlanRequest['appointments'][number]
