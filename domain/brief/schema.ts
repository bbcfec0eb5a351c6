/** What a traveller asked for: the one definition of a trip brief, from request to plan. */
import { z } from 'zod'
import { currencySchema } from '#domain/money/currency.ts'
import { minorSchema } from '#domain/money/money.ts'
import { coordinatesSchema, interests, placeKinds } from '#domain/places/schema.ts'
import {
  askableSlots,
  avoidedRoads,
  budgetScopes,
  datePrecisions,
  diets,
  houseRules,
  lodgingKinds,
  mobilityNeeds,
  occasions,
  partyKinds,
  placeRefKinds,
  requestLanguages,
  roomTypes,
  searchWeathers,
  spanSlots,
  transportModes,
  unpaidParts,
} from './slots.ts'

/** A planner speaks of the same rules, rooms and modes. */
export type { houseRules, roomTypes, transportModes } from './slots.ts'

export const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
/** Local time of day, `20:00`. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const count = z.number().int().min(0).max(1000)
const tripDay = z.number().int().min(1).max(1000)
const words = z.string().min(1)

export const placeRefSchema = z.strictObject({
  /** As it was written, mended where it was misspelt or shortened. */
  name: words,
  kind: z.enum(placeRefKinds),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** The postal code of a state of the USA. */
  state: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  at: coordinatesSchema.optional(),
  /** The catalogue's destination, where it has one. */
  slug: z.string().optional(),
  /** Which others of the name may as well be meant, each in words: "Cambridge in the United States". */
  unsure: z.array(words).optional(),
  /** Named, while the words hardly ask for it: to be confirmed before anything is planned. */
  doubted: z.literal(true).optional(),
})

/** A part of the trip that must be spent at a place: by trip day (the first is 1) or by date. */
export const stayWindowSchema = z.strictObject({
  days: z.strictObject({ first: tripDay, last: tripDay }).optional(),
  dates: z.strictObject({ first: isoDate, last: isoDate }).optional(),
  /** What happens there then: "wedding", "meet friends". */
  what: words.optional(),
})

/** `place` is the name of one of the brief's destinations. */
export const staySchema = z.strictObject({
  place: words,
  days: count.optional(),
  nights: count.optional(),
  windows: z.array(stayWindowSchema),
})

export const connectionSchema = z.strictObject({
  from: words,
  to: words,
  /** Whether the way back exists as well. */
  bothWays: z.boolean(),
  mode: z.enum(transportModes).optional(),
})

export const datesSchema = z.strictObject({
  start: isoDate.optional(),
  end: isoDate.optional(),
  /** The trip lies between these when its days are not settled. */
  earliest: isoDate.optional(),
  latest: isoDate.optional(),
  precision: z.enum(datePrecisions),
  /** Days that either end may move. */
  flexibleDays: count.optional(),
})

export const partySchema = z.strictObject({
  /** Everybody; absent when nobody was counted. */
  total: count.optional(),
  adults: count.optional(),
  /** Children, babies included; absent when there are some and nobody said how many. */
  children: count.optional(),
  childAges: z.array(z.number().min(0).max(17)),
  infants: count.optional(),
  elderly: count.optional(),
  /** Who comes along, also when it was not counted. */
  has: z.array(z.enum(['children', 'infants', 'elderly', 'teenagers', 'pets'])),
  pets: z.array(z.string()),
  /** What sort of party it is; several may be said: friends on business. */
  kinds: z.array(z.enum(partyKinds)),
  women: z.boolean().optional(),
})

/** A sum that somebody said: in minor units of its currency, of two decimals where none was named. */
export const saidMoneySchema = z.strictObject({
  minor: minorSchema.nonnegative(),
  /** Absent when nobody said. */
  currency: currencySchema.optional(),
})

export const budgetSchema = saidMoneySchema.extend({
  per: z.enum(budgetScopes),
  /** The lower end, in minor units too, for "between 800 and 1,000". */
  from: minorSchema.nonnegative().optional(),
  /** A limit that must hold, or a rough figure. */
  firm: z.boolean(),
  /** The beds are to be paid from it too. */
  withBeds: z.literal(true).optional(),
  /** What is paid from another purse: "flights already booked". */
  without: z.array(z.enum(unpaidParts)).min(1).optional(),
})

