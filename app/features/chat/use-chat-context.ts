/** What the cards of an open chat share; the same object for as long as nothing of it has changed. */
import { useMemo } from 'react'
import type { Conversation, GivenVote } from '#app/data/chat/conversation.ts'
import type { Votes } from '#app/data/chat/votes.ts'
import { usePinnedSuggestions } from '#app/data/ideas/index.ts'
import { notify } from '#app/ui/notify.ts'
import type { TripId } from '#domain/trip/ids.ts'
import type { Chat } from './chat-context.ts'

export function useChatContext(
  conversation: Conversation,
  votes: Votes,
  tripId: TripId | null,
): Chat {
  const pinned = usePinnedSuggestions()
  return useMemo(() => {
    const vote = async (given: GivenVote) => {
      if (await conversation.vote(given)) return
      notify.error('Your vote was not saved', {
        description: 'Please check your internet connection and try again.',
      })
    }
    return { votes, pinned, tripId, onVote: (given) => void vote(given) }
  }, [conversation, votes, pinned, tripId])
}
