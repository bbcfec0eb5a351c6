/** Opens the database in a data folder: lock, first filling, engine, housekeeping. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Database, StatementTimeouts } from '../driver.ts'
import { ensureCluster, ensureWritable } from './cluster.ts'
import { PgliteDatabase } from './database.ts'
import { Engine } from './engine.ts'
import type { ExtensionName } from './engine-messages.ts'
import { lockFolder } from './folder-lock.ts'
import { JobQueue } from './job-queue.ts'
import { Listeners } from './listeners.ts'
import { MAINTENANCE_DEFAULTS, Maintenance, type MaintenanceOptions } from './maintenance.ts'
import { packTemplate, unpackTemplate } from './template.ts'

const STATEMENT_TIMEOUT_MS = 30_000

const EXTENSIONS: readonly ExtensionName[] = [
  'btree_gist',
  'citext',
  'cube',
  'earthdistance',
  'fuzzystrmatch',
  'pg_trgm',
  'pgcrypto',
  'unaccent',
  'uuid_ossp',
]

export interface PgliteOptions extends StatementTimeouts {
  /** The data folder; made when it is missing. */
  dir: string
  /** A file of `buildTemplate`, unpacked when the folder holds no database yet. */
  template?: string
  /** What migrations may `CREATE EXTENSION`; must stay the same for a folder's whole life. */
  extensions?: readonly ExtensionName[]
  maintenance?: Partial<MaintenanceOptions>
  /** Told when housekeeping failed; the database goes on. */
  onMaintenanceError?: (error: unknown) => void
}

export async function openPglite(options: PgliteOptions): Promise<PgliteDatabase> {
  const folder = resolve(options.dir)
  await ensureWritable(folder)
  const unlock = await lockFolder(folder, join(folder, 'database.lock'))
  try {
    const extensions = options.extensions ?? EXTENSIONS
    const { template } = options
    const dir = await ensureCluster(folder, (emptyDir) =>
      template ? unpackTemplate(template, emptyDir) : initialise(emptyDir),
    )
    const listeners = new Listeners()
    const queue = new JobQueue({
      prepareEngine: () => Engine.prepare({ dir, extensions }),
      sessionSetup: () => listeners.sessionSetup(),
      onSetUp: () => listeners.announceGap(),
    })
    await queue.open()
    const database: PgliteDatabase = new PgliteDatabase({
      dir,
      queue,
      listeners,
      statementTimeoutMs: options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
      roleTimeoutsMs: options.roleTimeoutsMs ?? {},
      onReply: ({ bytesWritten }) => maintenance.noteWritten(bytesWritten),
      beforeClose: () => maintenance.stop(),
      afterClose: unlock,
    })
    const maintenance = new Maintenance(
      database,
      { ...MAINTENANCE_DEFAULTS, ...options.maintenance },
      options.onMaintenanceError ?? (() => {}),
    )
    return database
  } catch (error) {
    await unlock()
    throw error
  }
}

/** Makes a database, lets `prepare` fill it, and packs it into the file. */
export async function buildTemplate(
  file: string,
  prepare: (database: Database) => Promise<void>,
  options: Pick<PgliteOptions, 'extensions'> = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'database-template-'))
  try {
    const database = await openPglite({ ...options, dir: folder })
    try {
      await prepare(database)
      await database.script('VACUUM (ANALYZE, FREEZE)')
    } finally {
      await database.close()
    }
    await packTemplate(join(folder, 'database'), file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function initialise(emptyDir: string): Promise<void> {
  const engine = await Engine.prepare({ dir: emptyDir, extensions: [] })
  await engine.open({ answered: () => {}, died: () => {} })
  await engine.close()
}
