/** What can be done with a suggestion; each is loaded when it is first wanted. */
import { lazy } from 'react'
import type { Suggestion } from '#domain/assistant/contract.ts'

export const ShareDialog = lazy(() =>
  import('./share-dialog.tsx').then((module) => ({ default: module.ShareDialog })),
)
export const AddToTrip = lazy(() =>
  import('./add-to-trip-dialog.tsx').then((module) => ({ default: module.AddToTrip })),
)

/** Puts it on the board, and says how that went. */
export async function pinToBoard(suggestion: Suggestion, isSignedIn: boolean): Promise<void> {
  const { pinSuggestionToBoard } = await import('./pin-to-board.ts')
  await pinSuggestionToBoard(suggestion, isSignedIn)
}
