/** One PGlite worker: prepares and opens it, posts jobs, reports answers and an unexpected end. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type {
  EngineAnswer,
  EngineJob,
  EngineSetup,
  ExtensionName,
  OpenEngine,
} from './engine-messages.ts'
import { createJobState, FIRST_JOB, hadBegun, jobAfter, stopDuring } from './job-state.ts'
import { createMarks } from './unsynced-files.ts'

const STACK_MB = 64

export interface EngineOptions {
  /** The cluster's folder; made with initdb when it is empty. */
  dir: string
  extensions: readonly ExtensionName[]
}

export type EngineWork =
  | Omit<Extract<EngineJob, { kind: 'batch' }>, 'job'>
  | Omit<Extract<EngineJob, { kind: 'script' }>, 'job'>

type JobAnswer = Extract<EngineAnswer, { kind: 'reply' | 'refused' }>

export interface EngineEvents {
  answered(answer: JobAnswer): void
  /** The worker ended though nobody asked it to. */
  died(cause: Error): void
}

let compiled: Promise<WebAssembly.Module> | undefined

/** Compiled once a process: it is the slow part of a start, and workers can share it. */
const compiledEngine = () => {
  compiled ??= readFile(
    createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm'),
  ).then((bytes) => WebAssembly.compile(new Uint8Array(bytes)))
  return compiled
}

export class Engine {
  #worker: Worker
  #jobState: Int32Array
  #nextJob = FIRST_JOB
  #expectedToEnd = false
  /** Why the worker ended, from the moment it has. */
  #ended: Error | undefined
  /** Which files it has not forced to disk; stays true when it is stopped. */
  readonly marks: SharedArrayBuffer

  private constructor(worker: Worker, jobState: Int32Array, marks: SharedArrayBuffer) {
    this.#worker = worker
    this.#jobState = jobState
    this.marks = marks
    worker.on('error', (error) => {
      this.#ended = error instanceof Error ? error : new Error(String(error))
    })
    worker.on('exit', () => {
      this.#ended ??= endedSilently()
    })
  }

  /** A worker that loads all it needs and waits: it does not look at the folder before `open`. */
  static async prepare(options: EngineOptions): Promise<Engine> {
    const jobState = createJobState()
    const marks = createMarks()
    const setup: EngineSetup = { ...options, wasm: await compiledEngine(), jobState, marks }
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: setup,
      execArgv: [],
      name: 'database',
      // The thread's stack is larger than Postgres' own limit, so that deep recursion is an error
      // of the statement and not a crash.
      resourceLimits: { stackSizeMb: STACK_MB },
    })
    return new Engine(worker, new Int32Array(jobState), marks)
  }

  /**
   * Opens the folder; resolves when the engine is ready. `leftBehind` are the marks of an engine of
   * this process that had the folder open before and was stopped.
   */
  async open(events: EngineEvents, leftBehind?: SharedArrayBuffer): Promise<void> {
    const opened = this.#started(events)
    this.#worker.postMessage({ kind: 'open', leftBehind } satisfies OpenEngine)
    await opened
  }

  /** Puts the work in the worker's inbox and returns the job's number. */
  post(work: EngineWork): number {
    const job = this.#nextJob
    this.#nextJob = jobAfter(job)
    this.#send({ ...work, job })
    return job
  }

  /** Stops the worker in the middle of the job; false when the job was not running. */
  tryStopDuring(job: number): boolean {
    if (!stopDuring(this.#jobState, job)) return false
    this.#expectedToEnd = true
    return true
  }

  hadBegun(job: number): boolean {
    return hadBegun(this.#jobState, job)
  }

  async terminate(): Promise<void> {
    this.#expectedToEnd = true
    await this.#worker.terminate()
  }

  /** Writes everything to its place and ends; the next start has nothing to recover. */
  async close(): Promise<void> {
    this.#expectedToEnd = true
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve))
    this.#send({ kind: 'close' })
    await ended
  }

  #send(job: EngineJob): void {
    this.#worker.postMessage(job)
  }

  /** Resolves when the engine is ready; from then on its answers and its end are events. */
  #started(events: EngineEvents): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(this.#ended)
      let ready = false
      let cause: Error | undefined
      this.#worker.on('message', (answer: EngineAnswer) => {
        if (answer.kind === 'reply' || answer.kind === 'refused') events.answered(answer)
        if (answer.kind === 'closed') void this.#worker.terminate()
        if (answer.kind === 'crashed') cause = new Error(answer.message)
        if (answer.kind === 'ready') {
          ready = true
          resolve()
        }
      })
      this.#worker.on('exit', () => {
        const reason = cause ?? this.#ended ?? endedSilently()
        if (!ready) reject(reason)
        else if (!this.#expectedToEnd) events.died(reason)
      })
    })
  }
}

const endedSilently = () => new Error('the database worker ended without a reason')
