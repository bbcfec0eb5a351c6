import { Plus } from 'lucide-react'
import { useState } from 'react'
import { pinSuggestion } from '#app/data/ideas/index.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import type { Suggestion } from '#domain/assistant/suggestion.ts'
import type { BoardId } from '#domain/ideas/ids.ts'

interface AddToBoardProps {
  suggestion: Suggestion
  isSignedIn: boolean
  boardId: BoardId | null
}

export function AddToBoard({ suggestion, isSignedIn, boardId }: AddToBoardProps) {
  const [adding, setAdding] = useState(false)
  const add = async () => {
    setAdding(true)
    await addToBoard(suggestion, isSignedIn, boardId)
    setAdding(false)
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={adding}
      aria-label={`Add to Board: ${suggestion.title}`}
      iconStart={<Plus aria-hidden="true" className="size-4" />}
      onClick={() => void add()}
      className="mt-1 self-start"
    >
      Add to Board
    </Button>
  )
}

async function addToBoard(suggestion: Suggestion, isSignedIn: boolean, boardId: BoardId | null) {
  const failed = 'Failed to add suggestion to board'
  try {
    const pinned = await pinSuggestion(suggestion, boardId)
    if (!pinned.ok) notify.error(failed, { description: pinned.message })
    else if (isSignedIn) notify.success('Added suggestion to board!')
    else notify.success('Added suggestion locally. Sign in to save it permanently.')
  } catch {
    notify.error(failed)
  }
}
