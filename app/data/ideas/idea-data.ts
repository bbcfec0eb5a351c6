/** The board of whoever uses this tab: ideas, the boards they lie on, and what can be undone. */
import { type Answered, refused, unreachable } from '#app/data/declined.ts'
import { newId } from '#app/data/new-id.ts'
import { Observable } from '#app/data/observable.ts'
import { RowData, type RowDataOptions } from '#app/data/rows/row-data.ts'
import type { RowBody } from '#app/data/rows/row-kind.ts'
import { type Board, boardSchema, longestBoardName } from '#domain/ideas/board.ts'
import { type Idea, type IdeaDraft, type IdeaFields, newIdea } from '#domain/ideas/idea.ts'
import type { BoardId } from '#domain/ideas/ids.ts'
import { withoutBoard } from '#domain/ideas/on-board.ts'
import type { TripId } from '#domain/trip/ids.ts'
import { type BoardBackend, boardKind, ideaKind } from './idea-backend.ts'
import {
  type IdeaChange,
  inverseOf,
  onlyWhatChanges,
  UndoLine,
  type UndoState,
} from './undo-line.ts'

export interface IdeaDataOptions
  extends Omit<RowDataOptions<Idea>, 'kind' | 'backend' | 'isReady'> {
  backend: BoardBackend | null
  /** Sends what waits, and resolves when it was tried. */
  wake: () => Promise<void>
  /** Whether the server does not know a trip yet, so that a board can't name it. */
  isTripWaiting: (tripId: TripId) => Promise<boolean>
  moveLegacy: () => Promise<'nothing' | 'moved' | 'unreadable'>
}

/** Another device has replaced what this tab wrote; undo brings it back. */
export interface IdeaNotice {
  text: string
}

export class IdeaData {
  readonly ideas: RowData<Idea>
  readonly boards: RowData<Board>
  readonly undoState: Observable<UndoState>
  readonly notice = new Observable<IdeaNotice | null>(null)
  /** What went wrong while the board was opened, in words for its person. */
  readonly problem = new Observable<string | null>(null)
  private beginning: Promise<void> | undefined
  private readonly options: IdeaDataOptions
  private readonly line = new UndoLine()
  /** The last value that this tab gave a field, while nobody else has replaced it. */
  private readonly own = new Map<string, { id: string; field: keyof IdeaFields; value: unknown }>()

  constructor(options: IdeaDataOptions) {
    this.options = options
    const { backend } = options
    this.undoState = this.line.state
    this.boards = new RowData({
      ...options,
      kind: boardKind,
      backend: backend?.boards ?? null,
      isReady: async ({ trip_id }) => trip_id === null || !(await options.isTripWaiting(trip_id)),
    })
    this.ideas = new RowData({
      ...options,
      kind: ideaKind,
      backend: backend?.ideas ?? null,
      isReady: ({ board_id }) => board_id === null || !this.boards.isWaiting(board_id),
    })
    this.ideas.onServerRows = (before, after) => this.findReplaced(before, after)
  }

  /** Shows what this browser has, and then what the server has; the first call does it. */
  begin(): Promise<void> {
    this.beginning ??= this.open()
    return this.beginning
  }

  private async open(): Promise<void> {
    try {
      if ((await this.options.moveLegacy()) === 'unreadable') {
        this.problem.set('Failed to load saved ideas')
      }
    } catch {
      this.problem.set('Failed to load saved ideas')
    }
    await Promise.all([this.ideas.readStore(), this.boards.readStore()])
    await Promise.all([this.ideas.fetch(), this.boards.fetch()])
  }

  async add(drafts: readonly IdeaDraft[], label = 'Add idea'): Promise<readonly Idea[]> {
    const start = this.options.now()
    // A millisecond apart, so that they keep their order.
    const ideas = drafts.map((draft, index) =>
      newIdea(draft, newId(), new Date(start + index).toISOString()),
    )
    await this.perform(
      label,
      ideas.map((row): IdeaChange => ({ kind: 'create', row })),
    )
    return ideas
  }

  async change(ids: readonly string[], fields: IdeaFields, label: string): Promise<void> {
    await this.perform(
      label,
      ids.map((id): IdeaChange => ({ kind: 'change', id, fields })),
    )
  }

  async remove(ids: readonly string[], label = 'Delete idea'): Promise<void> {
    await this.perform(
      label,
      ids.map((id): IdeaChange => ({ kind: 'remove', id })),
    )
  }

  /** One step, whatever it is made of. Resolves when it is stored in this browser. */
  async perform(label: string, changes: readonly IdeaChange[]): Promise<void> {
    // A change without an effect is left out: undo would have nothing to take back.
    const steps = changes.flatMap((forward) => {
      const id = forward.kind === 'create' ? forward.row.id : forward.id
      const back = inverseOf(forward, this.ideas.get(id))
      return back ? [{ forward: onlyWhatChanges(forward, back), back }] : []
    })
    if (steps.length === 0) return
    const forward = steps.map((step) => step.forward)
    this.line.did({ label, forward, back: steps.map(({ back }) => back) })
    await this.apply(forward)
  }

