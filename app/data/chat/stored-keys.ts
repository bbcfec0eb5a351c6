/**
 * Keys of a visitor's conversation in the browser's storage: of the session's id, and of the conversation
 * with that id.
 */
export const sessionKey = 'chat_session_id'
export const conversationKey = (sessionId: string) => `chat_conversation_${sessionId}`
export const isConversationKey = (key: string) =>
  key === sessionKey || key.startsWith(conversationKey(''))

/** The entity's name for conversations, in messages between tabs and in the count for the question at sign-in. */
export const conversationsEntity = 'conversations'
