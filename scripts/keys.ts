/** `npm run keys -- --json`: the address and keys of this deployment, without opening its database. */
import { ConfigError, readConfig } from '#server/config.ts'
import { readKeys } from '#server/data/keys.ts'
import { explainStartFailure } from '#server/process/start-failure.ts'

try {
  const config = readConfig(process.env)
  const { anonKey, serviceRoleKey } = readKeys(config)
  const url = config.publicUrl ?? `http://localhost:${config.values.PORT}`
  const lines = [
    `url             ${url}`,
    `anonKey         ${anonKey}`,
    `serviceRoleKey  ${serviceRoleKey}`,
  ]
  const json = JSON.stringify({ url, anonKey, serviceRoleKey })
  process.stdout.write(`${process.argv.includes('--json') ? json : lines.join('\n')}\n`)
} catch (error) {
  const line = explainStartFailure(error)
  if (!line) throw error
  process.stderr.write(`${line}\n`)
  process.exit(error instanceof ConfigError ? 78 : 1)
}
