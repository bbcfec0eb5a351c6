/** A backup that is made while the product runs, put back into a fresh start, on every kind of store. */
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Session } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/backend/db/open.ts'
import { PostgresServer } from '#server/backend/db/testing/postgres-server.ts'
import { startS3StandIn } from '#server/backend/storage/testing/s3-stand-in.ts'
import { readKeysFile } from '#server/data/keys.ts'
import { andInFullRuns, inFullRuns } from '#testing/full-run-only.ts'
import { isFullRun } from '#testing/run-count.ts'
import { startProduct } from '#testing/start-product.ts'
import {
  ada,
  addBucket,
  clients,
  command,
  type Environment,
  fetchWritten,
  keepWriting,
  notes,
  settle,
} from './testing/deployment-with-data.ts'

const patiently = { timeout: 600_000 }
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'piri-backup-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const at = (name: string) => path.join(folder, name)

/** Makes a backup of a product that is written to, and says how much had been acknowledged before. */
async function backUpWhileRunning(env: Environment, file: string) {
  const product = await startProduct(env)
  const { visitor, service } = clients(product.url, env)
  const { session } = await settle({ visitor, service })
  await addBucket(service)
  const writing = keepWriting(service)
  try {
    await expect.poll(writing.acknowledged).toBeGreaterThan(5)
    const before = writing.acknowledged()
    const made = await command('backup', [file], env)
    expect(made).toMatchObject({ code: 0 })
    const during = writing.acknowledged()
    await writing.stop()
    return { before, during, session, said: made.said }
  } finally {
    await writing.stop()
    await product.stop()
  }
}

type BackedUp = Awaited<ReturnType<typeof backUpWhileRunning>>

/** Starts on what was restored and looks at everything that was there. */
async function expectAsItWas(env: Environment, { before, session }: BackedUp) {
  const product = await startProduct(env)
  try {
    const { visitor, service } = clients(product.url, env)
    await expectSessionGood(visitor.auth, session)
    const again = await visitor.auth.signInWithPassword(ada)
    expect(again.error).toBeNull()
    expect((await visitor.from('ideas').select('title, date')).data).toEqual([
      { title: notes, date: '2026-12-24' },
    ])
    const admins = await service.from('user_permissions').select('user_id').eq('is_admin', true)
    expect(admins.data).toEqual([{ user_id: again.data.user?.id }])
    const { one, other, files, unreadable } = await fetchWritten(service)
    expect(one.length).toBeGreaterThanOrEqual(before)
    expect(one).toEqual(one.map((_, index) => index + 1))
    expect(other).toEqual(one)
    expect(files).toBe(5)
    expect(unreadable).toEqual([])
    // Sequences go on where they were, and triggers and keys are in force again.
    const made = await service.auth.admin.createUser({ email: `${one.length}@piri.example` })
    const id = made.data.user?.id
    expect((await service.from('profiles').select('id').eq('id', id)).data).toEqual([{ id }])
    const orphan = { title: 'Nobody’s', user_id: '00000000-0000-4000-8000-000000000000' }
    expect((await service.from('ideas').insert(orphan)).error?.code).toBe('23503')
    return one.length
  } finally {
    await product.stop()
  }
}

/** The token that was signed before, and the session that it belongs to. */
async function expectSessionGood(
  auth: ReturnType<typeof clients>['visitor']['auth'],
  { access_token, refresh_token }: Session,
) {
  const who = await auth.getUser(access_token)
  expect(who.data.user?.email).toBe(ada.email)
  expect((await auth.refreshSession({ refresh_token })).error).toBeNull()
}

/** Of the first test: the others put the same file back elsewhere. */
let ofEmbedded: BackedUp

