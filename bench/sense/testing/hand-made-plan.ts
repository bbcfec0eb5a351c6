/** Plans written by hand: a town of few places, and days of stops as a test needs them. */
import {
  type Destination,
  destinationSchema,
  type Place,
  placeSchema,
} from '#domain/places/schema.ts'
import { emptyAnswer, type PlanAnswer } from '#domain/planner/wish/answer.ts'
import { tripSchema } from '#domain/trip/schema.ts'
import { addDays, clock } from '../dates.ts'
import type { SenseRequest } from '../requests.ts'
import { type SeenPlan, seePlan } from '../seen-plan.ts'

/** The middle of the town; a thousandth of a degree is about a hundred metres. */
const middle: [number, number] = [41.9, 12.48]
export const firstDay = '2027-07-08'

export function handMadePlace(fields: Partial<Place> & { id: string }): Place {
  return placeSchema.parse({
    name: `The ${fields.id}`,
    kind: 'museum',
    at: middle,
    area: 'Old Town',
    hours: '24/7',
    minutes: 60,
    price: 0,
    setting: 'indoor',
    interests: ['history'],
    children: null,
    stepFree: null,
    bestTime: 'any',
    essential: 0.5,
    about: 'A place that somebody wrote by hand.',
    ...fields,
  })
}

export const metersNorth = (meters: number): [number, number] => [
  middle[0] + meters / 111_195,
  middle[1],
]

export interface HandMadeStop {
  /** The place's id; without one it has none. */
  at?: string
  name?: string
  kind?: 'visit' | 'meal' | 'appointment' | 'free'
  meal?: 'lunch' | 'dinner'
  /** As minutes after midnight. */
  from: number
  minutes?: number
  reasons?: string[]
  instead?: string[]
  leg?: { mode: 'walk' | 'transit'; minutes: number }
}

export interface HandMade {
  request?: Partial<SenseRequest>
  places: Place[]
  days: HandMadeStop[][]
  start?: string
  country?: string
  leftOut?: { placeId: string; reason: string }[]
  answer?: Partial<PlanAnswer>
}

export function handMadePlan({
  request,
  places,
  days,
  start = firstDay,
  country = 'IT',
  leftOut = [],
  answer,
}: HandMade): SeenPlan {
  const destination = handMadeTown(places, country)
  const nameOf = (id: string) => places.find((place) => place.id === id)?.name ?? id
  const trip = tripSchema.parse({
    ...emptyTripFields,
    start,
    leftOut: leftOut.map((each) => ({ ...each, name: nameOf(each.placeId) })),
    days: days.map((stops, index) => {
      const date = addDays(start, index)
      return {
        id: `d${index}`,
        date,
        order: 'V',
        skips: 0,
        title: null,
        zone,
        from: null,
        to: null,
        weather: null,
        back: null,
        stops: stops.map((stop, number) => stopOf(stop, date, `s${index}-${number}`, places)),
      }
    }),
  })
  const asked: SenseRequest = {
    text: 'a request',
    slug: 'town',
    kind: 'first',
    days: days.length,
    month: Number(start.slice(5, 7)),
    start: null,
    wish: null,
    dinner: null,
    ...request,
  }
  const seen = seePlan(asked, destination, { ...emptyAnswer(), ...answer, trip })
  if (!seen) throw new Error('There is a trip, so it is seen')
  return seen
}

const zone = 'Europe/Rome'
const source = { kind: 'estimate', name: 'distance' }

function stopOf(stop: HandMadeStop, date: string, id: string, places: readonly Place[]) {
  const place = places.find((each) => each.id === stop.at)
  const minutes = stop.minutes ?? 60
  return {
    id,
    order: 'V',
    kind: stop.kind ?? 'visit',
    placeId: stop.at ?? null,
    category: place?.kind ?? null,
    name: stop.name ?? place?.name ?? 'A stop',
    meal: stop.meal ?? null,
    at: place?.at ?? middle,
    area: null,
    start: `${date}T${clock(stop.from)}`,
    end: `${date}T${clock(stop.from + minutes)}`,
    minutes,
    zone,
    endZone: zone,
    leg: stop.leg
      ? { ...stop.leg, meters: null, from: null, to: null, reference: null, source }
      : null,
    reasons: stop.reasons ?? [],
    diets: [],
    price: null,
    cost: null,
    locked: false,
    checkHours: false,
    alternatives: (stop.instead ?? []).map((placeId) => ({ placeId, name: placeId })),
    sources: {},
  }
}

const emptyTripFields = {
  version: 1,
  id: 't1',
  title: 'A trip',
  kind: 'city',
  brief: null,
  party: { childAges: [], has: [], pets: [], kinds: [] },
  pace: 'balanced',
  currency: null,
  budget: null,
  home: null,
  stays: [],
  road: null,
  closures: [],
  avoided: [],
  assumed: [],
  unmet: [],
  lodgings: [],
  bookings: [],
  notes: [],
  checklists: [],
  attachments: [],
  bin: [],
}

/** A catalogue file has twelve places at least; those that a test does not speak of are far off. */
export function handMadeTown(places: readonly Place[], country = 'IT'): Destination {
  const others = Array.from({ length: 12 }, (_, index) =>
    handMadePlace({ id: `other-${index}`, at: [43, 12.48], essential: 0 }),
  )
  const words = 'Forty letters at least, about a town that nobody has ever been to.'
  return destinationSchema.parse({
    slug: 'town',
    name: 'Town',
    country,
    at: middle,
    timeZone: zone,
    currency: 'EUR',
    languages: ['Italian'],
    about: words,
    costLevel: 2,
    climate: {
      high: Array(12).fill(20),
      low: Array(12).fill(10),
      rainDays: Array(12).fill(3),
    },
    airports: [],
    gettingAround: words,
    facts: {
      plug: 'Type C',
      water: 'From the tap',
      tipping: 'As one likes',
      emergency: '112',
      goodToKnow: ['Shops close at noon.'],
    },
    stayAreas: [{ name: 'Old Town', at: middle, about: 'In the middle of it all.' }],
    places: [...places, ...others],
  })
}
