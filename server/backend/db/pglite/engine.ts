/** One running PGlite worker: starts it, posts jobs, reports answers and an unexpected end. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { EngineAnswer, EngineJob, EngineSetup, ExtensionName } from './engine-messages.ts'
import { createTurns, FIRST_TURN, hadBegun, nextTurn, stopDuring } from './turns.ts'

const STACK_MB = 64

export interface EngineOptions {
  /** The cluster's folder; made with initdb when it is empty. */
  dir: string
  extensions: readonly ExtensionName[]
}

export type EngineWork =
  | Omit<Extract<EngineJob, { kind: 'batch' }>, 'turn'>
  | Omit<Extract<EngineJob, { kind: 'script' }>, 'turn'>

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
  #turns: Int32Array
  #nextTurn = FIRST_TURN
  #expectedToEnd = false

  private constructor(worker: Worker, turns: Int32Array) {
    this.#worker = worker
    this.#turns = turns
  }

  static async start(options: EngineOptions, events: EngineEvents): Promise<Engine> {
    const turn = createTurns()
    const setup: EngineSetup = { ...options, wasm: await compiledEngine(), turn }
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: setup,
      execArgv: [],
      name: 'database',
      // Postgres must meet its own limit of recursion before the thread meets its.
      resourceLimits: { stackSizeMb: STACK_MB },
    })
    const engine = new Engine(worker, new Int32Array(turn))
    await engine.#started(events)
    return engine
  }

  /** Puts the work in the worker's inbox and returns its turn. */
  post(work: EngineWork): number {
    const turn = this.#nextTurn
    this.#nextTurn = nextTurn(turn)
    this.#send({ ...work, turn })
    return turn
  }

  /** Stops the worker in the middle of the job; false when the job was not running. */
  tryStopDuring(turn: number): boolean {
    if (!stopDuring(this.#turns, turn)) return false
    this.#expectedToEnd = true
    return true
  }

  hadBegun(turn: number): boolean {
    return hadBegun(this.#turns, turn)
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
      let ready = false
      let cause = new Error('the database worker ended without a reason')
      this.#worker.on('message', (answer: EngineAnswer) => {
        if (answer.kind === 'reply' || answer.kind === 'refused') events.answered(answer)
        if (answer.kind === 'closed') void this.#worker.terminate()
        if (answer.kind === 'crashed') cause = new Error(answer.message)
        if (answer.kind === 'ready') {
          ready = true
          resolve()
        }
      })
      this.#worker.on('error', (error) => {
        cause = error instanceof Error ? error : new Error(String(error))
      })
      this.#worker.on('exit', () => {
        if (!ready) reject(cause)
        else if (!this.#expectedToEnd) events.died(cause)
      })
    })
  }
}
