/** The functions service behind the real gateway on a real port, with tokens of a known secret. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { SignJWT } from 'jose'
import { createCredentialCheck } from '#server/backend/gateway/credentials.ts'
import { createGateway } from '#server/backend/gateway/gateway.ts'
import { createTokenVerifier } from '#server/backend/tokens/token-verifier.ts'
import {
  createFunctionsService,
  type FunctionsService,
  type FunctionsServiceOptions,
} from '../service.ts'
import type { FunctionsLogEvent } from '../worker/worker-pool.ts'

export const functionsDir = path.join(import.meta.dirname, 'functions')
export const publishableKey = 'sb_publishable_functions'

const jwtSecret = 'a secret that only the tests of functions know'

/** A token that the gateway of these tests takes for genuine. */
export function signToken(claims: Record<string, unknown> = {}): Promise<string> {
  return new SignJWT({ role: 'authenticated', sub: 'user', ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(jwtSecret))
}

export interface RunningFunctions {
  url: string
  service: FunctionsService
  log: FunctionsLogEvent[]
  stop(): Promise<void>
}

export async function startFunctions(
  options: Partial<FunctionsServiceOptions> = {},
): Promise<RunningFunctions> {
  const log: FunctionsLogEvent[] = []
  const service = createFunctionsService({
    dir: functionsDir,
    config: { open: { verifyJwt: false } },
    environment: { GREETING: 'hello' },
    log: (event) => log.push(event),
    ...options,
  })
  const check = createCredentialCheck({
    anonKeys: [publishableKey],
    serviceKeys: ['sb_secret_functions'],
    tokens: createTokenVerifier({ jwtSecret, now: () => Date.now() }),
    keyless: false,
  })
  const gateway = createGateway({
    services: { '/functions/v1': service },
    credentials: async (request) =>
      service.isOpen(request)
        ? { kind: 'caller', caller: { role: 'anon', claims: { role: 'anon' } } }
        : check(request),
    onError: (error) => {
      throw error
    },
  })
  const server = createServer(getRequestListener((request) => gateway.fetch(request)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    service,
    log,
    async stop() {
      await service.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
