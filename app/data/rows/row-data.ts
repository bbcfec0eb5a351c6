/**
 * The rows of one entity in this tab: what the server has, with this browser's own changes on top.
 * Changes show at once and wait in the outbox that everything of the holder shares; what the server and
 * other tabs bring goes beneath them.
 */
import type { Answered, Declined } from '#app/data/declined.ts'
import type { Holder } from '#app/data/holder.ts'
import { newId } from '#app/data/new-id.ts'
import { Observable } from '#app/data/observable.ts'
import type { SendResult } from '#app/data/outbox/flusher.ts'
import type { Outbox } from '#app/data/outbox/outbox.ts'
import type { Thing } from '#app/data/outbox/waiting.ts'
import type { Store } from '#app/data/store/store.ts'
import { FoldedRows } from './folded-rows.ts'
import { inBatches, withRows } from './row-batches.ts'
import type { Folded, KeptRow, RowBackend, RowBody, RowKind } from './row-kind.ts'
import { RowsInStore, type StoredRows } from './row-rows.ts'
import type { RowsView, SendFailure } from './rows-view.ts'

export interface RowDataOptions<Row extends KeptRow> {
  kind: RowKind<Row>
  holder: Holder
  store: Store
  outbox: Outbox
  /** None for a visitor, whose rows stay in the browser. */
  backend: RowBackend<Row> | null
  now: () => number
  /** Tells the other tabs. */
  tell: (thing: Thing) => void
  /** Whether the server can take it yet: what it refers to may have to go first. */
  isReady?: (row: Row) => boolean | Promise<boolean>
}

/** Told of rows that the server has otherwise than this tab knew. */
export type OnServerRows<Row> = (
  before: ReadonlyMap<string, Row>,
  after: ReadonlyMap<string, Row>,
) => void

const done = { ok: true, value: null } as const
/** A visitor's row is written anew as one body when it has so many. */
const mostBodies = 12

export class RowData<Row extends KeptRow> {
  readonly view: Observable<RowsView<Row>>
  readonly failure = new Observable<SendFailure | null>(null)
  onServerRows: OnServerRows<Row> = () => undefined
  private readonly options: RowDataOptions<Row>
  private readonly stored: RowsInStore<Row>
  private server = new Map<string, Row>()
  private pending: Omit<StoredRows<Row>, 'copies'> = { waiting: new Map(), refused: new Map() }
  private state: RowsView<Row>['state'] = 'loading'
  private reading: Promise<void> | undefined
  private following: { stop(): void } | undefined
  private watchers = 0
  private readonly foldings: FoldedRows<Row>
  /** Keys that one sending of all rows has settled: the flusher's later calls of the same round skip them. */
  private readonly settled = new Set<string>()

  constructor(options: RowDataOptions<Row>) {
    this.options = options
    const { store, outbox, holder, kind } = options
    this.stored = new RowsInStore(store, outbox, holder, kind)
    this.foldings = new FoldedRows(kind)
    this.view = new Observable({
      state: 'loading',
      rows: [],
      unsaved: new Set<string>(),
      refused: new Map<string, string>(),
    })
  }

  get(id: string): Row | undefined {
    return this.folded(id).row ?? undefined
  }

  isWaiting(id: string): boolean {
    return this.pending.waiting.has(id)
  }

  /** Resolves when the changes are stored. It need not be awaited: they show at once. */
  async put(bodies: readonly { id: string; body: RowBody<Row> }[]): Promise<void> {
    const { outbox, now, backend } = this.options
    const waiting = new Map(this.pending.waiting)
    const stored = bodies.map(({ id, body }) => {
      const change = { id: newId(), body, at: now() }
      waiting.set(id, [...(waiting.get(id) ?? []), change])
      this.settled.delete(id)
      return outbox.append(this.stored.thing(id), change)
    })
    this.pending = { ...this.pending, waiting }
    this.show()
    await Promise.all(stored)
    if (!backend) await this.tidy(bodies.map(({ id }) => id))
  }

  /** Reads the store: at the beginning, and when another tab has changed it. */
  readStore(): Promise<void> {
    this.reading ??= Promise.resolve().then(async () => {
      this.reading = undefined
      const { copies, ...pending } = await this.stored.read()
      const stored = new Map(copies.map((row) => [row.id, row]))
      // The server's answers to this tab are newer than the stored copies, except of rows that another tab
      // has sent.
      if (this.state === 'loading') this.server = stored
      else this.takeSent(stored, pending.waiting)
      this.pending = pending
      if (!this.options.backend) this.state = 'ready'
      this.show()
    })
    return this.reading
  }

