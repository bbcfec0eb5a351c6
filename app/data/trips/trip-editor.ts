/** An open trip as a screen has it: its handle, with undo, redo, the way back, and notices. */
import { Observable } from '#app/data/observable.ts'
import type { Refused } from '#app/data/outbox/waiting.ts'
import { type Applied, inverseOf } from '#domain/trip/apply.ts'
import { differenceOf } from '#domain/trip/difference.ts'
import { operationIdSchema, type PersonId } from '#domain/trip/ids.ts'
import { type SentOperation, type TripChange, tripChangeSchema } from '#domain/trip/operation.ts'
import { type Conflict, findConflicts } from './conflicts.ts'
import { historyOf } from './history.ts'
import { readTripBody } from './trip-bodies.ts'
import { loadingHandle, type TripHandle, type TripNotice } from './trip-handle.ts'
import { tripAt } from './trip-line.ts'
import type { TripKnown, TripSession } from './trip-session.ts'
import { type SessionStorage, UndoStack } from './undo-stack.ts'

export interface EditorOptions {
  session: TripSession
  personId: PersonId | null
  /** What to tell about this browser's store. */
  trouble: Observable<string | null>
  storage: SessionStorage | undefined
  newId: () => string
}

export class TripEditor {
  readonly view: Observable<TripHandle>
  private readonly options: EditorOptions
  private readonly undoStack: UndoStack
  private conflicts: readonly Conflict[] = []

  constructor(options: EditorOptions) {
    this.options = options
    const { session } = options
    this.undoStack = new UndoStack(session.id, options.storage)
    this.view = new Observable(this.handleOf(session.known.get()))
    session.known.subscribe(this.show)
    options.trouble.subscribe(this.show)
    session.onLogged = (before, after) => {
      const isOwn = (id: string) => this.undoStack.owns(id)
      const found = findConflicts(before, after, isOwn, options.personId)
      if (found.length === 0) return
      this.conflicts = [...this.conflicts, ...found].slice(-mostConflicts)
      this.show()
    }
  }

  /** Follows what others do for as long as somebody looks; returns what ends it. */
  readonly watch = (): (() => void) => this.options.session.watch()

  private readonly perform: TripHandle['perform'] = (change, hand) => {
    const id = this.append(change, hand)
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

  private readonly backTo = (version: number) => {
    const { line } = this.options.session
    const wanted = line && tripAt(line, version)
    if (!wanted) return
    this.perform({
      kind: 'undo',
      of: operationIdSchema.parse(`version-${version}`),
      changes: differenceOf(line.trip, wanted),
    })
  }

  /** The id of the operation; undefined where it would change nothing. */
  private append(change: TripChange, hand: SentOperation['hand'] = 'person'): string | undefined {
    const { session, newId } = this.options
    const { line } = session
    if (!line) return undefined
    return session.append({
      id: operationIdSchema.parse(newId()),
      base: line.version + line.waiting.length,
      hand,
      // Checked here, because an invalid change would be dropped when it is loaded or sent.
      change: tripChangeSchema.parse(change),
    })?.id
  }

  /** Undoes an operation by a new one, whose id it returns; undefined where others have changed all of it since. */
  private takeBack(id: string): string | undefined {
    const applied = this.appliedOf(id)
    return applied && this.append(inverseOf(applied))
  }

  private appliedOf(id: string): Pick<Applied, 'operation' | 'changes'> | undefined {
    const { line } = this.options.session
    const waiting = line?.waiting.find(({ operation }) => operation.id === id)
    if (waiting) return waiting
    const settled = line?.log.findLast((logged) => logged.id === id)
    if (!settled?.change) return undefined
    const { version, hand, change, applied } = settled
    const operation = { id: operationIdSchema.parse(id), base: version - 1, hand, change }
    return { operation, changes: applied.changes }
  }

  private readonly show = () => this.view.set(this.handleOf(this.options.session.known.get()))

  private handleOf({ state, line, waiting, refused }: TripKnown): TripHandle {
    const { perform, undo, redo, backTo } = this
    const isVisitor = this.options.session.thing.holder === 'visitor'
    const common = { ...loadingHandle, state, perform, undo, redo, backTo }
    const others = [...this.troubles(), ...refused.map(this.refusalOf)]
    if (state !== 'ready' || !line) return { ...common, notices: others }
    return {
      ...common,
      trip: line.trip,
      version: line.version + (isVisitor ? line.waiting.length : 0),
      history: historyOf(line, waiting.madeAt, isVisitor),
      notices: [...others, ...this.conflicts.map(this.conflictOf)],
      canUndo: this.undoStack.done.length > 0,
      canRedo: this.undoStack.undone.length > 0,
    }
  }

  private troubles(): TripNotice[] {
    const { trouble } = this.options
    const text = trouble.get()
    return text === null
      ? []
      : [{ id: 'store', text, action: null, dismiss: () => trouble.set(null) }]
  }

  private readonly refusalOf = ({ id, body, message }: Refused): TripNotice => {
    const read = readTripBody(body)
    const dismiss = () => void this.options.session.dismiss(id)
    const again = () => {
      if (read?.kind === 'operation') this.perform(read.operation.change)
      dismiss()
    }
    return {
      id,
      text: `A change could not be saved and was taken back. ${message}`,
      action: read?.kind === 'operation' ? { label: 'Do it again', run: again } : null,
      dismiss,
    }
  }

  private readonly conflictOf = (conflict: Conflict): TripNotice => {
    const dismiss = () => {
      this.conflicts = this.conflicts.filter((each) => each !== conflict)
      this.show()
    }
    const run = () => {
      this.perform(conflict.change)
      dismiss()
    }
    return {
      id: conflict.by,
      text: conflict.text,
      action: { label: conflict.label, run },
      dismiss,
    }
  }
}

const mostConflicts = 10
