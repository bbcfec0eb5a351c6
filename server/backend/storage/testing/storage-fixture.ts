/** The service on an engine's database and a temporary folder, and supabase-js over it as anyone. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll } from 'vitest'
import type { Caller } from '#server/backend/caller.ts'
import type { TestEngine } from '#server/backend/db/testing/both-engines.ts'
import {
  createStorageService,
  type StorageService,
  type StorageServiceOptions,
} from '../service.ts'
import { openDiskStore } from '../store/disk-store.ts'

export const visitor: Caller = { role: 'anon', claims: { role: 'anon' } }
export const service: Caller = { role: 'service_role', claims: { role: 'service_role' } }
export const user = (sub: string): Caller => ({
  role: 'authenticated',
  claims: { role: 'authenticated', sub },
})

export interface StorageFixture {
  readonly storage: StorageService
  readonly dir: string
  /** What was told to the log. */
  readonly logged: readonly { message: string; error: unknown }[]
  as(caller: Caller): ReturnType<typeof clientOf>['storage']
  /** The raw exchange, as the service's own role unless told. */
  send(path: string, init?: RequestInit & { caller?: Caller; duplex?: 'half' }): Promise<Response>
  /** Every file on disk, finished or not. */
  files(): Promise<string[]>
}

/** Everything but the hooks it registers can be used in tests only. */
export function useStorage(
  engine: TestEngine,
  options: Partial<StorageServiceOptions> = {},
): StorageFixture {
  let opened: { storage: StorageService; dir: string } | undefined
  const logged: { message: string; error: unknown }[] = []
  const use = () => {
    if (!opened) throw new Error('the service runs only in tests')
    return opened
  }
  beforeAll(async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'test-storage-'))
    const storage = createStorageService({
      database: engine.database,
      store: await openDiskStore(path.join(dir, 'files')),
      signingSecret: 'a secret of the tests that is long enough',
      renderCache: { dir: path.join(dir, 'rendered') },
      log: (event) => logged.push(event),
      ...options,
    })
    opened = { storage, dir }
  })
  afterAll(async () => {
    await opened?.storage.close()
    if (opened) await rm(opened.dir, { recursive: true, force: true })
  })
  return {
    logged,
    get storage() {
      return use().storage
    },
    get dir() {
      return use().dir
    },
    as: (caller) => clientOf(use().storage, caller).storage,
    send: (target, { caller = service, ...init } = {}) =>
      use().storage.fetch(new Request(`http://storage.test/storage/v1${target}`, init), caller),
    files: () => filesUnder(path.join(use().dir, 'files')),
  }
}

/** supabase-js itself, with no socket between. */
export const clientOf = (storage: StorageService, caller: Caller) =>
  createClient('http://storage.test', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => storage.fetch(new Request(input, init), caller) },
  })

export async function filesUnder(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}
