/** Kinds of jobs that a test makes up, and the runners that do them. */
import { randomUUID } from 'node:crypto'
import { afterEach, expect } from 'vitest'
import { z } from 'zod'
import type { Database } from '#server/backend/db/driver.ts'
import { hangsAfter } from '#testing/run-count.ts'
import { defineJob, type Job, type PayloadJob } from '../job.ts'
import { type JobRunner, type JobRunnerOptions, startJobRunner } from '../job-runner.ts'

/** Of whoever waits for jobs; full runs have thousands of them. */
export const patience = { timeout: hangsAfter(60_000) }

interface Runners {
  start: (
    database: Database,
    jobs: readonly Job[],
    options?: Partial<JobRunnerOptions>,
  ) => Promise<JobRunner>
  stopAll: () => Promise<void>
}

/** Runners that fail fast, and are stopped after each test. */
export function runnersOfTests(): Runners {
  const runners: JobRunner[] = []
  const stopAll = async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.stop(0)))
  }
  afterEach(stopAll)
  return {
    stopAll,
    start: async (database, jobs, options = {}) => {
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
    },
  }
}

/** A kind of its own for each test, so that none sees another's jobs. */
export const jobThat = (
  run: (payload: { n?: number | undefined }, signal: AbortSignal) => Promise<string | undefined>,
  more: { kind?: string; tries?: number; timeoutMs?: number; schedule?: Job['schedule'] } = {},
): PayloadJob<{ n?: number | undefined }> =>
  defineJob({
    kind: randomUUID(),
    payload: z.object({ n: z.number().optional() }),
    run: (payload, { signal }) => run(payload, signal),
    ...more,
  })

export const columnsOf = async (database: Database, columns: string, kind: string) => {
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

/** Resolves once all jobs of the kind are in this state. */
export const allAre = (database: Database, { kind }: Job, state: string) =>
  expect
    .poll(async () => new Set(await columnsOf(database, 'state', kind)), patience)
    .toEqual(new Set([state]))
