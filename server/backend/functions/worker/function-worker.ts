/**
 * The relay's side of a function's thread: starts it, hands requests over and never waits longer
 * than agreed. However the thread ends, every request it held gets an outcome.
 */
import { Worker } from 'node:worker_threads'
import { receiveBody, sendBody } from './body-port.ts'
import type { FromWorker, RequestHead, ResponseHead, ToWorker, WorkerData } from './messages.ts'

export type Failure = 'boot' | 'timeout' | 'crashed' | 'resources' | 'too-large'

export type Outcome = { ok: true; response: Response } | { ok: false; failure: Failure }

export interface FunctionWorkerOptions extends WorkerData {
  /** All the environment the function sees. */
  environment: Readonly<Record<string, string>>
  memoryMb: number
  /** Loading is no part of a request's time, but it must end too. */
  bootTimeoutMs: number
  onOutput: (text: string) => void
  onError: (message: string, error: unknown) => void
  onLoaded: (file: string) => void
}

export interface Call {
  request: Request
  /** The address as the function sees it. */
  url: string
  headers: readonly (readonly [string, string])[]
  body: ReadableStream<Uint8Array> | undefined
  /** For the head of the answer, and for each piece of its body. */
  timeoutMs: number
  /** Settled when something outside the function decided the outcome. */
  overruled: Promise<Failure>
}

/** A thread that does not answer a ping within this time is stuck in a loop. */
const pingMs = 1_000
/**
 * Megabytes of new objects after which V8 collects. Its default of 48 MB stays with every thread
 * that was busy once; functions are many, and mostly wait.
 */
const maxYoungGenerationSizeMb = 16

export class FunctionWorker {
  readonly #thread: Worker
  readonly #onError: FunctionWorkerOptions['onError']
  readonly #booted = Promise.withResolvers<Failure | undefined>()
  readonly #waiting = new Map<number, (outcome: ResponseHead | Failure) => void>()
  /** Calls and bodies that are not at their end. */
  readonly #open = new Set<object>()
  #calls = 0
  #ended = false
  #retired = false
  #ping: NodeJS.Timeout | undefined
  readonly #boot: NodeJS.Timeout

  constructor(options: FunctionWorkerOptions) {
    const { entry, denoConfig, environment, memoryMb, onOutput, onError, onLoaded } = options
    this.#onError = onError
    const compileCache = process.env.NODE_COMPILE_CACHE
    const workerData: WorkerData = { entry, denoConfig, compileCache }
    this.#thread = new Worker(new URL('./entry.ts', import.meta.url), {
      workerData,
      env: { ...environment },
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb },
    })
    this.#thread.unref()
    this.#boot = setTimeout(() => {
      onError('A function took too long to start', undefined)
      this.#end('boot')
    }, options.bootTimeoutMs)
    for (const stream of [this.#thread.stdout, this.#thread.stderr]) {
      stream.setEncoding('utf8').on('data', onOutput)
    }
    this.#thread.on('message', (message: FromWorker) => {
      if (message.kind === 'loaded') onLoaded(message.file)
      else this.#hear(message)
    })
    this.#thread.on('error', (error) => {
      onError('A function ended with an error that nothing caught', error)
      this.#end(isOutOfMemory(error) ? 'resources' : 'crashed')
    })
    this.#thread.on('exit', (code) => {
      if (!this.#ended) onError(`A function ended its thread with code ${code}`, undefined)
      this.#end('crashed')
    })
  }

  get ended(): boolean {
    return this.#ended
  }

  async call(call: Call): Promise<Outcome> {
    const id = ++this.#calls
    this.#open.add(call)
    let timer: NodeJS.Timeout | undefined
    try {
      const failure = await this.#booted.promise
      if (failure) return { ok: false, failure }
      const patience = Promise.withResolvers<Failure>()
      timer = setTimeout(() => patience.resolve('timeout'), call.timeoutMs)
      const answer = this.#request(id, call)
      const head = await Promise.race([answer, patience.promise, call.overruled])
      if (typeof head !== 'string') return { ok: true, response: this.#response(head, call) }
      this.#abandon(id, head)
      return { ok: false, failure: head }
    } finally {
      clearTimeout(timer)
      this.#waiting.delete(id)
      this.#close(call)
    }
  }

  /** Takes no new calls, and ends once those under way have been answered. */
  retire(): void {
    this.#retired = true
    this.#leaveWhenDone()
  }

  async terminate(): Promise<void> {
    this.#end('crashed')
    await this.#thread.terminate()
  }

  #request(id: number, { request, url, headers, body }: Call): Promise<ResponseHead | Failure> {
    const { method, signal } = request
    const answer = Promise.withResolvers<ResponseHead | Failure>()
    if (this.#ended) return Promise.resolve('crashed')
    this.#waiting.set(id, answer.resolve)
    const port = body && sendBody(body)
    const head: RequestHead = { url, method, headers: [...headers], body: port }
    this.#tell({ kind: 'request', id, request: head }, port && [port])
    const abort = () => this.#tell({ kind: 'abort', id })
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    return answer.promise
  }

  #response(head: ResponseHead, { request, timeoutMs }: Call): Response {
    const { status, statusText, body } = head
    const headers = head.headers.map(([name, value]): [string, string] => [name, value])
    const init = { status, statusText, headers }
    if (!body) return new Response(null, init)
    if (request.signal.aborted) {
      body.close()
      return new Response(null, init)
    }
    this.#open.add(body)
    const onDone = () => this.#close(body)
    return new Response(receiveBody(body, { idleMs: timeoutMs, onDone }), init)
  }

  #hear(message: Exclude<FromWorker, { kind: 'loaded' }>): void {
    switch (message.kind) {
      case 'ready':
        clearTimeout(this.#boot)
        this.#booted.resolve(undefined)
        break
      case 'boot-failure':
        this.#onError('A function failed to start', message.error)
        this.#end('boot')
        break
      case 'threw':
        this.#onError('A function threw', message.error)
        break
      case 'pong':
        clearTimeout(this.#ping)
        this.#ping = undefined
        break
      case 'response': {
        const resolve = this.#waiting.get(message.id)
        if (resolve) resolve(message.response)
        // The caller has stopped waiting: closing the port cancels the function's stream.
        else message.response.body?.close()
      }
    }
  }

  /** Tells the handler; a thread that does not react is ended, so that the next call works. */
  #abandon(id: number, failure: Failure): void {
    if (this.#ended) return
    this.#tell({ kind: 'abort', id })
    if (failure !== 'timeout' || this.#ping) return
    this.#tell({ kind: 'ping' })
    this.#ping = setTimeout(() => {
      this.#onError('A function kept its thread busy and was ended', undefined)
      this.#end('resources')
    }, pingMs)
  }

  #close(item: object): void {
    this.#open.delete(item)
    this.#leaveWhenDone()
  }

  #leaveWhenDone(): void {
    if (this.#retired && this.#open.size === 0) this.#end('crashed')
  }

  #end(failure: Failure): void {
    if (this.#ended) return
    this.#ended = true
    clearTimeout(this.#ping)
    clearTimeout(this.#boot)
    // However the thread ended: one that was not ready yet has failed to start.
    this.#booted.resolve('boot')
    for (const resolve of this.#waiting.values()) resolve(failure)
    void this.#thread.terminate()
  }

  #tell(message: ToWorker, transfer: Parameters<Worker['postMessage']>[1] = []): void {
    this.#thread.postMessage(message, transfer)
  }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
