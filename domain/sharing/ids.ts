/** Ids of links, of what people with a link suggest, and of groups: branded, because each meets a trip's id. */
import { z } from 'zod'

export const shareIdSchema = z.uuid().brand<'ShareId'>()
export const tripSuggestionIdSchema = z.uuid().brand<'TripSuggestionId'>()
export const groupIdSchema = z.uuid().brand<'GroupId'>()

export type ShareId = z.infer<typeof shareIdSchema>
export type TripSuggestionId = z.infer<typeof tripSuggestionIdSchema>
export type GroupId = z.infer<typeof groupIdSchema>
