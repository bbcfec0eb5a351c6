/** `npm run backend`: the services alone, for any folder that has `supabase/migrations`. */
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createBackend } from '#server/backend/backend.ts'
import { type Database, DatabaseError } from '#server/backend/db/driver.ts'
import type { MigrateOptions } from '#server/backend/db/migrate.ts'
import { openDatabase } from '#server/backend/db/open.ts'
import { DataFolderBusyError } from '#server/backend/db/pglite/folder-lock.ts'
import { prepareEmbedded } from '#server/backend/db/pglite/prepare-embedded.ts'
import { authenticatorPassword } from '#server/backend/db/postgres/authenticator-password.ts'
import { prepareOwner } from '#server/backend/db/postgres/prepare-owner.ts'
import {
  readStandaloneOptions,
  type StandaloneOptions,
  UsageError,
  usage,
} from '#server/backend/standalone-options.ts'
import { drainOf } from '#server/drain.ts'
import { type Keys, readKeysFile } from '#server/keys.ts'
import { createLog, errorFields } from '#server/log.ts'
import { explainStartFailure } from '#server/start-failure.ts'

const stopGraceMs = 5_000

async function main(): Promise<void> {
  const options = readStandaloneOptions(process.argv.slice(2))
  const log = createLog({
    level: 'warn',
    now: () => new Date(),
    write: (line) => process.stderr.write(line),
  })
  const keys = readKeysFile(path.join(options.dataDir, 'keys.json'))
  const anonKey = options.anonKey ?? keys.anonKey
  const serviceKey = options.serviceKey ?? keys.serviceRoleKey
  const database = await open(options, keys)
  const backend = createBackend({
    database,
    secret: keys.secret,
    anonKeys: [anonKey],
    serviceKeys: [serviceKey],
    jwtSecret: options.jwtSecret,
    keyless: options.keyless,
    rest: {
      schemas: options.schemas,
      aggregates: options.aggregates,
      plan: options.plan,
      txOverride: options.txOverride,
    },
    now: () => Date.now(),
    onError: (message, error) => log.error(message, errorFields(error)),
  })
  const server = createServer(getRequestListener((request) => backend.gateway.fetch(request)))
  const drain = drainOf(server)
  server.listen(options.port, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo
    console.log(
      JSON.stringify({ url: `http://127.0.0.1:${port}`, anonKey, serviceRoleKey: serviceKey }),
    )
    process.send?.({ ready: true, port })
  })
  const stop = async () => {
    await drain.stop(stopGraceMs)
    await backend.close()
    await database.close()
    process.exit(0)
  }
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, stop)
  server.once('error', fail)
}

async function open(
  { databaseUrl, dataDir, projectDir }: StandaloneOptions,
  keys: Keys,
): Promise<Database> {
  const seedFile = path.join(projectDir, 'seed.sql')
  const schema: MigrateOptions = {
    platformDir: path.join(import.meta.dirname, '..', 'server', 'backend', 'db', 'platform'),
    migrationsDir: path.join(projectDir, 'migrations'),
    ...(existsSync(seedFile) && { seedFile }),
  }
  if (databaseUrl) {
    const { url } = await prepareOwner({
      ...schema,
      url: databaseUrl,
      authenticatorPassword: authenticatorPassword(keys.secret),
    })
    return openDatabase({ kind: 'postgres', url })
  }
  const { database } = await prepareEmbedded({ ...schema, dir: dataDir })
  return database
}

/** The product's own words for a failed start name its settings; here they are flags. */
function explain(error: unknown): string | undefined {
  if (error instanceof DataFolderBusyError) return `${error.message} Stop it first.`
  if (error instanceof DatabaseError) return `--database can't be used: ${error.message}.`
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}. Stop what uses the port, or give --port another one.`
  }
  return explainStartFailure(error)
}

function fail(error: unknown): never {
  if (error instanceof UsageError) console.error(`${error.message}.\n${usage}`)
  else console.error(explain(error) ?? error)
  process.exit(error instanceof UsageError ? 2 : 1)
}

main().catch(fail)
