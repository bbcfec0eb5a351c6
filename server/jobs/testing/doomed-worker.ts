/**
 * A process that is killed in the middle of a job: it takes the job `doomed`, prints `began` and never
 * comes to an end.
 */
import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { z } from 'zod'
import { type OpenOptions, openDatabase } from '#server/backend/db/open.ts'
import { defineJob } from '../job.ts'
import { startJobRunner } from '../job-runner.ts'

const { leaseMs, ...options }: OpenOptions & { leaseMs: number } = JSON.parse(process.argv[2] ?? '')
const endless = new Promise<undefined>(() => setInterval(() => {}, 60_000))
await startJobRunner({
  database: await openDatabase(options),
  jobs: [
    defineJob({
      kind: 'doomed',
      payload: z.object({}),
      run: () => {
        writeSync(1, 'began\n')
        return endless
      },
    }),
  ],
  log: { warn: () => {}, error: () => {} },
  newId: randomUUID,
  random: Math.random,
  leaseMs,
})
