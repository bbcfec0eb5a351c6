/**
 * What happens when something is thrown that nobody catches. A request must never end the process:
 * its stray rejections and exceptions are logged and it is answered as failed. What says that the
 * process itself is unsound still ends it, so that whoever supervises it starts a new one.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { errorFields, type Log } from './log.ts'

interface FaultGuardOptions {
  log: Log
  /** Rejects when the process can't do its work any more: its database does not answer. */
  checkSound: () => Promise<void>
  end: (code: number) => void
}

export interface FaultGuard {
  /** Runs the work: what is thrown out of it, now or later, fails this response and nothing else. */
  answering<T>(response: ServerResponse, work: () => T): T
  /** From here on faults are survived where they can be; before, each of them ends the process. */
  started(): void
}

/** Errors of the engine itself: out of memory, or an internal assertion failed. */
const unsoundCodes = new Set([
  'ERR_WORKER_OUT_OF_MEMORY',
  'ERR_MEMORY_ALLOCATION_FAILED',
  'ERR_INTERNAL_ASSERTION',
])
const unsoundMessages = /allocation failed|out of memory|could not allocate/i

export function guardAgainstFaults({ log, checkSound, end }: FaultGuardOptions): FaultGuard {
  const responses = new AsyncLocalStorage<ServerResponse>()
  let starting = true

  const endBecause = (message: string, error: unknown) => {
    log.error(message, errorFields(error))
    end(1)
  }

  process.on('unhandledRejection', (reason) => {
    if (starting || isUnsound(reason)) return endBecause('unhandled rejection, ending', reason)
    // A rejected promise that was not awaited; the response is made elsewhere.
    log.error('unhandled rejection', errorFields(reason))
  })

  process.on('uncaughtException', (error) => {
    if (starting || isUnsound(error)) return endBecause('uncaught exception, ending', error)
    log.error('uncaught exception', errorFields(error))
    const response = responses.getStore()
    if (response) return fail(response)
    // Thrown outside of any request, so the state it left behind is unknown.
    checkSound().catch((cause: unknown) => endBecause('not sound after an exception', cause))
  })

  // The log can't be written any more (its reader is gone), and logging that would fail again.
  process.stdout.on('error', () => end(1))

  return {
    answering: (response, work) => responses.run(response, work),
    started: () => {
      starting = false
    },
  }
}

function isUnsound(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && unsoundCodes.has(String(error.code))) return true
  return error instanceof RangeError && unsoundMessages.test(error.message)
}

/** The caller is told at once instead of waiting for an answer that may never come. */
function fail(response: ServerResponse): void {
  if (response.writableEnded) return
  if (response.headersSent) return void response.destroy()
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
  response.end('Something went wrong on our side. Please try again.')
}
