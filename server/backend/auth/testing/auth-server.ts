/** The auth service, and the REST service beside it, over HTTP behind the gateway as a deployment has them. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import {
  createClient,
  type SupabaseClient,
  type SupabaseClientOptions,
} from '@supabase/supabase-js'
import { afterAll, beforeAll, expect } from 'vitest'
import type { TestEngine } from '#server/backend/db/testing/both-engines.ts'
import { createCredentialCheck } from '#server/backend/gateway/credentials.ts'
import { createGateway } from '#server/backend/gateway/gateway.ts'
import { refuseRestToken } from '#server/backend/gateway/rest-token-refusal.ts'
import { createRestService } from '#server/backend/rest/service.ts'
import { createSessionGuard } from '#server/backend/tokens/session-guard.ts'
import { createSigningKeys, type SigningKeys } from '#server/backend/tokens/signing-keys.ts'
import { createTokenVerifier } from '#server/backend/tokens/token-verifier.ts'
import type { AuthServiceOptions } from '../options.ts'
import { createAuthService } from '../service.ts'
import { createMailbox, type Mailbox } from './mailbox.ts'

export const anonKey = 'sb_publishable_auth-tests'
const serviceKey = 'sb_secret_auth-tests'
const secret = 'what seals the keys of the auth tests'
export const jwtSecret = 'the-shared-secret-of-the-auth-tests-of-32'
export const siteUrl = 'http://site.test:3000'

/** A handler for paths outside the gateway, such as an identity provider's. */
export interface OutsideHandler {
  owns(pathname: string): boolean
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
}

export interface AuthServerOptions
  extends Pick<
    AuthServiceOptions,
    'settings' | 'rateLimits' | 'captcha' | 'redirectAllowList' | 'passwordRule'
  > {
  /** Made when the address is known. */
  providers?: (url: string) => Promise<{
    providers: AuthServiceOptions['providers']
    handler?: OutsideHandler
  }>
  mail?: false
  /** Header that names the sender, for tests of limits. */
  addressHeader?: string
}

export interface AuthServer {
  readonly url: string
  readonly mailbox: Mailbox
  readonly signingKeys: SigningKeys
  /** Moves the service's clock. */
  later(ms: number): void
  /** supabase-js of a fresh browser. */
  visitor(options?: SupabaseClientOptions<'public'>['auth']): Client
  service(): Client
  /** The raw exchange; redirects are shown, not followed. */
  send(path: string, init?: RequestInit): Promise<Response>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  /** The status that a table answers with to whoever has this token. */
  statusOfRows(token: string): Promise<number>
}

type Client = Pick<SupabaseClient, 'auth' | 'from' | 'rpc'>

/** Cheap enough for a test a second; the real cost has a test of its own. */
const passwordCost = { memory: 64, passes: 1, lanes: 1 }

export function useAuthServer(engine: TestEngine, options: AuthServerOptions = {}): AuthServer {
  const mailbox = createMailbox()
  const logged: unknown[] = []
  const closing: (() => Promise<unknown>)[] = []
  const clock = { ahead: 0 }
  const now = () => Date.now() + clock.ahead
  let url = ''
  let signingKeys: SigningKeys | undefined

  beforeAll(async () => {
    const { database } = engine
    const log = (event: unknown) => logged.push(event)
    const keys = createSigningKeys({ database, secret, now })
    signingKeys = keys
    const sessions = createSessionGuard({ database, now, log })
    let answer: ((request: Request) => Promise<Response>) | undefined
    let handler: OutsideHandler | undefined
    const { addressHeader } = options
    // By the request, as a deployment notes the address of the socket.
    const addresses = new WeakMap<Request, string | null>()
    const listener = getRequestListener(async (request) => {
      if (!answer) throw new Error('The server is not ready')
      if (addressHeader) addresses.set(request, request.headers.get(addressHeader))
      return answer(request)
    })
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://x')
      if (handler?.owns(pathname)) void handler.handle(request, response)
      else void listener(request, response)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const outside = await options.providers?.(url)
    handler = outside?.handler
    const auth = createAuthService({
      database,
      signingKeys: keys,
      secret,
      publicUrl: url,
      siteUrl,
      redirectAllowList: options.redirectAllowList,
      mailer: options.mail === false ? undefined : mailbox,
      brand: 'Testland',
      providers: outside?.providers,
      captcha: options.captcha,
      passwordRule: options.passwordRule,
      sessions,
      clientAddress: (request) => addresses.get(request) ?? null,
      now,
      log,
      settings: { passwordCost, constantAnswerMs: 0, ...options.settings },
      rateLimits: options.rateLimits ?? false,
    })
    const rest = createRestService({ database, log })
    const gateway = createGateway({
      services: {
        '/auth/v1': auth,
        '/rest/v1': {
          fetch: (request, caller) => rest.fetch(request, caller),
          refuseToken: refuseRestToken,
        },
      },
      credentials: createCredentialCheck({
        anonKeys: [anonKey],
        serviceKeys: [serviceKey],
        tokens: createTokenVerifier({ keys, jwtSecret, now, sessions }),
        keyless: false,
      }),
      onError: log,
    })
    answer = (request) => gateway.fetch(request)
    closing.push(async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
      await Promise.all([auth.close(), rest.close(), sessions.close()])
    })
  })
  afterAll(async () => {
    for (const close of closing) await close()
    expect(logged).toEqual([])
  })

  const send: AuthServer['send'] = (path, { headers, ...init } = {}) =>
    fetch(`${url}/auth/v1${path}`, {
      redirect: 'manual',
      ...init,
      headers: { apikey: anonKey, ...Object.fromEntries(new Headers(headers)) },
    })
  const client = (key: string, auth: object): Client =>
    createClient(url, key, {
      auth: { autoRefreshToken: false, persistSession: true, storage: memory(), ...auth },
    })

  return {
    get url() {
      return url
    },
    get signingKeys() {
      if (!signingKeys) throw new Error('The keys exist only in hooks and tests')
      return signingKeys
    },
    mailbox,
    later: (ms) => {
      clock.ahead += ms
    },
    visitor: (auth = {}) => client(anonKey, auth),
    service: () => client(serviceKey, { persistSession: false }),
    send,
    post: (path, body, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    async statusOfRows(token) {
      const headers = { apikey: anonKey, authorization: `Bearer ${token}` }
      return (await fetch(`${url}/rest/v1/profiles?select=id`, { headers })).status
    },
  }
}

/** What a browser's storage is to the client. */
function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
