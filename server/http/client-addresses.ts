/** Remembers where each request came from: a web request does not know its socket. */
import type { IncomingMessage } from 'node:http'
import { forwardedValue } from './forwarded.ts'

export interface ClientAddresses {
  note: (request: Request, incoming: IncomingMessage) => void
  /** For a request that has not become a web request: a socket that asks to be upgraded. */
  ofIncoming(incoming: IncomingMessage): string
  /** `null` for a request that never came over a socket: one of the process itself. */
  of(request: Request): string | null
}

/** With proxies in front, the last of them that is trusted says who called it. */
export function createClientAddresses(trustedProxies: number): ClientAddresses {
  const known = new WeakMap<Request, string>()
  function ofIncoming(incoming: IncomingMessage): string {
    const address = forwardedValue(incoming, 'x-forwarded-for', trustedProxies)
    // A socket that is gone already has no address; such requests are limited together.
    return address ?? incoming.socket.remoteAddress ?? 'unknown'
  }
  return {
    ofIncoming,
    note: (request, incoming) => known.set(request, ofIncoming(incoming)),
    of: (request) => known.get(request) ?? null,
  }
}