  private takeSent(stored: ReadonlyMap<string, Row>, waiting: StoredRows<Row>['waiting']): void {
    const server = new Map(this.server)
    for (const id of this.pending.waiting.keys()) {
      const row = stored.get(id)
      if (waiting.has(id)) continue
      if (row) server.set(id, row)
      else server.delete(id)
    }
    this.server = server
  }

  async fetch(): Promise<Answered<null>> {
    const { backend } = this.options
    if (!backend) return done
    const answer = await backend.fetchAll()
    if (!answer.ok) {
      if (this.state === 'loading') this.state = 'failed'
      this.show()
      return answer
    }
    this.state = 'ready'
    this.serverHas(new Map(answer.value.map((row) => [row.id, row])))
    await this.stored.replaceCopies(answer.value)
    return done
  }

  /** Asks again after a gap, where somebody looks. */
  async refetch(): Promise<void> {
    if (this.watchers > 0) await this.fetch()
  }

  /** Follows the table for as long as somebody looks. */
  watch(): () => void {
    this.watchers += 1
    const { backend } = this.options
    if (this.watchers === 1) {
      this.following = backend?.follow({
        onPatch: (patch) => void this.patched(patch),
        onStale: () => void this.fetch(),
      })
    }
    return () => {
      this.watchers -= 1
      if (this.watchers > 0) return
      this.stop()
    }
  }

  stop(): void {
    this.following?.stop()
    this.following = undefined
  }

  /** Sends everything that waits for rows of this kind at once; later calls of the same round find it settled. */
  async send({ key }: Thing): Promise<SendResult> {
    if (this.settled.delete(key)) return 'sent'
    const { backend, isReady = () => true } = this.options
    if (!backend) return 'sent'
    await this.readStore()
    const all = [...this.pending.waiting.keys()].map((id) => ({ id, ...this.folded(id) }))
    const gone = all.filter(({ row }) => !row)
    const ready: typeof all = []
    for (const each of all) if (each.row && (await isReady(each.row))) ready.push(each)
    const results: SendResult[] = []
    for (const batch of inBatches(gone)) results.push(await this.sendRemovals(backend, batch))
    for (const batch of inBatches(ready)) {
      if (results.includes('unreachable')) break
      results.push(await this.sendRows(backend, batch))
    }
    this.settled.delete(key)
    if (results.includes('unreachable')) return 'unreachable'
    return results.includes('later') || ready.length + gone.length < all.length ? 'later' : 'sent'
  }

  /** What was refused is tried again. */
  async retryRefused(): Promise<void> {
    for (const [id, refused] of this.pending.refused) {
      const { row } = this.folded(id)
      await this.stored.forgetRefused(id, refused)
      if (row) await this.put([{ id, body: { kind: 'create', row, at: this.options.now() } }])
    }
    await this.readStore()
  }

  /** Upserts every row as it stands, which adds what the server lost and leaves what is newer there. */
  async saveAll(rows: readonly Row[]): Promise<Answered<null>> {
    const { backend } = this.options
    if (!backend) return done
    for (const batch of inBatches(rows)) {
      const answer = await backend.save(batch.map((row) => ({ row, changed: {} })))
      if (!answer.ok) return answer
      await this.patched((known) => withRows(known, answer.value))
    }
    return done
  }

  private async sendRemovals(
    backend: RowBackend<Row>,
    batch: readonly (Folded<Row> & { id: string })[],
  ): Promise<SendResult> {
    const answer = await backend.remove(batch.map(({ id }) => id))
    if (!answer.ok) return this.failed('remove', answer, batch)
    await this.settleRows(batch.map((each) => ({ ...each, row: null })))
    return 'sent'
  }

