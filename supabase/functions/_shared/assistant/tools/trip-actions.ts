/** The changes of a trip that a model may ask for, and the operation of each. */
import { z } from 'zod'
import { addStop } from '#domain/planner/by-hand/add-stop.ts'
import { addDay, exchangeDays, moveTrip, removeDay } from '#domain/planner/by-hand/change-days.ts'
import { moveStopTo, moveStopToDay, removeStop, swapStop } from '#domain/planner/by-hand/edits.ts'
import { replanDays } from '#domain/planner/by-hand/replan-days.ts'
import type { KnownPlaces } from '#domain/planner/by-hand/retime-day.ts'
import { dayIdSchema, stopIdSchema } from '#domain/trip/ids.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import { tripDateSchema } from '#domain/trip/parts.ts'
import type { Day, Trip } from '#domain/trip/schema.ts'
import { normalWeather } from '#domain/weather/normals.ts'
import { placeOf, type ToolContext } from './tool-context.ts'

const stop = stopIdSchema.describe('The id of a stop of the trip.')
const day = z.int().min(1).max(60).describe('The number of a day, from 1.')
const place = z.string().max(200).describe('The id of a place that a tool returned.')

export const tripActionSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('remove-stop'), stop }),
  z.object({ action: z.literal('move-stop'), stop, day, position: z.int().min(1).optional() }),
  z.object({ action: z.literal('add-place'), place, day: day.optional() }),
  z.object({ action: z.literal('swap-stop'), stop, place }),
  z.object({ action: z.literal('lock-stop'), stop, locked: z.boolean() }),
  z.object({ action: z.literal('exchange-with-next-day'), day }),
  z.object({ action: z.literal('clear-day'), day }),
  z.object({ action: z.literal('plan-days-again'), days: z.array(day).min(1).max(60) }),
  z.object({ action: z.literal('add-day') }),
  z.object({ action: z.literal('remove-day'), day }),
  z.object({ action: z.literal('move-trip'), start: tripDateSchema }),
  z.object({
    action: z.literal('rename-trip'),
    title: z.string().trim().min(1).max(200),
  }),
])
export type TripAction = z.infer<typeof tripActionSchema>

/** The operation, or in words why there is none. */
export async function changeFor(
  trip: Trip,
  action: TripAction,
  context: ToolContext,
): Promise<TripChange | string> {
  return (await operationFor(trip, action, context)) ?? 'It stands like that already, or can’t be.'
}

async function operationFor(
  trip: Trip,
  action: TripAction,
  { knowledge, newId }: ToolContext,
): Promise<TripChange | string | null> {
  const { bySlug } = knowledge.catalogue
  const known = placesOf(trip, bySlug)
  const onDay = (number: number): Day | undefined => trip.days[number - 1]
  const noDay = `The trip has ${trip.days.length} days.`
  switch (action.action) {
    case 'remove-stop':
      return removeStop(trip, action.stop, known)
    case 'move-stop': {
      const to = onDay(action.day)
      if (!to) return noDay
      return action.position === undefined
        ? moveStopToDay(trip, action.stop, to.id, known)
        : moveStopTo(trip, action.stop, { day: to.id, index: action.position - 1 }, known)
    }
    case 'add-place':
    case 'swap-stop': {
      const found = placeOf(action.place, knowledge)
      if (!found) return 'No such place is known.'
      const id = stopIdSchema.parse(newId())
      if (action.action === 'swap-stop') return swapStop(trip, action.stop, found.place, id, known)
      const to = action.day === undefined ? undefined : onDay(action.day)
      if (action.day !== undefined && !to) return noDay
      return addStop(trip, { place: found.place }, id, known, to?.id)
    }
    case 'lock-stop':
      return { kind: 'lock-stop', stop: action.stop, locked: action.locked }
    case 'exchange-with-next-day': {
      const from = onDay(action.day)
      return from ? exchangeDays(trip, from.id, 1, known) : noDay
    }
    case 'clear-day': {
      const cleared = onDay(action.day)
      return cleared ? { kind: 'clear-day', day: cleared.id } : noDay
    }
    case 'plan-days-again': {
      const ids = action.days.flatMap((number) => onDay(number)?.id ?? [])
      const search = { seed: 1, salt: newId(), goOn: (done: number) => done < replanSteps }
      const replanned = replanDays(trip, ids, bySlug, search)
      return replanned.ok ? replanned.value : replanned.message
    }
    case 'add-day':
      return addDay(trip, dayIdSchema.parse(newId()), weatherOf(trip, bySlug))
    case 'remove-day': {
      const gone = onDay(action.day)
      return gone ? removeDay(trip, gone.id) : noDay
    }
    case 'move-trip':
      return moveTrip(trip, action.start, weatherOf(trip, bySlug))
    case 'rename-trip':
      return {
        kind: 'rename',
        thing: { entity: 'trip', id: stopIdSchema.parse(trip.id) },
        name: action.title,
      }
  }
}

/** The search is bounded by steps, so that other requests of this thread wait a bounded time. */
const replanSteps = 400

type BySlug = ToolContext['knowledge']['catalogue']['bySlug']

function placesOf({ stays }: Trip, bySlug: BySlug): KnownPlaces {
  const destinations = stays.flatMap(({ slug }) => bySlug.get(slug ?? '') ?? [])
  return {
    place: (placeId) => {
      for (const { places } of destinations) {
        const found = places.find(({ id }) => id === placeId)
        if (found) return found
      }
      return undefined
    },
  }
}

function weatherOf({ stays }: Trip, bySlug: BySlug) {
  const destination = bySlug.get(stays[0]?.slug ?? '')
  return (_: Day['id'], date: string) => (destination ? normalWeather(destination, date) : null)
}
