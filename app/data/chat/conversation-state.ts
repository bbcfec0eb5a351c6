/** What a chat shows: the messages, what was suggested, and what is under way. */
import {
  type AssistantResponse,
  type ChatMessage,
  emptyContext,
  mostSuggestions,
  type Suggestion,
} from '#domain/assistant/contract.ts'
import type { ChatSessionId } from '#domain/assistant/ids.ts'
import { mostShownMessages } from '#domain/chat/merge-messages.ts'
import type { TripId } from '#domain/trip/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { Votes } from './votes.ts'

/** What an answer brought besides its words. Only this tab holds it: a reload drops it. */
export interface AnswerExtras {
  trip: Trip | null
  /** The trip that the operations are for: the one that was open when it was asked. */
  tripId: TripId | null
  operations: NonNullable<AssistantResponse['operations']>
  grounds: NonNullable<AssistantResponse['grounds']>
}

export interface ShownMessage extends ChatMessage {
  /** For React, and to find the message again. */
  key: string
  extras?: AnswerExtras
  /** Set on the apology that stands for a failed answer: the prompt, to be sent again. */
  failed?: { prompt: string; reason: string }
}

/** An answer that is on its way. */
export interface Pending {
  /** "Looking for quiet beaches near Faro". */
  doing: string | null
  words: string
  suggestions: readonly Suggestion[]
}

export interface ConversationState {
  /** Until the earlier messages were read. */
  loading: boolean
  /** Whether the earlier messages could not be read. */
  loadFailed: boolean
  sessionId: ChatSessionId | null
  messages: readonly ShownMessage[]
  /** Of the whole conversation, the latest last. */
  suggestions: readonly Suggestion[]
  nextQuestion: string | null
  followUps: readonly string[]
  pending: Pending | null
  votes: Votes
  /** False where this browser could not keep what was said: its storage is full or blocked. */
  isKept: boolean
}

export const emptyConversation: ConversationState = {
  loading: false,
  loadFailed: false,
  sessionId: null,
  messages: [],
  suggestions: [],
  nextQuestion: null,
  followUps: [],
  pending: null,
  votes: {},
  isKept: true,
}

export const sorry = 'Sorry, I encountered an error. Please try again.'

/** Each once, the newest of those that are alike, and no more than are shown. */
export function joinSuggestions(
  earlier: readonly Suggestion[],
  more: readonly Suggestion[],
): Suggestion[] {
  const all = new Map<string, Suggestion>()
  for (const suggestion of [...earlier, ...more]) {
    all.delete(suggestion.id)
    all.set(suggestion.id, suggestion)
  }
  return [...all.values()].slice(-mostSuggestions)
}

export function withMessage(state: ConversationState, message: ShownMessage): ConversationState {
  return { ...state, messages: [...state.messages, message].slice(-mostShownMessages) }
}

export function withAnswer(
  state: ConversationState,
  { conversation, suggestions, session_id, trip, operations, grounds, memory }: AssistantResponse,
  made: { key: string; timestamp: string },
  tripId: TripId | null = null,
): ConversationState {
  const { context, next_question: nextQuestion, follow_ups: followUps } = conversation
  const answer: ShownMessage = {
    role: 'assistant',
    content: context.trim() === '' ? emptyContext : context,
    metadata: { suggestions, followUps, followUpQuestion: nextQuestion, memory },
    session_id,
    extras: { trip: trip ?? null, tripId, operations: operations ?? [], grounds: grounds ?? [] },
    ...made,
  }
  return {
    ...withMessage(state, answer),
    sessionId: session_id,
    suggestions: joinSuggestions(state.suggestions, suggestions),
    nextQuestion,
    followUps,
    pending: null,
  }
}

/** Keeps the question, and adds an apology that offers to ask again. */
export function withFailure(
  state: ConversationState,
  failed: { prompt: string; reason: string },
  made: { key: string; timestamp: string },
): ConversationState {
  const apology: ShownMessage = { role: 'assistant', content: sorry, failed, ...made }
  return { ...withMessage(state, apology), pending: null }
}

/** Messages as they are kept and sent: without what only this tab shows, and without apologies. */
export function historyOf(messages: readonly ShownMessage[]): ChatMessage[] {
  return messages
    .filter(({ failed }) => !failed)
    .map(({ role, content, timestamp, metadata, session_id }) => ({
      role,
      content,
      ...(timestamp !== undefined && { timestamp }),
      ...(metadata !== undefined && { metadata }),
      ...(session_id !== undefined && { session_id }),
    }))
}

/**
 * Which cards stand under which message: each suggestion under the latest answer that has it, and of
 * all of them no more than are shown.
 */
export function cardsByMessage(
  messages: readonly ShownMessage[],
): ReadonlyMap<string, readonly Suggestion[]> {
  const shown = new Set<string>()
  const cards = new Map<string, readonly Suggestion[]>()
  for (const { key, metadata } of messages.toReversed()) {
    const own = (metadata?.suggestions ?? [])
      .filter(({ id }) => !shown.has(id))
      .slice(0, mostSuggestions - shown.size)
    for (const { id } of own) shown.add(id)
    cards.set(key, own)
  }
  return cards
}
