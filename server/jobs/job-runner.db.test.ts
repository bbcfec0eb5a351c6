/** Jobs across processes: each is done once, survives its process, and is seen by administrators. */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { type Database, DatabaseError } from '#server/backend/db/driver.ts'
import { type OpenOptions, openDatabase } from '#server/backend/db/open.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { type Actor, ask, codeOf } from '#testing/permissions/cast.ts'
import { setScene } from '#testing/permissions/scene.ts'
import { runCount } from '#testing/run-count.ts'
import { defineJob, type Job, type PayloadJob } from './job.ts'
import { type JobRunner, type JobRunnerOptions, startJobRunner } from './job-runner.ts'
import { claimJobs, enqueueJob, noteSchedules } from './job-store.ts'

const patience = { timeout: 60_000 }
const runners: JobRunner[] = []
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop(0)
})

async function start(
  database: Database,
  jobs: readonly Job[],
  options: Partial<JobRunnerOptions> = {},
): Promise<JobRunner> {
  const runner = await startJobRunner({
    database,
    jobs,
    log: { warn: () => {}, error: () => {} },
    newId: randomUUID,
    random: Math.random,
    backOff: { firstMs: 1, longestMs: 5 },
    ...options,
  })
  runners.push(runner)
  return runner
}

/** A kind of its own for each test, so that none sees another's jobs. */
const jobThat = (
  run: (payload: { n?: number | undefined }, signal: AbortSignal) => Promise<string | undefined>,
  more: { kind?: string; tries?: number; timeoutMs?: number; schedule?: Job['schedule'] } = {},
): PayloadJob<{ n?: number | undefined }> =>
  defineJob({
    kind: randomUUID(),
    payload: z.object({ n: z.number().optional() }),
    run: (payload, { signal }) => run(payload, signal),
    ...more,
  })

const columnsOf = async (database: Database, columns: string, kind: string) => {
  const [found] = await database.transaction({
    role: 'service_role',
    statements: [
      {
        text: `select ${columns} from jobs.jobs where kind = $1 order by run_at, id`,
        values: [kind],
      },
    ],
  })
  return found?.rows.map((row) => row.join(' ')) ?? []
}

/** A database that several processes use, one after the other or together. */
interface Place {
  options: OpenOptions
  open(): Promise<Database>
  leave(database: Database): Promise<void>
  remove(): Promise<void>
}

