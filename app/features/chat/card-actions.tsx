import { CalendarPlus, Pin, Send, ThumbsDown, ThumbsUp } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { unpinSuggestion } from '#app/data/ideas/index.ts'
import { AddToTrip, pinToBoard, ShareDialog } from '#app/features/suggestions/index.ts'
import { usePerson } from '#app/lib/account/account-context.ts'
import { askToSignIn } from '#app/lib/account/sign-in-request.ts'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/class-names.ts'
import { notify } from '#app/ui/notify.ts'
import type { Suggestion } from '#domain/assistant/contract.ts'
import type { ChatSessionId, SuggestionId } from '#domain/assistant/ids.ts'
import { useChat } from './chat-context.ts'

const UnpinDialog = lazy(() =>
  import('./unpin-dialog.tsx').then((module) => ({ default: module.UnpinDialog })),
)

interface CardActionsProps {
  suggestion: Suggestion
  /** The chat that it was made in. */
  sessionId: ChatSessionId | null
}

/** What can be done with a suggestion: vote, keep it on the board, add it to a trip, share it. */
export function CardActions({ suggestion, sessionId }: CardActionsProps) {
  const { votes, onVote, pinned, tripId } = useChat()
  const person = usePerson()
  const [asks, setAsks] = useState<'unpin' | 'trip' | 'share' | null>(null)
  const { id, title } = suggestion
  const isPinned = pinned.has(id)
  const done = () => setAsks(null)
  function share() {
    if (person) return setAsks('share')
    notify.error('Not authenticated', { description: 'Groups need an account.' })
    askToSignIn()
  }
  return (
    <div className="-mx-2 -mb-2 flex flex-wrap items-center">
      <Action
        label={`Good suggestion: ${title}`}
        isOn={votes[id] === '👍'}
        onPress={() => onVote({ suggestionId: id, sessionId, vote: '👍' })}
      >
        <ThumbsUp aria-hidden="true" className="size-5" />
      </Action>
      <Action
        label={`Not for me: ${title}`}
        isOn={votes[id] === '👎'}
        onPress={() => onVote({ suggestionId: id, sessionId, vote: '👎' })}
      >
        <ThumbsDown aria-hidden="true" className="size-5" />
      </Action>
      <Action
        label={`Pin to the ideaboard: ${title}`}
        isOn={isPinned}
        onPress={() => (isPinned ? setAsks('unpin') : void pinToBoard(suggestion, person !== null))}
      >
        <Pin aria-hidden="true" className="size-5" />
      </Action>
      <Action label={`Add to a trip: ${title}`} onPress={() => setAsks('trip')}>
        <CalendarPlus aria-hidden="true" className="size-5" />
      </Action>
      <Action label={`Share with a group: ${title}`} onPress={share}>
        <Send aria-hidden="true" className="size-5" />
      </Action>
      <Suspense>
        {asks === 'unpin' && (
          <UnpinDialog title={title} onUnpin={() => void unpin(id)} onClose={done} />
        )}
        {asks === 'trip' && (
          <AddToTrip suggestion={suggestion} beside={tripId} hand="assistant" onClose={done} />
        )}
        {asks === 'share' && <ShareDialog suggestion={suggestion} onClose={done} />}
      </Suspense>
    </div>
  )
}

interface ActionProps {
  label: string
  /** Only of those that are switched on and off. */
  isOn?: boolean
  onPress: () => void
  children: ReactNode
}

function Action({ label, isOn, onPress, children }: ActionProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      aria-pressed={isOn}
      onClick={onPress}
      className={cx(isOn && 'bg-horizon-wash text-horizon-deep! [&_svg]:fill-current')}
    >
      {children}
    </Button>
  )
}

async function unpin(id: SuggestionId): Promise<void> {
  try {
    await unpinSuggestion(id)
    notify.success('Unpinned from ideaboard')
  } catch {
    notify.error('That did not work', { description: 'It is still on your board.' })
  }
}
