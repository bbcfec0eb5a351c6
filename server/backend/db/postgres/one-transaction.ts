/**
 * A whole preparation of a database as one transaction: every `transaction` within is a savepoint,
 * and nothing of it is seen, or left behind, unless `commit` is called.
 */
import { Client } from 'pg'
import {
  type Database,
  DatabaseError,
  type SqlValue,
  type StatementResult,
  type TextRow,
  type Transaction,
} from '../driver.ts'
import { toDatabaseError } from './errors.ts'

export interface OneTransaction extends Database {
  rows(text: string, values?: readonly SqlValue[]): Promise<readonly TextRow[]>
  commit(): Promise<void>
}

export async function openOneTransaction(url: string): Promise<OneTransaction> {
  const client = new Client({ connectionString: url, statement_timeout: 0, types: asText })
  // Its queries are rejected with the same error.
  client.on('error', () => {})
  await client.connect().catch((error: unknown) => {
    throw toDatabaseError(error)
  })

  const query = async (
    text: string,
    values: readonly SqlValue[] = [],
  ): Promise<StatementResult> => {
    try {
      const found = await client.query<(string | null)[]>({
        text,
        values: [...values],
        rowMode: 'array',
      })
      const columns = found.fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }))
      return { columns, rows: found.rows, affected: found.rowCount ?? 0 }
    } catch (error) {
      throw toDatabaseError(error)
    }
  }
  const script = async (sql: string) => {
    await client.query(sql).catch((error: unknown) => {
      throw toDatabaseError(error)
    })
  }

  const savepoint = async (work: Transaction): Promise<StatementResult[]> => {
    const { settings = [], role, statements, decide } = work
    await query('savepoint part')
    const results: StatementResult[] = []
    try {
      const all = [...settings, ...(role === undefined ? [] : [['role', role] as const])]
      for (const [name, value] of all) await query('select set_config($1, $2, true)', [name, value])
      for (const { text, values } of statements) results.push(await query(text, values))
      if (decide?.(results) === 'rollback') await query('rollback to savepoint part')
    } catch (error) {
      await query('rollback to savepoint part')
      if (!(error instanceof DatabaseError)) throw error
      throw new DatabaseError({ ...error.fields, statement: results.length }, { cause: error })
    }
    await query('release savepoint part')
    // Releasing a savepoint keeps the settings that were made in it, so the role is reset.
    if (role !== undefined) await query("select set_config('role', 'none', true)")
    for (const [name] of settings) await query(`set local ${name} to default`)
    return results
  }

  await query('begin')
  return {
    kind: 'postgres',
    transaction: savepoint,
    script,
    rows: async (text, values) => (await query(text, values)).rows,
    listen: () => Promise.reject(new Error('nobody listens within one transaction')),
    ping: async () => void (await query('select 1')),
    commit: async () => void (await query('commit')),
    close: () => client.end(),
  }
}

const asText = { getTypeParser: () => (value: unknown) => value }
