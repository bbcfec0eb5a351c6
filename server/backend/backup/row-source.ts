/** Reads rows that do not change while they are read: what a backup is made from. */
import { Client } from 'pg'
import type { Database, SqlValue, TextRow } from '#server/backend/db/driver.ts'
import { toDatabaseError } from '#server/backend/db/postgres/errors.ts'

export interface RowSource {
  readonly kind: Database['kind']
  rows(text: string, values?: readonly SqlValue[]): Promise<readonly TextRow[]>
  close(): Promise<void>
}

/** Values are printed the same whatever the server's settings; rows that a policy hides are an error. */
const printing: readonly (readonly [string, string])[] = [
  ['search_path', ''],
  ['timezone', 'UTC'],
  ['datestyle', 'ISO, YMD'],
  ['intervalstyle', 'postgres'],
  ['bytea_output', 'hex'],
  ['extra_float_digits', '1'],
  ['row_security', 'off'],
]

/** A database that nobody else has open. */
export function rowsOfOwn(database: Database): RowSource {
  return {
    kind: database.kind,
    async rows(text, values = []) {
      const [result] = await database.transaction({
        readOnly: true,
        settings: printing,
        statements: [{ text, values }],
        timeoutMs: Infinity,
      })
      return result?.rows ?? []
    },
    close: () => database.close(),
  }
}

/** Held by a backup while it runs, so that servers keep the files that its rows name. */
export const backupLock = { group: 7_214_055, key: 311 }

/** One transaction on a connection of its own: everything as it was when it began. */
export async function rowsOfSnapshot(url: string): Promise<RowSource> {
  const client = new Client({ connectionString: url, statement_timeout: 0, types: asText })
  // Its queries are rejected with the same error.
  client.on('error', () => {})
  const rows: RowSource['rows'] = async (text, values = []) => {
    try {
      const found = await client.query<(string | null)[]>({
        text,
        values: [...values],
        rowMode: 'array',
      })
      return found.rows
    } catch (error) {
      throw toDatabaseError(error)
    }
  }
  try {
    await client.connect().catch((error: unknown) => {
      throw toDatabaseError(error)
    })
    // Before the snapshot: what a server removes after it saw no lock is in no row of ours.
    await rows('select pg_advisory_lock_shared($1, $2)', [backupLock.group, backupLock.key])
    await rows('begin isolation level repeatable read, read only')
    for (const [name, value] of printing) {
      await rows('select set_config($1, $2, true)', [name, value])
    }
  } catch (error) {
    await client.end()
    throw error
  }
  return { kind: 'postgres', rows, close: () => client.end() }
}

const asText = { getTypeParser: () => (value: unknown) => value }
