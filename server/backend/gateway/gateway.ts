/**
 * Checks key and token of each request once, then hands it to its service. A web-standard handler,
 * so that the server's own client can call it without a socket.
 */
import type { Caller } from '#server/backend/caller.ts'
import { isPreflight, preflightResponse, withCors } from './cors.ts'
import type { Credentials, TokenProblem } from './credentials.ts'

export interface Service {
  /** `arrived` is the request as it came in, by which others know what they noted of it. */
  fetch(request: Request, caller: Caller, arrived?: Request): Promise<Response>
  /** Whether the request needs neither key nor token, such as one for a public file. */
  isOpen?(request: Request): boolean
  /** How this service tells a client that its token is no good. */
  refuseToken(problem: TokenProblem, request: Request): Response
}

const anonymous: Caller = { role: 'anon', claims: { role: 'anon' } }

interface GatewayOptions {
  /** By the prefix of their path, such as `/rest/v1`. */
  services: Readonly<Record<string, Service>>
  credentials: (request: Request) => Promise<Credentials>
  /** Told of what was thrown; the caller sees a plain 500. */
  onError: (error: unknown) => void
}

export interface Gateway {
  fetch(request: Request): Promise<Response>
}

export function createGateway(options: GatewayOptions): Gateway {
  const { services, credentials, onError } = options
  const serviceAt = (pathname: string) =>
    Object.entries(services).find(([prefix]) => under(prefix, pathname))?.[1]

  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const service = serviceAt(pathname)
    if (!service) return message(404, 'There is no service at this path')
    if (service.isOpen?.(request)) return service.fetch(request, anonymous, request)
    const found = await credentials(request)
    switch (found.kind) {
      case 'caller':
        return service.fetch(withoutKeyInAddress(request), found.caller, request)
      case 'no-key':
        return message(401, 'No API key found in request')
      case 'invalid-key':
        return message(401, 'Invalid API key')
      case 'service-key-in-address':
        return message(401, 'The service key does not belong in an address: send it as a header')
      case 'invalid-token':
        return service.refuseToken(found.problem, request)
    }
  }

  return {
    async fetch(request) {
      if (isPreflight(request)) return preflightResponse(request)
      try {
        return withCors(await answer(request))
      } catch (error) {
        onError(error)
        return withCors(message(500, 'Something went wrong on our side'))
      }
    },
  }
}

/** Removes the key from the address: a service would read it as a filter, or repeat it. */
function withoutKeyInAddress(request: Request): Request {
  if (request.headers.has('apikey')) return request
  const url = new URL(request.url)
  if (!url.searchParams.has('apikey')) return request
  url.searchParams.delete('apikey')
  return new Request(url, request)
}

function under(prefix: string, pathname: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`)
}

function message(status: number, text: string): Response {
  return Response.json({ message: text }, { status })
}