export const lodgingSchema = z.strictObject({
  rooms: count.optional(),
  roomType: z.enum(roomTypes).optional(),
  /** What the house must allow. */
  houseRules: z.array(z.enum(houseRules)),
  kind: z.enum(lodgingKinds).optional(),
  /** The word for it, where that says more: "riad", "cabin in a caravan park". */
  called: words.optional(),
  stars: z.number().min(1).max(7).optional(),
  /** A house that was named: "Hotel Danieli". */
  name: words.optional(),
  /** Where it is: a part of town or a place by name, or a point. */
  area: words.optional(),
  at: coordinatesSchema.optional(),
  price: saidMoneySchema.optional(),
  /** A bed that is there already, and not to be booked: "with my cousin", "no hotel needed". */
  found: words.optional(),
  /** Further wishes: "pool", "central", "breakfast", "quiet". */
  wishes: z.array(words),
})

export const transportSchema = z.strictObject({
  wanted: z.array(z.enum(transportModes)),
  avoided: z.array(z.enum(transportModes)),
  /** No changes on the way. */
  directOnly: z.boolean(),
  /** Of what sort a way is to be, in the words that tell it: "night train", "private driver". */
  wishes: z.array(words).min(1).optional(),
  rental: z
    .strictObject({
      type: words.optional(),
      seats: count.optional(),
      price: saidMoneySchema.optional(),
    })
    .optional(),
})

/** What is asked of the days at the wheel; absent parts were not said. */
export const drivingSchema = z.strictObject({
  /** Minutes at the wheel: in a day, and before a rest. */
  mostADay: z.number().int().min(15).max(1200).optional(),
  restEvery: z.number().int().min(15).max(600).optional(),
  /** Nothing is driven in the dark. */
  byDaylight: z.literal(true).optional(),
  way: z.enum(['scenic', 'quick']).optional(),
  avoidedRoads: z.array(z.enum(avoidedRoads)).min(1).optional(),
  electric: z.literal(true).optional(),
  /** A rented car that is given back in another town. */
  leftElsewhere: z.literal(true).optional(),
})

export const appointmentSchema = z.strictObject({
  what: words,
  where: words.optional(),
  day: tripDay.optional(),
  date: isoDate.optional(),
  /** 0 is Sunday. */
  weekday: z.number().int().min(0).max(6).optional(),
  time: clockTime.optional(),
})

export const contradictionSchema = z.strictObject({
  slots: z.array(z.enum(spanSlots)).min(1),
  /** One sentence for the traveller. */
  says: words,
})

export const spanSchema = z.strictObject({
  slot: z.enum(spanSlots),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  text: z.string(),
})

