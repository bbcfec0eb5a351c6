/**
 * The one queue in front of the engine: jobs run in order, one at a time, each within its
 * time-out. When the engine has to be stopped or dies, the job that was running is refused, a new
 * engine is started, and the jobs behind it run as if nothing had happened.
 */
import { DatabaseError } from '../driver.ts'
import type { Engine, EngineWork } from './engine.ts'
import type { EngineAnswer } from './engine-messages.ts'

/** Jobs handed to the worker ahead of time, so that it never waits for the owner thread. */
const INBOX = 4
const RECHECK_MS = 5
/** A job that takes longer may reach its time-out, so that a spare engine is loaded meanwhile. */
const SLOW_MS = 250
/** How long a spare engine is kept without another slow job: it holds tens of megabytes. */
const SPARE_KEPT_MS = 30_000

export type EngineReply = Extract<EngineAnswer, { kind: 'reply' }>

export interface Job {
  work: EngineWork
  /** `Infinity` for work that may take as long as it takes. */
  timeoutMs: number
  /** Told how long the engine was at work on it. */
  onRan?: ((ms: number) => void) | undefined
  /** Decides from the reply what to run right after it, before any other job. */
  followUp?: (reply: EngineReply) => EngineWork | null
  /** Runs after the job, outside the engine, while the queue stands still. */
  whilePaused?: () => Promise<void>
}

interface QueuedJob extends Job {
  resolve(reply: EngineReply): void
  reject(error: Error): void
}

interface RunningJob extends QueuedJob {
  /** Its number at the engine. */
  number: number
  /** When the engine began it. */
  begunAt?: number
  /** It ends what an earlier job began, so that it can't be run again on another engine. */
  isFollowUp: boolean
}

export interface JobQueueOptions {
  /** Loads an engine that does not touch the folder before it is opened. */
  prepareEngine(): Promise<Engine>
  /** SQL a new engine's session needs first; empty for none. */
  sessionSetup(): string
  /** Called when that SQL has run. */
  onSetUp(): void
}

export class JobQueue {
  #options: JobQueueOptions
  #waiting: QueuedJob[] = []
  /** The jobs that the worker was given, in order; it runs the first. */
  #inbox: RunningJob[] = []
  #engine: Engine | undefined
  #starting: Promise<void> | undefined
  /** Resolves when a stopped engine has ended: two may never have the folder open at once. */
  #stopped: Promise<unknown> | undefined
  /** The marks of files that the engine before had not forced to disk; unknown at a first start. */
  #leftBehind: SharedArrayBuffer | undefined
  /** A loaded engine that can take over, from the first slow job on. */
  #spare: Promise<Engine> | undefined
  #spareTimer: NodeJS.Timeout | undefined
  #timer: NodeJS.Timeout | undefined
  #closing = false
  #whenIdle: (() => void)[] = []

  constructor(options: JobQueueOptions) {
    this.#options = options
  }