  private async sendRows(
    backend: RowBackend<Row>,
    batch: readonly (Folded<Row> & { id: string })[],
  ): Promise<SendResult> {
    const sent = batch.flatMap(({ row, changed }) => (row ? [{ row, changed }] : []))
    const answer = await backend.save(sent)
    if (answer.ok) {
      const now = new Map(answer.value.map((row) => [row.id, row]))
      await this.settleRows(batch.map((each) => ({ ...each, row: now.get(each.id) ?? each.row })))
      return 'sent'
    }
    // One by one, so that only what can't be taken is put aside.
    if (answer.reason === 'refused' && batch.length > 1) {
      const results: SendResult[] = []
      for (const each of batch) results.push(await this.sendRows(backend, [each]))
      return results.find((result) => result !== 'sent') ?? 'sent'
    }
    const isNew = batch.some(({ id }) => !this.server.has(id))
    return this.failed(isNew ? 'add' : 'change', answer, batch)
  }

  private async failed(
    kind: SendFailure['kind'],
    answer: Declined,
    batch: readonly { id: string }[],
  ): Promise<SendResult> {
    const { reason, message } = answer
    if (reason === 'unreachable') return 'unreachable'
    if (reason === 'refused') {
      for (const { id } of batch) {
        const waiting = this.pending.waiting.get(id) ?? []
        await this.stored.putAside(
          id,
          waiting.map((each) => ({ ...each, message })),
        )
        this.options.tell(this.stored.thing(id))
      }
      await this.readStore()
    }
    this.failure.set({ kind, reason, message })
    return reason === 'refused' ? 'sent' : 'later'
  }

  private async settleRows(
    settled: readonly { id: string; ids: ReadonlySet<string>; row: Row | null }[],
  ): Promise<void> {
    await this.stored.settle(settled)
    const waiting = new Map(this.pending.waiting)
    for (const { id, ids } of settled) {
      const left = (waiting.get(id) ?? []).filter((each) => !ids.has(each.id))
      if (left.length > 0) waiting.set(id, left)
      else waiting.delete(id)
      if (left.length === 0) this.settled.add(id)
    }
    this.pending = { ...this.pending, waiting }
    const server = new Map(this.server)
    for (const { id, row } of settled) {
      if (row) server.set(id, row)
      else server.delete(id)
    }
    this.serverHas(server)
    const [first] = settled
    if (first) this.options.tell(this.stored.thing(first.id))
  }

  private async patched(patch: (rows: readonly Row[]) => readonly Row[]): Promise<void> {
    const before = this.server
    const after = new Map(patch([...before.values()]).map((row) => [row.id, row]))
    const changed = [...after.values()]
      .filter((row) => before.get(row.id) !== row)
      .map((row): { id: string; row: Row | null } => ({ id: row.id, row }))
    const gone = [...before.keys()].filter((id) => !after.has(id)).map((id) => ({ id, row: null }))
    this.serverHas(after)
    await this.stored.writeCopies([...changed, ...gone])
  }

  private serverHas(after: Map<string, Row>): void {
    const before = this.server
    this.server = after
    this.onServerRows(before, after)
    this.show()
  }

  private folded(id: string): Folded<Row> {
    const { waiting, refused } = this.pending
    return this.foldings.fold(id, {
      stored: this.server.get(id),
      waiting: waiting.get(id),
      refused: refused.get(id),
    })
  }

  private show(): void {
    const { waiting, refused } = this.pending
    const ids = new Set([...this.server.keys(), ...waiting.keys(), ...refused.keys()])
    const rows = [...ids].flatMap((id) => {
      const own = waiting.has(id) || refused.has(id)
      return (own ? this.folded(id).row : this.server.get(id)) ?? []
    })
    this.view.set({
      state: this.state,
      rows: rows.toSorted(this.options.kind.compare),
      unsaved: new Set([...waiting.keys(), ...refused.keys()]),
      refused: new Map([...refused].map(([id, each]) => [id, each.at(-1)?.message ?? ''])),
    })
  }

  /** A visitor's rows are never sent: a removed one leaves nothing, and a long list of changes one body. */
  private async tidy(ids: readonly string[]): Promise<void> {
    const { now } = this.options
    const untidy = ids.filter((id) => {
      const bodies = this.pending.waiting.get(id) ?? []
      return bodies.length >= mostBodies || !this.folded(id).row
    })
    for (const id of untidy) {
      const { row, ids: settled } = this.folded(id)
      const by = row && { id: newId(), body: { kind: 'create', row, at: now() }, at: now() }
      await this.stored.replaceWaiting(id, settled, by)
    }
    if (untidy.length > 0) await this.readStore()
  }
}