export const tripBriefSchema = z.strictObject({
  origin: placeRefSchema.optional(),
  destinations: z.array(placeRefSchema),
  /** Whether the destinations must be visited in the order they stand in. */
  order: z.enum(['given', 'free']),
  /** Only one of the destinations is wanted, and it is not settled which: "Paris or Lyon". */
  choice: z.literal(true).optional(),
  /** The destinations only say where to look: "somewhere in Italy". */
  open: z.literal(true).optional(),
  /** What a place should be like that nobody has named. */
  search: z
    .strictObject({
      weather: z.enum(searchWeathers).optional(),
      /** How far from the origin. */
      within: z
        .strictObject({
          minutes: z.number().int().min(1),
          by: z.enum(['drive', 'train', 'flight']).optional(),
        })
        .optional(),
    })
    .optional(),
  stays: z.array(staySchema),
  /** The only ways between places that exist; empty when nobody said. */
  connections: z.array(connectionSchema),
  /** "3 cities in Texas": how many, inside the destination. */
  cityCount: count.optional(),
  dates: datesSchema.optional(),
  days: count.optional(),
  nights: count.optional(),
  /** When the first day begins and the last ends by the clock: flights, a ship's call, a layover. */
  arrival: clockTime.optional(),
  departure: clockTime.optional(),
  /** So many hours in all, where nobody told the clock: a layover of eight. */
  hours: z.number().int().min(1).max(48).optional(),
  /** By when one is back where the trip began, on its last day. */
  homeBy: clockTime.optional(),
  party: partySchema,
  budget: budgetSchema.optional(),
  /** How dear it may be when no sum decides it. */
  spending: z.enum(['low', 'medium', 'high']).optional(),
  pace: z.enum(['slow', 'balanced', 'fast']).optional(),
  interests: z.array(z.enum(interests)),
  dislikes: z.array(z.enum(interests)),
  /** Kinds of places: "no churches" avoids worship, "lots of museums" wants museums. */
  wantedKinds: z.array(z.enum(placeKinds)),
  avoidedKinds: z.array(z.enum(placeKinds)),
  /** Likings in words that no list has: "tango", "bagels". Places speak of them, or nobody does. */
  tastes: z.array(words).default([]),
  mustSee: z.array(words),
  mustAvoid: z.array(words),
  food: z.strictObject({
    diets: z.array(z.enum(diets)),
    /** As in the catalogue: `italian`, `street-food`. */
    cuisines: z.array(z.string()),
  }),
  mobility: z.array(z.enum(mobilityNeeds)),
  /** Needs in the words that tell them, which no list has: "coffee breaks", "can't swim". */
  needs: z.array(words).min(1).optional(),
  lodging: lodgingSchema,
  transport: transportSchema,
  driving: drivingSchema.optional(),
  tripType: z.enum(['round', 'one-way']).optional(),
  /** The town in which a trip through a land begins, where that is said: where one lands. */
  startsIn: words.optional(),
  /** The place in which the trip ends, where that is said: the flight home, the car that is given back. */
  endsIn: words.optional(),
  occasions: z.array(z.enum(occasions)),
  /** The birthday or the anniversary with its number: "30th birthday". */
  celebrated: words.optional(),
  /** Trip days without a plan: "keep day 3 free", "a rest day". */
  restDays: count,
  appointments: z.array(appointmentSchema),
  /** What is fixed and has no one hour: "meetings daily 9 to 5". */
  settled: z.array(words).min(1).optional(),
  missing: z.array(z.enum(askableSlots)),
  contradictions: z.array(contradictionSchema),
  spans: z.array(spanSchema),
  /** The words that were read as nothing. */
  notUnderstood: z.array(z.string()).default([]),
  /** The language of the request, where it is not English. */
  language: z.enum(requestLanguages).optional(),
})

export type PlaceRef = z.infer<typeof placeRefSchema>
export type StayWindow = z.infer<typeof stayWindowSchema>
export type Stay = z.infer<typeof staySchema>
export type Connection = z.infer<typeof connectionSchema>
export type TripDates = z.infer<typeof datesSchema>
export type Party = z.infer<typeof partySchema>
export type SaidMoney = z.infer<typeof saidMoneySchema>
export type Budget = z.infer<typeof budgetSchema>
export type Lodging = z.infer<typeof lodgingSchema>
export type Transport = z.infer<typeof transportSchema>
export type Driving = z.infer<typeof drivingSchema>
export type Appointment = z.infer<typeof appointmentSchema>
export type BriefSpan = z.infer<typeof spanSchema>
export type SpanSlot = BriefSpan['slot']
export type TripBrief = z.infer<typeof tripBriefSchema>

/** A brief in which nothing has been said yet. */
export function emptyBrief(): TripBrief {
  return {
    destinations: [],
    order: 'free',
    stays: [],
    connections: [],
    party: { childAges: [], has: [], pets: [], kinds: [] },
    interests: [],
    dislikes: [],
    wantedKinds: [],
    avoidedKinds: [],
    tastes: [],
    mustSee: [],
    mustAvoid: [],
    food: { diets: [], cuisines: [] },
    mobility: [],
    lodging: { houseRules: [], wishes: [] },
    transport: { wanted: [], avoided: [], directOnly: false },
    occasions: [],
    restDays: 0,
    appointments: [],
    missing: [],
    contradictions: [],
    spans: [],
    notUnderstood: [],
  }
}