  /** Starts the engine; rejects when it can't be started. */
  open(): Promise<void> {
    this.#starting ??= this.#start().finally(() => {
      this.#starting = undefined
    })
    return this.#starting
  }

  run(job: Job): Promise<EngineReply> {
    if (this.#closing) return Promise.reject(new Error('the database is closed'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...job, resolve, reject })
      this.#advance()
    })
  }

  /** Refuses new jobs, lets the queued ones finish, then ends the engine. */
  async close(): Promise<void> {
    this.#closing = true
    if (!this.#isIdle) await new Promise<void>((resolve) => this.#whenIdle.push(resolve))
    // A failed start was already reported to whoever waited for it; here it only means that there
    // is nothing to close.
    await this.#starting?.catch(() => {})
    await this.#engine?.close()
    this.#engine = undefined
    await this.#letSpareGo()
  }

  get #isIdle(): boolean {
    return this.#waiting.length === 0 && this.#inbox.length === 0
  }

  async #start(): Promise<void> {
    try {
      const [engine] = await Promise.all([this.#takeSpare(), this.#stopped])
      const leftBehind = this.#leftBehind
      // The marks are used once: an engine that fails to open writes more than it could mark.
      this.#leftBehind = undefined
      await engine.open(
        { answered: (answer) => this.#answered(answer), died: (cause) => this.#died(cause) },
        leftBehind,
      )
      this.#engine = engine
    } catch (error) {
      const reason = new Error('the database engine did not start', { cause: error })
      for (const job of this.#waiting.splice(0)) job.reject(reason)
      this.#advance()
      throw reason
    }
    const sql = this.#options.sessionSetup()
    if (sql) {
      const job = { work: { kind: 'script', sql } as const, timeoutMs: Infinity }
      // Rejected only when this engine is lost too, and then the next one runs its own set-up.
      this.#waiting.unshift({ ...job, resolve: this.#options.onSetUp, reject: () => {} })
    }
    this.#advance()
  }

  async #takeSpare(): Promise<Engine> {
    const spare = this.#spare
    this.#spare = undefined
    clearTimeout(this.#spareTimer)
    return spare ?? this.#options.prepareEngine()
  }

  async #letSpareGo(): Promise<void> {
    clearTimeout(this.#spareTimer)
    const spare = this.#spare
    this.#spare = undefined
    await (await spare)?.terminate()
  }

  /** Fills the worker's inbox as far as order allows, and watches the job at its head. */
  #advance(): void {
    if (this.#isIdle) {
      for (const resolve of this.#whenIdle.splice(0)) resolve()
      return
    }
    if (!this.#engine) {
      this.#reopen()
      return
    }
    const runsAlone = (job?: RunningJob) => Boolean(job?.followUp ?? job?.whilePaused)
    while (this.#inbox.length < INBOX && !runsAlone(this.#inbox.at(-1))) {
      const job = this.#waiting.shift()
      if (!job) break
      this.#inbox.push({ ...job, number: this.#engine.post(job.work), isFollowUp: false })
      if (this.#inbox.length === 1) this.#watch()
    }
  }

  #reopen(): void {
    // A start that fails refuses every job that waits for it; the next job tries again.
    this.open().catch(() => {})
  }

  #answered(answer: Extract<EngineAnswer, { kind: 'reply' | 'refused' }>): void {
    const job = this.#inbox.shift()
    if (!job || !this.#engine) return
    clearTimeout(this.#timer)
    tellRan(job)
    if (answer.kind === 'refused') {
      job.reject(new DatabaseError({ code: '22021', message: answer.message }))
    } else if (job.whilePaused) {
      this.#pause(job, job.whilePaused(), answer)
      return
    } else {
      const next = job.followUp?.(answer)
      if (next) {
        const number = this.#engine.post(next)
        this.#inbox.unshift({ ...job, followUp: undefined, number, isFollowUp: true })
      } else {
        job.resolve(answer)
      }
    }
    this.#watch()
    this.#advance()
  }

  /** The job keeps its place at the head, so that nothing is posted before it is done. */
  #pause(job: RunningJob, done: Promise<void>, answer: EngineReply): void {
    this.#inbox.unshift(job)
    const goOn = (settle: () => void) => {
      // The engine may have died meanwhile, and the job been refused.
      if (this.#inbox[0] !== job) return
      this.#inbox.shift()
      settle()
      this.#advance()
    }
    done.then(
      () => goOn(() => job.resolve(answer)),
      (error: Error) => goOn(() => job.reject(error)),
    )
  }

  #watch(): void {
    const head = this.#inbox[0]
    if (!head) return
    head.begunAt = performance.now()
    if (head.timeoutMs === Infinity) return
    this.#timer =
      head.timeoutMs > SLOW_MS
        ? setTimeout(() => this.#slow(head), SLOW_MS)
        : setTimeout(() => this.#timedOut(head), head.timeoutMs)
  }

  /** Loading an engine takes longer than opening the folder, so it is done while the job runs. */
  #slow(job: RunningJob): void {
    if (this.#inbox[0] !== job) return
    this.#spare ??= this.#options.prepareEngine()
    // Whoever awaits the spare gets its error; without this, one that nobody awaits would end the
    // process.
    this.#spare.catch(() => {})
    clearTimeout(this.#spareTimer)
    const letGo = () => void this.#letSpareGo().catch(() => {})
    this.#spareTimer = setTimeout(letGo, SPARE_KEPT_MS).unref()
    this.#timer = setTimeout(() => this.#timedOut(job), job.timeoutMs - SLOW_MS)
  }

  #timedOut(job: RunningJob): void {
    const engine = this.#engine
    if (!engine || this.#inbox[0] !== job) return
    if (!engine.tryStopDuring(job.number)) {
      // Not begun yet, or its answer is already on the way.
      this.#timer = setTimeout(() => this.#timedOut(job), RECHECK_MS)
      return
    }
    this.#engine = undefined
    this.#inbox.shift()
    this.#waiting.unshift(...this.#inbox.splice(0))
    tellRan(job)
    job.reject(
      new DatabaseError({
        severity: 'ERROR',
        code: '57014',
        message: 'canceling statement due to statement timeout',
      }),
    )
    this.#stopped = engine.terminate()
    this.#leftBehind = engine.marks
    this.#reopen()
  }

  #died(cause: Error): void {
    const engine = this.#engine
    this.#engine = undefined
    this.#leftBehind = engine?.marks
    clearTimeout(this.#timer)
    const head = this.#inbox[0]
    if (head && (head.isFollowUp || engine?.hadBegun(head.number))) {
      this.#inbox.shift()
      head.reject(
        new DatabaseError(
          {
            severity: 'FATAL',
            code: '57P02',
            message: 'the database engine stopped while the transaction was running',
          },
          { cause },
        ),
      )
    }
    this.#waiting.unshift(...this.#inbox.splice(0))
    this.#advance()
  }
}

function tellRan({ onRan, begunAt }: RunningJob): void {
  if (onRan && begunAt !== undefined) onRan(performance.now() - begunAt)
}
