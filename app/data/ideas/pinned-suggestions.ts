/** Suggestions of the assistant on the board: put there, taken off, and which ones are. */
import { useMemo } from 'react'
import type { Suggestion } from '#domain/assistant/contract.ts'
import type { SuggestionId } from '#domain/assistant/ids.ts'
import { ideaFromSuggestion, suggestionIdOf } from '#domain/ideas/from-suggestion.ts'
import type { BoardId } from '#domain/ideas/ids.ts'
import type { Outcome } from '#domain/outcome/outcome.ts'
import { addIdeas, listIdeas, removeIdeas, sendIdea, useBoard } from './use-ideas.ts'

/**
 * On the board at once; resolves when the server has been asked to store it. `waiting`: it is in this browser
 * alone, as a visitor's, or without a network.
 */
export async function pinSuggestion(
  suggestion: Suggestion,
  boardId: BoardId | null = null,
): Promise<Outcome<'saved' | 'waiting', 'refused'>> {
  const draft = { ...ideaFromSuggestion(suggestion), board_id: boardId }
  const [idea] = await addIdeas([draft], 'Add suggestion')
  return idea ? sendIdea(idea.id) : { ok: true, value: 'waiting' }
}

/** Takes every idea off the board that was made from it. */
export async function unpinSuggestion(suggestionId: SuggestionId): Promise<void> {
  const made = (await listIdeas()).filter((idea) => suggestionIdOf(idea) === suggestionId)
  await removeIdeas(
    made.map(({ id }) => id),
    'Unpin suggestion',
  )
}

export function usePinnedSuggestions(): ReadonlySet<SuggestionId> {
  const { rows } = useBoard().ideas
  return useMemo(() => new Set(rows.flatMap((idea) => suggestionIdOf(idea) ?? [])), [rows])
}
