/** `npm run restore`: a deployment as it was when the backup was made. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Archive, openArchive } from '#server/backend/backup/archive-reader.ts'
import type { Rows } from '#server/backend/backup/catalog.ts'
import { openRowLoader } from '#server/backend/backup/load-rows.ts'
import { BackupError, endName, keysName, type Manifest } from '#server/backend/backup/manifest.ts'
import { withMigrationsOf } from '#server/backend/backup/migrations-of.ts'
import { openFileLoader } from '#server/backend/backup/restore-files.ts'
import { secretName } from '#server/backend/backup/secret-name.ts'
import { lockFolder } from '#server/backend/db/pglite/folder-lock.ts'
import { openDiskStore } from '#server/backend/storage/store/disk-store.ts'
import type { ObjectStore } from '#server/backend/storage/store/object-store.ts'
import { openS3Store } from '#server/backend/storage/store/s3-store.ts'
import { derivedSecret } from '#server/backend/tokens/derived-secret.ts'
import type { Config } from '../config.ts'
import { keysSchema, readKeysFile } from '../data/keys.ts'
import { databaseTemplate, productSchema } from '../data/product-schema.ts'
import { intoEmbedded, intoPostgres, type RestoreDatabase } from './restore-database.ts'
import { beginStaging, dropStaging, markComplete, settleStaging } from './staged-restore.ts'

export interface Restored {
  manifest: Manifest
  rows: number
  files: number
  missingFiles: number
}

export async function restoreBackup(
  config: Config,
  file: string,
  { replace }: { replace: boolean },
): Promise<Restored> {
  if (config.backend.kind === 'supabase') {
    throw new BackupError('SUPABASE_URL is set: this command works on a database of our own.')
  }
  const archive = await openArchive(file)
  try {
    const { manifest } = archive
    const secret = secretFor(config, archive)
    const end = await archive.verify(derivedSecret(secret, 'backup-seal'))
    const { migrationsDir, platformDir } = productSchema('none')
    await withMigrationsOf(manifest, migrationsDir, async (dir, areAll) => {
      const schema = { platformDir, migrationsDir: dir }
      // The packed database that first starts unpack: to migrate an embedded database from nothing
      // takes many times as long.
      const template = areAll && existsSync(databaseTemplate) ? databaseTemplate : undefined
      await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
      const unlock = await lockFolder(config.dataDir, path.join(config.dataDir, 'database.lock'))
      try {
        await settleStaging(config.dataDir)
        await restoreInto(config, archive, { schema, template, replace })
      } finally {
        await unlock()
      }
    })
    return { manifest, ...end, missingFiles: end.missingFiles.length }
  } finally {
    await archive.close()
  }
}

interface RestoreOptions {
  schema: { platformDir: string; migrationsDir: string }
  /** A packed database that has this schema already. */
  template: string | undefined
  replace: boolean
}

async function restoreInto(config: Config, archive: Archive, options: RestoreOptions) {
  const { dataDir, backend, values } = config
  const store = values.S3_URL ? openS3Store(values.S3_URL) : undefined
  const before = await addressesIn(store)
  if (!options.replace) await assertEmpty(dataDir, archive, before)
  const staging = await beginStaging(dataDir)
  let database: RestoreDatabase | undefined
  try {
    database = await (backend.kind === 'postgres'
      ? intoPostgres(backend.url, archive.manifest, options)
      : intoEmbedded(staging, options))
    await load(archive, database.rows, store ?? (await openDiskStore(path.join(staging, 'files'))))
    if (archive.keys && !values.SECRET) {
      await writeFile(path.join(staging, keysName), archive.keys, { mode: 0o600, flush: true })
    }
    await database.finish(() => markComplete(dataDir))
    await settleStaging(dataDir)
  } catch (error) {
    await database?.abandon()
    await dropStaging(dataDir)
    if (store) await removeFiles(archive, store, before)
    throw error
  }
}

async function load(archive: Archive, rows: Rows, store: ObjectStore): Promise<void> {
  const tables = await openRowLoader(rows, archive.manifest)
  const files = openFileLoader(store)
  for await (const entry of archive.entries()) {
    const [kind, which] = entry.name.split('/')
    if (kind === 'tables') await tables.load(Number(which), entry.bytes)
    else if (kind === 'files') await files.load(entry)
    else if (entry.name !== keysName && entry.name !== endName) {
      throw new BackupError(`The backup has an entry that is not known: ${entry.name}.`)
    }
  }
  await files.finish()
  await tables.finish()
}

async function addressesIn(store: ObjectStore | undefined): Promise<Set<string>> {
  const found = new Set<string>()
  if (!store) return found
  for await (const { address } of store.list()) found.add(address)
  return found
}

/** Removes the files that the backup brought, but not those that were there already. */
async function removeFiles(
  archive: Archive,
  store: ObjectStore,
  before: ReadonlySet<string>,
): Promise<void> {
  for await (const { name } of archive.entries()) {
    const [kind, version] = name.split('/')
    if (kind === 'files' && version && !before.has(version)) await store.remove([version])
  }
}

async function assertEmpty(
  dataDir: string,
  { keys }: Archive,
  stored: ReadonlySet<string>,
): Promise<void> {
  // Where the backup holds no keys, it is read with those of this deployment.
  const ours = ['database', 'files', ...(keys ? [keysName] : [])]
  const found = (await readdir(dataDir)).filter((name) => ours.includes(name))
  if (found.length > 0) {
    throw new BackupError(
      `${dataDir} is not empty (${found.join(', ')}). Add --replace to have it replaced by the backup.`,
    )
  }
  if (stored.size > 0) {
    throw new BackupError(
      `The object store of S3_URL is not empty (${stored.size} files). Add --replace to restore into it all the same.`,
    )
  }
}

/** The secret that the backup was made with, from where this deployment has it; throws if it has another. */
function secretFor({ values, dataDir }: Config, { manifest, keys }: Archive): string {
  const own = path.join(dataDir, keysName)
  const secret =
    values.SECRET ?? (keys ? keysIn(keys) : existsSync(own) ? readKeysFile(own).secret : undefined)
  if (secret === undefined) {
    throw new BackupError(
      `keys.json is not in the backup. Set SECRET to the one named ${manifest.secretName}.`,
    )
  }
  const name = secretName(secret)
  if (name !== manifest.secretName) {
    throw new BackupError(
      `The backup needs the SECRET named ${manifest.secretName}; the one that is set is named ${name}.`,
    )
  }
  return secret
}

function keysIn(bytes: Buffer): string | undefined {
  return keysSchema.safeParse(JSON.parse(bytes.toString('utf8'))).data?.secret
}
