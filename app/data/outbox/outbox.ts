/**
 * Takes changes in at once and writes them to the store right after. A change that is not written
 * yet, or does not fit on a full device, is held in memory in the same order, so that it is shown and
 * sent all the same.
 */
import type { Holder } from '#app/data/holder.ts'
import type { ReadTransaction, Store, WriteTransaction } from '#app/data/store/store.ts'
import { appendWaiting, listWaiting, type Thing, type Waiting } from './waiting.ts'

export interface OutboxOptions {
  store: Store
  /** Drops copies of what the server has. */
  makeRoom: () => Promise<void>
  /** After changes of these things were stored. */
  onStored: (things: readonly Thing[]) => void
  /** With a word for the person when changes could not be stored, and null when they are again. */
  onTrouble: (message: string | null) => void
}

const full = 'This device has no room left. Your latest changes last until this tab is closed.'

export class Outbox {
  private readonly options: OutboxOptions
  private unwritten: { thing: Thing; change: Waiting }[] = []
  private writing: Promise<void> | undefined
  private isFull = false

  constructor(options: OutboxOptions) {
    this.options = options
  }

  /** Resolves when the change is stored. It need not be awaited: the change counts at once. */
  append(thing: Thing, change: Waiting): Promise<void> {
    this.unwritten.push({ thing, change })
    this.writing ??= this.write()
    return this.writing
  }

  /** Changes of this thing that are not in the store. */
  unwrittenOf({ holder, entity, key }: Thing): readonly Waiting[] {
    return this.unwritten.flatMap(({ thing, change }) =>
      thing.holder === holder && thing.entity === entity && thing.key === key ? [change] : [],
    )
  }

  /** Changes of an entity's things that are not in the store. */
  unwrittenOfEntity(holder: Holder, entity: string): readonly { thing: Thing; change: Waiting }[] {
    return this.unwritten.filter(({ thing }) => thing.holder === holder && thing.entity === entity)
  }

  /** In a transaction of the caller's, so that what else is read there fits to it. */
  async list(rows: ReadTransaction, thing: Thing): Promise<readonly Waiting[]> {
    // Listed before and after the read: a change that is written meanwhile is in at least one of the three
    // lists.
    const before = this.unwrittenOf(thing)
    const stored = await listWaiting(rows, thing)
    const all = [...stored, ...before, ...this.unwrittenOf(thing)]
    return [...new Map(all.map(({ id, body, at }) => [id, { id, body, at }])).values()]
  }

  /** Forgets changes that were sent, or that are not to be. */
  forget(ids: ReadonlySet<string>): void {
    this.unwritten = this.unwritten.filter(({ change }) => !ids.has(change.id))
  }

  /**
   * Writes what must be and a copy of what the server has; on a full device without the copy, which
   * can be had again.
   */
  async writeCopies(
    must: (rows: WriteTransaction) => Promise<void>,
    copy: (rows: WriteTransaction) => Promise<void>,
  ): Promise<void> {
    const { store, makeRoom } = this.options
    const both = async (rows: WriteTransaction) => {
      await must(rows)
      await copy(rows)
    }
    try {
      await store.write(both).catch(async () => {
        await makeRoom()
        await store.write(both)
      })
    } catch {
      await store.write(must)
    }
  }

  /** How many of a holder's changes are not in the store. */
  countUnwritten(holder: Holder): number {
    return this.unwritten.filter(({ thing }) => thing.holder === holder).length
  }

  /** Things of a holder of which a change is not in the store. */
  unwrittenThings(holder: Holder): readonly Thing[] {
    return this.unwritten.flatMap(({ thing }) => (thing.holder === holder ? [thing] : []))
  }

  private async write(): Promise<void> {
    // What is appended meanwhile goes with the next transaction, all of it at once.
    await Promise.resolve()
    while (this.unwritten.length > 0) {
      const batch = [...this.unwritten]
      try {
        await this.store(batch).catch(async () => {
          await this.options.makeRoom()
          await this.store(batch)
        })
      } catch {
        this.isFull = true
        this.options.onTrouble(full)
        break
      }
      this.forget(new Set(batch.map(({ change }) => change.id)))
      if (this.isFull) this.options.onTrouble(null)
      this.isFull = false
      this.options.onStored([...new Set(batch.map(({ thing }) => thing))])
    }
    this.writing = undefined
  }

  private store(batch: readonly { thing: Thing; change: Waiting }[]): Promise<void> {
    const things = new Map<string, { thing: Thing; changes: Waiting[] }>()
    for (const { thing, change } of batch) {
      const name = `${thing.holder} ${thing.entity} ${thing.key}`
      const group = things.get(name) ?? { thing, changes: [] }
      group.changes.push(change)
      things.set(name, group)
    }
    return this.options.store.write(async (rows) => {
      for (const { thing, changes } of things.values()) await appendWaiting(rows, thing, changes)
    })
  }
}
