/**
 * The thread that runs one function: loads it, then answers requests until the relay ends it.
 * What a function leaves uncaught ends this thread and nothing else.
 */
import { enableCompileCache, flushCompileCache, registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { receiveBody, sendBody } from './body-port.ts'
import { type Handler, installDeno } from './deno-shim.ts'
import { nodeSpecifier, readImportMap } from './import-map.ts'
import type { FromWorker, RequestHead, ToWorker, WorkerData } from './messages.ts'

if (!parentPort) throw new Error('This module runs in a worker thread')
const relay = parentPort
const tell = (message: FromWorker, transfer: Parameters<typeof relay.postMessage>[1] = []) =>
  relay.postMessage(message, transfer)

const fromPackage = (url: string) => url.includes('/node_modules/')

function resolveLikeTheEdge(denoConfig: string | undefined): void {
  const map = readImportMap(denoConfig)
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL } = context
      // Inside a package Node's own rules hold.
      if (parentURL && fromPackage(parentURL)) return next(specifier, context)
      const found = next(nodeSpecifier(specifier, map), context)
      if (found.url.startsWith('file:') && !fromPackage(found.url)) {
        tell({ kind: 'loaded', file: fileURLToPath(found.url) })
      }
      return found
    },
  })
}

async function load({ entry, denoConfig, compileCache }: WorkerData): Promise<Handler> {
  if (compileCache) enableCompileCache(compileCache)
  const deno = installDeno(process.env)
  resolveLikeTheEdge(denoConfig)
  const module: { default?: { fetch?: unknown } } = await import(pathToFileURL(entry).href)
  const declared = module.default
  if (typeof declared?.fetch === 'function') {
    const { fetch } = declared
    return (request) => fetch.call(declared, request)
  }
  const served = deno.handler()
  if (served) return served
  throw new Error(`${entry} neither exports a default with fetch nor calls Deno.serve`)
}

function toRequest({ url, method, headers, body }: RequestHead, signal: AbortSignal): Request {
  const list = headers.map(([name, value]): [string, string] => [name, value])
  if (!body) return new Request(url, { method, headers: list, signal })
  const init = { method, headers: list, signal, body: receiveBody(body), duplex: 'half' as const }
  return new Request(url, init)
}

async function responseOf(handler: Handler, request: Request): Promise<Response> {
  try {
    const response: unknown = await handler(request)
    if (response instanceof Response && sendable(response)) return response
    throw new TypeError('The handler gave no response that can be sent')
  } catch (error) {
    // Not logged: writing to a client that has disconnected is not the function's failure.
    if (!request.signal.aborted) tell({ kind: 'threw', error: cloneable(error) })
    return new Response('Internal Server Error', { status: 500 })
  }
}

/** `Response.error()` has no status, and a body can be read once only. */
const sendable = ({ status, bodyUsed, body }: Response) =>
  status >= 200 && !bodyUsed && !body?.locked

/** Thrown values cross threads by copy; what can't be copied crosses as text. */
function cloneable(error: unknown): unknown {
  try {
    return structuredClone(error)
  } catch {
    return error instanceof Error ? new Error(error.message) : String(error)
  }
}

function answer(handler: Handler): void {
  // Kept here so that requests are not collected: Node tells a request of an abort only while
  // something holds it, and a handler may keep its signal alone.
  const open = new Map<number, { client: AbortController; request: Request }>()

  const respond = async (id: number, head: RequestHead) => {
    const client = new AbortController()
    const request = toRequest(head, client.signal)
    open.set(id, { client, request })
    const response = await responseOf(handler, request)
    const done = () => open.delete(id)
    const body = response.body ? sendBody(response.body, done) : undefined
    if (!body) done()
    const { status, statusText } = response
    const headers = [...response.headers]
    tell({ kind: 'response', id, response: { status, statusText, headers, body } }, body && [body])
  }

  relay.on('message', (message: ToWorker) => {
    if (message.kind === 'ping') return tell({ kind: 'pong' })
    if (message.kind === 'abort') return open.get(message.id)?.client.abort()
    return respond(message.id, message.request)
  })
}

try {
  answer(await load(workerData))
  tell({ kind: 'ready' })
  // Written now: Node would write it when the thread ends, which does not happen when the thread is
  // ended from outside.
  flushCompileCache()
} catch (error) {
  tell({ kind: 'boot-failure', error: cloneable(error) })
}
