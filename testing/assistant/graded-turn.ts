/** What a rule of the grader looks at: one turn, its answer, and what was said before. */
import { replay } from '#domain/trip/apply.ts'
import { operationIdSchema } from '#domain/trip/ids.ts'
import type { Stop, Trip } from '#domain/trip/schema.ts'
import type { Answer, Keeps, Slot, Suggestion, Turn } from './notation.ts'
import { folded, type KnownPlace, type PlaceBook } from './place-book.ts'

export interface GradedTurn {
  turn: Turn
  /** The words that were sent, also where a follow-up was tapped. */
  said: string
  answer: Answer
  earlier: readonly { said: string; answer: Answer }[]
  kept: Keeps
  told: ReadonlySet<Slot>
  /** The trip beside the conversation, and what the answer's operations make of it. */
  before: Trip | undefined
  after: Trip | undefined
  book: PlaceBook
}

/** A rule says why an answer is wrong, or nothing. */
export type Rule = (graded: GradedTurn) => string | undefined

export function tripAfter(trip: Trip, operations: Answer['operations']): Trip {
  const log = (operations ?? []).map((change, index) => ({
    id: operationIdSchema.parse(`graded-${index}`),
    base: 0,
    hand: 'assistant' as const,
    change,
  }))
  return replay(trip, log).trip
}

/** A suggestion's place, by the name its details give, else by its title. */
export function suggestedName({ title, placeDetails }: Suggestion): string {
  return placeDetails?.name ?? title
}

export interface OfferedPlace {
  name: string
  known: readonly KnownPlace[]
  /** The slug, where a whole destination is offered. */
  destination: string | undefined
}

/** Every place that the answer offers: suggestions, a plan's stops, and stops that its operations add. */
export function offeredPlaces({ answer, before, after, book }: GradedTurn): OfferedPlace[] {
  const names = [
    ...answer.suggestions.map(suggestedName),
    ...placeStops(answer.trip).map(({ name }) => name),
    ...newStops(before, after).map(({ name }) => name),
  ]
  return [...new Set(names)].map((name) => {
    const known = book.places(name)
    const destination = known.length === 0 ? book.destination(name)?.slug : undefined
    return { name, known, destination }
  })
}

/** Stops at places; journeys, appointments and free time are none. */
export function placeStops(trip: Trip | null | undefined): readonly Stop[] {
  const stops = trip?.days.flatMap((day) => day.stops) ?? []
  return stops.filter(({ kind }) => kind === 'visit' || kind === 'meal')
}

export function newStops(before: Trip | undefined, after: Trip | undefined): readonly Stop[] {
  const old = new Set(placeStops(before).map(({ name }) => folded(name)))
  return before ? placeStops(after).filter(({ name }) => !old.has(folded(name))) : []
}
