/** Starts the product: settings, port, database, app; and stops it without dropping a request. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { PlannerExecutor } from '#domain/planner/execution/executor.ts'
import type { SiteServices, SupabaseAccess } from '#domain/site/site-services.ts'
import { stopIdSchema } from '#domain/trip/ids.ts'
import type { Gateway } from '#server/backend/gateway/gateway.ts'
import { commonPasswords } from './accounts/common-passwords.ts'
import { calendarAuthorization } from './calendar/calendar-client.ts'
import { feedLimit } from './calendar/feed-limit.ts'
import { type Config, ConfigError, readConfig, settingsWithoutUse } from './config.ts'
import { teamMail } from './contact/contact-mail.ts'
import { seedFile } from './data/product-schema.ts'
import { lazyEveningLinks } from './evening-mails/lazy-links.ts'
import { createAddressCheck } from './http/address-check.ts'
import { createApp, type Web } from './http/app.ts'
import { type ClientAddresses, createClientAddresses } from './http/client-addresses.ts'
import { acceptSockets, createHttpServer } from './http/http-server.ts'
import { allJobs } from './jobs/all-jobs.ts'
import { type JobRunner, startJobRunner } from './jobs/job-runner.ts'
import { createReset } from './local/reset-database.ts'
import { createStandIns, type StandIns } from './local/stand-ins.ts'
import { watchContent } from './pages/content-changes.ts'
import { posterFolder } from './pictures/drawn-pictures.ts'
import { createPictureReencoder } from './pictures/reencode-picture.ts'
import { cardThread } from './pictures/trip-cards/card-thread.ts'
import { tripCards } from './pictures/trip-cards/trip-cards.ts'
import { type Drain, drainOf } from './process/drain.ts'
import { guardAgainstFaults } from './process/fault-guard.ts'
import { listen } from './process/listen.ts'
import { createLog, errorFields, type Log } from './process/log.ts'
import { ProcessReadiness } from './process/readiness.ts'
import { forgetRunning, noteRunning } from './process/running-file.ts'
import { explainStartFailure } from './process/start-failure.ts'
import { startMessage } from './process/start-message.ts'
import { type OutgoingMail, outgoingMail } from './providers/mail/outgoing-mail.ts'
import { createMapTiles } from './providers/map/map-tiles.ts'
import { addressLimits } from './services/address-limits.ts'
import { initialAdmins, type OpenedData, openData } from './services/open-data.ts'
import { createTripServices } from './trips/trip-services.ts'
import type { WatchContent } from './web.ts'

const development = process.argv.includes('--development')

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog({
    level: config.values.LOG_LEVEL,
    now: () => new Date(),
    write: (line) => process.stdout.write(line),
  })
  warnOfHiddenClients(config, log)
  warnOfSettingsWithoutUse(log)
  const readiness = new ProcessReadiness()
  const site = Promise.withResolvers<Web>()
  const gateway = Promise.withResolvers<Gateway>()
  const checkAddress = createAddressCheck(config)
  const map = createMapTiles({
    style: config.values.MAP_STYLE_URL,
    fetch,
    log,
    later: (call) => setTimeout(call, 60_000).unref(),
  })
  const app = createApp({
    config,
    log,
    checkAddress,
    readiness,
    newNonce: () => randomBytes(16).toString('base64'),
    web: site.promise,
    gateway: config.backend.kind === 'supabase' ? undefined : gateway.promise,
    mapHosts: map.hosts,
    development,
  })
  const addresses = createClientAddresses(config.values.TRUSTED_PROXIES)
  const guard = guardAgainstFaults({
    log,
    checkSound: async () => {
      const { status } = await readiness.check()
      if (status === 'unavailable') throw new Error('The database does not answer')
    },
    end: (code) => process.exit(code),
  })
  let standIns: StandIns = {}
  const server = createHttpServer({
    config,
    fetch: app.fetch,
    checkAddress,
    addresses,
    guard,
    identityProvider: () => standIns.identity?.provider,
    log,
  })
  const drain = drainOf(server)
  const port = await listen(server, config.values.PORT, config.values.HOST)
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`
  standIns = createStandIns(config, publicUrl)
  const mailer = outgoingMail(config, standIns)
  const data = await openData(
    config,
    {
      publicUrl,
      standIns,
      mailer,
      clientAddress: (request) => addresses.of(request),
      socketAddress: (request) => addresses.ofIncoming(request),
    },
    log,
  )
  const turnsFor = addressLimits(data, () => Date.now())
  const trips = createTripServices({
    config,
    now: () => Date.now(),
    log,
    mayAskProvider: data.kind === 'here' ? turnsFor('provider-questions') : undefined,
  })
  const services: SiteServices = {
    ...trips,
    brand: config.brand,
    mode: config.mode,
    publicUrl,
    now: () => new Date(),
    report: (message, fields) => log.warn(message, fields),
    supabase: supabaseAccess(config, data, publicUrl),
    google: config.values.GOOGLE_CLIENT_ID
      ? 'configured'
      : standIns.identity
        ? 'stand-in'
        : 'not-configured',
    calendar: calendarAuthorization(config, standIns),
    map: map.shown,
    voice: config.values.VOICE_PROVIDER ?? 'browser',
    mailbox: standIns.mailbox,
    contact: {
      mayPost: turnsFor('contact-posts'),
      notifyTeam: teamMail(mailer, config.brand.email),
    },
    evening: data.kind === 'here' && mailer ? lazyEveningLinks(data.database) : undefined,
    mayPlan: turnsFor('plans'),
    maySearchTables: turnsFor('table-searches'),
    mayAskWeather: turnsFor('hourly-weather'),
    mayMeasureDrives: turnsFor('measured-drives'),
    mayReadFeed: feedLimit(turnsFor('calendar-reads'), () => Date.now()),
    commonPasswords,
    reencodePicture: createPictureReencoder(),
    drawTripCard: tripCards(cardThread({ brand: config.brand, posterFolder })),
    resetDatabase:
      config.mode === 'local' && data.kind === 'here'
        ? createReset({
            database: data.database,
            seedFile,
            admins: initialAdmins(config, standIns),
          })
        : undefined,
  }
  await map.read
  site.resolve(await loadWeb({ services, addresses, server, data, log }))
  if (data.kind === 'here') {
    gateway.resolve(data.backend.gateway)
    const { handleUpgrade } = data.backend
    acceptSockets(server, { checkAddress, handleUpgrade, shared: development })
  }
  guard.started()
  readiness.started(data.kind === 'here' ? data.database : 'elsewhere')
  const jobs = startJobs(
    data,
    { hourly: trips.hourly, mailer, publicUrl, brand: config.brand.name },
    log,
  )
  stopOnSignal({ drain, readiness, data, jobs, mailer, planner: trips.planner, log, config })
  await jobs
  if (data.kind === 'here') noteRunning(config.dataDir, `http://127.0.0.1:${port}`)
  process.stdout.write(startMessage({ config, publicUrl }))
  // The test helper and process managers wait for this.
  process.send?.({ ready: true, port, publicUrl })
}

/** Warns, because whoever sets a setting expects an effect. */
function warnOfSettingsWithoutUse(log: Log): void {
  const names = settingsWithoutUse(process.env)
  if (names.length > 0) log.warn('set, but not used by the site yet', { settings: names })
}

