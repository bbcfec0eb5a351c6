import { pinSuggestion } from '#app/data/ideas/index.ts'
import { notify } from '#app/ui/notify.ts'
import type { Suggestion } from '#domain/assistant/contract.ts'

/** Puts a suggestion on the board, and says how that went. */
export async function pinSuggestionToBoard(
  suggestion: Suggestion,
  isSignedIn: boolean,
): Promise<void> {
  const failed = 'Failed to add suggestion to board'
  try {
    const pinned = await pinSuggestion({ ...suggestion, isPinned: true })
    if (!pinned.ok) {
      return notify.error(failed, { description: pinned.message })
    }
    notify.success('Added to ideaboard', {
      ...(!isSignedIn && {
        description: 'Added suggestion locally. Sign in to save it permanently.',
      }),
    })
  } catch {
    notify.error(failed, { description: 'This browser has no room for it.' })
  }
}