describe('a backup of an embedded database', () => {
  it('is one file of the owner alone, and brings everything back', patiently, async () => {
    const file = at('embedded.tar')
    const backedUp = await backUpWhileRunning({ DATA_DIR: at('embedded') }, file)
    ofEmbedded = backedUp
    expect(backedUp.during).toBeGreaterThan(backedUp.before)
    expect(backedUp.said).toMatch(/keys\.json is inside.*\n.*SECRET named [0-9a-f-]{19}\./)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await readdir(at('embedded'))).filter((name) => /copy/.test(name))).toEqual([])

    const env = { DATA_DIR: at('restored') }
    expect(await command('restore', [file], env)).toMatchObject({ code: 0 })
    expect((await stat(at('restored/keys.json'))).mode & 0o777).toBe(0o600)
    await expectAsItWas(env, backedUp)

    const refused = await command('restore', [file], env)
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') })
    // Every day: something else is replaced on PostgreSQL, below. To put a schema together in an embedded database
    // takes half a minute of the processor.
    if (!isFullRun) return
    expect(await command('restore', [file, '--replace'], env)).toMatchObject({ code: 0 })
    expect(await readdir(at('restored'))).not.toContain('restoring')
    await expectAsItWas(env, backedUp)
  })

  it(
    'is refused where it is cut off, changed, or there already, and leaves nothing',
    patiently,
    async () => {
      const whole = await readFile(at('embedded.tar'))
      const cut = at('cut.tar')
      await writeFile(cut, whole)
      await truncate(cut, whole.byteLength - 5_000)
      const changed = Buffer.from(whole)
      const middle = Math.floor(whole.byteLength / 2)
      changed[middle] = (changed[middle] ?? 0) ^ 1
      await writeFile(at('changed.tar'), changed)
      await writeFile(at('other.tar'), 'not a backup at all'.repeat(100))
      // Every day: other files, and those that are not there, in `server/backend/backup/archive`.
      for (const [file, words] of andInFullRuns<[file: string, words: string]>(
        [
          [cut, 'is damaged'],
          [at('changed.tar'), 'is damaged'],
        ],
        [
          [at('other.tar'), 'damaged'],
          [at('nowhere.tar'), 'ENOENT'],
        ],
      )) {
        const env = { DATA_DIR: at('untouched') }
        const { code, said } = await command('restore', [file], env)
        expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining(words) })
        expect(said.trim().split('\n')).toHaveLength(1)
        expect(existsSync(at('untouched'))).toBe(false)
      }
      const twice = await command('backup', [at('embedded.tar')], { DATA_DIR: at('embedded') })
      expect(twice).toMatchObject({ code: 1, said: expect.stringContaining('exists already') })
    },
  )
})

describe('a backup of PostgreSQL and an object store', () => {
  let postgres: PostgresServer
  const keys = {
    SECRET: 'the secret of this deployment, kept apart',
    ANON_KEY: 'sb_publishable_backup',
    SERVICE_ROLE_KEY: 'sb_secret_backup',
  }
  beforeAll(async () => {
    const server = await PostgresServer.create()
    if (!server) throw new Error('PostgreSQL is not on this machine and could not be installed')
    postgres = server
  })
  afterAll(() => postgres.remove())

  it('brings everything back, there and in an embedded database', patiently, async () => {
    const s3 = await startS3StandIn()
    const file = at('scaled.tar')
    const env = { ...keys, DATABASE_URL: postgres.url(), S3_URL: s3.url(), DATA_DIR: at('scaled') }
    try {
      const backedUp = await backUpWhileRunning(env, file)
      expect(backedUp.said).toContain('from the object store')
      expect(backedUp.said).toContain('keys.json is not inside')
      const name = /named ([0-9a-f-]{19})\./.exec(backedUp.said)?.[1] ?? 'no name'

      const wrong = { ...env, SECRET: 'another secret that is long enough to be one' }
      // Every day: the wrong secret, which is looked at last; what is not empty, in an embedded database above.
      for (const [given, words, said] of andInFullRuns(
        [[wrong, ['--replace'], `named ${name};`] as const],
        [[env, [], 'not empty'] as const],
      )) {
        const refused = await command('restore', [file, ...words], given)
        expect(refused).toMatchObject({ code: 1, said: expect.stringContaining(said) })
      }

      s3.objects.clear()
      expect(await command('restore', [file, '--replace'], env)).toMatchObject({ code: 0 })
      await expectAsItWas(env, backedUp)

      // Every day: rows of this very backup on PostgreSQL, and an embedded database from its own, above.
      if (!isFullRun) return
      const embedded = { ...keys, DATA_DIR: at('from-postgres') }
      expect(await command('restore', [file], embedded)).toMatchObject({ code: 0 })
      await expectAsItWas(embedded, backedUp)
    } finally {
      await s3.close()
    }
  })

  inFullRuns(
    it,
    'every day: an embedded database and PostgreSQL each from a backup of its own, above; rows are written the same way for both',
  )('takes in a backup of an embedded database', patiently, async () => {
    const owner = await openDatabase({ kind: 'postgres', url: postgres.url() })
    await owner.script('create database arrivals')
    await owner.close()
    const { secret, anonKey, serviceRoleKey } = readKeysFile(at('embedded/keys.json'))
    const env = {
      ...{ SECRET: secret, ANON_KEY: anonKey, SERVICE_ROLE_KEY: serviceRoleKey },
      ...{ DATABASE_URL: postgres.url('arrivals'), DATA_DIR: at('arrivals') },
    }
    expect(await command('restore', [at('embedded.tar')], env)).toMatchObject({ code: 0 })
    await expectAsItWas(env, ofEmbedded)
  })
})
