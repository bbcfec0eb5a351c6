/** Actions of the board's screen, for its cards. */
import { createContext, use } from 'react'
import type { Idea } from '#domain/ideas/idea.ts'

export interface BoardTools {
  edit: (idea: Idea) => void
  /** "Move to day…" */
  chooseDay: (ideas: readonly Idea[]) => void
  /** Whether several are being chosen. */
  selecting: boolean
  /** Begins or changes a selection of several. */
  select: (idea: Idea) => void
}

export const BoardToolsContext = createContext<BoardTools | null>(null)

export function useBoardTools(): BoardTools {
  const tools = use(BoardToolsContext)
  if (!tools) throw new Error('A card needs the board that it stands on')
  return tools
}
