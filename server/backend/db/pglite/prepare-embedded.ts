/** Opens the database of a data folder and brings it to the state its SQL files describe. */
import type { Database } from '../driver.ts'
import { type Migrated, type MigrateOptions, migrate } from '../migrate.ts'
import { openPglite, type PgliteOptions } from './open.ts'

export async function prepareEmbedded(
  options: PgliteOptions & MigrateOptions,
): Promise<{ database: Database } & Migrated> {
  const database = await openPglite(options)
  try {
    return { database, ...(await migrate(database, options)) }
  } catch (error) {
    await database.close()
    throw error
  }
}
