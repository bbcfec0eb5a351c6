/** `npm run backup -- FILE`: database, files and what is needed to read them, while the server runs. */
import path from 'node:path'
import { BackupError } from '#server/backend/backup/manifest.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { explainStartFailure } from '#server/process/start-failure.ts'
import packageJson from '../package.json' with { type: 'json' }

async function main(): Promise<void> {
  const [given, ...rest] = process.argv.slice(2)
  if (!given || given.startsWith('-') || rest.length > 0) {
    throw new BackupError('npm run backup -- FILE')
  }
  // npm runs scripts in the project's folder, wherever it was called.
  const file = path.resolve(process.env.INIT_CWD ?? '.', given)
  const { name, version } = packageJson
  const made = await makeBackup(readConfig(process.env), file, {
    madeBy: { name, version },
    now: new Date(),
  })
  const { manifest, end, size } = made
  const counted = (count: number) => count.toLocaleString('en')
  console.log(
    `Wrote ${file} (${counted(Math.ceil(size / 1024))} KB): ${counted(end.rows)} rows of ${manifest.tables.length} tables, ${counted(end.files)} files${manifest.files === 's3' ? ' from the object store' : ''}.`,
  )
  console.log(
    manifest.keysInside
      ? 'keys.json is inside: whoever has this file can read all of it.'
      : 'keys.json is not inside.',
  )
  console.log(`To restore it takes the SECRET named ${manifest.secretName}.`)
  if (end.missingFiles.length > 0) {
    console.error(
      `${counted(end.missingFiles.length)} files are missing from the store, and from the backup: ${end.missingFiles.slice(0, 5).join(', ')}`,
    )
  }
}

main().catch((error: unknown) => {
  console.error(
    error instanceof BackupError ? error.message : (explainStartFailure(error) ?? error),
  )
  process.exit(error instanceof ConfigError ? 78 : 1)
})
