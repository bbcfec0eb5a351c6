/**
 * A batch on a `pg` connection: all messages in one write, one answer, results as text.
 * `pg` itself would wait for the server after every statement.
 */
import type { ClientBase, Connection, Submittable } from 'pg'
import {
  DatabaseError,
  type DatabaseErrorFields,
  type Statement,
  type StatementResult,
  type TextRow,
} from '../driver.ts'
import { affectedRows } from '../wire/decode.ts'
import { WireEncoder } from '../wire/encode.ts'
import { isStalePlan, StatementCache } from '../wire/statement-cache.ts'
import { reportedFields, toDatabaseError } from './errors.ts'

export interface PipelineOutcome {
  /** The results of the statements that went well. */
  results: StatementResult[]
  /** Why the next one did not; the transaction is rolled back. */
  error: DatabaseErrorFields | null
}

/** What `pg` calls on a query as the server's messages arrive. */
interface QueryHandlers extends Submittable {
  handleRowDescription(message: { fields: { name: string; dataTypeID: number }[] }): void
  handleDataRow(message: { fields: TextRow }): void
  handleCommandComplete(message: { text: string }): void
  handleEmptyQuery(): void
  handleReadyForQuery(): void
  handleError(error: unknown): void
}

const encoder = new WireEncoder()
const caches = new WeakMap<ClientBase, StatementCache>()

/** Runs the statements up to the first that fails; rejects only when the connection is lost. */
export async function runPipeline(
  client: ClientBase,
  statements: readonly Statement[],
): Promise<PipelineOutcome> {
  const cache = caches.get(client) ?? new StatementCache()
  caches.set(client, cache)
  const outcome = await send(client, cache, statements)
  if (!outcome.error || !isStalePlan(outcome.error)) return outcome
  cache.forget()
  return send(client, cache, statements)
}

async function send(
  client: ClientBase,
  cache: StatementCache,
  statements: readonly Statement[],
): Promise<PipelineOutcome> {
  const outcome = await new Promise<PipelineOutcome>((resolve, reject) => {
    client.query(batchQuery(cache, statements, resolve, reject))
  })
  if (outcome.error) await rollBack(client, outcome.error)
  return outcome
}

async function rollBack(client: ClientBase, error: DatabaseErrorFields): Promise<void> {
  // The server has ended the session, and the transaction with it.
  if (error.severity === 'FATAL') throw new DatabaseError(error)
  try {
    await client.query('ROLLBACK')
  } catch (cause) {
    throw toDatabaseError(cause)
  }
}

function batchQuery(
  cache: StatementCache,
  statements: readonly Statement[],
  resolve: (outcome: PipelineOutcome) => void,
  reject: (error: Error) => void,
): QueryHandlers {
  const results: StatementResult[] = []
  let columns: StatementResult['columns'] = []
  let rows: TextRow[] = []
  const finish = (affected: number) => {
    results.push({ columns, rows, affected })
    columns = []
    rows = []
  }
  return {
    submit(connection: Connection) {
      try {
        cache.encode(encoder, statements)
        // The encoder is used again before the socket has taken the bytes.
        connection.stream.write(Buffer.from(encoder.take()))
        return null
      } catch (error) {
        encoder.take()
        const message = error instanceof Error ? error.message : String(error)
        return new DatabaseError({ code: '22021', message }, { cause: error })
      }
    },
    handleRowDescription({ fields }) {
      columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }))
    },
    handleDataRow({ fields }) {
      rows.push(fields)
    },
    handleCommandComplete({ text }) {
      finish(affectedRows(text))
    },
    handleEmptyQuery() {
      finish(0)
    },
    handleReadyForQuery() {
      cache.settle(false)
      resolve({ results, error: null })
    },
    handleError(error) {
      cache.settle(true)
      const fields = reportedFields(error)
      if (fields) resolve({ results, error: fields })
      else reject(toDatabaseError(error))
    },
  }
}
