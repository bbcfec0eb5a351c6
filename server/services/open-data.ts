/** Opens what the process stores things in, as the settings say, and the services on top of it. */
import { createHmac } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { Mailer } from '#server/backend/auth/mailer.ts'
import { google } from '#server/backend/auth/providers/google.ts'
import type { OAuthProvider } from '#server/backend/auth/providers/provider.ts'
import { type Backend, createBackend } from '#server/backend/backend.ts'
import type { Database } from '#server/backend/db/driver.ts'
import { openDatabase } from '#server/backend/db/open.ts'
import { prepareEmbedded } from '#server/backend/db/pglite/prepare-embedded.ts'
import { deferredRemovalStore } from '#server/backend/storage/store/deferred-removal-store.ts'
import { derivedSecret } from '#server/backend/tokens/derived-secret.ts'
import { passwordRule } from '../accounts/password-rule.ts'
import { settleInterruptedRestore } from '../backup/staged-restore.ts'
import { watchBackups } from '../backup/watch-backups.ts'
import { calendarEnvironment } from '../calendar/calendar-client.ts'
import type { Config } from '../config.ts'
import { fileStoreOf } from '../data/file-store.ts'
import { nameInitialAdmins } from '../data/initial-admins.ts'
import { type Keys, readKeys } from '../data/keys.ts'
import { databaseTemplate, productFunctions, productSchema } from '../data/product-schema.ts'
import { requestLimits } from '../data/request-limits.ts'
import type { StandIns } from '../local/stand-ins.ts'
import { errorFields, type Log } from '../process/log.ts'

export type OpenedData =
  | {
      kind: 'here'
      database: Database
      backend: Backend
      anonKey: string
      serviceRoleKey: string
      /** Makes the secrets in the links of mails: the same in every process. */
      secretOfLink: (words: string) => string
      close: () => Promise<void>
    }
  /** A Supabase project holds the data and runs the services. */
  | { kind: 'elsewhere'; close: () => Promise<void> }

/** What the services need of the process that runs them. */
export interface Surroundings {
  publicUrl: string
  standIns: StandIns
  mailer?: Mailer | undefined
  clientAddress: (request: Request) => string | null
  /** The same for a socket that asks to be upgraded. */
  socketAddress?: (request: IncomingMessage) => string | null
}

export async function openData(
  config: Config,
  { publicUrl, standIns, mailer, clientAddress, socketAddress }: Surroundings,
  log: Log,
): Promise<OpenedData> {
  if (config.backend.kind === 'supabase') return { kind: 'elsewhere', close: async () => {} }
  await settleInterruptedRestore(config.dataDir)
  const keys = readKeys(config)
  const database = await openFor(config, keys, log)
  const backups = await watchBackups(config, database, log)
  await nameInitialAdmins(database, initialAdmins(config, standIns))
  const backend = createBackend({
    database,
    secret: keys.secret,
    anonKeys: [keys.anonKey],
    serviceKeys: [keys.serviceRoleKey],
    rest: { ...requestLimits(config.values.VISITOR_TIMEOUT_MS), clientAddress },
    auth: {
      publicUrl,
      brand: config.brand.name,
      mailer,
      providers: providersFor(config, standIns),
      clientAddress,
      settings: {
        manualLinking: true,
        accountNotices: true,
        sessionIdleSeconds: inSeconds(config.values.SESSION_IDLE_HOURS),
        sessionMaxSeconds: inSeconds(config.values.SESSION_MAX_HOURS),
      },
      passwordRule,
    },
    storage: {
      store: deferredRemovalStore(await fileStoreOf(config), backups.areUnderWay),
      renderCache: { dir: path.join(config.dataDir, 'rendered-images') },
      clientAddress,
      publicPictures: 'encoded-anew',
    },
    realtime: {
      // People talk on private topics, whose policies stand in the migrations.
      publicTopics: 'changes',
      ...(socketAddress && { clientAddress: socketAddress }),
    },
    functions: {
      ...productFunctions(),
      clientAddress,
      environment: {
        ...config.functionEnvironment,
        SUPABASE_URL: publicUrl,
        SUPABASE_ANON_KEY: keys.anonKey,
        SUPABASE_SERVICE_ROLE_KEY: keys.serviceRoleKey,
        ...calendarEnvironment(config, standIns),
        CALENDAR_TOKENS_SECRET: derivedSecret(keys.secret, 'calendar-tokens'),
      },
    },
    // Jobs do it, once across processes (`server/jobs`).
    upkeep: 'when-asked',
    now: () => Date.now(),
    onInfo: (message) => log.info(message),
    onError: (message, error) => log.error(message, errorFields(error)),
  })
  return {
    kind: 'here',
    database,
    backend,
    anonKey: keys.anonKey,
    serviceRoleKey: keys.serviceRoleKey,
    secretOfLink: (words) =>
      createHmac('sha256', derivedSecret(keys.secret, 'evening-links'))
        .update(words)
        .digest('base64url'),
    close: async () => {
      await backups.close()
      await backend.close()
      await database.close()
    },
  }
}

const inSeconds = (hours: number | undefined) => hours && hours * 3_600

export function initialAdmins({ values }: Config, { identity }: StandIns): readonly string[] {
  return [...(values.ADMIN_EMAILS ?? []), ...(identity?.admins ?? [])]
}

async function openFor(config: Config, keys: Keys, log: Log): Promise<Database> {
  if (config.mode === 'production' && config.values.SEED === 'none') {
    log.info('Skipped setup in production')
  }
  const timeouts = {
    statementTimeoutMs: config.values.STATEMENT_TIMEOUT_MS,
    roleTimeoutsMs: { anon: config.values.VISITOR_TIMEOUT_MS },
  }
  if (config.backend.kind === 'postgres') {
    const { prepareOwner } = await import('#server/backend/db/postgres/prepare-owner.ts')
    const { url } = await prepareOwner({
      ...productSchema(config.values.SEED),
      url: config.backend.url,
      authenticatorPassword: derivedSecret(keys.secret, 'authenticator'),
    })
    return openDatabase({ kind: 'postgres', url, ...timeouts })
  }
  const { database } = await prepareEmbedded({
    ...productSchema(config.values.SEED),
    dir: config.dataDir,
    template: existsSync(databaseTemplate) ? databaseTemplate : undefined,
    ...timeouts,
    onMaintenanceError: (error) => log.warn('database housekeeping failed', errorFields(error)),
  })
  return database
}

function providersFor({ values }: Config, { identity }: StandIns): Record<string, OAuthProvider> {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = values
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET) {
    return { google: google({ clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }) }
  }
  return identity ? { google: identity.oauth } : {}
}
