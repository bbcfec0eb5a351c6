/**
 * The database contract on PGlite: every transaction is one message to the worker and one batch
 * on the wire (two with `decide`), one transaction at a time.
 */
import {
  type Database,
  DatabaseError,
  type StatementResult,
  type StatementTimeouts,
  type Transaction,
  timeoutOf,
} from '../driver.ts'
import { type Batch, commit, rollback, toBatch } from '../wire/batch.ts'
import { decodeReply, type Reply } from '../wire/decode.ts'
import { beginCopy } from './copy-cluster.ts'
import type { EngineReply, JobQueue } from './job-queue.ts'
import type { Listeners } from './listeners.ts'

export interface PgliteDatabaseOptions extends Required<StatementTimeouts> {
  /** The cluster's folder. */
  dir: string
  queue: JobQueue
  listeners: Listeners
  /** Sees every reply of the engine: what was written and forced to disk so far. */
  onReply(reply: EngineReply): void
  beforeClose(): void
  afterClose(): Promise<void>
}

export class PgliteDatabase implements Database {
  readonly kind = 'pglite'
  #options: PgliteDatabaseOptions
  #closed: Promise<void> | undefined

  constructor(options: PgliteDatabaseOptions) {
    this.#options = options
  }

  async transaction(work: Transaction): Promise<readonly StatementResult[]> {
    const batch = toBatch(work)
    const timeoutMs = timeoutOf(work, this.#options)
    const { decide, onRan } = work
    if (decide) return this.#decided(batch, decide, timeoutMs, onRan)
    const statements = [...batch.statements, commit]
    const reply = await this.#options.queue.run({
      work: { kind: 'batch', statements },
      timeoutMs,
      onRan,
    })
    return batch.own(this.#read(reply, batch).results)
  }

  async script(sql: string): Promise<void> {
    const work = { kind: 'script', sql } as const
    this.#read(await this.#options.queue.run({ work, timeoutMs: Infinity }), null)
  }

  async listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>> {
    const { listeners } = this.#options
    const subscription = { onPayload, onGap }
    try {
      await this.script(listeners.add(channel, subscription))
    } catch (error) {
      listeners.remove(channel, subscription)
      throw error
    }
    return async () => {
      const stopped = listeners.remove(channel, subscription)
      if (stopped) await this.script(stopped)
    }
  }

  async ping(): Promise<void> {
    await this.transaction({ readOnly: true, statements: [{ text: 'SELECT 1' }] })
  }

  /** A copy of the cluster as it is between two transactions, made while others go on. */
  async copyTo(folder: string): Promise<void> {
    const { queue, dir } = this.#options
    const copy = await beginCopy(dir, folder)
    // After a checkpoint all data is in its files, so that the copy has next to nothing to recover.
    const work = { kind: 'script', sql: 'CHECKPOINT' } as const
    const job = { work, timeoutMs: Infinity, whilePaused: () => copy.complete() }
    this.#read(await queue.run(job), null)
  }

  close(): Promise<void> {
    this.#closed ??= this.#close()
    return this.#closed
  }

  async #close(): Promise<void> {
    this.#options.beforeClose()
    await this.#options.queue.close()
    await this.#options.afterClose()
  }

  async #decided(
    batch: Batch,
    decide: NonNullable<Transaction['decide']>,
    timeoutMs: number,
    onRan: Transaction['onRan'],
  ): Promise<readonly StatementResult[]> {
    let results: readonly StatementResult[] | undefined
    const failure: { cause?: unknown } = {}
    const last = await this.#options.queue.run({
      work: { kind: 'batch', statements: batch.statements },
      timeoutMs,
      onRan,
      followUp: (reply) => {
        const first = decodeReply(reply.bytes)
        if (first.error) return null
        results = batch.own(first.results)
        let verdict: ReturnType<typeof decide> = 'rollback'
        try {
          verdict = decide(results)
        } catch (error) {
          failure.cause = error
        }
        return { kind: 'batch', statements: [verdict === 'commit' ? commit : rollback] }
      },
    })
    this.#read(last, results ? null : batch)
    if ('cause' in failure) throw failure.cause
    return results ?? []
  }

  #read(reply: EngineReply, batch: Batch | null): Reply {
    const decoded = decodeReply(reply.bytes)
    this.#options.onReply(reply)
    this.#options.listeners.deliver(decoded.notifications)
    if (decoded.error) {
      throw new DatabaseError({ ...decoded.error, ...batch?.failedAt(decoded.results.length) })
    }
    return decoded
  }
}
