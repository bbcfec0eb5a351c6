/** What the parts of an open chat share. */
import { createContext, use } from 'react'
import type { GivenVote } from '#app/data/chat/conversation.ts'
import type { Votes } from '#app/data/chat/votes.ts'
import type { SuggestionId } from '#domain/assistant/ids.ts'
import type { TripId } from '#domain/trip/ids.ts'

export interface Chat {
  votes: Votes
  onVote: (given: GivenVote) => void
  /** Ids of the suggestions that are on the person's board. */
  pinned: ReadonlySet<SuggestionId>
  /** The trip on the screen beside the chat. */
  tripId: TripId | null
}

export const ChatContext = createContext<Chat | null>(null)

export function useChat(): Chat {
  const chat = use(ChatContext)
  if (!chat) throw new Error('useChat needs a ChatContext above it')
  return chat
}
