/** Where a conversation is kept: a visitor's in the browser, a person's in their account. */
import type { AssistantRequest, ChatMessage, Suggestion } from '#domain/assistant/contract.ts'
import type { ChatSessionId, SuggestionId } from '#domain/assistant/ids.ts'
import type { Outcome } from '#domain/outcome/outcome.ts'
import type { TripId } from '#domain/trip/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { ConversationState } from './conversation-state.ts'
import type { Vote, Votes } from './votes.ts'

/** The trip that is open beside the conversation. A visitor's is in no account, so it is sent along. */
export type TripBeside = { id: TripId; trip: Trip | null } | null

export interface KeptConversation {
  /** The one that goes on with the next message; null where the last has ended. */
  sessionId: ChatSessionId | null
  messages: ChatMessage[]
  suggestions: Suggestion[]
  nextQuestion: string | null
  followUps: string[]
  votes: Votes
}

type Kept<Value> = Promise<Outcome<Value, 'unreachable'>>

/** A vote on a suggestion of that session; a null vote clears it. */
export interface VotedSuggestion {
  suggestionId: SuggestionId
  sessionId: ChatSessionId | null
  vote: Vote | null
}

export interface ConversationStore {
  /** Kept in the browser's storage: this tab writes it, and the other tabs read it. */
  isInBrowser: boolean
  fetch(): Kept<KeptConversation>
  /** Extra fields of the request (user, trip, history) that belong to this store. */
  requestWith(history: ChatMessage[], beside: TripBeside): Partial<AssistantRequest>
  /** Stores the state after an answer or a vote; false where it could not. */
  write(state: ConversationState): boolean
  /** The session ends; the next message begins another. */
  end(): Kept<null>
  /** Removes the old conversation from this browser, when a new one begins. */
  forget(): void
  vote(voted: VotedSuggestion): Kept<null>
}
