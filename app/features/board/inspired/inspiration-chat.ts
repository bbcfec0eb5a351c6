import type { ChatMessage, Suggestion } from '#domain/assistant/contract.ts'
import type { ChatSessionId } from '#domain/assistant/ids.ts'

export interface InspirationChat {
  messages: readonly ChatMessage[]
  /** They accumulate across replies. */
  suggestions: readonly Suggestion[]
  followUps: readonly string[]
  nextQuestion: string | null
  /** The words of the last answer. */
  context: string | null
  /** Known after the first reply. */
  sessionId: ChatSessionId | null
}

export const emptyChat: InspirationChat = {
  messages: [],
  suggestions: [],
  followUps: [],
  nextQuestion: null,
  context: null,
  sessionId: null,
}

export function newMessage(role: ChatMessage['role'], content: string): ChatMessage {
  return { role, content, timestamp: new Date().toISOString() }
}

export const serverNotReached = 'Failed to connect to server. Please try again in a moment.'
