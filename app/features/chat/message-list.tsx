import { memo, useEffect, useMemo, useRef } from 'react'
import {
  type ConversationState,
  cardsByMessage,
  type Pending,
  type ShownMessage,
} from '#app/data/chat/conversation-state.ts'
import { AnswerBubble, Message } from './message.tsx'
import { MessageWords } from './message-words.tsx'
import { SuggestionInChat } from './suggestion-in-chat.tsx'
import { WordsToSend } from './words-to-send.tsx'

interface MessageListProps {
  state: ConversationState
  name: string
  onRetry: (key: string) => void
  onFollowUp: (words: string) => void
}

/**
 * The messages, each answer with what it suggests. The latest question comes to the top with its
 * answer below, so that an answer is read from its beginning and does not move while it is written.
 */
export function MessageList({ state, name, onRetry, onFollowUp }: MessageListProps) {
  const { messages, pending, followUps, nextQuestion } = state
  // While an answer is written only that changes: the messages before it are not drawn again.
  const { cards, earlier, latest } = useMemo(() => turnsOf(messages), [messages])
  const scroller = useRef<HTMLDivElement>(null)
  const turn = useRef<HTMLDivElement>(null)
  const turnKey = latest[0]?.key
  useEffect(() => {
    if (turnKey !== undefined) scroller.current?.scrollTo({ top: turn.current?.offsetTop ?? 0 })
  }, [turnKey])
  const shared = { cards, name, onRetry }
  return (
    <div
      ref={scroller}
      className="relative min-h-0 grow overflow-y-auto overscroll-contain [overflow-anchor:none]"
    >
      {earlier.length > 0 && (
        <div className="p-4 pb-0">
          <Messages label="Earlier messages" messages={earlier} {...shared} />
        </div>
      )}
      {/* As tall as the window, so that its beginning can come to the top. */}
      <div ref={turn} className="flex min-h-full flex-col gap-4 p-4">
        <Messages label="Conversation" messages={latest} {...shared} />
        {pending && <PendingAnswer pending={pending} name={name} />}
        {!pending && (nextQuestion || followUps.length > 0) && (
          <div className="flex flex-col gap-2">
            {nextQuestion && <p className="font-semibold">{nextQuestion}</p>}
            <WordsToSend
              label="Follow-up Questions"
              words={followUps}
              onSend={onFollowUp}
              className="flex flex-wrap gap-2 empty:hidden"
              buttonClassName="rounded-full!"
            />
          </div>
        )}
      </div>
    </div>
  )
}

/** The latest question with its answer, and everything before. */
function turnsOf(messages: readonly ShownMessage[]) {
  const asked = messages.findLastIndex(({ role }) => role === 'user')
  const from = Math.max(asked, 0)
  const cards = cardsByMessage(messages)
  return { cards, earlier: messages.slice(0, from), latest: messages.slice(from) }
}

interface MessagesProps {
  label: string
  messages: readonly ShownMessage[]
  cards: ReturnType<typeof cardsByMessage>
  name: string
  onRetry: (key: string) => void
}

const Messages = memo(function Messages({ label, messages, cards, name, onRetry }: MessagesProps) {
  return (
    <ol aria-label={label} className="flex flex-col gap-4">
      {messages.map((message) => (
        <Message
          key={message.key}
          message={message}
          cards={cards.get(message.key) ?? []}
          name={name}
          onRetry={onRetry}
        />
      ))}
    </ol>
  )
})

/** What has come of an answer so far. Screen readers hear the whole of it at its end. */
function PendingAnswer({ pending, name }: { pending: Pending; name: string }) {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3">
      {pending.words !== '' && (
        <AnswerBubble>
          <MessageWords text={pending.words} />
        </AnswerBubble>
      )}
      {pending.suggestions.length > 0 && (
        <ul className="flex flex-col gap-3">
          {pending.suggestions.map((suggestion) => (
            <SuggestionInChat key={suggestion.id} suggestion={suggestion} />
          ))}
        </ul>
      )}
      <p className="text-on-surface-muted text-sm motion-safe:animate-breathe">
        {pending.doing ?? `${name} is thinking...`}
      </p>
    </div>
  )
}
