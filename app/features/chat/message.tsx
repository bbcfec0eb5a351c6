import { Copy, RotateCcw } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { ShownMessage } from '#app/data/chat/conversation-state.ts'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/class-names.ts'
import { LogoMark } from '#app/ui/logo-mark.tsx'
import { notify } from '#app/ui/notify.ts'
import type { Suggestion } from '#domain/assistant/contract.ts'
import { Grounds } from './grounds.tsx'
import { MessageWords } from './message-words.tsx'
import { SuggestionInChat } from './suggestion-in-chat.tsx'

// Loaded when a conversation first shows a trip.
const PlannedTripCard = lazy(() =>
  import('./planned-trip-card.tsx').then((module) => ({ default: module.PlannedTripCard })),
)
const TripChangeCard = lazy(() =>
  import('./trip-change-card.tsx').then((module) => ({ default: module.TripChangeCard })),
)

interface MessageProps {
  message: ShownMessage
  cards: readonly Suggestion[]
  name: string
  onRetry: (key: string) => void
}

/** One message: a person's own words, or an answer with everything that came with it. */
export function Message({ message, cards, name, onRetry }: MessageProps) {
  const { role, content, extras, failed, key, session_id: sessionId = null } = message
  if (role === 'user') {
    return (
      <li className="flex flex-col">
        <span className="sr-only">You: </span>
        <p className={cx(bubble, 'self-end rounded-br-[4px] bg-violet text-paper')}>{content}</p>
      </li>
    )
  }
  return (
    <li className="flex flex-col gap-3">
      <AnswerBubble>
        <span className="sr-only">{name}: </span>
        <MessageWords text={content} />
        {failed && failed.reason !== '' && (
          <p className="mt-1 text-on-surface-muted text-sm">{failed.reason}</p>
        )}
      </AnswerBubble>
      {cards.length > 0 && (
        <ul aria-label={`${name}'s Suggestions`} className="flex flex-col gap-3">
          {cards.map((suggestion) => (
            <SuggestionInChat key={suggestion.id} suggestion={suggestion} sessionId={sessionId} />
          ))}
        </ul>
      )}
      <Suspense>
        {extras?.trip && <PlannedTripCard trip={extras.trip} />}
        {extras && extras.operations.length > 0 && extras.tripId && (
          <TripChangeCard tripId={extras.tripId} changes={extras.operations} />
        )}
      </Suspense>
      <div className="flex flex-wrap items-start gap-1">
        {failed ? (
          <Button
            variant="outline"
            size="sm"
            iconStart={<RotateCcw aria-hidden="true" className="size-4" />}
            onClick={() => onRetry(key)}
          >
            Try again
          </Button>
        ) : (
          <Button
            variant="ghost"
            size="icon"
            aria-label="Copy this answer"
            onClick={() => void copy(content)}
          >
            <Copy aria-hidden="true" className="size-4" />
          </Button>
        )}
        {extras && extras.grounds.length > 0 && <Grounds grounds={extras.grounds} />}
      </div>
    </li>
  )
}

const bubble = 'max-w-[88%] whitespace-pre-line break-words rounded-card px-4 py-2.5'

/** The words of the assistant, beside its mark. */
export function AnswerBubble({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-start gap-2">
      <span
        aria-hidden="true"
        className="mt-1 flex size-8 shrink-0 items-center justify-center rounded-full bg-night text-foam"
      >
        <LogoMark className="size-5" />
      </span>
      <div className="min-w-0 grow py-1.5">{children}</div>
    </div>
  )
}

async function copy(words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words)
    notify.success('Copied')
  } catch {
    notify.error('This browser does not allow copying')
  }
}
