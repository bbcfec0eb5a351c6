/** Whether a backup is being made: then no file goes that its rows may name. */
import { backupLock } from '#server/backend/backup/row-source.ts'
import type { Database } from '#server/backend/db/driver.ts'
import { PgliteDatabase } from '#server/backend/db/pglite/database.ts'
import type { Config } from '../config.ts'
import { errorFields, type Log } from '../process/log.ts'
import { openSnapshotChannel } from './snapshot-channel.ts'

export interface Backups {
  areUnderWay(): Promise<boolean>
  close(): Promise<void>
}

export async function watchBackups(
  { dataDir }: Config,
  database: Database,
  log: Log,
): Promise<Backups> {
  if (!(database instanceof PgliteDatabase)) {
    return { areUnderWay: () => isLocked(database), close: async () => {} }
  }
  const channel = await openSnapshotChannel(
    dataDir,
    (folder) => database.copyTo(folder),
    (error) => log.error('a copy for a backup failed', errorFields(error)),
  )
  return { areUnderWay: async () => channel.isBusy(), close: () => channel.close() }
}

/** Asked after the row is gone: a backup that takes the lock later does not see the row either. */
async function isLocked(database: Database): Promise<boolean> {
  const [result] = await database.transaction({
    readOnly: true,
    statements: [
      {
        text: `select exists (
          select from pg_catalog.pg_locks
          where locktype = 'advisory' and classid = $1::bigint::oid and objid = $2::bigint::oid
            and database = (select oid from pg_catalog.pg_database where datname = current_database())
        )`,
        values: [backupLock.group, backupLock.key],
      },
    ],
  })
  return result?.rows[0]?.[0] === 't'
}
