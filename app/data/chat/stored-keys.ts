/** Under which keys a visitor's conversation lies in the browser's storage; the id stands behind the second. */
export const sessionKey = 'chat_session_id'
export const conversationKey = (sessionId: string) => `chat_conversation_${sessionId}`
export const isConversationKey = (key: string) =>
  key === sessionKey || key.startsWith(conversationKey(''))

/** By this the tabs of a browser tell each other of conversations, and the question at sign-in counts them. */
export const conversationsEntity = 'conversations'
