/** Opens the database of a server: PGlite in a folder, or a PostgreSQL server. */
import type { Database } from './driver.ts'
import { openPglite, type PgliteOptions } from './pglite/open.ts'
import type { PostgresOptions } from './postgres/database.ts'

export type OpenOptions =
  | ({ kind: 'pglite' } & PgliteOptions)
  | ({ kind: 'postgres' } & PostgresOptions)

/** Resolves when the database answers. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  return options.kind === 'pglite' ? openPglite(options) : openPostgres(options)
}

async function openPostgres(options: PostgresOptions): Promise<Database> {
  // An embedded database needs none of its driver.
  const { PostgresDatabase } = await import('./postgres/database.ts')
  const database = new PostgresDatabase(options)
  try {
    await database.ping()
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
