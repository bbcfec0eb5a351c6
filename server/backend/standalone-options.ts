/** The command line of the backend on its own, read into settings; every mistake is one clear line. */
import { statSync } from 'node:fs'
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
  if (!isFolder(values.dir)) throw new UsageError(`--dir is ${values.dir}, which is not a folder`)
  const dir = path.resolve(values.dir)
  const nested = path.join(dir, 'supabase')
  return {
    projectDir: isFolder(nested) ? nested : dir,
    dataDir: path.join(dir, '.backend'),
    port: readPort(values.port),
    databaseUrl: readDatabaseUrl(values.database),
    jwtSecret: readJwtSecret(values['jwt-secret']),
    anonKey: readKey('--anon-key', values['anon-key']),
    serviceKey: readKey('--service-key', values['service-key']),
    keyless: values.keyless,
    schemas: readSchemas(values.schemas),
    aggregates: values.aggregates,
    plan: values.plan,
    txOverride: values['tx-override'],
    autoconfirm: values.autoconfirm,
    anonymous: values.anonymous,
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
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
  const port = /^\d{1,5}$/.test(given ?? '') ? Number(given) : Number.NaN
  if (port <= 65_535) return port
  throw new UsageError(
    `--port is ${given ?? 'missing'}, but must be a whole number from 0 to 65535`,
  )
}

/** As long as PostgREST asks for: a short one can be found by trying. */
function readJwtSecret(given: string | undefined): string | undefined {
  if (given === undefined || given.length >= 32) return given
  throw new UsageError('--jwt-secret must have at least 32 characters')
}

function readKey(name: string, given: string | undefined): string | undefined {
  if (given === undefined || /^[\x21-\x7e]+$/.test(given)) return given
  throw new UsageError(`${name} must be printable and have no spaces`)
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
