/**
 * One trip that is open in this tab: what the store and the server know of it, with this browser's own
 * changes on top. Changes show at once and wait in the outbox; what the log and other tabs bring goes
 * beneath them.
 */
import type { Holder } from '#app/data/holder.ts'
import { Observable } from '#app/data/observable.ts'
import type { Outbox } from '#app/data/outbox/outbox.ts'
import {
  type Refused,
  removeRefused,
  removeWaiting,
  setAside,
  type Thing,
} from '#app/data/outbox/waiting.ts'
import { isServerId } from '#app/data/server-id.ts'
import type { Store, WriteTransaction } from '#app/data/store/store.ts'
import type { TripId } from '#domain/trip/ids.ts'
import type { SentOperation } from '#domain/trip/operation.ts'
import type { Following, TripBackend } from './trip-backend.ts'
import type { LoggedOperation } from './trip-bodies.ts'
import { beginLine, type TripLine, withLogged, withOneMore, withWaiting } from './trip-line.ts'
import {
  type Beginning,
  fetchTripFromStore,
  readWaiting,
  removeTripRows,
  thingOfTrip,
  type WaitingForTrip,
  writeBeginning,
  writeLog,
} from './trip-rows.ts'

export interface SessionOptions {
  id: TripId
  holder: Holder
  store: Store
  /** Holds this trip's changes until they are stored; on a full device it drops copies to make room. */
  outbox: Outbox
  backend: TripBackend | null
  /** Tells the other tabs, and whoever lists trips in this one. */
  tell: (thing: Thing) => void
  now: () => number
}

export interface TripKnown {
  state: 'loading' | 'ready' | 'missing' | 'unreadable'
  line: TripLine | null
  waiting: WaitingForTrip
  refused: readonly Refused[]
}

const nothing: TripKnown = {
  state: 'loading',
  line: null,
  waiting: readWaiting([]),
  refused: [],
}

/** What the log brought to a trip. */
export type OnLogged = (before: TripLine, after: TripLine) => void

export class TripSession {
  readonly id: TripId
  readonly thing: Thing
  readonly known = new Observable<TripKnown>(nothing)
  /** Told of operations of the log, to find what they replaced. */
  onLogged: OnLogged = () => undefined
  private readonly options: SessionOptions
  private reading: Promise<void> | undefined
  private following: Following | undefined
  private watchers = 0

  constructor(options: SessionOptions) {
    this.options = options
    this.id = options.id
    this.thing = thingOfTrip(options.holder, options.id)
  }

  get line(): TripLine | null {
    return this.known.get().line
  }

  /** Reads the store: at the beginning, and when something has changed it. One reading at a time, in order. */
  readStore(): Promise<void> {
    const next = (this.reading ?? Promise.resolve()).then(() => this.readStoreOnce())
    this.reading = next
    return next
  }

  private async readStoreOnce(): Promise<void> {
    const { store, outbox } = this.options
    const after = this.line?.version ?? 0
    const stored = await store.read((rows) => fetchTripFromStore(rows, outbox, this.thing, after))
    const { line: before } = this.known.get()
    // The read does not have the changes that were made meanwhile.
    const late = readWaiting(outbox.unwrittenOf(this.thing))
    const waiting = joined(stored.waiting, late)
    const first = waiting.creation ? { trip: waiting.creation.trip, version: 0 } : stored.first
    // Another tab has replaced the kept log by one that begins later than this tab's log ends.
    const isOvertaken = before !== null && first !== null && first.version > before.version
    const begun = isOvertaken || !before ? first && beginLine(first.trip, first.version) : before
    const isGone = !first && (!this.options.backend || this.known.get().state === 'missing')
    const line =
      isGone || !begun ? null : withWaiting(withLogged(begun, stored.log), waiting.operations)
    this.settle({ line, waiting, refused: stored.refused }, before)
  }

  private settle(more: Omit<TripKnown, 'state'>, before: TripLine | null): void {
    const known = this.known.get()
    const isMissing = more.waiting.removal !== null || (!more.line && !this.options.backend)
    const state = isMissing ? 'missing' : more.line ? 'ready' : known.state
    this.known.set({ ...more, state })
    if (before && more.line && more.line.version > before.version) this.onLogged(before, more.line)
  }

  /** Shows an operation and puts it into the outbox; null where it would change nothing. */
  append(operation: SentOperation): SentOperation | null {
    const { line, ...known } = this.known.get()
    const next = line && withOneMore(line, operation)
    if (!next || next.waiting.at(-1)?.outcome === 'nothing') return null
    const at = this.options.now()
    const waiting: WaitingForTrip = {
      ...known.waiting,
      operations: [...known.waiting.operations, operation],
      madeAt: new Map([...known.waiting.madeAt, [operation.id, at]]),
    }
    // Stored right after; the outbox says so itself when it can't.
    void this.options.outbox.append(this.thing, {
      id: operation.id,
      body: { kind: 'operation', operation },
      at,
    })
    this.known.set({ ...known, line: next, waiting })
    return operation
  }

  /** Adds operations of the log; those of them that waited here wait no longer. */
  async accept(operations: readonly LoggedOperation[]): Promise<void> {
    const before = this.line
    const line = before && withLogged(before, operations)
    if (!before || !line || line === before) return
    const log = line.log.slice(before.log.length)
    this.dropWaiting(line, new Set(log.map(({ id }) => id)), before)
    await this.persist(
      (rows) => writeLog(rows, this.thing, log),
      log.map(({ id }) => id),
    )
  }

