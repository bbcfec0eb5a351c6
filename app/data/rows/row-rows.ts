/** The rows of one entity in the browser's store: copies of what the server has, and what waits. */
import { z } from 'zod'
import type { Holder } from '#app/data/holder.ts'
import type { Outbox } from '#app/data/outbox/outbox.ts'
import {
  appendWaiting,
  listWaiting,
  type Refused,
  removeRefused,
  removeThing,
  removeWaiting,
  setAside,
  type Thing,
  type Waiting,
} from '#app/data/outbox/waiting.ts'
import type { Key, Store, WriteTransaction } from '#app/data/store/store.ts'
import type { KeptRow, PendingRows, RowKind } from './row-kind.ts'

const waitingSchema = z.object({ id: z.string(), body: z.unknown(), at: z.number() })
const refusedSchema = waitingSchema.extend({ message: z.string() })

export interface StoredRows<Row> extends PendingRows {
  copies: readonly Row[]
}

export class RowsInStore<Row extends KeptRow> {
  private readonly store: Store
  private readonly outbox: Outbox
  private readonly holder: Holder
  private readonly kind: RowKind<Row>

  constructor(store: Store, outbox: Outbox, holder: Holder, kind: RowKind<Row>) {
    this.store = store
    this.outbox = outbox
    this.holder = holder
    this.kind = kind
  }

  thing(id: string): Thing {
    return { holder: this.holder, entity: this.kind.entity, key: id }
  }

  async read(): Promise<StoredRows<Row>> {
    const { holder, kind, outbox } = this
    // Listed before and after the read: a change that is written meanwhile is in at least one of the three
    // lists.
    const before = outbox.unwrittenOfEntity(holder, kind.entity)
    const stored = await this.store.read(async (rows) => {
      const [copies, waiting, refused] = await Promise.all([
        rows.list('cache', [kind.entity, holder]),
        rows.list('kept', ['outbox', holder, kind.entity]),
        rows.list('kept', ['refused', holder, kind.entity]),
      ])
      return { copies, waiting, refused }
    })
    const unwritten = [...before, ...outbox.unwrittenOfEntity(holder, kind.entity)]
    const waiting = [
      ...stored.waiting.flatMap(({ key, value }) =>
        withKey(key, waitingSchema.safeParse(value).data),
      ),
      ...unwritten.map(({ thing, change }) => ({ key: thing.key, value: change })),
    ]
    const refused = stored.refused.flatMap(({ key, value }) =>
      withKey(key, refusedSchema.safeParse(value).data),
    )
    return {
      copies: stored.copies.flatMap(({ value }) => kind.schema.safeParse(value).data ?? []),
      waiting: byKey<Waiting>(waiting),
      refused: byKey<Refused>(refused),
    }
  }

  /** Moves what the server has taken out of the outbox, and stores its rows as copies. */
  async settle(
    settled: readonly { id: string; ids: ReadonlySet<string>; row: Row | null }[],
  ): Promise<void> {
    for (const { ids } of settled) this.outbox.forget(ids)
    await this.outbox.writeCopies(
      async (rows) => {
        for (const { id, ids } of settled) await removeWaiting(rows, this.thing(id), ids)
      },
      async (rows) => {
        for (const { id, row } of settled) await this.putCopy(rows, id, row)
      },
    )
  }

  async writeCopies(changed: readonly { id: string; row: Row | null }[]): Promise<void> {
    await this.outbox.writeCopies(
      async () => undefined,
      async (rows) => {
        for (const { id, row } of changed) await this.putCopy(rows, id, row)
      },
    )
  }

  /** The server's whole list. */
  async replaceCopies(all: readonly Row[]): Promise<void> {
    await this.outbox.writeCopies(
      async () => undefined,
      async (rows) => {
        await rows.remove('cache', [this.kind.entity, this.holder])
        for (const row of all) await this.putCopy(rows, row.id, row)
      },
    )
  }

  async putAside(id: string, refused: readonly Refused[]): Promise<void> {
    this.outbox.forget(new Set(refused.map((each) => each.id)))
    await this.store.write((rows) => setAside(rows, this.thing(id), refused))
  }

  /**
   * Replaces these waiting bodies by one, or by none where `by` is null; does nothing where others have come
   * since.
   */
  async replaceWaiting(id: string, ids: ReadonlySet<string>, by: Waiting | null): Promise<void> {
    const thing = this.thing(id)
    if (this.outbox.unwrittenOf(thing).length > 0) return
    await this.store.write(async (rows) => {
      if ((await listWaiting(rows, thing)).some((each) => !ids.has(each.id))) return
      await removeThing(rows, thing)
      if (by) await appendWaiting(rows, thing, [by])
    })
  }

  async forgetRefused(id: string, refused: readonly Refused[]): Promise<void> {
    await this.store.write(async (rows) => {
      for (const each of refused) await removeRefused(rows, this.thing(id), each.id)
    })
  }

  private async putCopy(rows: WriteTransaction, id: string, row: Row | null): Promise<void> {
    const key: Key = [this.kind.entity, this.holder, id]
    if (row) await rows.put('cache', key, row)
    else await rows.remove('cache', key)
  }
}

function withKey<Value>(parts: Key, value: Value | undefined): { key: string; value: Value }[] {
  return value === undefined ? [] : [{ key: String(parts[3]), value }]
}

function byKey<Value extends { id: string }>(
  entries: readonly { key: string; value: Value }[],
): Map<string, Value[]> {
  const groups = new Map<string, Map<string, Value>>()
  for (const { key, value } of entries) {
    const group = groups.get(key) ?? new Map<string, Value>()
    group.set(value.id, value)
    groups.set(key, group)
  }
  return new Map([...groups].map(([key, group]) => [key, [...group.values()]]))
}
