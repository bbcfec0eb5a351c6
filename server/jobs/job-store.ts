/**
 * The statements on `jobs.jobs` and `jobs.schedules`. All times are the database's, so that processes
 * whose clocks differ agree on what is due and which lease has ended.
 */
import type { Database, SqlValue, Statement, StatementResult } from '#server/backend/db/driver.ts'
import type { Job, JobRequest } from './job.ts'
import { rhythmOf } from './timing.ts'

export interface ClaimedJob {
  id: string
  kind: string
  payload: unknown
  tries: number
  mostTries: number
  /** Names the lease: only who holds it may write the job's outcome. */
  lease: string
}

export interface Claim {
  jobs: readonly ClaimedJob[]
  /** When something of these kinds is due next; null when nothing is. */
  dueInMs: number | null
}

interface ClaimOptions {
  kinds: readonly string[]
  most: number
  leaseMs: number
  lease: string
}

const run = (database: Database, statements: readonly Statement[]) =>
  database.transaction({ role: 'service_role', statements })

const ofKinds = 'kind in (select jsonb_array_elements_text($1::jsonb))'

/** Each due schedule makes one job: the second process finds the next time set already. */
const fireSchedules = `
  with due as (
    update jobs.schedules
    set last_at = next_at, next_at = jobs.next_time(every_minutes, offset_minutes, now())
    where next_at <= now() and ${ofKinds}
    returning kind, most_tries
  )
  insert into jobs.jobs (kind, key, most_tries)
  select kind, 'schedule ' || kind, most_tries from due
  on conflict (key) where state in ('waiting', 'running') do nothing`

/** Parks jobs whose tries are used up, so that one that kills its process each time does not do so for ever. */
const parkExhausted = `
  update jobs.jobs
  set state = 'parked', lease = null, leased_until = null, finished_at = now(),
    error = 'Its process ended in the middle of it, at the last of ' || tries || ' tries'
  where id in (
    select id from jobs.jobs
    where state = 'running' and leased_until <= now() and tries >= most_tries and ${ofKinds}
    for update skip locked
  )`

const claim = `
  update jobs.jobs
  set state = 'running', tries = tries + 1, lease = $2::uuid, started_at = now(), finished_at = null,
    leased_until = now() + $3::float8 * interval '1 millisecond'
  where id in (
    select id from jobs.jobs
    where ${ofKinds} and (
      (state = 'waiting' and run_at <= now())
      or (state = 'running' and leased_until <= now() and tries < most_tries)
    )
    order by run_at, id
    limit $4::int
    for update skip locked
  )
  returning id, kind, payload::text, tries, most_tries`

const nextDue = `
  select extract(epoch from min(at) - now()) * 1000
  from (
    select min(run_at) as at from jobs.jobs where state = 'waiting' and ${ofKinds}
    union all
    select min(leased_until) from jobs.jobs where state = 'running' and ${ofKinds}
    union all
    select min(next_at) from jobs.schedules where ${ofKinds}
  ) as moments`

export async function claimJobs(
  database: Database,
  { kinds, most, leaseMs, lease }: ClaimOptions,
): Promise<Claim> {
  const known = JSON.stringify(kinds)
  const [, , claimed, next] = await run(database, [
    { text: fireSchedules, values: [known] },
    { text: parkExhausted, values: [known] },
    { text: claim, values: [known, lease, leaseMs, most] },
    { text: nextDue, values: [known] },
  ])
  const due = next?.rows[0]?.[0] ?? null
  return { jobs: readClaimed(claimed, lease), dueInMs: due === null ? null : Number(due) }
}

function readClaimed(result: StatementResult | undefined, lease: string): ClaimedJob[] {
  return (result?.rows ?? []).map(([id, kind, payload, tries, mostTries]) => ({
    id: id ?? '',
    kind: kind ?? '',
    payload: JSON.parse(payload ?? 'null'),
    tries: Number(tries),
    mostTries: Number(mostTries),
    lease,
  }))
}

export type Ending =
  | { state: 'done'; result: string | undefined }
  | { state: 'parked'; error: string }
  | { state: 'retried'; error: string; waitMs: number }
  /** The process stops before the job is done; the try does not count. */
  | { state: 'released' }

