/**
 * Version 0: what the day planner answered before there was one trip. Days of one city with minutes
 * after midnight, without ids, and with no zone but the city's.
 */
import { z } from 'zod'
import { zoneSchema } from '#domain/calendar/zoned-time-schema.ts'
import { estimatedFrom, type FactSource } from '#domain/facts/fact-source.ts'
import { coordinatesSchema, meals } from '#domain/places/schema.ts'
import { saltedIds, tripIdSchema } from './ids.ts'
import { emptyTrip, newDayFields, newStopFields, newTripFields } from './new-trip.ts'
import { keysBetween } from './order-keys.ts'
import { type Leg, tripDateSchema } from './parts.ts'
import type { TripState } from './trip-state.ts'
import { stateOf, tripOf } from './trip-state.ts'

const minute = z.int().min(0).max(2879)
const oldLeg = z.object({
  mode: z.enum(['walk', 'transit', 'drive']),
  minutes: z.int().min(0).max(10_000),
  meters: z.int().min(0).max(50_000_000),
  estimated: z.boolean(),
})

const version0Schema = z.object({
  version: z.literal(0),
  id: tripIdSchema,
  name: z.string().min(1).max(200),
  zone: zoneSchema,
  days: z
    .array(
      z.object({
        date: tripDateSchema,
        stops: z
          .array(
            z.object({
              kind: z.enum(['visit', 'meal', 'appointment']),
              placeId: z.string().min(1).max(200).nullable(),
              meal: z.enum(meals).optional(),
              name: z.string().min(1).max(200),
              at: coordinatesSchema,
              start: minute,
              leave: minute,
              leg: oldLeg,
              reasons: z.array(z.string().min(1).max(500)).max(12),
              checkHours: z.boolean(),
              locked: z.boolean(),
              alternatives: z
                .array(
                  z.object({
                    placeId: z.string().min(1).max(200),
                    name: z.string().min(1).max(200),
                  }),
                )
                .max(12),
            }),
          )
          .max(300),
        legBack: oldLeg.nullable(),
      }),
    )
    .min(1)
    .max(60)
    .refine(
      (days) =>
        days.every(({ date }, index) => index === 0 || date > (days[index - 1]?.date ?? '')),
      'Dates in order',
    ),
  leftOut: z
    .array(
      z.object({
        placeId: z.string().min(1).max(200),
        name: z.string().min(1).max(200),
        reason: z.string().min(1).max(500),
      }),
    )
    .max(100),
})

type Version0 = z.infer<typeof version0Schema>

/** Throws a `ZodError` where it is no such trip. */
export function upgradeFromVersion0(value: unknown): unknown {
  const old = version0Schema.parse(value)
  const start = old.days[0]?.date ?? ''
  const state = stateOf(
    emptyTrip(old.id, newTripFields({ title: old.name, start, leftOut: old.leftOut })),
  )
  addDays(state, old)
  return tripOf(state)
}

function addDays({ id, tables }: TripState, { days, zone }: Version0): void {
  const ids = saltedIds(id)
  const orders = keysBetween(null, null, days.length)
  for (const [index, { date, stops, legBack }] of days.entries()) {
    const order = orders[index]
    if (!order) continue
    const day = ids.day(date)
    const before = days[index - 1]
    const skips = before ? Math.min(366, dayNumber(date) - dayNumber(before.date) - 1) : 0
    tables.day.set(day, newDayFields({ order, zone, skips, back: legBack && legOf(legBack) }))
    const places = keysBetween(null, null, stops.length)
    for (const [at, { leave, leg, meal, ...stop }] of stops.entries()) {
      const place = places[at]
      if (!place) continue
      const minutes = Math.max(0, leave - stop.start)
      const more = { day, order: place, zone, minutes, meal: meal ?? null, leg: legOf(leg) }
      tables.stop.set(ids.stop(`${date} ${at}`), newStopFields({ ...stop, ...more }))
    }
  }
}

function legOf({ estimated, ...leg }: z.infer<typeof oldLeg>): Leg {
  const source: FactSource = estimated ? estimatedFrom('distance') : { kind: 'provider' }
  return { ...leg, from: null, to: null, reference: null, source }
}

function dayNumber(date: string): number {
  return Math.round(Date.parse(date) / 86_400_000)
}
