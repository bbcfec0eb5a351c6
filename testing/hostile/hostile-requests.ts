/** Requests that nobody in good faith would send, the same ones for the same seed. */
import { type Agent, request as httpRequest } from 'node:http'
import fc from 'fast-check'
import {
  hostileBodies,
  hostileCookies,
  hostileHeaders,
  hostilePathPart,
  hostileQuery,
} from './hostile-values.ts'
import type { Target } from './targets.ts'

export interface HostileRequest {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body: Buffer | undefined
}

interface Known {
  sessionName: string
  /** So that most requests get past the gateway's first question. */
  anonKey: string
}

const methods = {
  page: ['GET', 'GET', 'GET', 'POST', 'POST', 'HEAD', 'PUT', 'OPTIONS'],
  service: ['GET', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'],
} as const

export function hostileRequests(
  targets: readonly Target[],
  { sessionName, anonKey }: Known,
  { seed, each }: { seed: number; each: number },
): HostileRequest[] {
  return targets.flatMap((target, index) =>
    fc.sample(requestTo(target, sessionName, anonKey), { seed: seed + index, numRuns: each }),
  )
}

function requestTo({ path, kind }: Target, sessionName: string, anonKey: string) {
  return fc
    .record({
      method: fc.constantFrom(...methods[kind]),
      path: pathOf(path, kind),
      cookie: fc.option(hostileCookies(sessionName), { nil: undefined, freq: 5 }),
      headers: hostileHeaders,
      body: hostileBodies,
      address: fc.ipV4(),
    })
    .map(({ method, path: filled, cookie, headers, body, address }): HostileRequest => {
      const bodyless = method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
      return {
        method,
        path: filled,
        headers: {
          ...(kind === 'service' && { apikey: anonKey, 'content-type': 'application/json' }),
          // Each request comes from another address, so that no limit ends the attack early.
          'x-forwarded-for': address,
          ...headers,
          ...(cookie !== undefined && { cookie }),
          ...(!bodyless && { 'content-length': String(body.byteLength) }),
        },
        body: bodyless ? undefined : body,
      }
    })
}

function pathOf(pattern: string, kind: Target['kind']) {
  const parts = pattern.split('/').slice(1)
  const filled = fc.tuple(
    ...parts.map((part) =>
      part.startsWith(':') || part === '*' ? hostilePathPart : fc.constant(part),
    ),
  )
  // The router asks for a page's data alone at the page's address with this ending.
  const ending = kind === 'page' ? fc.constantFrom('', '', '.data') : fc.constant('')
  return fc.tuple(filled, ending, hostileQuery).map(([segments, end, query]) => {
    const path = `/${segments.join('/')}${end}`
    if (query === '') return path
    return `${path}${path.includes('?') ? '&' : '?'}${query}`
  })
}

export interface Answer {
  status: number
  retryAfter: string | undefined
  body: string
}

/** Undefined where the connection was closed instead: what can't be read may be refused like that. */
export function sendHostile(
  port: number,
  { method, path, headers, body }: HostileRequest,
  agent: Agent,
): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent,
        headers: { host: `localhost:${port}`, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', () => resolve(undefined))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'],
            body: Buffer.concat(chunks).toString('utf8').slice(0, 300),
          }),
        )
      },
    )
    request.setTimeout(60_000, () => reject(new Error(`no answer to ${method} ${path}`)))
    request.on('error', () => resolve(undefined))
    request.end(body)
  })
}