  /** What was undone, or null where there is nothing to undo. */
  async undo(): Promise<string | null> {
    return this.take(this.line.takeBack())
  }

  async redo(): Promise<string | null> {
    return this.take(this.line.takeForward())
  }

  private async take(step: { label: string; changes: readonly IdeaChange[] } | null) {
    if (!step) return null
    await this.apply(step.changes)
    return step.label
  }

  /** Tries to send what waits, and resolves when it was tried. */
  async send(): Promise<void> {
    await this.options.wake()
  }

  /** Sends what waits, then every idea in its present form. Ideas whose board is gone move to the first board. */
  async save(): Promise<Answered<null>> {
    const boards = this.boards.view.get()
    if (boards.state === 'ready') {
      const lost = withoutBoard(this.ideas.view.get().rows, boards.rows)
      await this.apply(lost.map(({ id }) => ({ kind: 'change', id, fields: { board_id: null } })))
    }
    await this.ideas.retryRefused()
    await this.options.wake()
    const left = this.ideas.view.get()
    const [whyRefused] = left.refused.values()
    if (whyRefused !== undefined) return refused(422, whyRefused)
    if (left.unsaved.size > 0) return unreachable('')
    return this.ideas.saveAll(left.rows)
  }

  async addBoard(name: string, tripId: TripId | null = null): Promise<Board> {
    const { now } = this.options
    const row = boardSchema.parse({
      id: newId(),
      name: Array.from(name.trim()).slice(0, longestBoardName).join(''),
      trip_id: tripId,
      created_at: new Date(now()).toISOString(),
    })
    await this.boards.put([{ id: row.id, body: { kind: 'create', row, at: now() } }])
    return row
  }

  async changeBoard(id: BoardId, fields: Partial<Pick<Board, 'name' | 'trip_id'>>): Promise<void> {
    await this.boards.put([{ id, body: { kind: 'change', fields, at: this.options.now() } }])
  }

  /** Its ideas go to the board that everybody has. */
  async removeBoard(id: BoardId): Promise<void> {
    const on = this.ideas.view.get().rows.filter(({ board_id }) => board_id === id)
    await this.change(
      on.map((idea) => idea.id),
      { board_id: null },
      'Move ideas off a board',
    )
    await this.boards.put([{ id, body: { kind: 'remove', at: this.options.now() } }])
  }

  private async apply(changes: readonly IdeaChange[]): Promise<void> {
    const at = this.options.now()
    const bodies = changes.flatMap((change): { id: string; body: RowBody<Idea> }[] => {
      this.remember(change)
      if (change.kind === 'create') {
        return [{ id: change.row.id, body: { kind: 'create', row: change.row, at } }]
      }
      if (!this.ideas.get(change.id)) return []
      const body: RowBody<Idea> =
        change.kind === 'remove'
          ? { kind: 'remove', at }
          : { kind: 'change', fields: change.fields, at }
      return [{ id: change.id, body }]
    })
    await this.ideas.put(bodies)
  }

  private remember(change: IdeaChange): void {
    if (change.kind !== 'change') return
    for (const [name, value] of Object.entries(change.fields)) {
      const field = name as keyof IdeaFields
      this.own.set(`${change.id} ${field}`, { id: change.id, field, value })
    }
  }

  /** Whatever another device replaced or removed of this tab's work becomes a step that undo takes back. */
  private findReplaced(before: ReadonlyMap<string, Idea>, after: ReadonlyMap<string, Idea>): void {
    const lost = [...this.own].flatMap(([key, mine]) => {
      const was = before.get(mine.id)
      const row = after.get(mine.id)
      if (this.ideas.isWaiting(mine.id) || was === row) return []
      if (row && row[mine.field] === mine.value) return []
      this.own.delete(key)
      return [{ ...mine, was, row }]
    })
    for (const { id, field, value, was, row } of lost) {
      if (row) {
        this.line.did({
          label: `Take back what another device changed in “${row.title}”`,
          forward: [{ kind: 'change', id, fields: { [field]: row[field] } }],
          back: [{ kind: 'change', id, fields: { [field]: value } }],
        })
      } else if (was) {
        this.line.did({
          label: `Bring back “${was.title}”`,
          forward: [{ kind: 'remove', id }],
          back: [{ kind: 'create', row: was }],
        })
      }
    }
    const [first] = lost
    const title = first?.row?.title ?? first?.was?.title
    if (title === undefined) return
    const what = first?.row ? 'was changed' : 'was deleted'
    this.notice.set({
      text: `“${title}” ${what} on another device after you. Undo brings yours back.`,
    })
  }
}
