/** What only a server has: connections that are lost, queues that fill, processes that start together. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database, SqlValue } from '../driver.ts'
import { openDatabase } from '../open.ts'
import { PostgresServer } from '../testing/postgres-server.ts'
import { prepareOwner } from './prepare-owner.ts'

const PLATFORM = join(import.meta.dirname, '../platform')

describe('PostgreSQL', () => {
  let server: PostgresServer
  let migrationsDir: string
  let url: string

  const prepare = (ownerUrl = server.url()) =>
    prepareOwner({
      url: ownerUrl,
      authenticatorPassword: "p@ss/word'\\",
      platformDir: PLATFORM,
      migrationsDir,
    })
  const run = async (database: Database, text: string, values: SqlValue[] = []) =>
    (await database.transaction({ statements: [{ text, values }] }))[0]?.rows
  const withDatabase = async (
    options: Partial<Parameters<typeof openDatabase>[0]>,
    use: (database: Database) => Promise<void>,
  ) => {
    const database = await openDatabase({ url, ...options, kind: 'postgres' })
    try {
      await use(database)
    } finally {
      await database.close()
    }
  }

  beforeAll(async () => {
    server = await PostgresServer.create()
    migrationsDir = await mkdtemp(join(tmpdir(), 'test-postgres-migrations-'))
    await mkdir(migrationsDir, { recursive: true })
    await writeFile(
      join(migrationsDir, '20260101000000_once.sql'),
      'create table public.once (id int); insert into public.once values (1);',
    )
  })
  afterAll(async () => {
    await server?.remove()
    await rm(migrationsDir, { recursive: true, force: true })
  })

  it('is prepared once by processes that start together', async () => {
    const prepared = await Promise.all([prepare(), prepare(), prepare()])
    expect(prepared.flatMap(({ applied }) => applied)).toEqual(['20260101000000'])
    url = prepared[0].url
    await withDatabase({}, async (database) => {
      const [counted] = await database.transaction({
        role: 'service_role',
        statements: [{ text: 'select count(*) from public.once' }],
      })
      expect(counted?.rows).toEqual([['1']])
    })
  })

  it('is served through a role that can do nothing of its own', async () => {
    await withDatabase({}, async (database) => {
      expect(await run(database, 'select session_user, current_user')).toEqual([
        ['authenticator', 'authenticator'],
      ])
      const rights = `select rolsuper, rolbypassrls, rolinherit, rolcreaterole
        from pg_roles where rolname = session_user`
      expect(await run(database, rights)).toEqual([['f', 'f', 'f', 'f']])
      await expect(run(database, 'select * from public.once')).rejects.toMatchObject({
        code: '42501',
      })
    })
  })

  it('is not served as its owner when the address names the owner as a parameter', async () => {
    const prepared = await prepare(server.socketUrl())
    await withDatabase({ url: prepared.url }, async (database) => {
      expect(await run(database, 'select session_user')).toEqual([['authenticator']])
    })
  })

  it('refuses a wrong password and an unreachable server with a typed error', async () => {
    const wrong = new URL(url)
    wrong.searchParams.set('password', 'wrong')
    await expect(openDatabase({ kind: 'postgres', url: wrong.href })).rejects.toMatchObject({
      name: 'DatabaseError',
      code: '28P01',
    })
    const nowhere = 'postgres://127.0.0.1:1/none'
    await expect(openDatabase({ kind: 'postgres', url: nowhere })).rejects.toMatchObject({
      name: 'DatabaseError',
      code: '08006',
    })
  })

  it('goes on after its connections were ended', async () => {
    await withDatabase({}, async (database) => {
      await run(database, 'select 1')
      await withDatabase({ url: server.url() }, async (owner) => {
        await run(
          owner,
          "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'authenticator'",
        )
      })
      await expect.poll(() => run(database, 'select 2')).toEqual([['2']])
    })
  })

  it('rejects what was running when the connection ended', async () => {
    await withDatabase({}, async (database) => {
      const ended = expect(run(database, 'select pg_sleep(30)')).rejects.toMatchObject({
        code: expect.stringMatching(/^(08006|57P01)$/),
      })
      await withDatabase({ url: server.url() }, async (owner) => {
        const end = `select pg_terminate_backend(pid) from pg_stat_activity
          where usename = 'authenticator' and query like '%pg_sleep%'`
        await expect.poll(() => run(owner, end)).toEqual([['t']])
      })
      await ended
      expect(await run(database, 'select 3')).toEqual([['3']])
    })
  })

  it('refuses at once what finds the queue full, and in time what waits too long', async () => {
    const options = { poolSize: 1, queueLimit: 1, queueTimeoutMs: 200 }
    await withDatabase(options, async (database) => {
      const refused = { name: 'DatabaseError', code: '53300' }
      await withDatabase({ url: server.url(), poolSize: 1 }, async (owner) => {
        await run(owner, 'select pg_advisory_lock(1)')
        const busy = run(database, 'select pg_advisory_xact_lock(1)')
        await Promise.all([
          expect(run(database, 'select 1')).rejects.toMatchObject(refused),
          expect(run(database, 'select 1')).rejects.toMatchObject(refused),
        ])
        expect(await run(owner, 'select pg_advisory_unlock(1)')).toEqual([['t']])
        await busy
      })
      expect(await run(database, 'select 4')).toEqual([['4']])
    })
  })

  it('listens again after its connection was lost, and tells that there was a gap', async () => {
    await withDatabase({}, async (database) => {
      const heard: string[] = []
      const onGap = vi.fn()
      const stop = await database.listen('news', (payload) => heard.push(payload), onGap)
      await run(database, "select pg_notify('news', 'before')")
      await expect.poll(() => heard).toEqual(['before'])
      await withDatabase({ url: server.url() }, async (owner) => {
        await run(
          owner,
          `select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%'`,
        )
      })
      await expect.poll(() => onGap).toHaveBeenCalledOnce()
      await run(database, "select pg_notify('news', 'after')")
      await expect.poll(() => heard).toEqual(['before', 'after'])
      await stop()
    })
  })

  it('survives a restart of the server', async () => {
    await withDatabase({}, async (database) => {
      const onGap = vi.fn()
      await database.listen('news', () => {}, onGap)
      await server.crash()
      await expect(database.ping()).rejects.toMatchObject({ name: 'DatabaseError' })
      await server.start()
      await vi.waitFor(() => database.ping(), 10_000)
      await expect.poll(() => onGap).toHaveBeenCalled()
    })
  })
})
