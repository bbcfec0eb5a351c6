/** The server that takes connections, and hands each request to the part it belongs to. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { Config } from '#server/config.ts'
import type { LocalIdentityProvider } from '#server/local/identity/local-idp.ts'
import type { FaultGuard } from '#server/process/fault-guard.ts'
import { errorFields, type Log } from '#server/process/log.ts'
import type { AddressCheck } from './address-check.ts'
import type { ClientAddresses } from './client-addresses.ts'
import { createAddressing } from './request-address.ts'

/** A session's cookies can be large: they carry what an identity provider says of a person. */
const maxHeaderSize = 64 * 1024

interface HttpServerParts {
  config: Config
  fetch: (request: Request) => Response | Promise<Response>
  checkAddress: AddressCheck
  addresses: ClientAddresses
  guard: FaultGuard
  /** Stands in for Google on a laptop, once it is there. */
  identityProvider: () => LocalIdentityProvider | undefined
  log: Log
}

export function createHttpServer(parts: HttpServerParts): Server {
  const { config, fetch, checkAddress, addresses, guard, identityProvider, log } = parts
  const addressRequest = createAddressing(config)
  const serve = getRequestListener((request, { incoming }) => {
    addresses.note(request, incoming as IncomingMessage)
    return fetch(request)
  })
  const keepAliveTimeout = config.values.KEEP_ALIVE_MS
  const server = createServer({ maxHeaderSize, keepAliveTimeout }, (request, response) => {
    addressRequest(request)
    guard.answering(response, () => {
      const url = urlOf(request)
      const provider = identityProvider()
      if (!url || checkAddress(url) || !provider?.owns(url.pathname))
        return serve(request, response)
      // It also fails when a browser leaves in the middle of a form.
      return provider.handle(request, response).catch((error: unknown) => {
        log.warn('the identity stand-in failed', errorFields(error))
        response.destroy()
      })
    })
  })
  server.once('listening', () => {
    // Logged only: an error such as too many open files costs one connection, and the others go on.
    server.on('error', (error) => log.error('a connection was not taken', errorFields(error)))
  })
  return server
}

interface Sockets {
  checkAddress: AddressCheck
  handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Whether somebody else, the development server, also takes sockets. */
  shared: boolean
}

/** Hands sockets that ask to be upgraded to the live service; in production all others are refused. */
export function acceptSockets(
  server: Server,
  { checkAddress, handleUpgrade, shared }: Sockets,
): void {
  server.on('upgrade', (request, socket, head) => {
    const url = urlOf(request)
    const live = url?.pathname.startsWith('/realtime/v1/')
    if (url && live && !checkAddress(url)) handleUpgrade(request, socket, head)
    else if (live || !shared) socket.destroy()
  })
}

/** Null for what is no address: `//` alone is one that lacks a host, and anyone can send it. */
function urlOf({ url = '/', headers }: IncomingMessage): URL | null {
  return URL.parse(url.startsWith('/') ? `http://${headers.host ?? ''}${url}` : url)
}
