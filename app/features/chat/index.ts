/** What other features may use of the chat. */
export { ChatLauncher } from './chat-launcher.tsx'
export { openChat } from './open-chat.ts'