/** PGlite's folder has room for one process at a time. */
async function ownFolder(): Promise<Place> {
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

async function sameServer(database: Database): Promise<Place> {
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
  beforeAll(() => setScene(engine.database))
  const jobs = (columns: string, { kind }: Job) => columnsOf(engine.database, columns, kind)
  const all = (job: Job, state: string) =>
    expect.poll(async () => new Set(await jobs('state', job)), patience).toEqual(new Set([state]))

  it('are each done once by any number of runners, however often they fail before', async () => {
    const many = runCount('jobs between runners, on each engine', { everyday: 150, full: 2_000 })
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
    await Promise.all(numbers.map((n) => enqueueJob(engine.database, job.request({ n }))))
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

  describe('by the clock', () => {
    /** Half a day away, so that it never comes due by itself in the middle of a test. */
    const hour = (new Date().getUTCHours() + 12) % 24
    const farFromNow = `daily at ${String(hour).padStart(2, '0')}:30` as const
    const overdue = ({ kind }: Job) =>
      engine.owner.script(
        `update jobs.schedules set next_at = now() - interval '5 hours' where kind = '${kind}'`,
      )
    const nextOf = async ({ kind }: Job) => {
      const [found] = await engine.owner.transaction({
        statements: [
          {
            text: `select next_at > now(), extract(minute from next_at at time zone 'UTC')::int
              from jobs.schedules where kind = $1`,
            values: [kind],
          },
        ],
      })
      return found?.rows
    }

    it('come due once for all processes, and what was missed is made up for once', async () => {
      let runs = 0
      const job = jobThat(
        async () => {
          runs += 1
          return undefined
        },
        { schedule: farFromNow },
      )
      const first = await start(engine.database, [job])
      expect(await jobs('state', job)).toEqual([])
      await first.stop(0)
      await overdue(job)
      await Promise.all([start(engine.database, [job]), start(engine.database, [job])])
      await all(job, 'done')
      await Promise.all(runners.splice(0).map((runner) => runner.stop(0)))
      // Started again after it came due, there is nothing to do.
      const other = jobThat(async () => undefined)
      await start(engine.database, [job, other])
      await enqueueJob(engine.database, other.request({}))
      await all(other, 'done')
      expect({ runs, next: await nextOf(job) }).toEqual({ runs: 1, next: [['t', '30']] })
    })

    it('come due once when many look at the same moment, and not while one still waits', async () => {
      const job = jobThat(async () => undefined, { schedule: farFromNow })
      await noteSchedules(engine.database, [job])
      expect(await nextOf(job)).toEqual([['t', '30']])
      for (const _ of [1, 2]) {
        await overdue(job)
        const look = { kinds: [job.kind], most: 0, leaseMs: 1_000 }
        await Promise.all(
          Array.from({ length: 12 }, () =>
            claimJobs(engine.database, { ...look, lease: randomUUID() }),
          ),
        )
        expect(await jobs('state', job)).toEqual(['waiting'])
      }
    })

    it('keep their time over a restart, and begin anew with another rhythm', async () => {
      const kind = randomUUID()
      const hourly = jobThat(async () => undefined, { kind, schedule: 'every hour' })
      const daily = jobThat(async () => undefined, { kind, schedule: 'daily at 03:30' })
      await noteSchedules(engine.database, [hourly])
      await overdue(hourly)
      await noteSchedules(engine.database, [hourly])
      expect((await nextOf(hourly))?.[0]?.[0]).toBe('f')
      await noteSchedules(engine.database, [daily])
      expect(await nextOf(daily)).toEqual([['t', '30']])
    })

    it('fall on the same moments for every process', async () => {
      const [found] = await engine.owner.transaction({
        statements: [
          {
            text: `select jobs.next_time(every, wait, at::timestamptz) at time zone 'UTC'
              from (values
                (60, 0, '2026-11-16 07:59:59.9Z'), (60, 0, '2026-11-16 08:00Z'),
                (1440, 180, '2026-11-16 02:59Z'), (1440, 180, '2026-11-16 03:00Z'),
                (1440, 180, '2026-11-16 23:30+14')
              ) as given (every, wait, at)`,
          },
        ],
      })
      expect(found?.rows.flat()).toEqual([
        '2026-11-16 08:00:00',
        '2026-11-16 09:00:00',
        '2026-11-16 03:00:00',
        '2026-11-17 03:00:00',
        '2026-11-17 03:00:00',
      ])
    })
  })

  describe('in the administrators’ area', () => {
    const call = (actor: Actor, text: string, ...values: string[]) =>
      ask(engine.database, actor, { text, values }, { keep: true })

    it('are seen, and run again after they were parked', async () => {
      let isBroken = true
      const job = jobThat(
        async () => {
          if (isBroken) throw new Error('the mail server is away')
          return 'sent'
        },
        { tries: 1 },
      )
      await start(engine.database, [job])
      await enqueueJob(engine.database, job.request({}))
      await all(job, 'parked')
      const seen = await call(
        'admin',
        'select id, state, error from public.list_jobs(true) where kind = $1',
        job.kind,
      )
      const id = seen.rows[0]?.[0] ?? ''
      expect(seen.rows).toEqual([[id, 'parked', 'the mail server is away']])
      isBroken = false
      const again = () => call('admin', 'select public.run_job_again($1)', id)
      expect((await again()).rows).toEqual([['t']])
      await all(job, 'done')
      expect(await jobs('tries, result', job)).toEqual(['1 sent'])
      const trail = await call(
        'admin',
        'select action, entity, label from public.admin_actions where entity_id = $1',
        id,
      )
      expect(trail.rows).toEqual([['restarted', 'job', job.kind]])
      expect((await call('admin', 'select public.run_job_again($1)', randomUUID())).rows).toEqual([
        ['f'],
      ])
    })

    it('run without waiting for their time, but not twice', async () => {
      const job = jobThat(async () => undefined, { schedule: 'daily at 03:00' })
      await noteSchedules(engine.database, [job])
      const now = async () =>
        (await call('admin', 'select public.run_schedule_now($1)', job.kind)).rows
      expect([await now(), await now()]).toEqual([[['t']], [['f']]])
      const listed = await call(
        'admin',
        'select every_minutes, offset_minutes from public.list_job_schedules() where kind = $1',
        job.kind,
      )
      expect(listed.rows).toEqual([['1440', '180']])
      await start(engine.database, [job])
      await all(job, 'done')
    })

    it('are nobody else’s to see or to run, nor their tables', async () => {
      for (const actor of ['anon', 'stranger', 'owner'] as const) {
        for (const text of [
          'select from public.list_jobs()',
          'select from public.list_job_schedules()',
          `select public.run_job_again('${randomUUID()}')`,
          `select public.run_schedule_now('sweep-files')`,
          'select from jobs.jobs',
          'delete from jobs.schedules',
          'select private.prune_leftovers()',
        ]) {
          expect({ actor, text, code: await codeOf(call(actor, text)) }).toEqual({
            actor,
            text,
            code: '42501',
          })
        }
      }
    })
  })

  it('are noted in a state that makes sense, or not at all', async () => {
    const write = engine.owner.script(
      `insert into jobs.jobs (kind, most_tries, state) values ('x', 1, 'running')`,
    )
    await expect(write).rejects.toThrow(DatabaseError)
  })
})
