/**
 * `/functions/v1/<name>`: runs `<dir>/<name>/index.ts`, the file that also runs on Supabase's edge
 * runtime. Each function has a thread of its own, started by its first request; the relay checks
 * the caller, keeps size and time within limits, and turns every failure into the platform's words.
 */
import path from 'node:path'
import type { Service } from '#server/backend/gateway/gateway.ts'
import {
  addressHeader,
  callerAddress,
  claimsAddress,
} from '#server/backend/rest/request/caller-address.ts'
import type { FunctionsConfig } from './function-config.ts'
import { type FunctionFiles, findFunction, functionNameIn } from './function-files.ts'
import { limitBody } from './limit-body.ts'
import { relayErrors } from './relay-errors.ts'
import type { Failure, Outcome } from './worker/function-worker.ts'
import { type FunctionsLogEvent, WorkerPool } from './worker/worker-pool.ts'

export interface FunctionsServiceOptions {
  /** The folder with a folder for each function. */
  dir: string
  /** Which functions check the caller's token; see `readFunctionsConfig`. */
  config?: FunctionsConfig
  /** All the environment that functions see. */
  environment: Readonly<Record<string, string>>
  /** How long the relay waits for an answer to begin, and for each piece of it. */
  timeoutMs?: number
  /** How long a function may take to load. */
  bootTimeoutMs?: number
  /** The most bytes of a request's body. */
  bodyLimit?: number
  /** The most memory of one function's thread. */
  memoryMb?: number
  /**
   * Where a request came from; null for one of the process itself. A function finds it in `x-real-ip`,
   * and nothing that the client said of its address.
   */
  clientAddress?: (request: Request) => string | null
  /** Whether a function whose files changed is loaded anew. */
  reload?: boolean
  /** What stands before the function's name in the path. */
  prefix?: string
  log?: (event: FunctionsLogEvent) => void
}

export interface FunctionsService extends Service {
  /**
   * Whether the request needs neither key nor token to reach this service: functions that do not
   * verify, names that do not exist, and OPTIONS.
   */
  isOpen(request: Request): boolean
  close(): Promise<void>
}

const defaults = {
  config: {} as FunctionsConfig,
  timeoutMs: 150_000,
  bootTimeoutMs: 30_000,
  bodyLimit: 10 * 1024 * 1024,
  memoryMb: 256,
  reload: false,
  prefix: '/functions/v1',
  log: () => {},
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export function createFunctionsService(given: FunctionsServiceOptions): FunctionsService {
  const options = { ...defaults, ...given, dir: path.resolve(given.dir) }
  const { dir, config, prefix, timeoutMs, bodyLimit } = options
  const pool = new WorkerPool(options)

  const called = (request: Request) => findFunction(dir, functionNameIn(request.url, prefix))
  const verifies = ({ name }: FunctionFiles) => config[name]?.verifyJwt ?? true

  const run = async (
    files: FunctionFiles,
    request: Request,
    arrived: Request,
  ): Promise<Outcome> => {
    const tooLarge = Promise.withResolvers<Failure>()
    const { body } = request
    return pool.workerFor(files).call({
      request,
      url: innerUrl(request.url, prefix),
      headers: headersFor(request, callerAddress(request, arrived, given.clientAddress)),
      body: body ? limitBody(body, bodyLimit, () => tooLarge.resolve('too-large')) : undefined,
      timeoutMs,
      overruled: tooLarge.promise,
    })
  }

  const failed: Record<Failure, () => Response> = {
    boot: relayErrors.bootFailed,
    timeout: () => relayErrors.timedOut(timeoutMs),
    crashed: relayErrors.crashed,
    resources: relayErrors.outOfResources,
    'too-large': () => relayErrors.bodyTooLarge(bodyLimit),
  }

  return {
    isOpen(request) {
      const files = called(request)
      return !files || request.method === 'OPTIONS' || !verifies(files)
    },
    async fetch(request, _, arrived = request) {
      const files = called(request)
      if (!files) return relayErrors.notFound()
      if (!methods.includes(request.method)) return relayErrors.methodNotAllowed(methods)
      if (verifies(files) && request.method !== 'OPTIONS') {
        const refusal = refuseUnsigned(request.headers.get('authorization'))
        if (refusal) return refusal
      }
      if (Number(request.headers.get('content-length')) > bodyLimit) {
        return relayErrors.bodyTooLarge(bodyLimit)
      }
      const outcome = await run(files, request, arrived)
      return outcome.ok ? asThePlatform(request, outcome.response) : failed[outcome.failure]()
    },
    refuseToken: relayErrors.badToken,
    close: () => pool.close(),
  }
}

/**
 * A verifying function wants a signed token, a legacy key among them. An opaque key proves nothing
 * about a caller, so it is refused here as on the platform. The gateway has checked the signature.
 */
function refuseUnsigned(authorization: string | null): Response | undefined {
  if (!authorization) return relayErrors.noAuthorization()
  const token = /^Bearer\s+(\S+)$/i.exec(authorization)?.[1]
  if (!token) return relayErrors.notBearer()
  return token.split('.').length === 3 ? undefined : relayErrors.notToken()
}

/** The request's headers, with those about the caller's address replaced by what is known of it. */
function headersFor(request: Request, address: string | null): [string, string][] {
  const headers = [...request.headers].filter(([name]) => !claimsAddress(name))
  return address === null ? headers : [...headers, [addressHeader, address]]
}

/** A function sees its own name first in the path, and not what stands before it. */
function innerUrl(address: string, prefix: string): string {
  const url = new URL(address)
  url.pathname = url.pathname.slice(prefix.length)
  return url.href
}

/**
 * Marks a function's own failure, and sends HTML as text: a page from a function would run its
 * scripts with this origin's rights.
 */
function asThePlatform({ method }: Request, response: Response): Response {
  const { status, headers } = response
  if (status >= 500) headers.set('sb-error-code', 'EDGE_FUNCTION_ERROR')
  if (method === 'GET' && /^text\/html\b/i.test(headers.get('content-type') ?? '')) {
    headers.set('content-type', 'text/plain')
  }
  return response
}
