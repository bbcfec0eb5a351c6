/** The command line of the backend on its own, read into settings; every mistake is one clear line. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

export interface StandaloneOptions {
  /** The folder with `migrations`, `seed.sql` and `functions`. */
  projectDir: string
  /** Where the embedded database and the keys are kept. */
  dataDir: string
  port: number
  databaseUrl: string | undefined
  jwtSecret: string | undefined
  anonKey: string | undefined
  serviceKey: string | undefined
  keyless: boolean
  schemas: [string, ...string[]]
  aggregates: boolean
  plan: boolean
  txOverride: boolean
  autoconfirm: boolean
  anonymous: boolean
}

export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export const usage =
  'npm run backend -- --dir DIR --port N [--database URL] [--jwt-secret S] [--anon-key K] [--service-key K] ' +
  '[--keyless] [--schemas a,b] [--aggregates] [--plan] [--tx-override] [--autoconfirm] [--anonymous]'

const flag = { type: 'boolean', default: false } as const
const text = { type: 'string' } as const

export function readStandaloneOptions(args: readonly string[]): StandaloneOptions {
  const values = parse(args)
  if (!values.dir) throw new UsageError('--dir is required: the folder with supabase/migrations')
  if (!existsSync(values.dir)) throw new UsageError(`--dir is ${values.dir}, which does not exist`)
  const dir = path.resolve(values.dir)
  const nested = path.join(dir, 'supabase')
  return {
    projectDir: existsSync(nested) ? nested : dir,
    dataDir: path.join(dir, '.backend'),
    port: readPort(values.port),
    databaseUrl: readDatabaseUrl(values.database),
    jwtSecret: values['jwt-secret'],
    anonKey: values['anon-key'],
    serviceKey: values['service-key'],
    keyless: values.keyless,
    schemas: readSchemas(values.schemas),
    aggregates: values.aggregates,
    plan: values.plan,
    txOverride: values['tx-override'],
    autoconfirm: values.autoconfirm,
    anonymous: values.anonymous,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        dir: text,
        port: text,
        database: text,
        'jwt-secret': text,
        'anon-key': text,
        'service-key': text,
        schemas: text,
        keyless: flag,
        aggregates: flag,
        plan: flag,
        'tx-override': flag,
        autoconfirm: flag,
        anonymous: flag,
      },
    }).values
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new UsageError(message.split('. ')[0] ?? message, { cause })
  }
}

function readPort(given: string | undefined): number {
  const port = Number(given ?? Number.NaN)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new UsageError(
    `--port is ${given ?? 'missing'}, but must be a whole number from 0 to 65535`,
  )
}

function readDatabaseUrl(given: string | undefined): string | undefined {
  if (given === undefined || /^postgres(ql)?:\/\//.test(given)) return given
  throw new UsageError('--database must be an address like postgres://owner@host/database')
}

function readSchemas(given = 'public'): [string, ...string[]] {
  const [first, ...rest] = given.split(',').map((name) => name.trim())
  if (first && rest.every(Boolean)) return [first, ...rest]
  throw new UsageError(`--schemas is "${given}", but must be names separated by commas`)
}
