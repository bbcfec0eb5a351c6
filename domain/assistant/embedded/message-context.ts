/** One message on its way to an answer: what is known, what was heard, and what is answered. */
import type { BookingForm } from '#domain/bookings/booking-form.ts'
import type { TripBrief } from '#domain/brief/schema.ts'
import type { Gazetteer } from '#domain/places/gazetteer.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import type { CallOptions, PlannerExecutor } from '#domain/planner/execution/executor.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { AssistantTurn, BrainOptions, Knowledge } from '../brain.ts'
import type { Ground, Suggestion } from '../contract.ts'
import type { PlaceSearchIndex } from '../search/search-places.ts'
import type { Memory, Slot } from './memory.ts'

export interface EmbeddedKnowledge extends Knowledge {
  gazetteer: Gazetteer
  executor: Omit<PlannerExecutor, 'close'>
  /** How long a plan may be looked for; the planner's own limits where nothing is said. */
  limits?: CallOptions
}

export interface KnownPlace {
  place: Place
  destination: Destination
}

/** A message, read. */
export interface Heard {
  /** The message as sent, with unsafe characters removed and slips corrected. */
  text: string
  lower: string
  /** What the message says by itself. */
  said: TripBrief
  /** Destinations of the catalogue that it names. */
  destinations: readonly Destination[]
  /** Places of the catalogue that it names, in the order of the words. */
  places: readonly KnownPlace[]
  /** Names in it that the catalogue does not have. */
  strangers: readonly string[]
}

export interface MessageContext {
  turn: AssistantTurn
  heard: Heard
  memory: Memory
  /** The brief with this message in it. */
  brief: TripBrief
  knowledge: EmbeddedKnowledge
  search: PlaceSearchIndex
  options: BrainOptions
}

export interface Reply {
  /** The name of the skill that answered, kept as `memory.meant`. */
  meant: string
  words: string
  /** The next question: about a slot, or in its own words. */
  ask?: Slot | { words: string } | null
  followUps: readonly string[]
  suggestions?: readonly Suggestion[]
  grounds?: readonly Ground[]
  trip?: Trip
  operations?: readonly TripChange[]
  booking?: BookingForm
  remember?: Partial<Memory>
}
