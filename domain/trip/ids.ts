/** The names of a trip's parts: branded, so that a stop's id is never taken for a day's. */
import { z } from 'zod'
import { Random } from '#domain/random/random.ts'

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
export type DayId = z.infer<typeof dayIdSchema>
export type StopId = z.infer<typeof stopIdSchema>
export type LodgingId = z.infer<typeof lodgingIdSchema>
export type OperationId = z.infer<typeof operationIdSchema>
export type PersonId = z.infer<typeof personIdSchema>

/** New ids, one after the other. */
export interface IdSource {
  trip: () => TripId
  day: () => DayId
  stop: () => StopId
  lodging: () => LodgingId
}

const letters = '0123456789abcdefghijklmnopqrstuvwxyz'
const idLength = 12

/**
 * The same ids for the same salt, so that a plan made by steps is the same on every machine. What
 * must not meet an earlier plan's ids (a day planned again) takes a salt of its own: the id of the
 * operation.
 */
export function saltedIds(salt: string): IdSource {
  const random = new Random(hashOf(salt))
  const next = (prefix: string) =>
    `${prefix}${Array.from({ length: idLength }, () => letters[random.below(letters.length)]).join('')}`
  return {
    trip: () => tripIdSchema.parse(next('t')),
    day: () => dayIdSchema.parse(next('d')),
    stop: () => stopIdSchema.parse(next('s')),
    lodging: () => lodgingIdSchema.parse(next('l')),
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}
