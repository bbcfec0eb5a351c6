/** A visitor's conversation: kept in the browser, sent along with each message. */
import { historyOf } from './conversation-state.ts'
import type { ConversationStore } from './conversation-store.ts'
import {
  forgetVisitorConversation,
  type KeyedStorage,
  readVisitorConversation,
  writeVisitorConversation,
} from './visitor-conversation.ts'

const done = { ok: true, value: null } as const

export function visitorConversationStore(storage: KeyedStorage | undefined): ConversationStore {
  return {
    isInBrowser: true,
    async fetch() {
      const kept = readVisitorConversation(storage)
      const { history = [], suggestions = [], nextQuestion = null, votes = {} } = kept?.stored ?? {}
      const followUps = history.at(-1)?.metadata?.followUps ?? []
      const sessionId = kept?.sessionId ?? null
      const value = { sessionId, messages: history, suggestions, nextQuestion, followUps, votes }
      return { ok: true, value }
    },
    requestWith: (history, beside) => ({ history, ...(beside && { trip: beside.trip }) }),
    write({ sessionId, messages, suggestions, nextQuestion, votes }) {
      if (sessionId === null) return true
      const history = historyOf(messages)
      const context = history.findLast(({ role }) => role === 'assistant')?.content ?? ''
      return writeVisitorConversation(storage, sessionId, {
        history,
        suggestions: [...suggestions],
        nextQuestion,
        context,
        votes,
      })
    },
    end: async () => done,
    forget: () => forgetVisitorConversation(storage),
    // Votes are written with the conversation.
    vote: async () => done,
  }
}
