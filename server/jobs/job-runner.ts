/**
 * Takes jobs from the database and does them, a few at a time, in any number of processes. It sleeps
 * until the database says that something came in, or until what is due next.
 */
import type { Database } from '#server/backend/db/driver.ts'
import { errorFields, type Log } from '#server/process/log.ts'
import type { Job } from './job.ts'
import {
  type ClaimedJob,
  claimJobs,
  type Ending,
  endJob,
  noteSchedules,
  renewLeases,
} from './job-store.ts'
import { type BackOff, waitAfter } from './timing.ts'

export interface JobRunnerOptions {
  database: Database
  jobs: readonly Job[]
  log: Pick<Log, 'warn' | 'error'>
  /** Names a lease: an id that no other has. */
  newId: () => string
  /** From 0 to 1, for waits that differ. */
  random: () => number
  /** How many jobs this process runs at the same time. */
  atOnce?: number
  /** How long a job stays leased to this process unless the lease is renewed. */
  leaseMs?: number
  backOff?: BackOff
}

export interface JobRunner {
  /** Takes no more, lets what runs end, and gives back what is not done after the grace. */
  stop(graceMs: number): Promise<void>
}

/** The longest time between two looks at the database: a timer may be lost while a laptop sleeps. */
const longestSleepMs = 5 * 60_000
/** The shortest time between two looks: a due job may be leased by another process. */
const shortestSleepMs = 100
const sleepAfterErrorMs = 5_000

interface Running {
  claimed: ClaimedJob
  controller: AbortController
  ended: Promise<void>
}

class StoppingError extends Error {
  override readonly name = 'StoppingError'
}

export async function startJobRunner(options: JobRunnerOptions): Promise<JobRunner> {
  const { database, jobs, log, newId, random } = options
  const { atOnce = 2, leaseMs = 60_000 } = options
  const { backOff = { firstMs: 5_000, longestMs: 60 * 60_000 } } = options
  const byKind = new Map(jobs.map((job) => [job.kind, job]))
  const kinds = [...byKind.keys()]
  const running = new Map<string, Running>()
  let stopping = false
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let lookAgain = false

  const sleep = (ms: number) => {
    clearTimeout(timer)
    if (stopping) return
    const bounded = Math.min(Math.max(ms, shortestSleepMs), longestSleepMs)
    timer = setTimeout(wake, bounded).unref()
  }

  /** Runs one look at a time; calls during a look make one more. */
  function wake(): void {
    lookAgain = true
    looking ??= look()
      .catch((error: unknown) => {
        log.warn('jobs could not be looked for', errorFields(error))
        sleep(sleepAfterErrorMs)
      })
      .finally(() => {
        looking = undefined
        // Called after the last look had decided to end.
        if (lookAgain && !stopping) wake()
      })
  }

  async function look(): Promise<void> {
    while (lookAgain && !stopping) {
      lookAgain = false
      const most = atOnce - running.size
      // All slots are taken; a job that ends calls `wake`.
      if (most === 0) return
      const lease = newId()
      const claim = await claimJobs(database, { kinds, most, leaseMs, lease })
      for (const claimed of claim.jobs) begin(claimed)
      sleep(claim.dueInMs ?? longestSleepMs)
    }
  }

  function begin(claimed: ClaimedJob): void {
    const controller = new AbortController()
    const ended = perform(claimed, controller)
      .catch((error: unknown) =>
        log.error('what became of a job could not be noted', {
          kind: claimed.kind,
          job: claimed.id,
          ...errorFields(error),
        }),
      )
      .finally(() => {
        running.delete(claimed.id)
        wake()
      })
    running.set(claimed.id, { claimed, controller, ended })
  }

  async function perform(claimed: ClaimedJob, controller: AbortController): Promise<void> {
    const ending = await endingOf(claimed, controller)
    const isNoted = await endJob(database, claimed, ending)
    const fields = { kind: claimed.kind, job: claimed.id, tries: claimed.tries }
    if (!isNoted) return log.warn('a job was taken over by another process', fields)
    if (ending.state === 'parked') log.error('a job is parked', { ...fields, error: ending.error })
    if (ending.state === 'retried') log.warn('a job failed', { ...fields, error: ending.error })
  }

  async function endingOf(claimed: ClaimedJob, controller: AbortController): Promise<Ending> {
    const job = byKind.get(claimed.kind)
    if (!job) throw new Error(`Nobody here knows jobs of the kind ${claimed.kind}`)
    const work = job.prepare(claimed.payload)
    if (!work.ok) return { state: 'parked', error: work.message }
    const { signal } = controller
    const late = setTimeout(() => {
      controller.abort(new Error(`It took longer than ${job.timeoutMs / 1000} s`))
    }, job.timeoutMs)
    try {
      return { state: 'done', result: await orAborted(work.value({ signal }), signal) }
    } catch (error) {
      if (signal.reason instanceof StoppingError) return { state: 'released' }
      const text = inWords(error)
      if (claimed.tries >= claimed.mostTries) return { state: 'parked', error: text }
      const waitMs = waitAfter(claimed.tries, backOff, random)
      return { state: 'retried', error: text, waitMs }
    } finally {
      clearTimeout(late)
    }
  }

  async function renew(): Promise<void> {
    const held = [...running.values()]
    if (held.length === 0) return
    const still = await renewLeases(
      database,
      held.map(({ claimed }) => claimed),
      leaseMs,
    )
    for (const { claimed, controller } of held) {
      if (!still.has(claimed.id)) controller.abort(new Error('Another process has it by now'))
    }
  }

  await noteSchedules(database, jobs)
  const stopListening = await database.listen('jobs', wake, wake)
  const renewing = setInterval(
    () =>
      void renew().catch((error: unknown) =>
        log.warn('leases of jobs could not be renewed', errorFields(error)),
      ),
    leaseMs / 3,
  ).unref()
  wake()

  return {
    async stop(graceMs) {
      stopping = true
      clearTimeout(timer)
      await stopListening()
      await looking
      const all = Promise.all([...running.values()].map(({ ended }) => ended))
      const grace = setTimeout(() => {
        for (const { controller } of running.values()) controller.abort(new StoppingError())
      }, graceMs)
      await all
      clearTimeout(grace)
      clearInterval(renewing)
    },
  }
}

/** Does not wait for work that goes on although it was told to stop. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/** The message and what caused it, for administrators. */
function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}: ${inWords(error.cause)}`
}
