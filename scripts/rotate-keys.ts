/** `npm run rotate-keys`: access tokens are signed with a new key; the old ones stay good until they end. */
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/process/log.ts'
import { explainStartFailure } from '#server/process/start-failure.ts'
import { openData } from '#server/services/open-data.ts'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog({
    level: 'error',
    now: () => new Date(),
    write: (line) => process.stderr.write(line),
  })
  const publicUrl = config.publicUrl ?? 'http://localhost'
  const data = await openData(config, { publicUrl, standIns: {}, clientAddress: () => null }, log)
  if (data.kind === 'elsewhere') {
    console.error('SUPABASE_URL is set: the platform keeps the keys.')
    process.exitCode = 1
    return
  }
  try {
    await data.backend.rotateSigningKeys()
  } finally {
    await data.close()
  }
  console.log('A new signing key is in force. Running processes notice within ten minutes.')
}

main().catch((error: unknown) => {
  console.error(explainStartFailure(error) ?? error)
  process.exit(1)
})