  /** The trip begins anew from here, as when this device was away for longer than the log is kept. */
  async beginAnew(
    first: Beginning,
    log: readonly LoggedOperation[],
    settled: readonly string[] = [],
  ): Promise<void> {
    const { waiting } = this.known.get()
    const begun = withLogged(beginLine(first.trip, first.version), log)
    const ids = [...log.map(({ id }) => id), ...settled]
    const gone = new Set(ids)
    const operations = waiting.operations.filter(({ id }) => !gone.has(id))
    this.dropWaiting(withWaiting(begun, operations), gone, null)
    await this.persist(async (rows) => {
      await writeBeginning(rows, this.thing, first)
      await writeLog(rows, this.thing, begun.log)
    }, ids)
  }

  private dropWaiting(line: TripLine, ids: ReadonlySet<string>, before: TripLine | null): void {
    const { waiting, refused } = this.known.get()
    const { creation, keeping, removal } = waiting
    this.settle(
      {
        line,
        waiting: {
          ...waiting,
          creation: creation && ids.has(creation.id) ? null : creation,
          keeping: keeping?.ids.every((id) => ids.has(id)) ? null : keeping,
          removal: removal && ids.has(removal.id) ? null : removal,
          operations: waiting.operations.filter(({ id }) => !ids.has(id)),
        },
        refused,
      },
      before,
    )
  }

  /** The outbox must forget what was sent, whether or not there is room for a copy of the log. */
  async persist(
    copy: (rows: WriteTransaction) => Promise<void>,
    sent: readonly string[],
  ): Promise<void> {
    const { outbox, tell } = this.options
    const ids = new Set(sent)
    outbox.forget(ids)
    await outbox.writeCopies((rows) => removeWaiting(rows, this.thing, ids), copy)
    tell(this.thing)
  }

  /** What the server would not take is taken back, and kept where its maker can have it again. */
  async putAside(changes: readonly Refused[]): Promise<void> {
    const { store, outbox, tell } = this.options
    outbox.forget(new Set(changes.map(({ id }) => id)))
    await store.write((rows) => setAside(rows, this.thing, changes))
    await this.readStore()
    tell(this.thing)
  }

  async dismiss(id: string): Promise<void> {
    await this.options.store.write((rows) => removeRefused(rows, this.thing, id))
    await this.readStore()
    this.options.tell(this.thing)
  }

  /** The trip is gone. */
  async forgetTrip(): Promise<void> {
    const { store, outbox, tell } = this.options
    outbox.forget(new Set(outbox.unwrittenOf(this.thing).map(({ id }) => id)))
    await store.write((rows) => removeTripRows(rows, this.thing))
    this.known.set({ ...nothing, state: 'missing' })
    tell(this.thing)
  }

  /** Asks the server for what is not here yet. */
  async fetch(): Promise<void> {
    const { id } = this
    const { backend } = this.options
    if (!backend || this.known.get().waiting.creation) return
    if (!isServerId(id)) return this.lost('missing')
    const { line } = this
    if (line) {
      const answer = await backend.fetchLog(id, line.version)
      if (!answer.ok) return answer.reason === 'missing' ? this.lost('missing') : undefined
      const { version, log } = answer.value
      // Otherwise some were folded away before this device had them.
      if (line.version + log.length >= version) return this.accept(log)
    }
    const answer = await backend.fetchTrip(id)
    if (answer.ok) {
      const { first, firstVersion, log } = answer.value
      await this.beginAnew({ trip: first, version: firstVersion }, log)
    } else if (answer.reason === 'missing' || answer.reason === 'unreadable') {
      this.lost(answer.reason)
    }
  }

  private lost(state: 'missing' | 'unreadable'): void {
    // A sign-in has just taken the trip along: the server knows it once it is sent.
    if (this.known.get().waiting.creation) return
    this.known.set({ ...this.known.get(), state })
  }

  /** Follows the log for as long as somebody looks. */
  watch(): () => void {
    this.watchers += 1
    if (this.watchers === 1) this.follow()
    return () => {
      this.watchers -= 1
      if (this.watchers > 0) return
      this.following?.stop()
      this.following = undefined
    }
  }

  private follow(): void {
    const { id } = this
    const { backend } = this.options
    if (!isServerId(id)) return
    this.following = backend?.followLog(id, {
      onOperations: (operations) => void this.heard(operations),
      onStale: () => void this.fetch(),
    })
  }

  private async heard(operations: readonly LoggedOperation[]): Promise<void> {
    const version = this.line?.version ?? 0
    const isGap = operations.some((operation) => operation.version > version + 1)
    await (isGap ? this.fetch() : this.accept(operations))
  }
}

function joined(stored: WaitingForTrip, late: WaitingForTrip): WaitingForTrip {
  const operations = new Map(
    [...stored.operations, ...late.operations].map((each) => [each.id, each]),
  )
  return {
    creation: stored.creation ?? late.creation,
    keeping: late.keeping
      ? { ...late.keeping, ids: [...(stored.keeping?.ids ?? []), ...late.keeping.ids] }
      : stored.keeping,
    removal: stored.removal ?? late.removal,
    operations: [...operations.values()],
    madeAt: new Map([...stored.madeAt, ...late.madeAt]),
    unreadable: stored.unreadable,
  }
}
