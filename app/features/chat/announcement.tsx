import type { ConversationState } from '#app/data/chat/conversation-state.ts'

interface AnnouncementProps {
  state: Pick<ConversationState, 'pending' | 'messages'>
  name: string
}

/**
 * What a screen reader says by itself: that an answer is on its way, and the answer's words once they
 * are whole. Cards and buttons are found by walking to them. What was said on earlier visits is silent.
 */
export function Announcement({ state: { pending, messages }, name }: AnnouncementProps) {
  const last = messages.at(-1)
  const isNew = last?.role === 'assistant' && !last.key.startsWith('earlier')
  const count = last?.metadata?.suggestions?.length ?? 0
  const cards = count > 0 ? ` ${count} ${count === 1 ? 'suggestion' : 'suggestions'}.` : ''
  return (
    <p role="status" className="sr-only">
      {pending
        ? (pending.doing ?? `${name} is thinking...`)
        : isNew
          ? `${name}: ${last.content}${cards}`
          : ''}
    </p>
  )
}
