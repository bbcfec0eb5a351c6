/**
 * Whether a suggestion was taken up, read from the trip itself: its stop or note has an id that is made
 * from the suggestion's. So an undo, here or on another device, makes it open again, and a redo settles it.
 */
import { noteIdSchema, stopIdSchema } from '#domain/trip/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { type Suggestion, writerOf } from './suggestion.ts'

export const stopIdOf = ({ id }: Suggestion) => stopIdSchema.parse(`g${id}`)
export const noteIdOf = ({ id }: Suggestion) => noteIdSchema.parse(`g${id}`)
export const noteTextOf = (suggestion: Suggestion): string =>
  `${suggestion.words}\n— ${writerOf(suggestion)}`

/** What was taken up and put into the bin later was decided all the same. */
export function isAccepted({ days, notes, bin }: Trip, suggestion: Suggestion): boolean {
  const [stop, note] = [stopIdOf(suggestion), noteIdOf(suggestion)]
  const text = noteTextOf(suggestion)
  return (
    days.some(({ stops }) => stops.some(({ id }) => id === stop)) ||
    notes.some(({ id, text: noted }) => id === note || noted.includes(text)) ||
    bin.some(({ id }) => id === stop || id === note)
  )
}

/** Milliseconds within which undo is possible. */
const keptFor = 30 * 24 * 60 * 60_000
/** The most that are kept: fewer than may wait for one link, so that they never block new suggestions. */
const mostKept = 20

/** Those taken up that no undo needs to bring back any more, oldest first. `now` in milliseconds. */
export function doneWith(
  trip: Trip,
  suggestions: readonly Suggestion[],
  now: number,
): readonly Suggestion[] {
  const taken = suggestions
    .filter((each) => isAccepted(trip, each))
    .toSorted((one, other) => Date.parse(one.madeAt) - Date.parse(other.madeAt))
  const tooMany = taken.length - mostKept
  return taken.filter(({ madeAt }, index) => index < tooMany || now - Date.parse(madeAt) > keptFor)
}