/**
 * Warns where all visitors seem to come from one address: this process speaks plain HTTP, so that a
 * site with HTTPS has a proxy in front.
 */
function warnOfHiddenClients({ mode, publicUrl, values }: Config, log: Log): void {
  if (mode !== 'production' || !publicUrl?.startsWith('https:') || values.TRUSTED_PROXIES > 0)
    return
  log.warn(
    'PUBLIC_URL is https, so a proxy stands in front, but TRUSTED_PROXIES is 0: all visitors count as one and share its limits. Set TRUSTED_PROXIES to the number of proxies.',
  )
}

/** The name the client library would choose by itself for the public address. */
function sessionCookieName(url: string): string {
  return `sb-${new URL(url).hostname.split('.')[0]}-auth-token`
}

/** Pages reach an embedded backend without a socket; a Supabase project is reached over the network. */
function supabaseAccess(config: Config, data: OpenedData, publicUrl: string): SupabaseAccess {
  const cookieName = sessionCookieName(
    config.backend.kind === 'supabase' ? config.backend.url : publicUrl,
  )
  if (config.backend.kind === 'supabase') return { ...config.backend, cookieName }
  if (data.kind === 'elsewhere') throw new Error('An embedded backend was not opened')
  const { gateway } = data.backend
  return {
    url: publicUrl,
    anonKey: data.anonKey,
    cookieName,
    fetch: (input, init) => gateway.fetch(new Request(input, init)),
  }
}

