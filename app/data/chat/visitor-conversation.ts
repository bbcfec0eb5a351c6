/**
 * A visitor's conversation in the browser's storage, by its session's id. It is read like anything
 * that somebody else wrote: what does not read is left out, and never breaks the chat.
 */
import { z } from 'zod'
import {
  type ChatMessage,
  chatMessageSchema,
  mostHistoryCharacters,
  mostSuggestions,
  suggestionSchema,
} from '#domain/assistant/contract.ts'
import { type ChatSessionId, chatSessionIdSchema } from '#domain/assistant/ids.ts'
import { mostShownMessages } from '#domain/chat/merge-messages.ts'
import { conversationKey, sessionKey } from './stored-keys.ts'
import { votesSchema } from './votes.ts'

/** A longer text is not parsed: we did not write it, and it would block the page. */
const mostCharacters = 1_000_000

const readable = <Schema extends z.ZodType>(schema: Schema, most: number) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.slice(-most).flatMap((item) => {
        const read = schema.safeParse(item)
        return read.success ? [read.data] : []
      }),
    )

const storedSchema = z.object({
  history: readable(chatMessageSchema, mostShownMessages),
  suggestions: readable(suggestionSchema, mostSuggestions),
  nextQuestion: z.string().max(400).nullable().catch(null),
  context: z.string().max(8000).catch(''),
  votes: votesSchema.catch({}),
})
export type StoredConversation = z.infer<typeof storedSchema>

export type KeyedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Null where there is none, or one that no session has. */
const keptSessionId = (storage: KeyedStorage | undefined): ChatSessionId | null =>
  chatSessionIdSchema.safeParse(storage?.getItem(sessionKey)).data || null

export function readVisitorConversation(
  storage: KeyedStorage | undefined,
): { sessionId: ChatSessionId; stored: StoredConversation } | null {
  try {
    const sessionId = keptSessionId(storage)
    if (!sessionId) return null
    const text = storage?.getItem(conversationKey(sessionId)) ?? ''
    if (text.length > mostCharacters) return null
    const read = storedSchema.safeParse(JSON.parse(text))
    return read.success ? { sessionId, stored: read.data } : null
  } catch {
    // Blocked, or not JSON: the conversation begins anew.
    return null
  }
}

/** False where it could not be kept: blocked, or no room. */
export function writeVisitorConversation(
  storage: KeyedStorage | undefined,
  sessionId: ChatSessionId,
  stored: StoredConversation,
): boolean {
  try {
    const before = keptSessionId(storage)
    if (before && before !== sessionId) storage?.removeItem(conversationKey(before))
    storage?.setItem(sessionKey, sessionId)
    storage?.setItem(conversationKey(sessionId), JSON.stringify(stored))
    return storage !== undefined
  } catch {
    return false
  }
}

export function forgetVisitorConversation(storage: KeyedStorage | undefined): void {
  try {
    const sessionId = keptSessionId(storage)
    if (sessionId) storage?.removeItem(conversationKey(sessionId))
    storage?.removeItem(sessionKey)
  } catch {
    // A browser that blocks its storage has kept nothing in it.
  }
}

/** The newest messages that fit into a request. */
export function boundedHistory(history: readonly ChatMessage[], most: number): ChatMessage[] {
  const kept: ChatMessage[] = []
  let characters = 2
  for (const message of history.slice(-most).reverse()) {
    characters += JSON.stringify(message).length + 1
    if (characters > mostHistoryCharacters) break
    kept.push(message)
  }
  return kept.reverse()
}
