/** `npm run backup`: everything that this deployment holds, in one file. */
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { createArchive } from '#server/backend/backup/archive-writer.ts'
import { BackupError, type End, type Manifest } from '#server/backend/backup/manifest.ts'
import { type RowSource, rowsOfOwn, rowsOfSnapshot } from '#server/backend/backup/row-source.ts'
import { secretName } from '#server/backend/backup/secret-name.ts'
import { writeBackup } from '#server/backend/backup/write-backup.ts'
import { DataFolderBusyError } from '#server/backend/db/pglite/folder-lock.ts'
import { openPglite } from '#server/backend/db/pglite/open.ts'
import { derivedSecret } from '#server/backend/tokens/derived-secret.ts'
import type { Config } from '../config.ts'
import { fileStoreOf } from '../data/file-store.ts'
import { readKeys } from '../data/keys.ts'
import { askForSnapshot } from './snapshot-channel.ts'

export interface MadeBackup {
  manifest: Manifest
  end: Omit<End, 'seal'>
  size: number
}

export async function makeBackup(
  config: Config,
  file: string,
  { madeBy, now }: { madeBy: Manifest['madeBy']; now: Date },
): Promise<MadeBackup> {
  if (config.backend.kind === 'supabase') {
    throw new BackupError('SUPABASE_URL is set: the platform makes the backups of a project.')
  }
  if (existsSync(file)) throw new BackupError(`${file} exists already.`)
  const cluster = path.join(config.dataDir, 'database', 'PG_VERSION')
  if (config.backend.kind === 'embedded' && !existsSync(cluster)) {
    throw new BackupError(`There is no database in ${config.dataDir} yet.`)
  }
  const { secret } = readKeys(config)
  const keysFile = path.join(config.dataDir, 'keys.json')
  const archive = await createArchive(file, { sealKey: derivedSecret(secret, 'backup-seal'), now })
  try {
    const rows = await openRows(config)
    try {
      return await writeBackup(
        { ...archive, finish: (end) => rows.stillConsistent() && archive.finish(end) },
        {
          rows,
          store: await fileStoreOf(config),
          files: config.values.S3_URL ? 's3' : 'disk',
          // Where SECRET is a setting it is kept elsewhere, and must not travel with the data.
          keys: config.values.SECRET ? null : await readFile(keysFile),
          secretName: secretName(secret),
          madeBy,
          now,
        },
      )
    } finally {
      await rows.close()
    }
  } finally {
    await archive.close()
  }
}

interface ConsistentRows extends RowSource {
  /** Throws where files that the rows name may have gone. */
  stillConsistent(): true
}

async function openRows({ backend, dataDir }: Config): Promise<ConsistentRows> {
  if (backend.kind === 'postgres') {
    return { ...(await rowsOfSnapshot(backend.url)), stillConsistent: () => true }
  }
  try {
    return { ...rowsOfOwn(await openPglite({ dir: dataDir })), stillConsistent: () => true }
  } catch (error) {
    if (!(error instanceof DataFolderBusyError)) throw error
    return rowsOfCopy(dataDir)
  }
}

/** A server has the database open: its copy is opened instead, and removed afterwards. */
async function rowsOfCopy(dataDir: string): Promise<ConsistentRows> {
  await removeForgottenCopies(dataDir)
  const folder = await mkdtemp(path.join(dataDir, `backup-copy-${process.pid}-`))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const held = await askForSnapshot(dataDir, folder)
    const rows = rowsOfOwn(await openPglite({ dir: folder }))
    return {
      ...rows,
      stillConsistent() {
        held.assertHeld()
        return true
      },
      async close() {
        held.release()
        await rows.close()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Removes copies of the database that a killed backup left behind. */
async function removeForgottenCopies(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const [, pid] = /^backup-copy-(\d+)-/.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) {
      await rm(path.join(dataDir, name), { recursive: true, force: true })
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
