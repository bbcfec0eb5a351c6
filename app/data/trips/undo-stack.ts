/**
 * Which operations of this tab can be undone and redone, by id. Kept in the tab's session storage, so
 * that a reload does not forget them, and another tab's undo does not take back this one's work.
 */
import { z } from 'zod'
import type { TripId } from '#domain/trip/ids.ts'

const stackSchema = z.object({
  done: z.array(z.string()),
  undone: z.array(z.string()),
  /** Everything this tab has made, to tell its own operations from those of others. */
  own: z.array(z.string()),
})
type Stack = z.infer<typeof stackSchema>

const mostKept = 300

export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export class UndoStack {
  private stack: Stack
  private readonly storage: SessionStorage | undefined
  private readonly name: string

  constructor(tripId: TripId, storage: SessionStorage | undefined) {
    this.name = `trip_undo_${tripId}`
    this.storage = storage
    this.stack = read(storage, this.name)
  }

  get done(): readonly string[] {
    return this.stack.done
  }

  get undone(): readonly string[] {
    return this.stack.undone
  }

  owns(id: string): boolean {
    return this.stack.own.includes(id)
  }

  /** Records a new operation; what was undone before can't be redone any more. */
  did(id: string): void {
    this.keep({ done: [...this.stack.done, id], undone: [] }, id)
  }

  /** Records an undo: the latest entry of `done` becomes one of `undone`, under the undoing operation's id. */
  tookBack(by: string): void {
    const { done, undone } = this.stack
    this.keep({ done: done.slice(0, -1), undone: [...undone, by] }, by)
  }

  /** Records a redo: the latest entry of `undone` becomes one of `done`, under the redoing operation's id. */
  didAgain(by: string): void {
    const { done, undone } = this.stack
    this.keep({ done: [...done, by], undone: undone.slice(0, -1) }, by)
  }

  /** Drops the ones at the end that can't be undone, such as those that the server refused. */
  dropLastDone(): void {
    this.keep({ ...this.stack, done: this.stack.done.slice(0, -1) })
  }

  dropLastUndone(): void {
    this.keep({ ...this.stack, undone: this.stack.undone.slice(0, -1) })
  }

  private keep({ done, undone }: Pick<Stack, 'done' | 'undone'>, id?: string): void {
    const own = id === undefined ? this.stack.own : [...this.stack.own, id]
    this.stack = {
      done: done.slice(-mostKept),
      undone: undone.slice(-mostKept),
      own: own.slice(-mostKept),
    }
    try {
      this.storage?.setItem(this.name, JSON.stringify(this.stack))
    } catch {
      // A full session storage only means that a reload forgets what can be undone.
    }
  }
}

function read(storage: SessionStorage | undefined, name: string): Stack {
  try {
    return stackSchema.parse(JSON.parse(storage?.getItem(name) ?? ''))
  } catch {
    return { done: [], undone: [], own: [] }
  }
}
