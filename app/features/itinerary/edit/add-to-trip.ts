/** Adds something to a trip from anywhere: a place by its id or name, or free text as a stop of one's own. */
import type { TripHandle } from '#app/data/trips/index.ts'
import type { Outcome } from '#domain/outcome/outcome.ts'
import type { Coordinates, Meal, Place } from '#domain/places/schema.ts'
import type { DayId, StopId } from '#domain/trip/ids.ts'
import { slugsOf } from '../trip/use-place-facts.ts'
import { newStopId } from './new-ids.ts'
import { loadTools, type TripTools } from './trip-tools.ts'

/** A place of the catalogue, or words, with where that is if somebody knows; and the meal that it is for. */
export type Wanted = { meal?: Meal | undefined } & (
  | { place: Place }
  | { placeId: string }
  | { text: string; at?: Coordinates; minutes?: number }
)

export interface Added {
  stop: StopId
  name: string
}

type AddOutcome = Outcome<Added, 'not-open' | 'no-such-day' | 'unknown-place' | 'nothing-said'>

const longest = 200

/**
 * Adds it as editing by hand does: to the named day or the one it fits best, with the day timed again, as one
 * step to undo.
 */
export async function addToTrip(
  { trip, state, perform }: Pick<TripHandle, 'trip' | 'state' | 'perform'>,
  wanted: Wanted,
  day?: DayId,
  hand: 'person' | 'assistant' = 'person',
): Promise<AddOutcome> {
  if (!trip || state !== 'ready') {
    return { ok: false, reason: 'not-open', message: 'The trip is not open yet.' }
  }
  if (day && !trip.days.some(({ id }) => id === day)) {
    return { ok: false, reason: 'no-such-day', message: 'The trip has no such day.' }
  }
  if ('text' in wanted && wanted.text.trim() === '') {
    return { ok: false, reason: 'nothing-said', message: 'Please say what to add.' }
  }
  const tools = await loadTools(slugsOf(trip).split(' ').filter(Boolean))
  const what = addableOf(wanted, tools)
  if (!what) return { ok: false, reason: 'unknown-place', message: 'That place is not known here.' }
  const stop = newStopId()
  const change = tools.engine.addStop(trip, what, stop, tools.known, day, wanted.meal)
  if (!change) return { ok: false, reason: 'no-such-day', message: 'The trip has no days.' }
  perform(change, hand)
  return { ok: true, value: { stop, name: 'place' in what ? what.place.name : what.own.name } }
}

/** Words that are the name of a place in the trip's cities become that place. */
function addableOf(wanted: Wanted, { engine, destinations, known }: TripTools) {
  if ('place' in wanted) return wanted
  if ('placeId' in wanted) {
    const place = known.place(wanted.placeId)
    return place && { place }
  }
  const name = wanted.text.trim().slice(0, longest)
  const cities = [...destinations.values()]
  const place = wanted.at
    ? undefined
    : cities.flatMap((city) => engine.placeNamed(name, city) ?? [])[0]
  return place ? { place } : { own: { name, at: wanted.at ?? null, minutes: wanted.minutes ?? 60 } }
}
