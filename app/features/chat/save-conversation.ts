/** The conversation as a text file, to keep or to send to somebody. */
import type { ChatMessage } from '#domain/assistant/contract.ts'

export function conversationText(messages: readonly ChatMessage[], name: string): string {
  return messages
    .map(({ role, content, metadata }) => {
      const places = (metadata?.suggestions ?? []).map(
        ({ title, reasoning }) => `  - ${title}${reasoning ? `: ${reasoning}` : ''}`,
      )
      return [`${role === 'user' ? 'You' : name}: ${content}`, ...places].join('\n')
    })
    .join('\n\n')
}

export function saveConversation(messages: readonly ChatMessage[], name: string): void {
  const file = new Blob([`${conversationText(messages, name)}\n`], { type: 'text/plain' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `conversation-with-${name.toLowerCase()}.txt`
  link.click()
  URL.revokeObjectURL(link.href)
}
