/** The library fixture: its SQL, and clients that call the service as someone, with no socket between. */
import { readFile } from 'node:fs/promises'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll } from 'vitest'
import type { Caller } from '#server/backend/caller.ts'
import type { TestEngine } from '#server/backend/db/testing/both-engines.ts'
import { createRestService, type RestService, type RestServiceOptions } from '../service.ts'

export const anonymous: Caller = { role: 'anon', claims: { role: 'anon' } }
export const service: Caller = { role: 'service_role', claims: { role: 'service_role' } }
export const signedIn = (sub: string): Caller => ({
  role: 'authenticated',
  claims: { role: 'authenticated', sub },
})

interface Library {
  readonly rest: RestService
  /** supabase-js as this caller. */
  as(caller: Caller, schema?: string): ReturnType<typeof clientOf>
  /** What supabase-js would hide: the raw exchange. */
  send(path: string, init?: RequestInit & { caller?: Caller }): Promise<Response>
}

/** Fills the engine's database before the tests; everything else can be used in tests only. */
export const useLibrary = (
  engine: TestEngine,
  options: Partial<RestServiceOptions> = {},
): Library => {
  let rest: RestService | undefined
  const use = () => {
    if (!rest) throw new Error('the service runs only in tests')
    return rest
  }
  beforeAll(async () => {
    await engine.owner.script(await readFile(new URL('./library.sql', import.meta.url), 'utf8'))
    rest = createRestService({
      database: engine.database,
      schemas: ['library', 'annex'],
      extraSearchPath: ['public'],
      txOverride: true,
      ...options,
    })
  })
  afterAll(() => rest?.close())
  return {
    get rest() {
      return use()
    },
    as: (caller, schema) => clientOf(use(), caller, schema),
    send: (path, { caller = anonymous, ...init } = {}) =>
      use().fetch(new Request(`http://rest.test/rest/v1${path}`, init), caller),
  }
}

/** supabase-js itself, over the handler. */
const clientOf = (rest: RestService, caller: Caller, schema = 'library') =>
  createClient('http://rest.test', 'key', {
    db: { schema },
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => rest.fetch(new Request(input, init), caller) },
  })
