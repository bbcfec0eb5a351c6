/** What an edit of the open trip works with, and what it comes to. */
import type { Meal, Place } from '#domain/places/schema.ts'
import type { KnownPlaces } from '#domain/planner/by-hand/retime-day.ts'
import { stayOf } from '#domain/planner/by-hand/stay-of.ts'
import { type StopId, saltedIds } from '#domain/trip/ids.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import type { Day, Trip } from '#domain/trip/schema.ts'
import type { KnownPlace, MessageContext } from '../message-context.ts'

export interface Editing {
  context: MessageContext
  trip: Trip
  lower: string
  days: readonly Day[]
  known: KnownPlaces
  newId: (key: string) => StopId
}

/**
 * The outcome of an edit: changes with the sentence that introduces them, or only words where nothing can be
 * changed.
 */
export interface Edited {
  changes: readonly TripChange[]
  says: string
  place?: KnownPlace
  ask?: string
  /** The names to choose from, where a message may mean several stops. */
  which?: readonly string[]
}

export function editingOf(context: MessageContext, trip: Trip, days: readonly Day[]): Editing {
  const places = new Map<string, Place>()
  for (const { slug } of trip.stays) {
    for (const place of context.knowledge.catalogue.bySlug.get(slug ?? '')?.places ?? []) {
      places.set(place.id, place)
    }
  }
  const ids = saltedIds(`${trip.id} ${context.memory.heard.length} ${context.heard.text}`)
  return {
    context,
    trip,
    lower: context.heard.lower,
    days,
    known: { place: (id) => places.get(id) },
    newId: (key) => ids.stop(key),
  }
}

/** The catalogue's destination that a day is spent in. */
export function cityOf({ context, trip }: Editing, day: Day) {
  return context.knowledge.catalogue.bySlug.get(stayOf(trip, day)?.slug ?? '')
}

/** An outcome without a change, with the reason in words. */
export const nothingThere = (words: string): Edited => ({ changes: [], says: words })

export function mealIn(lower: string): Meal | null {
  if (/\b(?:dinner|supper|evening meal)\b/.test(lower)) return 'dinner'
  if (/\blunch\b/.test(lower)) return 'lunch'
  return /\bbreakfast|brunch\b/.test(lower) ? 'breakfast' : null
}
