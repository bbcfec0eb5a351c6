/** Remembers where each request came from: a web request does not know its socket. */
import type { IncomingMessage } from 'node:http'

export interface ClientAddresses {
  note(request: Request, incoming: IncomingMessage): void
  of(request: Request): string | null
}

/** With proxies in front, the last of them that is trusted says who called it. */
export function createClientAddresses(trustedProxies: number): ClientAddresses {
  const known = new WeakMap<Request, string>()
  return {
    note(request, { headers, socket }) {
      const forwarded = String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
      const address = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined
      const found = address ?? socket.remoteAddress
      if (found) known.set(request, found)
    },
    of: (request) => known.get(request) ?? null,
  }
}
