/** Which of the board's dialogs is open, and about what. */
import { useMemo, useState } from 'react'
import type { Board } from '#domain/ideas/board.ts'
import type { Idea } from '#domain/ideas/idea.ts'

export type OpenDialog =
  | { kind: 'edit'; idea: Idea }
  | { kind: 'day'; ideas: readonly Idea[] }
  | { kind: 'plan'; ideas: readonly Idea[] }
  | { kind: 'name'; board: Board | null }
  | { kind: 'help' }

export interface DialogsOfBoard {
  open: OpenDialog | null
  close: () => void
  edit: (idea: Idea) => void
  chooseDay: (ideas: readonly Idea[]) => void
  plan: (ideas: readonly Idea[]) => void
  /** Null for a new board. */
  nameBoard: (board: Board | null) => void
  openHelp: () => void
}

export function useBoardDialogs(): DialogsOfBoard {
  const [open, setOpen] = useState<OpenDialog | null>(null)
  // Memoised, so that a thousand cards do not render again for a dialog.
  const verbs = useMemo(
    () => ({
      close: () => setOpen(null),
      edit: (idea: Idea) => setOpen({ kind: 'edit', idea }),
      chooseDay: (ideas: readonly Idea[]) => setOpen({ kind: 'day', ideas }),
      plan: (ideas: readonly Idea[]) => setOpen({ kind: 'plan', ideas }),
      nameBoard: (board: Board | null) => setOpen({ kind: 'name', board }),
      openHelp: () => setOpen({ kind: 'help' }),
    }),
    [],
  )
  return { open, ...verbs }
}
