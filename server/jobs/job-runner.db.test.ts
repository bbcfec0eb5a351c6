/** Jobs across processes: each is done once, and survives its process. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { type Database, DatabaseError } from '#server/backend/db/driver.ts'
import { type OpenOptions, openDatabase } from '#server/backend/db/open.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { seedRows } from '#testing/permissions/seeded-rows.ts'
import { runCount } from '#testing/run-count.ts'
import { defineJob, type Job } from './job.ts'
import { enqueueJob } from './job-store.ts'
import { allAre, columnsOf, jobThat, patience, runnersOfTests } from './testing/made-up-jobs.ts'

/** A database that several processes use, one after the other or together. */
interface JobDatabase {
  options: OpenOptions
  open(): Promise<Database>
  leave(database: Database): Promise<void>
  remove(): Promise<void>
}

/** PGlite's folder has room for one process at a time. */
async function ownFolder(): Promise<JobDatabase> {
  const dir = await mkdtemp(path.join(tmpdir(), 'test-jobs-'))
  const options: OpenOptions = { kind: 'pglite', dir }
  const template = inject('databases').pgliteTemplate
  return {
    options,
    open: () => openDatabase({ ...options, template }),
    leave: (database) => database.close(),
    remove: () => rm(dir, { recursive: true, force: true }),
  }
}

async function sameServer(database: Database): Promise<JobDatabase> {
  const [found] = await database.transaction({
    statements: [{ text: 'select current_database()' }],
  })
  const { authenticatorUrl } = inject('databases').postgres
  const url = authenticatorUrl.replace('{database}', found?.rows[0]?.[0] ?? '')
  return {
    options: { kind: 'postgres', url },
    open: async () => database,
    leave: async () => {},
    remove: async () => {},
  }
}

