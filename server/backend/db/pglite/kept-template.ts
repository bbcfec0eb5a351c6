/**
 * A migrated database that is made once for its sources and kept: what is built, and what tests copy, is the
 * same file, under a name that changes with everything it is made from.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { type MigrateOptions, migrate } from '../migrate.ts'
import { buildTemplate } from './open.ts'

/** The code that makes a database: this folder's parent, with the platform's SQL in it. */
const MAKER = join(import.meta.dirname, '..')

/** The file's path in the folder; makes it when nothing of its name is there yet. */
export async function keptTemplate(folder: string, files: MigrateOptions): Promise<string> {
  const file = join(folder, await templateName(files))
  if (!existsSync(file)) {
    await buildTemplate(file, async (database) => {
      await migrate(database, files)
    })
  }
  return file
}

export async function templateName({
  platformDir,
  migrationsDir,
  seedFile,
}: MigrateOptions): Promise<string> {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')
  const sources = await Promise.all([
    ...[MAKER, platformDir, migrationsDir].map(sourcesUnder),
    seedFile ? [seedFile] : [],
    [engine],
  ])
  const hash = createHash('sha256')
  for (const source of sources.flat()) {
    hash.update(`${relative(MAKER, source)}\0`).update(await readFile(source))
  }
  return `database-${hash.digest('hex').slice(0, 16)}.template`
}

async function sourcesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true })
  return entries
    .filter((entry) => /\.(ts|sql)$/.test(entry) && !/\.test\.ts$/.test(entry))
    .sort()
    .map((entry) => join(folder, entry))
}
