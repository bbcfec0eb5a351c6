/** What a destination and a place are: the one definition for catalogue files, providers and plans. */
import { z } from 'zod'
import { festivalSchema } from './festival.ts'
import { openingHoursText } from './opening-hours-text.ts'

export const placeKinds = [
  'landmark',
  'museum',
  'gallery',
  'worship',
  'palace',
  'ruins',
  'square',
  'bridge',
  'viewpoint',
  'park',
  'garden',
  'nature',
  'beach',
  'neighbourhood',
  'market',
  'shopping',
  'stage',
  'nightlife',
  'zoo',
  'theme-park',
  'spa',
  'activity',
  'restaurant',
  'cafe',
] as const

export const interests = [
  'adventure',
  'architecture',
  'art',
  'beach',
  'culture',
  'family',
  'food',
  'history',
  'literature',
  'music',
  'nature',
  'nightlife',
  'photography',
  'relaxation',
  'religion',
  'science',
  'shopping',
  'sport',
  'views',
] as const

export const timesOfDay = [
  'any',
  'morning',
  'midday',
  'afternoon',
  'sunset',
  'evening',
  'night',
] as const

export const meals = ['breakfast', 'lunch', 'dinner'] as const

/** How one gets to a day trip and back. */
export const dayTripModes = ['train', 'bus', 'ferry', 'drive', 'tour'] as const

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** Latitude and longitude in degrees. */
export const coordinatesSchema = z.tuple([
  z.number().min(-90).max(90),
  z.number().min(-180).max(180),
])

/** Times at which the light decides what one sees. */
export const lights = ['early', 'day', 'sunset', 'dark'] as const

const timeOfClock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const different = <T>(values: readonly T[]) => new Set(values).size === values.length

/**
 * A fact of a place that holds at some times or for some people only: told at visits for which all its conditions
 * hold, because "the sky goes orange" at noon would be absurd.
 */
export const momentSchema = z
  .strictObject({
    /** A whole sentence that names its own time, so that it also reads well apart from a plan. */
    says: z.string().trim().min(10).max(240),
    /** Sunday is 0. */
    weekdays: z.array(z.number().int().min(0).max(6)).min(1).max(6).refine(different).optional(),
    /** 1 to 12, as on the ground: a southern summer is 12, 1, 2. */
    months: z.array(z.number().int().min(1).max(12)).min(1).max(11).refine(different).optional(),
    /** Local time, past midnight where the second is earlier; a visit must overlap by ten minutes. */
    between: z.tuple([timeOfClock, timeOfClock]).optional(),
    /**
     * Early begins by ten or within half an hour of opening; day has its middle between sunrise and
     * sunset; sunset is there when the sun sets; dark begins after it has set, and lasts into the night.
     */
    light: z.enum(lights).optional(),
    /** Said only when children travel along, or only when none do. */
    with: z.enum(['children', 'adults']).optional(),
    /** Best: worth coming at that time. Only: without it there is nothing to come for. */
    come: z.enum(['best', 'only']).optional(),
  })
  .refine(
    ({ weekdays, months, between, light, with: who }) =>
      weekdays ?? months ?? between ?? light ?? who,
    'A moment names its time or its people; what always holds belongs in `about`.',
  )
  .refine(({ between }) => between?.[0] !== between?.[1] || !between, {
    path: ['between'],
    message: 'A span ends at another time than it begins.',
  })
  .refine(
    ({ come, weekdays, months, between, light }) =>
      !come || (weekdays ?? months ?? between ?? light),
    { path: ['come'], message: 'One comes at a time: name it.' },
  )

/** "Tango show", "bookshop", "Monet": a noun as one would type the wish, small but for names. */
const offer = z.string().regex(/^[\p{L}\p{N}][^.;|"]{1,32}[^\s.;|"]$/u)

/** A stop as it stands in a sentence, with its article: "the Roman Bridge", "Casa di Giulietta". */
const stopThere = z.string().regex(/^[\p{L}\p{N}][^.;:|"]{2,68}[^\s.;:|",]$/u)

