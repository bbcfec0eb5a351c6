/** The backend as it is measured, on whichever database, with keys of the kinds used in production. */
import { randomBytes } from 'node:crypto'
import { SignJWT } from 'jose'
import { createBackend } from '#server/backend/backend.ts'
import type { Database } from '#server/backend/db/driver.ts'

export interface BenchKeys {
  secret: string
  anonKey: string
  jwtSecret: string
}

export function makeKeys(): BenchKeys {
  const random = () => randomBytes(32).toString('base64url')
  return { secret: random(), anonKey: `sb_publishable_${random()}`, jwtSecret: random() }
}

export function backendOn(database: Database, { secret, anonKey, jwtSecret }: BenchKeys) {
  return createBackend({
    database,
    secret,
    anonKeys: [anonKey],
    serviceKeys: [],
    jwtSecret,
    now: () => Date.now(),
    onError: (message, error) => process.stderr.write(`${message}: ${error}\n`),
  })
}

/** What a signed-in person's client sends with every request. */
export async function headersOf(
  { id, sessionId, email }: { id: string; sessionId: string; email: string },
  { anonKey, jwtSecret }: BenchKeys,
) {
  const token = await new SignJWT({
    role: 'authenticated',
    email,
    session_id: sessionId,
    aal: 'aal1',
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(id)
    .setAudience('authenticated')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(jwtSecret))
  return { apikey: anonKey, authorization: `Bearer ${token}` }
}
