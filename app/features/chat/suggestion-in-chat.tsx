import { SuggestionCard } from '#app/features/suggestions/index.ts'
import type { Suggestion } from '#domain/assistant/contract.ts'
import type { ChatSessionId } from '#domain/assistant/ids.ts'
import { CardActions } from './card-actions.tsx'
import { Grounds } from './grounds.tsx'

interface SuggestionInChatProps {
  suggestion: Suggestion
  /** The chat that it was made in; undefined while the answer is still written. */
  sessionId?: ChatSessionId | null
}

/** A suggestion of an answer, with its sources and, once the answer is whole, what can be done with it. */
export function SuggestionInChat({ suggestion, sessionId }: SuggestionInChatProps) {
  const { grounds = [] } = suggestion
  return (
    <SuggestionCard suggestion={suggestion} heading="h3">
      {grounds.length > 0 && <Grounds grounds={grounds} />}
      {sessionId !== undefined && <CardActions suggestion={suggestion} sessionId={sessionId} />}
    </SuggestionCard>
  )
}
