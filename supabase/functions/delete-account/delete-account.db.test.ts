/** `delete-account` as it is deployed: nothing of a person stays, and no half of it. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backend, createBackend } from '#server/backend/backend.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { openDiskStore } from '#server/backend/storage/store/disk-store.ts'
import { hugePng } from '#server/backend/storage/testing/pictures.ts'
import { filesUnder } from '#server/backend/storage/testing/storage-fixture.ts'
import { productFunctions } from '#server/data/product-schema.ts'

const anonKey = 'sb_publishable_delete-account'
const serviceKey = 'sb_secret_delete-account'
const password = 'correct horse 1'
/** More than storage-js lists when it is not told how many. */
const manyPictures = 101

describeOnBothEngines('deleting an account', (engine) => {
  let dir = ''
  let server: Server
  let backend: Backend
  let url = ''

  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'test-delete-account-'))
    server = createServer(getRequestListener((request) => backend.gateway.fetch(request)))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    backend = createBackend({
      database: engine.database,
      secret: 'what seals the keys of the tests of deleting',
      anonKeys: [anonKey],
      serviceKeys: [serviceKey],
      auth: { publicUrl: url, rateLimits: false },
      storage: {
        store: await openDiskStore(path.join(dir, 'files')),
        renderCache: { dir: path.join(dir, 'rendered') },
      },
      functions: {
        ...productFunctions(),
        environment: {
          SUPABASE_URL: url,
          SUPABASE_ANON_KEY: anonKey,
          SUPABASE_SERVICE_ROLE_KEY: serviceKey,
        },
      },
      now: () => Date.now(),
      // What fails here fails on purpose; the answers say so.
      onError: () => {},
    })
  })
  afterAll(async () => {
    server.close()
    server.closeAllConnections()
    await backend.close()
    await rm(dir, { recursive: true, force: true })
  })

  const client = (key: string) =>
    createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } })

  /** Signed in, with pictures of these names. */
  const personWith = async (names: readonly string[]) => {
    const email = `${randomUUID()}@example.com`
    await client(serviceKey).auth.admin.createUser({ email, password, email_confirm: true })
    const person = client(anonKey)
    const { data, error } = await person.auth.signInWithPassword({ email, password })
    if (error) throw error
    const uploads = names.map((name) =>
      person.storage
        .from('avatars')
        .upload(`${data.user.id}/${name}`, hugePng(1, 1), { contentType: 'image/png' }),
    )
    for (const upload of await Promise.all(uploads)) if (upload.error) throw upload.error
    return { person, id: data.user.id }
  }
  const userOf = async (id: string) => (await client(serviceKey).auth.admin.getUserById(id)).data

  it('takes every picture along, however many and however deep', async () => {
    const names = Array.from({ length: manyPictures }, (_, index) => `${index}.png`)
    // As from before there was a limit.
    await engine.owner.script('alter table storage.objects disable trigger limit_avatars')
    const { person, id } = await personWith([...names, 'old/one.png'])
    await engine.owner.script('alter table storage.objects enable trigger limit_avatars')
    expect(await filesUnder(path.join(dir, 'files'))).toHaveLength(manyPictures + 1)

    const { data, error } = await person.functions.invoke('delete-account', { method: 'POST' })
    expect({ data, error }).toEqual({ data: { message: 'Account deleted' }, error: null })
    expect(await userOf(id)).toEqual({ user: null })
    expect(await filesUnder(path.join(dir, 'files'))).toEqual([])
  })

  it('keeps the account when a picture would stay', async () => {
    await engine.owner.script(`
      create function public.refuse_removal() returns trigger language plpgsql
        as $$ begin raise exception 'not now'; end $$;
      create trigger refuse_removal before delete on storage.objects
        for each row execute function public.refuse_removal();`)
    const { person, id } = await personWith(['one.png'])
    const { error } = await person.functions.invoke('delete-account', { method: 'POST' })
    expect(error?.context.status).toBe(500)
    expect(await userOf(id)).toMatchObject({ user: { id } })
  })

  it('is for whoever is signed in', async () => {
    const { error } = await client(anonKey).functions.invoke('delete-account', { method: 'POST' })
    expect(error?.context.status).toBe(401)
  })
})