describeOnBothEngines('jobs', (engine) => {
  beforeAll(() => seedRows(engine.database))
  const { start } = runnersOfTests()
  const jobs = (columns: string, { kind }: Job) => columnsOf(engine.database, columns, kind)
  const all = (job: Job, state: string) => allAre(engine.database, job, state)

  it('are each done once by any number of runners, however often they fail before', async () => {
    const many = runCount('jobs between runners, on each engine', { everyday: 60, full: 2_000 })
    const begun = new Map<number, number>()
    // The n-th fails n mod 3 times.
    const job = jobThat(async ({ n = 0 }) => {
      const tries = (begun.get(n) ?? 0) + 1
      begun.set(n, tries)
      if (tries <= n % 3) throw new Error('not yet')
      return `was the ${tries}.`
    })
    await start(engine.database, [job], { atOnce: 3 })
    await start(engine.database, [job], { atOnce: 5 })
    const numbers = Array.from({ length: many }, (_, n) => n)
    // Fewer at once than the queue for a connection holds.
    for (let first = 0; first < many; first += 60) {
      const some = numbers.slice(first, first + 60)
      await Promise.all(some.map((n) => enqueueJob(engine.database, job.request({ n }))))
    }
    await start(engine.database, [job])
    await all(job, 'done')
    expect(numbers.filter((n) => begun.get(n) !== 1 + (n % 3))).toEqual([])
    const tries = await jobs('tries', job)
    expect(tries.filter((each) => each === '1')).toHaveLength(Math.ceil(many / 3))
  })

  it('are tried again, and parked after the last try with what went wrong', async () => {
    let runs = 0
    const job = jobThat(
      async () => {
        runs += 1
        throw new Error(`failed ${runs}`, { cause: new Error('the disk is full') })
      },
      { tries: 3 },
    )
    await start(engine.database, [job])
    await enqueueJob(engine.database, job.request({}))
    await all(job, 'parked')
    expect(await jobs('tries, error', job)).toEqual(['3 failed 3: the disk is full'])
    expect(runs).toBe(3)
  })

  it('end at their time limit, and are told so', async () => {
    const told: string[] = []
    const job = jobThat(
      (_, signal) => {
        signal.addEventListener('abort', () => told.push(String(signal.reason)))
        return new Promise(() => {})
      },
      { tries: 1, timeoutMs: 20 },
    )
    await start(engine.database, [job])
    await enqueueJob(engine.database, job.request({}))
    await all(job, 'parked')
    expect(told).toEqual(['Error: It took longer than 0.02 s'])
  })

  it('with a payload that can’t be read are parked at once, and others go on', async () => {
    const job = jobThat(async ({ n }) => `had ${n}`)
    expect(() => job.request({ n: 'seven' as unknown as number })).toThrow()
    const bad = { ...job.request({}), payload: { n: 'seven' } }
    await enqueueJob(engine.database, bad)
    await enqueueJob(engine.database, job.request({ n: 7 }))
    await start(engine.database, [job])
    await expect
      .poll(async () => (await jobs('state, tries, coalesce(result, error)', job)).sort(), patience)
      .toEqual(['done 1 had 7', expect.stringMatching(/^parked 1 The payload can't be read/)])
  })

  it('of a kind that only a newer version knows wait for it', async () => {
    const newer = jobThat(async () => 'known')
    const older = jobThat(async () => 'also')
    await enqueueJob(engine.database, newer.request({}))
    await start(engine.database, [older])
    await enqueueJob(engine.database, older.request({}))
    await all(older, 'done')
    expect(await jobs('state, tries', newer)).toEqual(['waiting 0'])
    await start(engine.database, [older, newer])
    await all(newer, 'done')
  })

  it('with one key are one job until it has ended', async () => {
    const job = jobThat(async () => undefined)
    const add = () => enqueueJob(engine.database, job.request({}), { key: job.kind })
    expect((await Promise.all([add(), add(), add()])).filter(Boolean)).toEqual([true])
    await start(engine.database, [job])
    await all(job, 'done')
    expect(await add()).toBe(true)
  })

  it('stay with a process that works longer than its lease', async () => {
    const finish = Promise.withResolvers<string>()
    let runs = 0
    const job = jobThat(() => {
      runs += 1
      return finish.promise
    })
    await start(engine.database, [job], { leaseMs: 2_000 })
    await start(engine.database, [job], { leaseMs: 2_000 })
    await enqueueJob(engine.database, job.request({}))
    const leases = new Set<string>()
    await expect
      .poll(async () => {
        for (const lease of await jobs('leased_until', job)) leases.add(lease)
        return leases.size
      }, patience)
      .toBeGreaterThan(4)
    finish.resolve('after several leases')
    await all(job, 'done')
    expect({ runs, tries: await jobs('tries, result', job) }).toEqual({
      runs: 1,
      tries: ['1 after several leases'],
    })
  })

  it('are let end by a stop, or given back uncounted when the grace is over', async () => {
    const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const finish = Promise.withResolvers<string>()
    let isTold = false
    let runs = 0
    const job = jobThat((_, signal) => {
      signal.addEventListener('abort', () => {
        isTold = true
      })
      begun[runs]?.resolve()
      runs += 1
      return finish.promise
    })
    const impatient = await start(engine.database, [job])
    await enqueueJob(engine.database, job.request({}))
    await begun[0]?.promise
    await impatient.stop(0)
    expect({ isTold, left: await jobs('state, tries', job) }).toEqual({
      isTold: true,
      left: ['waiting 0'],
    })
    const patient = await start(engine.database, [job])
    await begun[1]?.promise
    const stopped = patient.stop(60_000)
    finish.resolve('in time')
    await stopped
    expect(await jobs('state, tries, result', job)).toEqual(['done 1 in time'])
  })

  it('are done by another process when theirs is killed', patience, async () => {
    const job = defineJob({ kind: 'doomed', payload: z.object({}), run: async () => 'survived' })
    const place = await (engine.kind === 'pglite' ? ownFolder() : sameServer(engine.database))
    try {
      const first = await place.open()
      await enqueueJob(first, job.request({}))
      await place.leave(first)
      const doomed = spawn(
        process.execPath,
        [
          path.join(import.meta.dirname, 'testing', 'doomed-worker.ts'),
          JSON.stringify({ ...place.options, leaseMs: 600 }),
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      )
      const ended = once(doomed, 'exit')
      await once(doomed.stdout, 'data')
      doomed.kill('SIGKILL')
      await ended
      const survivor = await place.open()
      const runner = await start(survivor, [job], { leaseMs: 600 })
      await expect
        .poll(() => columnsOf(survivor, 'state, tries, result', 'doomed'), patience)
        .toEqual(['done 2 survived'])
      await runner.stop(0)
      await place.leave(survivor)
    } finally {
      await place.remove()
    }
  })

  it('are never stored as running without a lease', async () => {
    const write = engine.owner.script(
      `insert into jobs.jobs (kind, most_tries, state) values ('x', 1, 'running')`,
    )
    await expect(write).rejects.toThrow(DatabaseError)
  })
})
