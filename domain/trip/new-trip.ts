/** A trip in which nothing is settled yet, and parts that say nothing beyond what they must. */
import { emptyBrief } from '#domain/brief/schema.ts'
import { fromCatalogue } from '#domain/facts/fact-source.ts'
import type { DayId, TripId } from './ids.ts'
import type { OrderKey } from './order-keys.ts'
import type { Fields } from './parts.ts'
import { type Trip, tripVersion } from './schema.ts'

export function newTripFields(
  more: Partial<Fields<'trip'>> & { title: string; start: string },
): Fields<'trip'> {
  return {
    kind: 'city',
    brief: null,
    party: emptyBrief().party,
    pace: 'balanced',
    currency: null,
    budget: null,
    home: null,
    stays: [],
    road: null,
    closures: [],
    avoided: [],
    leftOut: [],
    assumed: [],
    unmet: [],
    ...more,
  }
}

export function emptyTrip(id: TripId, fields: Fields<'trip'>): Trip {
  return {
    version: tripVersion,
    id,
    ...fields,
    days: [],
    lodgings: [],
    bookings: [],
    notes: [],
    checklists: [],
    attachments: [],
    bin: [],
  }
}

export function newDayFields(
  more: Partial<Fields<'day'>> & { order: OrderKey; zone: string },
): Fields<'day'> {
  return {
    removed: false,
    skips: 0,
    title: null,
    from: null,
    to: null,
    weather: null,
    back: null,
    ...more,
  }
}

export function newStopFields(
  more: Partial<Fields<'stop'>> & { day: DayId; order: OrderKey; name: string; zone: string },
): Fields<'stop'> {
  return {
    removed: false,
    kind: 'visit',
    placeId: null,
    category: null,
    meal: null,
    at: null,
    area: null,
    start: null,
    minutes: null,
    endZone: more.zone,
    leg: null,
    reasons: [],
    diets: [],
    price: null,
    cost: null,
    locked: false,
    checkHours: false,
    alternatives: [],
    sources: more.placeId ? { place: fromCatalogue } : {},
    ...more,
  }
}
