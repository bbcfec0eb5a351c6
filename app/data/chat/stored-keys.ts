/**
 * Keys of a visitor's conversation in the browser's storage: of the session's id, and of the conversation
 * with that id.
 */
import type { ChatSessionId } from '#domain/assistant/ids.ts'

export const sessionKey = 'chat_session_id'
const conversationPrefix = 'chat_conversation_'
export const conversationKey = (sessionId: ChatSessionId) => `${conversationPrefix}${sessionId}`
export const isConversationKey = (key: string) =>
  key === sessionKey || key.startsWith(conversationPrefix)

/** The entity's name for conversations, in messages between tabs and in the count for the question at sign-in. */
export const conversationsEntity = 'conversations'
