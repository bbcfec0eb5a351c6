/** Every kind of job, on a real backend with something to do for each. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBackend } from '#server/backend/backend.ts'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { openDiskStore } from '#server/backend/storage/store/disk-store.ts'
import type { ObjectStore } from '#server/backend/storage/store/object-store.ts'
import { pictureOf } from '#server/backend/storage/testing/pictures.ts'
import { filesUnder } from '#server/backend/storage/testing/storage-fixture.ts'
import { chunksOf } from '#server/backend/storage/testing/store-contract.ts'
import { type BackendServer, serveBackend } from '#server/backend/testing/backend-server.ts'
import { productFunctions } from '#server/data/product-schema.ts'
import { allJobs } from './all-jobs.ts'
import { startJobRunner } from './job-runner.ts'
import { noteSchedules } from './job-store.ts'

const serviceRoleKey = 'sb_secret_all-jobs'

describeOnEitherEngine('all jobs', (engine) => {
  let dir = ''
  let store: ObjectStore
  let served: BackendServer
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'test-all-jobs-'))
    store = await openDiskStore(path.join(dir, 'files'))
    served = await serveBackend((url) =>
      createBackend({
        database: engine.database,
        secret: 'what seals the keys of the tests of jobs',
        anonKeys: ['sb_publishable_all-jobs'],
        serviceKeys: [serviceRoleKey],
        auth: { publicUrl: url, rateLimits: false },
        storage: {
          store,
          renderCache: { dir: path.join(dir, 'rendered') },
          publicPictures: 'encoded-anew',
        },
        functions: {
          ...productFunctions(),
          environment: { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey },
        },
        upkeep: 'when-asked',
        now: () => Date.now(),
        onError: (message, error) => {
          throw new Error(message, { cause: error })
        },
      }),
    )
  })
  afterAll(async () => {
    await served.close()
    await rm(dir, { recursive: true, force: true })
  })

  async function rows(text: string): Promise<string[]> {
    const [found] = await engine.owner.transaction({ statements: [{ text }] })
    return found?.rows.map((row) => row.join(' ')) ?? []
  }

  /** One thing for each job, and beside it one that must stay. */
  async function leaveSomethingBehind() {
    const service = createClient(served.url, serviceRoleKey, { auth: { persistSession: false } })
    const picture = await pictureOf(8, 8).png().toBuffer()
    for (const name of ['a/kept.png', 'b/lost.png', 'c/tells-where.png']) {
      const options = { contentType: 'image/png' }
      const { error } = await service.storage.from('avatars').upload(name, picture, options)
      if (error) throw error
    }
    const orphan = randomUUID()
    await store.write(orphan, chunksOf(Buffer.from('left by a crash')))
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000)
    for (const file of await readdir(dir, { recursive: true })) {
      if (file.endsWith(orphan)) await utimes(path.join(dir, file), hoursAgo, hoursAgo)
    }
    await engine.owner.script(`
      update storage.objects set owner_id = gen_random_uuid()::text where name = 'b/lost.png';
      update storage.objects set metadata = metadata - 'encodedAnew' where name = 'c/tells-where.png';
      insert into auth.users (id, email) values (gen_random_uuid(), 'writer@piri.example');
      insert into private.contact_senders (sender, words, sent_at)
        values ('old', 'w', now() - interval '11 minutes'), ('new', 'w', now());
      insert into private.write_budgets (user_id, bytes_left, updated_at)
        select id, 1, now() - interval '2 hours' from auth.users;
      insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at)
        select gen_random_uuid(), id, 'recovery_token', 'old', 'x', now() - interval '2 days'
        from auth.users;
      insert into jobs.jobs (kind, most_tries, state, finished_at) values
        ('old', 1, 'done', now() - interval '15 days'), ('newer', 1, 'done', now()),
        ('old', 1, 'parked', now() - interval '15 days');`)
  }

  it('do what they are for, each by its schedule', async () => {
    await leaveSomethingBehind()
    const jobs = allJobs({
      database: engine.database,
      backend: served.backend,
      serviceRoleKey,
    })
    await noteSchedules(engine.database, jobs)
    await engine.owner.script('update jobs.schedules set next_at = now()')
    const runner = await startJobRunner({
      database: engine.database,
      jobs,
      log: { warn: () => {}, error: () => {} },
      newId: randomUUID,
      random: Math.random,
    })
    const ofSchedules = `select kind, state, coalesce(result, error) from jobs.jobs
      where key is not null order by kind`
    await expect
      .poll(() => rows(ofSchedules), { timeout: 60_000 })
      .toEqual([
        'keep-trips done 0 trips compared with their logs, 0 put right, 0 unproven, 0 unreadable, 0 operations of 0 trips folded',
        'prune-leftovers done 1 senders, 1 write budgets, 1 old jobs',
        'reencode-pictures done Every public picture is encoded anew',
        'remove-lost-files done 1 files of deleted accounts are removed',
        'sweep-accounts done Old sign-ins, codes and log entries are removed',
        'sweep-files done 1 of 1 files had no row and are removed',
      ])
    await runner.stop(60_000)

    expect(await rows('select name from storage.objects order by name')).toEqual([
      'a/kept.png',
      'c/tells-where.png',
    ])
    expect(await filesUnder(path.join(dir, 'files'))).toHaveLength(2)
    expect(
      await rows(`select metadata -> 'encodedAnew' from storage.objects order by name`),
    ).toEqual(['true', 'true'])
    expect(await rows('select sender from private.contact_senders')).toEqual(['new'])
    expect(await rows('select from auth.one_time_tokens')).toEqual([])
    expect(await rows('select kind, state from jobs.jobs where key is null order by kind')).toEqual(
      ['newer done', 'old parked'],
    )
  })
})
