/**
 * The three keys of a deployment. In local mode the first start makes them and keeps them in
 * `keys.json`; elsewhere they come from the environment. Reading them never touches the database.
 */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type Config, ConfigError } from '../config.ts'
import { refuseDanglingLink } from './data-folder.ts'

export const keysSchema = z.object({
  secret: z.string().min(32),
  anonKey: z.string().min(1),
  serviceRoleKey: z.string().min(1),
})

export type Keys = z.infer<typeof keysSchema>

export function readKeys(config: Config): Keys {
  refuseDanglingLink(config.dataDir)
  const { SECRET, ANON_KEY, SERVICE_ROLE_KEY } = config.values
  if (SECRET && ANON_KEY && SERVICE_ROLE_KEY) {
    return { secret: SECRET, anonKey: ANON_KEY, serviceRoleKey: SERVICE_ROLE_KEY }
  }
  const kept = readKeysFile(path.join(config.dataDir, 'keys.json'))
  return {
    secret: SECRET ?? kept.secret,
    anonKey: ANON_KEY ?? kept.anonKey,
    serviceRoleKey: SERVICE_ROLE_KEY ?? kept.serviceRoleKey,
  }
}

/** The keys kept in a file; the first call makes them. */
export function readKeysFile(file: string): Keys {
  const made = JSON.stringify(makeKeys(), null, 2)
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    // 'wx' fails when the file exists, so that two starts at once end with the same keys.
    writeFileSync(file, `${made}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  }
  const parsed = keysSchema.safeParse(parseJson(readFileSync(file, 'utf8')))
  if (!parsed.success) {
    throw new ConfigError(`${file} is damaged. Restore it, or remove it to have new keys made.`)
  }
  return parsed.data
}

function makeKeys(): Keys {
  return {
    secret: randomBytes(48).toString('base64url'),
    anonKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    serviceRoleKey: `sb_secret_${randomBytes(32).toString('base64url')}`,
  }
}

function parseJson(textOfFile: string): unknown {
  try {
    return JSON.parse(textOfFile)
  } catch {
    return undefined
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
