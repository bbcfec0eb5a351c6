/** `npm run restore -- FILE [--replace]`: puts a backup in place, into the settings' database and store. */
import path from 'node:path'
import { BackupError } from '#server/backend/backup/manifest.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { explainStartFailure } from '#server/process/start-failure.ts'

async function main(): Promise<void> {
  const words = process.argv.slice(2)
  const replace = words.includes('--replace')
  const [given, ...rest] = words.filter((word) => word !== '--replace')
  if (!given || given.startsWith('-') || rest.length > 0) {
    throw new BackupError('npm run restore -- FILE [--replace]')
  }
  const file = path.resolve(process.env.INIT_CWD ?? '.', given)
  const { manifest, rows, files, missingFiles } = await restoreBackup(
    readConfig(process.env),
    file,
    { replace },
  )
  console.log(
    `Restored ${rows.toLocaleString('en')} rows and ${files.toLocaleString('en')} files as they were at ${manifest.createdAt}.`,
  )
  if (missingFiles > 0) console.error(`${missingFiles} files were missing when it was made.`)
}

main().catch((error: unknown) => {
  console.error(
    error instanceof BackupError ? error.message : (explainStartFailure(error) ?? error),
  )
  process.exit(error instanceof ConfigError ? 78 : 1)
})
