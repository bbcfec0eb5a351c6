/** What a person does on the board, with the words that tell how it went. */

import {
  addIdeas,
  changeIdeas,
  redoIdeas,
  removeIdeas,
  saveBoard,
  undoIdeas,
} from '#app/data/ideas/index.ts'
import { notify } from '#app/ui/notify.ts'
import { columns } from '#domain/ideas/columns.ts'
import type { Idea, IdeaDraft } from '#domain/ideas/idea.ts'
import type { BoardId } from '#domain/ideas/ids.ts'
import { shortDayInWords } from '#domain/ideas/month.ts'
import { localToday } from './today.ts'

const undoAction = { label: 'Undo', onClick: () => void undo() }

/** True when the ideas are on the board. */
export async function add(drafts: readonly IdeaDraft[]): Promise<boolean> {
  try {
    await addIdeas(drafts, drafts.length === 1 ? 'Add idea' : `Add ${drafts.length} ideas`)
  } catch {
    notify.error('Failed to add idea')
    return false
  }
  if (drafts.length === 1) notify.success('Idea added successfully')
  else notify.success(`${drafts.length} ideas added`, { action: undoAction })
  return true
}

export async function remove(ideas: readonly Idea[]): Promise<void> {
  const one = ideas.length === 1
  try {
    await removeIdeas(
      ideas.map(({ id }) => id),
      one ? 'Delete idea' : `Delete ${ideas.length} ideas`,
    )
  } catch {
    notify.error('Failed to delete idea')
    return
  }
  const title = one ? 'Idea deleted successfully' : `${ideas.length} ideas deleted`
  notify.success(title, { action: undoAction })
}

/** A single move can be seen; a move of several is told by a toast. */
export async function moveToColumn(ideas: readonly Idea[], day: Idea['day']): Promise<void> {
  const column = columns.find((each) => each.day === day)
  await changeIdeas(ids(ideas), { day }, `Move to ${column?.title ?? 'another column'}`)
  if (ideas.length > 1) notify.success(`${ideas.length} ideas moved`, { action: undoAction })
}

export async function moveToDay(ideas: readonly Idea[], date: string | null): Promise<void> {
  const where = date === null ? 'no day' : shortDayInWords(date, localToday())
  await changeIdeas(ids(ideas), { date }, `Move to ${where}`)
  if (ideas.length > 1) notify.success(`${ideas.length} ideas moved`, { action: undoAction })
}

export async function moveToBoard(ideas: readonly Idea[], boardId: BoardId | null): Promise<void> {
  await changeIdeas(ids(ideas), { board_id: boardId }, 'Move to another board')
  notify.success(ideas.length === 1 ? 'Idea moved' : `${ideas.length} ideas moved`, {
    action: undoAction,
  })
}

export async function pin(idea: Idea): Promise<void> {
  await changeIdeas([idea.id], { pinned: !idea.pinned }, idea.pinned ? 'Unpin' : 'Pin')
}

export async function undo(): Promise<void> {
  const label = await undoIdeas()
  if (label) notify.info(`Undone: ${label}`)
}

export async function redo(): Promise<void> {
  const label = await redoIdeas()
  if (label) notify.info(`Done again: ${label}`)
}

export async function save(isSignedIn: boolean): Promise<void> {
  if (!isSignedIn) {
    notify.info('Please sign in to save your board', {
      description: 'Until then it is kept in this browser.',
    })
    return
  }
  const saved = await saveBoard().catch((cause: unknown) => ({
    ok: false as const,
    message: String(cause),
  }))
  if (saved.ok) {
    notify.success('Board saved successfully')
    return
  }
  const why = saved.message === '' ? '' : `${saved.message} `
  notify.error('Failed to save board', { description: `${why}Everything is kept in this browser.` })
}

const ids = (ideas: readonly Idea[]) => ideas.map(({ id }) => id)
