/**
 * The database contract on a PostgreSQL server: a bounded pool with a bounded queue in front of
 * it, every transaction one round trip (two with `decide`).
 */
import { Client, Pool, type PoolClient } from 'pg'
import {
  type Database,
  DatabaseError,
  type Statement,
  type StatementResult,
  type StatementTimeouts,
  type Transaction,
  timeoutOf,
} from '../driver.ts'
import { type Batch, commit, rollback, toBatch } from '../wire/batch.ts'
import { toDatabaseError } from './errors.ts'
import { PostgresListener } from './listener.ts'
import { runPipeline } from './pipeline.ts'

/** How much later than its own time-out the server may answer before the connection is given up. */
const GRACE_MS = 10_000

export interface PostgresOptions extends StatementTimeouts {
  url: string
  poolSize?: number
  /** Transactions that may wait for a connection; one more is refused at once. */
  queueLimit?: number
  /** How long a transaction may wait for a connection. */
  queueTimeoutMs?: number
  /** 0 keeps connections open for good. */
  idleTimeoutMs?: number
}

const DEFAULTS = {
  poolSize: 10,
  queueLimit: 1000,
  queueTimeoutMs: 10_000,
  statementTimeoutMs: 30_000,
  roleTimeoutsMs: {},
  idleTimeoutMs: 60_000,
}

export class PostgresDatabase implements Database {
  readonly kind = 'postgres'
  #options: Required<PostgresOptions>
  #pool: Pool
  #listener: PostgresListener
  #underWay = new Set<Promise<unknown>>()
  #closed: Promise<void> | undefined

  constructor(options: PostgresOptions) {
    this.#options = { ...DEFAULTS, ...options }
    const { url, poolSize, queueTimeoutMs, statementTimeoutMs, idleTimeoutMs } = this.#options
    this.#pool = new Pool({
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: queueTimeoutMs,
      idleTimeoutMillis: idleTimeoutMs,
      statement_timeout: serverTimeout(statementTimeoutMs),
      keepAlive: true,
    })
    // A connection was lost: what runs on it is rejected with the same error, and the pool opens
    // another when one is needed.
    this.#pool.on('error', () => {})
    this.#pool.on('connect', (client) => client.on('error', () => {}))
    this.#listener = new PostgresListener(url)
  }

  transaction(work: Transaction): Promise<readonly StatementResult[]> {
    return this.#track(() => this.#transaction(work))
  }

  script(sql: string): Promise<void> {
    return this.#track(() => this.#script(sql))
  }

  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>> {
    return this.#listener.listen(channel, onPayload, onGap)
  }

  async ping(): Promise<void> {
    await this.transaction({ readOnly: true, statements: [{ text: 'SELECT 1' }] })
  }

  close(): Promise<void> {
    this.#closed ??= this.#close()
    return this.#closed
  }

  async #close(): Promise<void> {
    await Promise.allSettled(this.#underWay)
    await Promise.all([this.#listener.close(), this.#pool.end()])
  }

  async #track<T>(start: () => Promise<T>): Promise<T> {
    if (this.#closed) throw new Error('the database is closed')
    const work = start()
    this.#underWay.add(work)
    try {
      return await work
    } finally {
      this.#underWay.delete(work)
    }
  }

  async #transaction(work: Transaction): Promise<readonly StatementResult[]> {
    const { decide, onRan } = work
    const timeoutMs = timeoutOf(work, this.#options)
    const batch = toBatch(work, this.#timeoutSetting(timeoutMs))
    return this.#withClient(timeoutMs * (work.statements.length + 1), async (client) => {
      const begunAt = performance.now()
      try {
        if (decide) return await decided(client, batch, decide)
        return batch.own(await run(client, [...batch.statements, commit], batch))
      } finally {
        onRan?.(performance.now() - begunAt)
      }
    })
  }

  /** On a connection of its own: what a script sets for its session ends with it. */
  async #script(sql: string): Promise<void> {
    const client = new Client({ connectionString: this.#options.url, statement_timeout: 0 })
    // Its queries are rejected with the same error.
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query(sql)
    } catch (error) {
      throw toDatabaseError(error)
    } finally {
      await client.end()
    }
  }

  #timeoutSetting(timeoutMs: number): Transaction['settings'] {
    if (timeoutMs === this.#options.statementTimeoutMs) return []
    return [['statement_timeout', String(serverTimeout(timeoutMs))]]
  }

  async #withClient<T>(limitMs: number, use: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#connect()
    let lost: DatabaseError | undefined
    try {
      return await withDeadline(use(client), limitMs + GRACE_MS)
    } catch (error) {
      if (error instanceof DatabaseError && error.fields.severity === 'FATAL') lost = error
      throw error
    } finally {
      client.release(lost)
    }
  }

  async #connect(): Promise<PoolClient> {
    if (this.#pool.waitingCount >= this.#options.queueLimit) throw tooBusy()
    const full = this.#pool.totalCount >= this.#options.poolSize
    try {
      return await this.#pool.connect()
    } catch (error) {
      // A time-out while all connections are in use means too busy, not a lost connection.
      const reported = toDatabaseError(error)
      throw full && reported.code === '08006' ? tooBusy(error) : reported
    }
  }
}

/** PostgreSQL writes "none" as 0. */
const serverTimeout = (timeoutMs: number) => (timeoutMs === Infinity ? 0 : Math.ceil(timeoutMs))

const tooBusy = (cause?: unknown) =>
  new DatabaseError(
    {
      severity: 'FATAL',
      code: '53300',
      message: 'all connections to the database are in use',
      hint: 'Try again in a moment.',
    },
    { cause },
  )

async function run(
  client: PoolClient,
  statements: readonly Statement[],
  batch: Batch | null,
): Promise<StatementResult[]> {
  const { results, error } = await runPipeline(client, statements)
  if (error) throw new DatabaseError({ ...error, ...batch?.failedAt(results.length) })
  return results
}

async function decided(
  client: PoolClient,
  batch: Batch,
  decide: NonNullable<Transaction['decide']>,
): Promise<readonly StatementResult[]> {
  const results = batch.own(await run(client, batch.statements, batch))
  let verdict: ReturnType<typeof decide> = 'rollback'
  try {
    verdict = decide(results)
  } finally {
    await run(client, [verdict === 'commit' ? commit : rollback], null)
  }
  return results
}

/** The server ends a slow statement itself; this ends the wait for a server that is gone. */
async function withDeadline<T>(answer: Promise<T>, limitMs: number): Promise<T> {
  if (limitMs === Infinity) return answer
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(toDatabaseError('the server does not answer')), limitMs)
  try {
    return await Promise.race([answer, silence])
  } finally {
    clearTimeout(timer)
  }
}
