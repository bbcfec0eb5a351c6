/** The migrations that a backup's schema was made by, and no later one: its rows have that shape. */
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { readMigrations } from '#server/backend/db/migrations/migration-files.ts'
import { BackupError, type Manifest } from './manifest.ts'

/**
 * Calls `use` with a folder of them, and whether they are all that this version has; throws where it lacks one, or has
 * another text.
 */
export async function withMigrationsOf<T>(
  { migrations, madeBy }: Manifest,
  migrationsDir: string,
  use: (dir: string, areAll: boolean) => Promise<T>,
): Promise<T> {
  const known = new Map((await readMigrations(migrationsDir)).map((each) => [each.version, each]))
  const wanted = migrations.map(({ version, checksum }) => {
    const found = known.get(version)
    if (!found) {
      throw new BackupError(
        `The backup was made by a newer version (${madeBy.name} ${madeBy.version}, migration ${version}). Restore it with that one.`,
      )
    }
    if (checksum !== null && checksum !== found.checksum) {
      throw new BackupError(`Migration ${version} of the backup is not the one of this version.`)
    }
    return found.path
  })
  const dir = await mkdtemp(join(tmpdir(), 'restore-migrations-'))
  try {
    for (const path of wanted) await copyFile(path, join(dir, basename(path)))
    return await use(dir, wanted.length === known.size)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
