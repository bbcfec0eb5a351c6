/** The alpine club, served over HTTP as a deployment would, and clients that call it as someone. */
import { readFile } from 'node:fs/promises'
import { createClient } from '@supabase/supabase-js'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect } from 'vitest'
import { type BackendOptions, createBackend } from '#server/backend/backend.ts'
import { type Database, DatabaseError } from '#server/backend/db/driver.ts'
import type { TestEngine } from '#server/backend/db/testing/both-engines.ts'
import { serveBackend } from '#server/backend/testing/backend-server.ts'

const jwtSecret = 'the-shared-secret-of-the-conformance-suite'
export const anonKey = 'sb_publishable_conformance'
export const serviceKey = 'sb_secret_conformance'

export const people = {
  ada: 'a0000000-0000-4000-8000-000000000001',
  ben: 'a0000000-0000-4000-8000-000000000002',
} as const

export interface Club {
  /** Without a slash at the end. */
  readonly url: string
  /** supabase-js as a visitor, a signed-in person or the service. */
  as(who: 'visitor' | 'service' | keyof typeof people, schema?: string): Client
  /** The raw exchange, for what supabase-js would hide; as a visitor unless the headers say more. */
  send(path: string, init?: RequestInit): Promise<Response>
  token(claims: Record<string, unknown>): Promise<string>
}

type Client = ReturnType<typeof clientOf>

interface ClubOptions {
  rest?: BackendOptions['rest']
  /** What stands between the services and the database. */
  through?: (database: Database) => Database
  /** SQLSTATEs that an operator is to be told of; everything else in the log is a failure. */
  logs?: readonly string[]
}

/** Everything of it can be used in tests only. */
export function useClub(
  engine: TestEngine,
  { rest, through = (it) => it, logs = [] }: ClubOptions = {},
): Club {
  let url = ''
  const logged: unknown[] = []
  const closing: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    await fill(engine)
    const served = await serveBackend(() =>
      createBackend({
        database: through(engine.database),
        secret: 'what seals the keys of the conformance suite',
        anonKeys: [anonKey],
        serviceKeys: [serviceKey],
        jwtSecret,
        auth: { publicUrl: 'http://127.0.0.1' },
        rest: { schemas: ['club', 'archive'], ...rest },
        now: () => Date.now(),
        onError: (message, error) => {
          if (error instanceof DatabaseError && logs.includes(error.code)) return
          logged.push({ message, error })
        },
      }),
    )
    url = served.url
    closing.push(served.close)
  })
  afterAll(async () => {
    for (const close of closing) await close()
    expect(logged).toEqual([])
  })

  return {
    get url() {
      return url
    },
    as: (who, schema = 'club') => clientOf(url, who, schema),
    send: (path, { headers, ...init } = {}) =>
      fetch(`${url}/rest/v1${path}`, {
        ...init,
        headers: { apikey: anonKey, ...Object.fromEntries(new Headers(headers)) },
      }),
    token,
  }
}

const filled = new WeakSet<TestEngine>()

/** Several clubs with different settings may share an engine, and then share the rows too. */
async function fill(engine: TestEngine): Promise<void> {
  if (filled.has(engine)) return
  filled.add(engine)
  await engine.owner.script(await readFile(new URL('./club.sql', import.meta.url), 'utf8'))
}

const token = (claims: Record<string, unknown>) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(jwtSecret))

function clientOf(url: string, who: 'visitor' | 'service' | keyof typeof people, schema: string) {
  const key = who === 'service' ? serviceKey : anonKey
  const db = { schema }
  if (who === 'visitor' || who === 'service') {
    const auth = { persistSession: false, autoRefreshToken: false }
    return createClient(url, key, { db, auth })
  }
  const accessToken = () => token({ role: 'authenticated', sub: people[who] })
  return createClient(url, key, { db, accessToken })
}
