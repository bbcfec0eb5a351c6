/** What a function's worker and the relay say to each other. */
import type { MessagePort } from 'node:worker_threads'

export type HeaderList = readonly (readonly [name: string, value: string])[]

export interface WorkerData {
  entry: string
  denoConfig: string | undefined
  /** Where compiled code is kept between runs; the thread's own environment does not say it. */
  compileCache?: string | undefined
}

export interface RequestHead {
  url: string
  method: string
  headers: HeaderList
  body: MessagePort | undefined
}

export interface ResponseHead {
  status: number
  statusText: string
  headers: HeaderList
  body: MessagePort | undefined
}

export type ToWorker =
  | { kind: 'request'; id: number; request: RequestHead }
  /** The client has disconnected, or the call's time is up. */
  | { kind: 'abort'; id: number }
  | { kind: 'ping' }

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'boot-failure'; error: unknown }
  | { kind: 'response'; id: number; response: ResponseHead }
  /** The handler threw; the answer to the client is already in `response`. */
  | { kind: 'threw'; error: unknown }
  /** A source file of the function, told as it is loaded. */
  | { kind: 'loaded'; file: string }
  | { kind: 'pong' }
