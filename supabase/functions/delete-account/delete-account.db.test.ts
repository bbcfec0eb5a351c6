/** `delete-account` as it is deployed: nothing of a person stays, and no half of it. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBackend } from '#server/backend/backend.ts'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { openDiskStore } from '#server/backend/storage/store/disk-store.ts'
import { hugePng } from '#server/backend/storage/testing/pictures.ts'
import { filesUnder } from '#server/backend/storage/testing/storage-fixture.ts'
import { type BackendServer, serveBackend } from '#server/backend/testing/backend-server.ts'
import { productFunctions } from '#server/data/product-schema.ts'

const anonKey = 'sb_publishable_delete-account'
const serviceKey = 'sb_secret_delete-account'
const password = 'correct horse 1'
/** More than storage-js lists when it is not told how many. */
const manyPictures = 101

describeOnEitherEngine('deleting an account', (engine) => {
  let dir = ''
  let served: BackendServer

  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'test-delete-account-'))
    const store = await openDiskStore(path.join(dir, 'files'))
    served = await serveBackend((url) =>
      createBackend({
        database: engine.database,
        secret: 'what seals the keys of the tests of deleting',
        anonKeys: [anonKey],
        serviceKeys: [serviceKey],
        auth: { publicUrl: url, rateLimits: false },
        storage: {
          store,
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
      }),
    )
  })
  afterAll(async () => {
    await served.close()
    await rm(dir, { recursive: true, force: true })
  })

  const client = (key: string) =>
    createClient(served.url, key, { auth: { persistSession: false, autoRefreshToken: false } })

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
    // Rows as they were before there was a limit.
    await engine.owner.script('alter table storage.objects disable trigger limit_avatars')
    const { person, id } = await personWith([...names, 'old/one.png'])
    await engine.owner.script('alter table storage.objects enable trigger limit_avatars')
    expect(await filesUnder(path.join(dir, 'files'))).toHaveLength(manyPictures + 1)

    const { data, error } = await person.functions.invoke('delete-account', { method: 'POST' })
    expect({ data, error }).toEqual({ data: { message: 'Account deleted' }, error: null })
    expect(await userOf(id)).toEqual({ user: null })
    expect(await filesUnder(path.join(dir, 'files'))).toEqual([])
  })

  it('empties buckets that nobody listed, and leaves what is the site’s without a name', async () => {
    const service = client(serviceKey)
    await service.storage.createBucket('receipts', { public: false })
    await engine.owner.script(`
      create policy "receipts: everybody adds" on storage.objects for insert to authenticated
        with check (bucket_id = 'receipts');
      create policy "receipts: everybody sees" on storage.objects for select to authenticated
        using (bucket_id = 'receipts')`)
    const { person, id } = await personWith(['one.png'])
    const other = await personWith([])
    await service.from('user_permissions').insert({ user_id: id, is_admin: true })
    const picture = hugePng(1, 1)
    const add = async (by: typeof person, bucket: string, name: string) => {
      const options = { contentType: 'image/png' }
      const { error } = await by.storage.from(bucket).upload(name, picture, options)
      if (error) throw error
    }
    await add(person, 'receipts', `${id}/deep/down/receipt.png`)
    await add(person, 'receipts', 'trip-7/receipt.png')
    await add(service, 'receipts', `${id}/given-by-the-service.png`)
    await add(other.person, 'receipts', 'trip-7/of-another.png')
    await add(other.person, 'receipts', `${other.id}/own.png`)
    await add(person, 'travel', 'carousel/lisbon.png')

    const { error } = await person.functions.invoke('delete-account', { method: 'POST' })
    expect(error).toBeNull()
    const [left] = await engine.owner.transaction({
      statements: [{ text: 'select bucket_id, name, owner_id from storage.objects order by 1, 2' }],
    })
    expect(left?.rows).toEqual([
      ['receipts', `${other.id}/own.png`, other.id],
      ['receipts', 'trip-7/of-another.png', other.id],
      ['travel', 'carousel/lisbon.png', null],
    ])
    expect(await filesUnder(path.join(dir, 'files'))).toHaveLength(3)
    await other.person.functions.invoke('delete-account', { method: 'POST' })
  })

  it('leaves nothing of who an operator deleted once the clock has asked', async () => {
    const { id } = await personWith(['one.png', 'deep/two.png'])
    const stays = await personWith(['three.png'])
    await client(serviceKey).auth.admin.deleteUser(id)
    const ask = (by: typeof stays.person) =>
      by.functions.invoke('remove-lost-files', { method: 'POST' })
    for (const nobody of [client(anonKey), stays.person]) {
      expect((await ask(nobody)).error?.context.status).toBe(401)
    }
    expect(await ask(client(serviceKey))).toMatchObject({ data: { removed: 2 }, error: null })
    expect(await ask(client(serviceKey))).toMatchObject({ data: { removed: 0 }, error: null })
    const { data } = await stays.person.storage.from('avatars').list(stays.id)
    expect(data).toMatchObject([{ name: 'three.png' }])
  })

  it('lists files for nobody but the service', async () => {
    const { person, id } = await personWith([])
    for (const who of [client(anonKey), person]) {
      const { error } = await who.rpc('files_of_person', { person: id })
      expect(error?.code).toBe('42501')
      expect((await who.rpc('files_of_nobody')).error?.code).toBe('42501')
    }
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
