/** A server of REST and realtime on loopback for tests, and real clients for it. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { SignJWT } from 'jose'
import type { Database } from '#server/backend/db/driver.ts'
import { createCredentialCheck } from '#server/backend/gateway/credentials.ts'
import { createGateway } from '#server/backend/gateway/gateway.ts'
import { refuseRestToken } from '#server/backend/gateway/rest-token-refusal.ts'
import { createRestService } from '#server/backend/rest/service.ts'
import { createTokenVerifier } from '#server/backend/tokens/token-verifier.ts'
import { createRealtimeService, type RealtimeServiceOptions } from '../service.ts'

const jwtSecret = 'a-secret-of-the-tests-that-is-long-enough'
export const anonKey = 'sb_publishable_realtime_tests'
export const serviceKey = 'sb_secret_realtime_tests'

interface ClientOptions {
  token?: string | (() => Promise<string>)
  vsn?: string
}

export interface RealtimeServer {
  readonly url: string
  /** What the service logged: a test that expects no failure looks here. */
  readonly failures: unknown[]
  client(options?: ClientOptions): Promise<SupabaseClient>
  service(): Promise<SupabaseClient>
  /** The address of a bare WebSocket. */
  socketUrl(query?: string): string
  /** Ends the clients' connections, as a failing network would. */
  cutConnections(): void
  close(): Promise<void>
}

export async function startRealtimeServer(
  database: Database,
  options: Pick<RealtimeServiceOptions, 'limits' | 'clientAddress' | 'publicTopics'> & {
    now?: () => number
  } = {},
): Promise<RealtimeServer> {
  const { now = Date.now, ...bounds } = options
  const failures: unknown[] = []
  const tokens = createTokenVerifier({ jwtSecret, now })
  const credentials = createCredentialCheck({
    anonKeys: [anonKey],
    serviceKeys: [serviceKey],
    tokens,
    keyless: false,
  })
  const log = ({ message, error }: { message: string; error: unknown }) =>
    void failures.push(new Error(message, { cause: error }))
  const rest = createRestService({ database, log })
  const realtime = createRealtimeService({ database, credentials, now, log, ...bounds })
  const gateway = createGateway({
    services: {
      '/rest/v1': {
        fetch: (request, caller) => rest.fetch(request, caller),
        refuseToken: refuseRestToken,
      },
      '/realtime/v1': realtime,
    },
    credentials,
    onError: (error) => failures.push(error),
  })
  const server = createServer(getRequestListener((request) => gateway.fetch(request)))
  server.on('upgrade', (request, socket, head) => {
    void realtime.handleUpgrade(request, socket, head)
  })
  const sockets = new Set<{ destroy(): void }>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  await realtime.ready()
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the server has no port')
  const host = `127.0.0.1:${address.port}`
  const clients: SupabaseClient[] = []

  const connect = async (key: string, accessToken?: () => Promise<string>, vsn?: string) => {
    const client = createClient(`http://${host}`, key, {
      ...(accessToken && { accessToken }),
      auth: { persistSession: false, autoRefreshToken: false },
      // Reconnects at once: tests wait for what they expect, not for the clock.
      realtime: { reconnectAfterMs: () => 20, ...(vsn !== undefined && { vsn }) },
    })
    clients.push(client)
    // Else the first join may go out before the token is known.
    await client.realtime.setAuth()
    return client
  }

  return {
    url: `http://${host}`,
    failures,
    client: ({ token, vsn } = {}) =>
      connect(anonKey, typeof token === 'string' ? async () => token : token, vsn),
    service: () => connect(serviceKey),
    socketUrl: (query = `apikey=${anonKey}&vsn=2.0.0`) =>
      `ws://${host}/realtime/v1/websocket?${query}`,
    cutConnections() {
      for (const socket of sockets) socket.destroy()
    },
    async close() {
      await Promise.all(clients.map((client) => client.realtime.disconnect()))
      await realtime.close()
      await rest.close()
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** A token of a signed-in person. */
export function tokenFor(
  user: string,
  claims: { exp?: number; role?: string; session_id?: string; aal?: string } = {},
): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + 3600
  return new SignJWT({ sub: user, role: 'authenticated', exp, ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(jwtSecret))
}