const endings: Readonly<Record<Ending['state'], string>> = {
  done: `state = 'done', finished_at = now(), result = left($3, 1000)`,
  parked: `state = 'parked', finished_at = now(), error = left($3, 4000)`,
  retried: `state = 'waiting', error = left($3, 4000),
    run_at = now() + $4::float8 * interval '1 millisecond'`,
  released: `state = 'waiting', tries = tries - 1, run_at = now()`,
}

/** False when another process has the job by now: then nothing is written. */
export async function endJob(
  database: Database,
  { id, lease }: Pick<ClaimedJob, 'id' | 'lease'>,
  ending: Ending,
): Promise<boolean> {
  const values: SqlValue[] = [id, lease]
  if (ending.state === 'done') values.push(ending.result ?? null)
  if (ending.state === 'parked' || ending.state === 'retried') values.push(ending.error)
  if (ending.state === 'retried') values.push(ending.waitMs)
  const text = `update jobs.jobs
    set lease = null, leased_until = null, ${endings[ending.state]}
    where id = $1 and lease = $2::uuid`
  const [ended] = await run(database, [{ text, values }])
  return ended?.affected === 1
}

/** Returns the ids of the jobs that this process still holds. */
export async function renewLeases(
  database: Database,
  jobs: readonly Pick<ClaimedJob, 'id' | 'lease'>[],
  leaseMs: number,
): Promise<Set<string>> {
  const [renewed] = await run(database, [
    {
      text: `update jobs.jobs as job
        set leased_until = now() + $2::float8 * interval '1 millisecond'
        from jsonb_to_recordset($1::jsonb) as held (id uuid, lease uuid)
        where job.id = held.id and job.lease = held.lease
        returning job.id`,
      values: [JSON.stringify(jobs.map(({ id, lease }) => ({ id, lease }))), leaseMs],
    },
  ])
  return new Set(renewed?.rows.map(([id]) => id ?? ''))
}

/**
 * Stores when each schedule is due next. A known schedule keeps its time, so that what came due
 * while no process ran is made up for once; one with another rhythm begins anew.
 */
export async function noteSchedules(database: Database, jobs: readonly Job[]): Promise<void> {
  const statements = jobs.flatMap(({ kind, schedule, tries }): Statement[] => {
    if (!schedule) return []
    const { everyMinutes, offsetMinutes } = rhythmOf(schedule)
    return [
      {
        text: `insert into jobs.schedules as known
            (kind, every_minutes, offset_minutes, most_tries, next_at)
          values ($1, $2::int, $3::int, $4::int, jobs.next_time($2::int, $3::int, now()))
          on conflict (kind) do update set
            every_minutes = excluded.every_minutes, offset_minutes = excluded.offset_minutes,
            most_tries = excluded.most_tries,
            next_at = case
              when known.every_minutes = excluded.every_minutes
                and known.offset_minutes = excluded.offset_minutes then known.next_at
              else excluded.next_at
            end
          where (known.every_minutes, known.offset_minutes, known.most_tries) is distinct from
            (excluded.every_minutes, excluded.offset_minutes, excluded.most_tries)`,
        values: [kind, everyMinutes, offsetMinutes, tries],
      },
    ]
  })
  if (statements.length > 0) await run(database, statements)
}

interface EnqueueOptions {
  /** Of jobs with the same key at most one waits or runs: a second is not added. */
  key?: string
  delayMs?: number
}

/** False when a job with that key waits or runs already. */
export async function enqueueJob(
  database: Database,
  { kind, payload, tries }: JobRequest,
  { key, delayMs = 0 }: EnqueueOptions = {},
): Promise<boolean> {
  const [added] = await run(database, [
    {
      text: `insert into jobs.jobs (kind, payload, most_tries, key, run_at)
        values ($1, $2::jsonb, $3::int, $4, now() + $5::float8 * interval '1 millisecond')
        on conflict (key) where state in ('waiting', 'running') do nothing`,
      values: [kind, JSON.stringify(payload), tries, key ?? null, delayMs],
    },
  ])
  return added?.affected === 1
}
