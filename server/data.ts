/** Opens what the process stores things in, as the settings say, and closes it again. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Database } from '#server/backend/db/driver.ts'
import { openDatabase } from '#server/backend/db/open.ts'
import type { Config } from './config.ts'
import { errorFields, type Log } from './log.ts'

/** Made by the build, so that a first start unpacks a database instead of making one. */
export const databaseTemplate = path.join(import.meta.dirname, '..', 'build', 'database.template')

export interface OpenedData {
  /** `elsewhere`: a Supabase project holds the data. */
  database: Database | 'elsewhere'
  close: () => Promise<void>
}

export async function openData(config: Config, log: Log): Promise<OpenedData> {
  if (config.backend.kind === 'supabase') return { database: 'elsewhere', close: async () => {} }
  const database = await openDatabase({
    kind: 'pglite',
    dir: config.dataDir,
    template: existsSync(databaseTemplate) ? databaseTemplate : undefined,
    statementTimeoutMs: config.values.STATEMENT_TIMEOUT_MS,
    onMaintenanceError: (error) => log.warn('database housekeeping failed', errorFields(error)),
  })
  return { database, close: () => database.close() }
}