export const placeSchema = z.strictObject({
  id: slug,
  name: z.string().trim().min(2).max(120),
  kind: z.enum(placeKinds),
  at: coordinatesSchema,
  /** Neighbourhood or street address, as a local would say where it is. */
  area: z.string().trim().min(2).max(120),
  /** Opening hours by weekday and season; null is unknown, and shown as "check hours". */
  hours: openingHoursText.nullable(),
  /** A typical visit, in minutes. */
  minutes: z.number().int().min(10).max(720),
  /** Admission or a meal: 0 is free, 1 to 4 from cheap to dear; null is unknown. */
  price: z.number().int().min(0).max(4).nullable(),
  setting: z.enum(['indoor', 'outdoor', 'both']),
  interests: z.array(z.enum(interests)).min(1).max(6),
  /** Whether children enjoy it; null is "depends". */
  children: z.boolean().nullable(),
  /** Whether a wheelchair gets in and around; null is unknown. */
  stepFree: z.boolean().nullable(),
  bestTime: z.enum(timesOfDay),
  /** Renown: how much a first visit would miss without it, from 0 to 1. */
  essential: z.number().min(0).max(1),
  /** What is true at every hour, on every day and for everybody. */
  about: z.string().trim().min(20).max(400),
  moments: z.array(momentSchema).min(1).max(3).optional(),
  /**
   * What one may ask for and truly gets there, in a traveler's words, the most central first; none is "read,
   * and nothing to ask for". Left out where nobody has read the place: then its words have to do.
   */
  offers: z.array(offer).max(6).refine(different).optional(),
  /**
   * What to book before one goes, where that is certain: an hour (at a restaurant a table, at a park a day)
   * without which one does not get in, a guided tour as the only way in, a timed ticket that saves the queue,
   * or seats. Nothing means that one goes there.
   */
  booking: z.enum(['needed', 'tour', 'advised', 'seats']).optional(),
  website: z.url({ protocol: /^https?$/ }).optional(),
  /** A ride that leads to another place: taken by who goes there, and never planned for itself. */
  wayTo: slug.optional(),
  /** Where a visit ends that leads away from `at`: a ride, a cruise that lands elsewhere, a walk along the coast. */
  endsAt: coordinatesSchema.optional(),
  /** The place that it lies in or on, and is seen from: the square of a clock. */
  partOf: slug.optional(),
  /** For restaurants and cafés. */
  cuisines: z.array(slug).min(1).max(4).optional(),
  diets: z.array(z.enum(['vegetarian', 'vegan', 'halal', 'kosher', 'gluten-free'])).optional(),
  meals: z.array(z.enum(meals)).min(1).optional(),
  /** A place that takes a day of its own, with the way there and back; `minutes` is the time there. */
  dayTrip: z
    .strictObject({
      by: z.enum(dayTripModes),
      /** Door to door, one way, as an honest estimate. */
      minutesEachWay: z.number().int().min(20).max(420),
      /** How it is done, in a sentence or two. */
      how: z.string().trim().min(20).max(300),
      /** Whether tickets or a tour are to be booked days before. */
      bookAhead: z.boolean(),
      /** What one goes to there, in the order in which one walks; left out where it is one house or one beach. */
      see: z.array(stopThere).min(3).max(5).refine(different).optional(),
      /** What and where to eat there, after "Lunch:": a house that is sure to be there, or the dish and the quarter. */
      eat: z
        .string()
        .regex(/^[\p{L}\p{N}][^.;|"]{4,98}[^\s.;|",]$/u)
        .optional(),
    })
    .optional(),
})

export const partsOfADay = ['morning', 'afternoon', 'evening', 'day'] as const

/** A half day, an evening or a day through a town, as a local would recommend it. */
export const walkSchema = z.strictObject({
  /** As the heading of a part of a day: "Alfama from the castle down". */
  name: z.string().trim().min(6).max(48),
  when: z.enum(partsOfADay),
  /** Places in the order in which one goes, with the meal where it falls. */
  stops: z.array(slug).min(2).max(7).refine(different),
})

const monthly = (value: z.ZodNumber) => z.array(value).length(12)

export const destinationSchema = z.strictObject({
  slug,
  name: z.string().trim().min(2).max(80),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** State, province or island, where people say it: "Florida", "Bali". */
  region: z.string().trim().min(2).max(80).optional(),
  /** Other names people write: "NYC", "Firenze". */
  alsoKnownAs: z.array(z.string().trim().min(2)).optional(),
  at: coordinatesSchema,
  timeZone: z.string().regex(/^[A-Za-z]+\/[A-Za-z_/-]+$/),
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  languages: z.array(z.string().min(2)).min(1),
  about: z.string().trim().min(40).max(500),
  /** How dear daily life is for a visitor, from 1 to 4. */
  costLevel: z.number().int().min(1).max(4),
  /** Normals by month, January first: °C, °C and days with rain. */
  climate: z.strictObject({
    high: monthly(z.number().min(-40).max(50)),
    low: monthly(z.number().min(-50).max(40)),
    rainDays: monthly(z.number().min(0).max(31)),
  }),
  /** IATA codes, nearest or main first. */
  airports: z.array(z.string().regex(/^[A-Z]{3}$/)).max(4),
  gettingAround: z.string().trim().min(40).max(500),
  /** What visitors ride where it is too far to walk, if that is not public transport. */
  ridesBy: z.literal('taxi').optional(),
  /** Practical facts, each a short sentence. */
  facts: z.strictObject({
    plug: z.string().min(3).max(120),
    water: z.string().min(3).max(160),
    tipping: z.string().min(3).max(200),
    emergency: z.string().min(2).max(80),
    goodToKnow: z.array(z.string().min(10).max(240)).min(1).max(5),
  }),
  /** Where visitors stay well; the first is where a plan starts when no lodging is known. */
  stayAreas: z
    .array(
      z.strictObject({
        name: z.string().min(2).max(80),
        at: coordinatesSchema,
        about: z.string().min(10).max(200),
      }),
    )
    .min(1)
    .max(5),
  /** Festivals, fairs and holidays that an expert would name, and where one goes for them. */
  festivals: z.array(festivalSchema).max(12).optional(),
  walks: z.array(walkSchema).max(16).optional(),
  places: z.array(placeSchema).min(12),
})

export type Coordinates = z.infer<typeof coordinatesSchema>
export type Place = z.infer<typeof placeSchema>
export type Walk = z.infer<typeof walkSchema>
export type Moment = z.infer<typeof momentSchema>
export type Destination = z.infer<typeof destinationSchema>
export type PlaceKind = (typeof placeKinds)[number]
export type Interest = (typeof interests)[number]
export type TimeOfDay = (typeof timesOfDay)[number]
export type Meal = (typeof meals)[number]
