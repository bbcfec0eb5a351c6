/** What was done on the board in this tab, and how each step is taken back. */
import { Observable } from '#app/data/observable.ts'
import type { Idea, IdeaFields } from '#domain/ideas/idea.ts'

export type IdeaChange =
  | { kind: 'create'; row: Idea }
  | { kind: 'change'; id: string; fields: IdeaFields }
  | { kind: 'remove'; id: string }

export interface UndoState {
  /** What the next undo takes back, in words. */
  undo: string | null
  redo: string | null
}

interface Step {
  label: string
  forward: readonly IdeaChange[]
  back: readonly IdeaChange[]
}

const mostKept = 300

export class UndoLine {
  readonly state = new Observable<UndoState>({ undo: null, redo: null })
  private done: Step[] = []
  private undone: Step[] = []

  did(step: Step): void {
    this.done = [...this.done, step].slice(-mostKept)
    this.undone = []
    this.tell()
  }

  takeBack(): { label: string; changes: readonly IdeaChange[] } | null {
    const step = this.done.pop()
    if (!step) return null
    this.undone.push(step)
    this.tell()
    return { label: step.label, changes: step.back.toReversed() }
  }

  takeForward(): { label: string; changes: readonly IdeaChange[] } | null {
    const step = this.undone.pop()
    if (!step) return null
    this.done.push(step)
    this.tell()
    return { label: step.label, changes: step.forward }
  }

  private tell(): void {
    this.state.set({
      undo: this.done.at(-1)?.label ?? null,
      redo: this.undone.at(-1)?.label ?? null,
    })
  }
}

/** Undefined where the change does nothing to what is there. */
export function inverseOf(change: IdeaChange, before: Idea | undefined): IdeaChange | undefined {
  if (change.kind === 'create') return { kind: 'remove', id: change.row.id }
  if (!before) return undefined
  if (change.kind === 'remove') return { kind: 'create', row: before }
  const was = Object.keys(change.fields)
    .map((name) => name as keyof IdeaFields)
    .filter((name) => before[name] !== change.fields[name])
    .map((name) => [name, before[name]])
  if (was.length === 0) return undefined
  return { kind: 'change', id: change.id, fields: Object.fromEntries(was) }
}

/** The change without fields that have their value already. */
export function onlyWhatChanges(change: IdeaChange, back: IdeaChange): IdeaChange {
  if (change.kind !== 'change' || back.kind !== 'change') return change
  const fields = Object.entries(change.fields).filter(([name]) => name in back.fields)
  return { ...change, fields: Object.fromEntries(fields) }
}
