/** A database with the schema of a backup, ready for its rows, that becomes the real one at the end. */
import { fetchTables, type Rows } from '#server/backend/backup/catalog.ts'
import { BackupError, type Manifest } from '#server/backend/backup/manifest.ts'
import { type MigrateOptions, migrate } from '#server/backend/db/migrate.ts'
import { prepareEmbedded } from '#server/backend/db/pglite/prepare-embedded.ts'
import {
  type OneTransaction,
  openOneTransaction,
} from '#server/backend/db/postgres/one-transaction.ts'
import { quoteIdentifier } from '#server/backend/db/quote.ts'

export interface RestoreDatabase {
  rows: Rows
  /** Makes it durable; `complete` is called when nothing but the last step can fail. */
  finish(complete: () => Promise<void>): Promise<void>
  /** Removes all that was restored so far. */
  abandon(): Promise<void>
}

/** Restores into an embedded database in a folder of its own, which the caller moves to its place. */
export async function intoEmbedded(
  dir: string,
  { schema, template }: { schema: MigrateOptions; template: string | undefined },
): Promise<RestoreDatabase> {
  const { database } = await prepareEmbedded({ ...schema, dir, ...(template && { template }) })
  return {
    async rows(text, values = []) {
      const [result] = await database.transaction({
        settings: [['row_security', 'off']],
        statements: [{ text, values }],
        timeoutMs: Infinity,
      })
      return result?.rows ?? []
    },
    async finish(complete) {
      await database.script('VACUUM (ANALYZE)')
      await database.close()
      await complete()
    },
    abandon: () => database.close(),
  }
}

interface PostgresOptions {
  schema: MigrateOptions
  /** Whether the data that is there is removed first. */
  replace: boolean
}

/** All of it in one transaction: until its end the database is as it was. */
export async function intoPostgres(
  url: string,
  manifest: Manifest,
  { schema, replace }: PostgresOptions,
): Promise<RestoreDatabase> {
  const database = await openOneTransaction(url)
  try {
    await assertUnused(database)
    const tables = await fetchTables(database.rows)
    if (tables.length > 0 && !replace) {
      throw new BackupError(
        'The database of DATABASE_URL is not empty. Add --replace to have it replaced by the backup.',
      )
    }
    if (replace) await dropSchemas(database, manifest)
    await migrate(database, schema)
    await database.rows("select set_config('row_security', 'off', true)")
  } catch (error) {
    await database.close()
    throw error
  }
  return {
    rows: database.rows,
    async finish(complete) {
      await complete()
      await database.commit()
      await database.close()
    },
    abandon: () => database.close(),
  }
}

async function assertUnused({ rows }: OneTransaction): Promise<void> {
  const [found] = await rows(
    `select count(*) from pg_catalog.pg_stat_activity
     where datname = current_database() and usename = 'authenticator'`,
  )
  if (found?.[0] !== '0') {
    throw new BackupError('Servers are connected to the database of DATABASE_URL. Stop them first.')
  }
}

/** Drops the schemas of the backup, and those that the platform makes beside them. */
async function dropSchemas({ script, rows }: OneTransaction, manifest: Manifest): Promise<void> {
  const brought = manifest.tables.map(({ schema }) => schema)
  const schemas = new Set([
    ...brought,
    'auth',
    'storage',
    'realtime',
    'extensions',
    'graphql_public',
  ])
  schemas.delete('public')
  for (const schema of schemas)
    await rows(`drop schema if exists ${quoteIdentifier(schema)} cascade`)
  await script(`drop schema if exists public cascade;
    create schema public authorization pg_database_owner;
    grant usage on schema public to public;`)
}
