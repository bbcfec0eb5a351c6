/** Ids of conversations and of what is suggested in them: branded, because a vote names both. */
import { z } from 'zod'

/** Of a stored conversation; a visitor's is made by the browser's first question. */
export const chatSessionIdSchema = z.string().max(100).brand<'ChatSessionId'>()
export const suggestionIdSchema = z.string().min(1).max(200).brand<'SuggestionId'>()

export type ChatSessionId = z.infer<typeof chatSessionIdSchema>
export type SuggestionId = z.infer<typeof suggestionIdSchema>
