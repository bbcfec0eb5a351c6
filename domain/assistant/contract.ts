/**
 * What goes over the wire between a chat and the assistant, one definition for the function, its
 * brains and the screens. Bounds are generous for a person and small for a machine; whatever comes
 * from a browser or a model is read by these schemas and by nothing else.
 */
import { z } from 'zod'
import { bookingFormSchema } from '#domain/bookings/booking-form.ts'
import { zoneSchema } from '#domain/calendar/zoned-time-schema.ts'
import { tripChangeSchema } from '#domain/trip/operation.ts'
import { tripSchema } from '#domain/trip/schema.ts'
import { groundSchema, type Suggestion, suggestionSchema } from './suggestion.ts'

export {
  type Ground,
  groundSchema,
  type SuggestedPlace,
  type Suggestion,
  suggestionSchema,
} from './suggestion.ts'

import { tripIdSchema } from '#domain/trip/ids.ts'
import { chatSessionIdSchema } from './ids.ts'

export const mostPromptCharacters = 20_000
export const mostHistoryMessages = 50
export const mostHistoryCharacters = 64 * 1024
export const mostSuggestions = 20
export const mostFollowUps = 5
export const emptyContext = 'I received your message but got an empty response. Please try again.'

const text = (most: number) => z.string().max(most)

export const conversationSchema = z.object({
  /** The assistant's words. */
  context: text(8000),
  next_question: text(400).nullable(),
  /** What may be said next; tapped, it is sent as it stands. */
  follow_ups: z.array(text(200).min(1)).max(mostFollowUps),
})

export const assistantResponseSchema = z.object({
  conversation: conversationSchema,
  suggestions: z.array(suggestionSchema).max(mostSuggestions),
  session_id: chatSessionIdSchema.min(1),
  /** Days that were planned. */
  trip: tripSchema.nullish(),
  /** What would be done to the trip that is open beside the conversation, on the person's yes. */
  operations: z.array(tripChangeSchema).max(500).nullish(),
  /** A form that the conversation fills: fields as they were said, and the names of what is missing. */
  booking: bookingFormSchema.nullish(),
  /** What the words claim, and where it comes from. */
  grounds: z.array(groundSchema).max(20).optional(),
  /** What the brain wants to be told with the next message; nobody else reads it. */
  memory: z.unknown().optional(),
})
export type AssistantResponse = z.infer<typeof assistantResponseSchema>

export const chatMessageSchema = z.object({
  role: z.enum(['user', 'assistant']),
  content: text(mostPromptCharacters),
  timestamp: text(40).optional(),
  metadata: z
    .object({
      suggestions: z.array(suggestionSchema).max(mostSuggestions).catch([]).optional(),
      followUps: z.array(text(200)).max(mostFollowUps).catch([]).optional(),
      followUpQuestion: text(400).nullable().catch(null).optional(),
      memory: z.unknown().optional(),
    })
    .optional(),
  session_id: chatSessionIdSchema.optional(),
})
export type ChatMessage = z.infer<typeof chatMessageSchema>

/** The widget sends `user_id`, the board `context`; who asks is what the token says, not `user_id`. */
export const assistantRequestSchema = z.object({
  prompt: text(mostPromptCharacters),
  session_id: chatSessionIdSchema.nullish(),
  user_id: z.string().max(100).nullish(),
  /** The words of the last answer. */
  context: text(8000).nullish(),
  /** A visitor's; of a person who is signed in, the stored one is read. */
  history: z.array(chatMessageSchema).max(mostHistoryMessages).nullish(),
  trip_id: z.uuid().pipe(tripIdSchema).nullish(),
  trip: tripSchema.nullish(),
  /** Where the person's clock is: `Europe/Lisbon`. What is no zone is as if nothing was said. */
  time_zone: zoneSchema.nullish().catch(null),
})
export type AssistantRequest = z.infer<typeof assistantRequestSchema>

/** An answer as it comes: each piece is shown at once, and the whole answer is the last. */
export type AnswerEvent =
  /** What is being done: "Looking for quiet beaches near Faro". */
  | { kind: 'doing'; text: string }
  /** More of the words. */
  | { kind: 'words'; text: string }
  | { kind: 'suggestion'; suggestion: Suggestion }
  /** Days as they are planned. */
  | { kind: 'trip'; trip: z.infer<typeof tripSchema> }
  | { kind: 'answer'; answer: AssistantResponse }
