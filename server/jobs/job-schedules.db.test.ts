/** Jobs that come due by the clock, and what administrators see and do of all of them. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { type Actor, ask, codeOf } from '#testing/permissions/actors.ts'
import { seedRows } from '#testing/permissions/seeded-rows.ts'
import type { Job } from './job.ts'
import { claimJobs, enqueueJob, noteSchedules } from './job-store.ts'
import { allAre, columnsOf, jobThat, runnersOfTests } from './testing/made-up-jobs.ts'

describeOnEitherEngine('jobs', (engine) => {
  beforeAll(() => seedRows(engine.database))
  const { start, stopAll } = runnersOfTests()
  const jobs = (columns: string, { kind }: Job) => columnsOf(engine.database, columns, kind)
  const all = (job: Job, state: string) => allAre(engine.database, job, state)

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
      await stopAll()
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
})
