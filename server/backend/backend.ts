/** The services on one database behind one gateway. Knows nothing of the product they serve. */
import type { Database } from './db/driver.ts'
import { createCredentialCheck } from './gateway/credentials.ts'
import { createGateway, type Gateway } from './gateway/gateway.ts'
import { refuseRestToken } from './gateway/rest-token-refusal.ts'
import { createRestService, type RestServiceOptions } from './rest/service.ts'
import { createSigningKeys } from './tokens/signing-keys.ts'
import { createTokenVerifier } from './tokens/token-verifier.ts'

export interface BackendOptions {
  database: Database
  /** Seals what is encrypted at rest. */
  secret: string
  anonKeys: readonly string[]
  serviceKeys: readonly string[]
  /** The shared secret of legacy keys and tokens. */
  jwtSecret?: string
  /** Whether a call without any key is an anonymous one. */
  keyless?: boolean
  rest?: Pick<RestServiceOptions, 'schemas' | 'aggregates' | 'plan' | 'txOverride' | 'maxRows'>
  now: () => number
  onError: (message: string, error: unknown) => void
}

export interface Backend {
  gateway: Gateway
  close(): Promise<void>
}

export function createBackend(options: BackendOptions): Backend {
  const { database, secret, jwtSecret, now, onError, keyless = false } = options
  const signingKeys = createSigningKeys({ database, secret, now })
  const tokens = createTokenVerifier({ keys: signingKeys, jwtSecret, now })
  const rest = createRestService({
    ...options.rest,
    database,
    log: ({ message, error }) => onError(message, error),
  })
  const gateway = createGateway({
    services: {
      '/rest/v1': {
        fetch: (request, caller) => rest.fetch(request, caller),
        refuseToken: refuseRestToken,
      },
    },
    publicEndpoints: {
      '/auth/v1/.well-known/jwks.json': async () =>
        Response.json(
          { keys: await signingKeys.publicKeys() },
          { headers: { 'cache-control': 'public, max-age=600' } },
        ),
    },
    credentials: createCredentialCheck({
      anonKeys: options.anonKeys,
      serviceKeys: options.serviceKeys,
      tokens,
      keyless,
    }),
    onError: (error) => onError('a service failed', error),
  })
  return { gateway, close: () => rest.close() }
}
