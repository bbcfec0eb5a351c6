/** The services on one database behind one gateway. Knows nothing of the product they serve. */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { AuthServiceOptions } from './auth/options.ts'
import { createAuthService } from './auth/service.ts'
import type { Database } from './db/driver.ts'
import { createFunctionsService, type FunctionsServiceOptions } from './functions/service.ts'
import { createCredentialCheck } from './gateway/credentials.ts'
import { createGateway, type Gateway } from './gateway/gateway.ts'
import { refuseRestToken } from './gateway/rest-token-refusal.ts'
import { createTokenBuckets } from './limits/token-buckets.ts'
import { createWorkGate, type WorkLimits } from './limits/work-gate.ts'
import { createRealtimeService, type RealtimeServiceOptions } from './realtime/service.ts'
import { createRestService, type RestServiceOptions } from './rest/service.ts'
import { createStorageService, type StorageServiceOptions } from './storage/service.ts'
import type { SweepReport } from './storage/sweep.ts'
import { startSweeping } from './storage/timed-sweep.ts'
import { derivedSecret } from './tokens/derived-secret.ts'
import { createSessionGuard } from './tokens/session-guard.ts'
import { createSigningKeys } from './tokens/signing-keys.ts'
import { createTokenVerifier } from './tokens/token-verifier.ts'
import type { Upkeep } from './upkeep.ts'

export interface BackendOptions {
  database: Database
  /** Seals what is encrypted at rest, and what else needs a secret is derived from it. */
  secret: string
  anonKeys: readonly string[]
  serviceKeys: readonly string[]
  /** The shared secret of legacy keys and tokens. */
  jwtSecret?: string | undefined
  /** Whether a call without any key is an anonymous one. */
  keyless?: boolean
  rest?: Omit<RestServiceOptions, 'database' | 'log' | 'work'> & {
    /** How much of the database one address or one person gets; without it there is no limit. */
    work?: { visitors: WorkLimits; people: WorkLimits }
  }
  /** Without it there are no accounts. */
  auth?: Omit<
    AuthServiceOptions,
    'database' | 'signingKeys' | 'secret' | 'sessions' | 'upkeep' | 'now' | 'log'
  >
  /** Without it there is no file service. */
  storage?: Pick<
    StorageServiceOptions,
    'store' | 'renderCache' | 'maxFileSize' | 'clientAddress' | 'publicPictures'
  >
  realtime?: Pick<RealtimeServiceOptions, 'clientAddress' | 'publicTopics'>
  /** Without it there are no functions. */
  functions?: Pick<
    FunctionsServiceOptions,
    'dir' | 'config' | 'environment' | 'reload' | 'clientAddress'
  >
  upkeep?: Upkeep
  now: () => number
  /** What functions print. */
  onInfo?: (message: string) => void
  onError: (message: string, error: unknown) => void
}

export interface Backend {
  gateway: Gateway
  /** For a server's `upgrade` event, on paths of the live service. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Tokens are signed with a new key from now on; those signed before stay good until they end. */
  rotateSigningKeys(): Promise<void>
  /** What is due every hour, in one process of those that share the database. */
  upkeep: {
    /** Removes sign-ins, codes and tokens that nobody can use any more. */
    sweepAccounts(): Promise<void>
    /** Removes files that crashes left without a row. */
    sweepFiles(): Promise<SweepReport>
    /** Encodes those pictures of public buckets anew that came before they were. */
    reencodeOldPictures(): Promise<void>
  }
  /** Closes the open sockets with a message, so that a server can stop. */
  closeSockets(): Promise<void>
  close(): Promise<void>
}

export function createBackend(options: BackendOptions): Backend {
  const { database, secret, jwtSecret, now, onError, keyless = false, upkeep } = options
  const log = ({ message, error }: { message: string; error?: unknown }) => onError(message, error)
  const signingKeys = createSigningKeys({ database, secret, now })
  const sessions = createSessionGuard({ database, now, log })
  const credentials = createCredentialCheck({
    anonKeys: options.anonKeys,
    serviceKeys: options.serviceKeys,
    tokens: createTokenVerifier({ keys: signingKeys, jwtSecret, now, sessions }),
    keyless,
  })
  const auth =
    options.auth &&
    createAuthService({
      ...options.auth,
      database,
      signingKeys,
      secret,
      sessions,
      upkeep,
      now,
      log,
    })
  const rest = restService(options, log)
  const realtime = createRealtimeService({ ...options.realtime, database, credentials, now, log })
  const files = options.storage && fileService(options, options.storage)
  const functions = options.functions && functionService(options, options.functions)
  const gateway = createGateway({
    services: {
      '/rest/v1': {
        fetch: (request, caller, arrived) => rest.fetch(request, caller, arrived),
        refuseToken: refuseRestToken,
      },
      '/realtime/v1': realtime,
      ...(auth && { '/auth/v1': auth }),
      ...(files && { '/storage/v1': files.service }),
      ...(functions && { '/functions/v1': functions }),
    },
    credentials,
    onError: (error) => onError('a service failed', error),
  })
  return {
    gateway,
    handleUpgrade: (request, socket, head) => void realtime.handleUpgrade(request, socket, head),
    rotateSigningKeys: () => signingKeys.rotate(),
    upkeep: {
      sweepAccounts: async () => auth?.sweep(),
      sweepFiles: async () => (await files?.service.sweepOrphans()) ?? { checked: 0, removed: 0 },
      reencodeOldPictures: async () => files?.service.reencodeOldPictures(),
    },
    closeSockets: () => realtime.close(),
    async close() {
      await Promise.all([
        rest.close(),
        realtime.close(),
        auth?.close(),
        sessions.close(),
        files?.close(),
        functions?.close(),
      ])
    },
  }
}

function restService({ database, now, rest }: BackendOptions, log: RestServiceOptions['log']) {
  const { work, ...options } = rest ?? {}
  const gate = createWorkGate({
    buckets: createTokenBuckets(database, now),
    now,
    onError: (error) => log?.({ message: 'the time of slow statements was not counted', error }),
  })
  return createRestService({ ...options, ...(work && { work: { ...work, gate } }), database, log })
}

function fileService(
  { database, secret, now, onError, upkeep = 'by-itself' }: BackendOptions,
  given: NonNullable<BackendOptions['storage']>,
) {
  const service = createStorageService({
    ...given,
    database,
    signingSecret: derivedSecret(secret, 'file-addresses'),
    now,
    log: ({ message, error }) => onError(message, error),
  })
  const stop =
    upkeep === 'by-itself'
      ? startSweeping(service, (error) => onError('the sweep of files failed', error))
      : () => {}
  const close = async () => {
    stop()
    await service.close()
  }
  return { service, close }
}

function functionService(
  { onInfo, onError }: BackendOptions,
  given: NonNullable<BackendOptions['functions']>,
) {
  return createFunctionsService({
    ...given,
    log: ({ level, message, function: name, error }) => {
      const line = `function ${name}: ${message}`
      if (level === 'error') onError(line, error)
      else onInfo?.(line)
    },
  })
}
