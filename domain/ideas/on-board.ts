/** Which ideas lie on which board. */
import type { Board } from './board.ts'
import type { Idea } from './idea.ts'
import type { BoardId } from './ids.ts'

/** Ideas whose board is none of these, as when another device has removed it. */
export function withoutBoard(ideas: readonly Idea[], boards: readonly Board[]): readonly Idea[] {
  const known = new Set(boards.map(({ id }) => id))
  return ideas.filter(({ board_id }) => board_id !== null && !known.has(board_id))
}

/**
 * The ideas of a board; null is the first board, which also has those whose board is gone, so that
 * they are seen. Boards are null as long as they are not known.
 */
export function ideasOn(
  boardId: BoardId | null,
  ideas: readonly Idea[],
  boards: readonly Board[] | null,
): readonly Idea[] {
  const lost = new Set(boardId === null && boards ? withoutBoard(ideas, boards) : [])
  return ideas.filter((idea) => idea.board_id === boardId || lost.has(idea))
}
