/**
 * Readies a PostgreSQL database for the server with its owner's address: migrations, and the login
 * role `authenticator` that every request runs through. The owner's connection ends with it.
 */
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import { type Migrated, type MigrateOptions, migrate } from '../migrate.ts'
import { quoteLiteral } from '../quote.ts'
import { PostgresDatabase } from './database.ts'

const SCRAM_ITERATIONS = 4096
const SCRAM_KEY_BYTES = 32

export interface PrepareOwnerOptions extends MigrateOptions {
  /** The database owner's address. */
  url: string
  /** Ascii; the same for all processes that serve this database. */
  authenticatorPassword: string
}

export interface PreparedOwner extends Migrated {
  /** The address to serve requests through. */
  url: string
}

export async function prepareOwner(options: PrepareOwnerOptions): Promise<PreparedOwner> {
  const { url, authenticatorPassword } = options
  const owner = new PostgresDatabase({ url, poolSize: 1, idleTimeoutMs: 0 })
  try {
    const migrated = await migrate(owner, options, () =>
      owner.script(
        `ALTER ROLE authenticator LOGIN PASSWORD ${quoteLiteral(scramVerifier(authenticatorPassword))}`,
      ),
    )
    return { ...migrated, url: authenticatorUrl(url, authenticatorPassword) }
  } finally {
    await owner.close()
  }
}

/**
 * As query parameters: they win over a user that the owner's address names in either place, and an
 * address of a socket has no other place for them.
 */
function authenticatorUrl(ownerUrl: string, password: string): string {
  const url = new URL(ownerUrl)
  url.username = ''
  url.password = ''
  url.searchParams.set('user', 'authenticator')
  url.searchParams.set('password', password)
  return url.href
}

/** What Postgres stores for a password, so that the password itself never reaches its log. */
function scramVerifier(password: string): string {
  const salt = randomBytes(16)
  const salted = pbkdf2Sync(password, salt, SCRAM_ITERATIONS, SCRAM_KEY_BYTES, 'sha256')
  const keyed = (text: string) => createHmac('sha256', salted).update(text).digest()
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64')
  const server = keyed('Server Key').toString('base64')
  return `SCRAM-SHA-256$${SCRAM_ITERATIONS}:${salt.toString('base64')}$${stored}:${server}`
}
