/** Notes of a traveller on the trip, a day or a stop: one each, written anew or taken away. */
import type { TripChange } from '#domain/trip/operation.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { newNoteId } from './new-ids.ts'
import type { Engine } from './trip-tools.ts'

export type Note = Trip['notes'][number]
export type About = Note['about']

const isAbout = (one: About, other: About): boolean =>
  one.entity === other.entity && ('id' in one ? 'id' in other && one.id === other.id : true)

export const noteOn = ({ notes }: Pick<Trip, 'notes'>, about: About): Note | undefined =>
  notes.find((note) => isAbout(note.about, about))

/** Null where the note has this text already. */
export function writeNote(
  trip: Trip,
  about: About,
  text: string,
  engine: Engine,
): TripChange | null {
  const old = noteOn(trip, about)
  const written = text.trim().slice(0, 10_000)
  if (written === (old?.text ?? '')) return null
  if (old && written === '') return { kind: 'remove', things: [{ entity: 'note', id: old.id }] }
  if (old) return { kind: 'edit', edits: [{ entity: 'note', id: old.id, set: { text: written } }] }
  const order = engine.keyBetween(trip.notes.at(-1)?.order ?? null, null)
  const fields = { order, about, text: written }
  return { kind: 'add', things: [{ entity: 'note', id: newNoteId(), fields }] }
}
