/** `npm run backend`: the services alone, for any folder that has `supabase/migrations`. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { type Backend, createBackend } from '#server/backend/backend.ts'
import { type Database, DatabaseError } from '#server/backend/db/driver.ts'
import type { MigrateOptions } from '#server/backend/db/migrate.ts'
import { openDatabase } from '#server/backend/db/open.ts'
import { DataFolderBusyError } from '#server/backend/db/pglite/folder-lock.ts'
import { prepareEmbedded } from '#server/backend/db/pglite/prepare-embedded.ts'
import { prepareOwner } from '#server/backend/db/postgres/prepare-owner.ts'
import { readFunctionsConfig } from '#server/backend/functions/function-config.ts'
import {
  readStandaloneOptions,
  type StandaloneOptions,
  UsageError,
  usage,
} from '#server/backend/standalone-options.ts'
import { openDiskStore } from '#server/backend/storage/store/disk-store.ts'
import { derivedSecret } from '#server/backend/tokens/derived-secret.ts'
import { type Keys, readKeysFile } from '#server/data/keys.ts'
import { drainOf } from '#server/process/drain.ts'
import { listen } from '#server/process/listen.ts'
import { createLog, errorFields } from '#server/process/log.ts'
import { explainStartFailure } from '#server/process/start-failure.ts'

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
  const ready = Promise.withResolvers<Backend>()
  const server = createServer(
    getRequestListener(async (request) => (await ready.promise).gateway.fetch(request)),
  )
  const drain = drainOf(server)
  const port = await listen(server, options.port, '127.0.0.1')
  const url = `http://127.0.0.1:${port}`
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
    auth: {
      publicUrl: url,
      settings: {
        autoconfirm: options.autoconfirm,
        anonymous: options.anonymous,
        manualLinking: true,
      },
      rateLimits: false,
    },
    storage: {
      store: await openDiskStore(path.join(options.dataDir, 'files')),
      renderCache: { dir: path.join(options.dataDir, 'rendered-images') },
    },
    functions: {
      dir: path.join(options.projectDir, 'functions'),
      config: functionsConfig(options.projectDir),
      environment: {
        SUPABASE_URL: url,
        SUPABASE_ANON_KEY: anonKey,
        SUPABASE_SERVICE_ROLE_KEY: serviceKey,
      },
      reload: true,
    },
    now: () => Date.now(),
    onInfo: (message) => log.info(message),
    onError: (message, error) => log.error(message, errorFields(error)),
  })
  server.on('upgrade', (request, socket, head) => backend.handleUpgrade(request, socket, head))
  ready.resolve(backend)
  console.log(JSON.stringify({ url, anonKey, serviceRoleKey: serviceKey }))
  process.send?.({ ready: true, port })
  let stopping = false
  const stop = async () => {
    // A terminal tells the whole group, and whoever started this tells it again.
    if (stopping) return
    stopping = true
    await backend.closeSockets()
    await drain.stop(stopGraceMs)
    await backend.close()
    await database.close()
    process.exit(0)
  }
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(event, stop)
}

function functionsConfig(projectDir: string) {
  const file = path.join(projectDir, 'config.toml')
  return existsSync(file) ? readFunctionsConfig(readFileSync(file, 'utf8')) : {}
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
      authenticatorPassword: derivedSecret(keys.secret, 'authenticator'),
    })
    return openDatabase({ kind: 'postgres', url })
  }
  const { database } = await prepareEmbedded({ ...schema, dir: dataDir })
  return database
}

/** The product's own words for a failed start name its settings; here they are flags. */
function explain(error: unknown): string | undefined {
  if (error instanceof DataFolderBusyError) return `${error.message} Stop it first.`
  if (error instanceof DatabaseError) return `The database can't be used: ${error.message}.`
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
