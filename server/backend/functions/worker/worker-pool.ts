/** One thread for each function that was called; a fresh one when it ended, or when its files changed. */
import { statSync } from 'node:fs'
import type { FunctionFiles } from '../function-files.ts'
import { FunctionWorker, type FunctionWorkerOptions } from './function-worker.ts'

export interface FunctionsLogEvent {
  level: 'info' | 'error'
  message: string
  function: string
  error?: unknown
}

interface PoolOptions
  extends Pick<FunctionWorkerOptions, 'environment' | 'memoryMb' | 'bootTimeoutMs'> {
  reload: boolean
  log: (event: FunctionsLogEvent) => void
}

interface Running {
  worker: FunctionWorker
  /** When each file it loaded was last written. */
  loaded: Map<string, number>
}

export class WorkerPool {
  readonly #options: PoolOptions
  readonly #running = new Map<string, Running>()

  constructor(options: PoolOptions) {
    this.#options = options
  }

  workerFor(files: FunctionFiles): FunctionWorker {
    const known = this.#running.get(files.name)
    if (known && !known.worker.ended && !this.#outdated(known)) return known.worker
    known?.worker.retire()
    const started = this.#start(files)
    this.#running.set(files.name, started)
    return started.worker
  }

  async close(): Promise<void> {
    await Promise.all([...this.#running.values()].map(({ worker }) => worker.terminate()))
    this.#running.clear()
  }

  #start({ name, entry, denoConfig }: FunctionFiles): Running {
    const { environment, memoryMb, bootTimeoutMs, log } = this.#options
    const loaded = new Map<string, number>()
    if (denoConfig) loaded.set(denoConfig, lastWritten(denoConfig))
    const worker = new FunctionWorker({
      entry,
      denoConfig,
      environment,
      memoryMb,
      bootTimeoutMs,
      onOutput: (text) => log({ level: 'info', message: text.trimEnd(), function: name }),
      onError: (message, error) => log({ level: 'error', message, function: name, error }),
      onLoaded: (file) => loaded.set(file, lastWritten(file)),
    })
    return { worker, loaded }
  }

  #outdated({ loaded }: Running): boolean {
    if (!this.#options.reload) return false
    return [...loaded].some(([file, written]) => lastWritten(file) !== written)
  }
}

const lastWritten = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
