/**
 * One trip that is open in this tab. Changes show at once and wait in the outbox; what the log and
 * other tabs bring goes beneath them.
 */
import { Observable } from '#app/data/observable.ts'
import type { Outbox } from '#app/data/outbox/outbox.ts'
import type { Holder } from '#app/data/outbox/waiting.ts'
import type { Store } from '#app/data/store/store.ts'
import { type Applied, inverseOf } from '#domain/trip/apply.ts'
import { differenceOf } from '#domain/trip/difference.ts'
import { operationIdSchema } from '#domain/trip/ids.ts'
import { type SentOperation, type TripChange, tripChangeSchema } from '#domain/trip/operation.ts'
import { historyOf } from './history.ts'
import { loadingHandle, type TripHandle } from './trip-handle.ts'
import {
  beginLine,
  type TripLine,
  tripAt,
  withLogged,
  withOneMore,
  withWaiting,
} from './trip-line.ts'
import { readStoredTrip, thingOfTrip } from './trip-rows.ts'
import { type SessionStorage, UndoStack } from './undo-stack.ts'

export interface SessionOptions {
  id: string
  holder: Holder
  store: Store
  outbox: Outbox
  storage: SessionStorage | undefined
  newId: () => string
  now: () => number
}

export class TripSession {
  readonly view: Observable<TripHandle>
  private readonly options: SessionOptions
  private readonly undoStack: UndoStack
  private line: TripLine | undefined
  private madeAt = new Map<string, number>()

  constructor(options: SessionOptions) {
    this.options = options
    this.undoStack = new UndoStack(options.id, options.storage)
    this.view = new Observable(this.handle({ state: 'loading' }))
  }

  /** Reads what the store has: at the beginning, and when another tab has changed it. */
  async load(): Promise<void> {
    const { store, outbox, holder, id } = this.options
    const stored = await store.read((rows) => readStoredTrip(rows, outbox, holder, id))
    if (!stored.first || stored.isRemoved) {
      this.line = undefined
      this.view.set(this.handle({ state: 'missing' }))
      return
    }
    this.madeAt = new Map(stored.madeAt)
    const begun = beginLine(stored.first.trip, stored.first.version)
    this.show(withWaiting(withLogged(begun, stored.log), stored.waiting))
  }

  private perform(change: TripChange, hand: SentOperation['hand'] = 'person'): string | undefined {
    const { line } = this
    if (!line) return undefined
    const { outbox, holder, id, newId, now } = this.options
    const operation: SentOperation = {
      id: operationIdSchema.parse(newId()),
      base: line.version + line.waiting.length,
      hand,
      // What does not read here would not read when it is loaded or sent, and be lost there.
      change: tripChangeSchema.parse(change),
    }
    const next = withOneMore(line, operation)
    if (next.waiting.at(-1)?.outcome === 'nothing') return undefined
    const at = now()
    this.madeAt.set(operation.id, at)
    this.line = next
    // Stored right after; the outbox says so itself when it can't.
    void outbox.append(thingOfTrip(holder, id), {
      id: operation.id,
      body: { kind: 'operation', operation },
      at,
    })
    return operation.id
  }

  private readonly performAndShow: TripHandle['perform'] = (change, hand) => {
    const id = this.perform(change, hand)
    if (id === undefined) return
    this.undoStack.did(id)
    this.show()
  }

  private readonly undo = () => {
    for (let id = this.undoStack.done.at(-1); id; id = this.undoStack.done.at(-1)) {
      const by = this.takeBack(id)
      if (by !== undefined) {
        this.undoStack.tookBack(by)
        break
      }
      this.undoStack.dropLastDone()
    }
    this.show()
  }

  private readonly redo = () => {
    for (let id = this.undoStack.undone.at(-1); id; id = this.undoStack.undone.at(-1)) {
      const by = this.takeBack(id)
      if (by !== undefined) {
        this.undoStack.didAgain(by)
        break
      }
      this.undoStack.dropLastUndone()
    }
    this.show()
  }

  /** The operation that does it; undefined where others have changed all of it since. */
  private takeBack(id: string): string | undefined {
    const applied = this.appliedOf(id)
    return applied && this.perform(inverseOf(applied))
  }

  private readonly backTo = (version: number) => {
    const { line } = this
    const wanted = line && tripAt(line, version)
    if (!wanted) return
    const change: TripChange = {
      kind: 'undo',
      of: operationIdSchema.parse(`version-${version}`),
      changes: differenceOf(line.trip, wanted),
    }
    this.performAndShow(change)
  }

  private appliedOf(id: string): Pick<Applied, 'operation' | 'changes'> | undefined {
    const waiting = this.line?.waiting.find(({ operation }) => operation.id === id)
    if (waiting) return waiting
    const settled = this.line?.log.find((logged) => logged.id === id)
    if (!settled?.change) return undefined
    const { version, hand, change, applied } = settled
    const operation = { id: operationIdSchema.parse(id), base: version - 1, hand, change }
    return { operation, changes: applied.changes }
  }

  private show(line = this.line): void {
    if (!line) return
    this.line = line
    const isVisitor = this.options.holder === 'visitor'
    this.view.set(
      this.handle({
        state: 'ready',
        trip: line.trip,
        version: line.version + (isVisitor ? line.waiting.length : 0),
        history: historyOf(line, this.madeAt, isVisitor),
        canUndo: this.undoStack.done.length > 0,
        canRedo: this.undoStack.undone.length > 0,
      }),
    )
  }

  private handle(more: Partial<TripHandle>): TripHandle {
    return {
      ...loadingHandle,
      perform: this.performAndShow,
      undo: this.undo,
      redo: this.redo,
      backTo: this.backTo,
      ...more,
    }
  }
}
