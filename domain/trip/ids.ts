/** The names of a trip's parts: branded, so that a stop's id is never taken for a day's. */
import { z } from 'zod'

const idText = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

export const tripIdSchema = idText.brand<'TripId'>()
export const dayIdSchema = idText.brand<'DayId'>()
export const stopIdSchema = idText.brand<'StopId'>()
export const lodgingIdSchema = idText.brand<'LodgingId'>()
export const bookingIdSchema = idText.brand<'BookingId'>()
export const noteIdSchema = idText.brand<'NoteId'>()
export const checklistIdSchema = idText.brand<'ChecklistId'>()
export const itemIdSchema = idText.brand<'ItemId'>()
export const attachmentIdSchema = idText.brand<'AttachmentId'>()
export const operationIdSchema = idText.brand<'OperationId'>()
export const personIdSchema = z.uuid().brand<'PersonId'>()

export type TripId = z.infer<typeof tripIdSchema>
export type PersonId = z.infer<typeof personIdSchema>
export type DayId = z.infer<typeof dayIdSchema>
export type StopId = z.infer<typeof stopIdSchema>
export type LodgingId = z.infer<typeof lodgingIdSchema>

/** Ids by what they are for: the same key gives the same id, and another salt other ids. */
export interface IdSource {
  trip: () => TripId
  day: (key: string) => DayId
  stop: (key: string) => StopId
  lodging: (key: string) => LodgingId
}

/**
 * Ids made from a salt, so that a plan made by steps is the same on every machine, and a stop keeps
 * its id while a search moves it about. What must not meet an earlier plan's ids (a day planned
 * again) takes a salt of its own: the id of the operation.
 */
export function saltedIds(salt: string): IdSource {
  const idOf = (sort: string, key: string) => `${sort}${digest(`${salt}\n${sort}\n${key}`)}`
  return {
    trip: () => tripIdSchema.parse(idOf('t', '')),
    day: (key) => dayIdSchema.parse(idOf('d', key)),
    stop: (key) => stopIdSchema.parse(idOf('s', key)),
    lodging: (key) => lodgingIdSchema.parse(idOf('l', key)),
  }
}

/** Two runs of FNV-1a with different beginnings: short, and far from meeting within one trip. */
function digest(text: string): string {
  return [0x811c9dc5, 0x2f0b4c47]
    .map((start) => fnv(text, start).toString(36).padStart(7, '0'))
    .join('')
}

function fnv(text: string, start: number): number {
  let hash = start
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  // The last letters would otherwise hardly reach the upper bits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}