interface WebParts {
  services: SiteServices
  addresses: ClientAddresses
  server: Server
  data: OpenedData
  log: Log
}

/** The development server is not part of the product, so it is loaded only when asked for. */
async function loadWeb({ services, addresses, server, data, log }: WebParts) {
  if (development) {
    const { developmentWeb } = await import('./web-development.ts')
    return developmentWeb(services, addresses.of, server)
  }
  const { builtWeb } = await import('./web.ts')
  // A Supabase project tells nobody of its changes, so there every page is rendered anew.
  const watch: WatchContent | undefined =
    data.kind === 'elsewhere'
      ? undefined
      : (onChange) =>
          watchContent({
            database: data.database,
            onChange,
            onError: (error) =>
              log.warn('changes of the content could not be read', errorFields(error)),
          })
  return builtWeb(services, addresses.of, watch)
}

interface WatchParts {
  hourly: SiteServices['hourly']
  mailer: OutgoingMail | undefined
  publicUrl: string
  brand: string
}

/** On Supabase the project's own clock does it: see docs/jobs.md. */
async function startJobs(
  data: OpenedData,
  { hourly, mailer, publicUrl, brand }: WatchParts,
  log: Log,
): Promise<JobRunner | undefined> {
  if (data.kind === 'elsewhere') return undefined
  const mails = mailer && {
    ...{ mail: mailer, publicUrl, brand },
    secretFor: data.secretOfLink,
    newHolder: randomUUID,
  }
  const watch = {
    ...{ hourly, mails },
    now: () => Date.now(),
    newStopId: () => stopIdSchema.parse(`s${randomBytes(16).toString('hex')}`),
  }
  return startJobRunner({
    database: data.database,
    jobs: allJobs({ ...data, watch: mails || hourly.isLive ? watch : undefined }),
    log,
    newId: randomUUID,
    random: Math.random,
  })
}

interface Stoppable {
  drain: Drain
  readiness: ProcessReadiness
  data: OpenedData
  jobs: Promise<JobRunner | undefined>
  mailer: OutgoingMail | undefined
  planner: PlannerExecutor
  log: Log
  config: Config
}

function stopOnSignal(parts: Stoppable): void {
  const { drain, readiness, data, jobs, mailer, planner, log, config } = parts
  const stop = async (signal: NodeJS.Signals) => {
    if (readiness.stopping()) return
    readiness.stop()
    log.info('stopping', { signal })
    if (data.kind === 'here') await data.backend.closeSockets()
    const graceMs = config.values.STOP_GRACE_MS
    await Promise.all([drain.stop(graceMs), jobs.then((runner) => runner?.stop(graceMs))])
    if (data.kind === 'here') forgetRunning(config.dataDir)
    await planner.close()
    await data.close()
    mailer?.close()
    log.info('stopped')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
}

main().catch((error: unknown) => {
  const line = explainStartFailure(error)
  process.stderr.write(
    line ? `${line}\n` : `${String(error instanceof Error ? error.stack : error)}\n`,
  )
  process.exit(error instanceof ConfigError ? 78 : 1)
})
