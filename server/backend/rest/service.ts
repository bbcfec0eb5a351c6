/**
 * `/rest/v1`: PostgREST's API over any Postgres, as a web-standard handler.
 *
 * A request becomes one parameterised statement, run in one transaction as the caller's role with
 * the caller's claims; row-level security decides the rest. The way through: `grammar/` reads URL
 * and headers, `schema-cache/` knows the catalog, `plan/` resolves names against it, `sql/` writes
 * the statement with every value bound, `handlers/` run it, `response/` answers.
 */
import type { Caller } from '#server/backend/caller.ts'
import type { Database } from '#server/backend/db/driver.ts'
import { networkOf } from '#server/backend/limits/network.ts'
import type { WorkGate, WorkLimits } from '#server/backend/limits/work-gate.ts'
import { errors } from './errors.ts'
import { type Preferences, parsePrefer } from './grammar/prefer.ts'
import { parseQuery } from './grammar/query.ts'
import { callFunction } from './handlers/call.ts'
import type { RequestContext } from './handlers/context.ts'
import { functionOptions, rootOptions, tableOptions } from './handlers/options.ts'
import { readTable } from './handlers/read.ts'
import { writeTable } from './handlers/write.ts'
import { callerAddress } from './request/caller-address.ts'
import {
  defaultLimits,
  defaultVisitorLimits,
  lowerOf,
  type RequestLimits,
  refuseComplexity,
} from './request/limits.ts'
import { pathBehind, type Resource, resourceAt } from './request/resource.ts'
import { requestSettings } from './request/settings.ts'
import { errorResponse, toRestError } from './response/error-response.ts'
import { timezonesQuery } from './schema-cache/catalog-queries.ts'
import { SchemaCacheKeeper } from './schema-cache/keeper.ts'
import { loadSchemaCache } from './schema-cache/load.ts'

export interface RestServiceOptions extends Partial<RequestLimits> {
  database: Database
  /** Exposed schemas; the first is the default. */
  schemas?: readonly [string, ...string[]]
  extraSearchPath?: readonly string[]
  /** The most rows an answer holds, at the top and in each embedded list. */
  maxRows?: number
  /** Limits of visitors, which are lower because nobody knows who asks. */
  anon?: Partial<RequestLimits>
  /** How much of the database one address or one person gets; without it there is no such limit. */
  work?: { gate: WorkGate; visitors: WorkLimits; people: WorkLimits }
  /** Where a request came from; `null` for one of the process itself. */
  clientAddress?: (request: Request) => string | null
  urlLimit?: number
  /** Whether `sum()`, `count()` and the like may be used in `select`. */
  aggregates?: boolean
  /** Whether a client may ask for the plan of its statement. */
  plan?: boolean
  /** Whether a client may have its transaction rolled back. */
  txOverride?: boolean
  /** The role whose lack of a privilege means "sign in" (401) rather than "forbidden" (403). */
  anonRole?: string
  /** What stands before the resource in the path. */
  prefix?: string
  /** Told of failures that are not the client's. */
  log?: (event: { message: string; error: unknown }) => void
}

export interface RestService {
  /** `arrived` is the request as it came in, by which its address is known. */
  fetch(request: Request, caller: Caller, arrived?: Request): Promise<Response>
  /** Resolves when the catalog was read anew. */
  reloadSchema(): Promise<void>
  close(): Promise<void>
}

const defaults = {
  ...defaultLimits,
  schemas: ['public'] as [string, ...string[]],
  extraSearchPath: ['public', 'extensions'],
  maxRows: 1000,
  anon: defaultVisitorLimits,
  urlLimit: 64 * 1024,
  aggregates: false,
  plan: false,
  txOverride: false,
  anonRole: 'anon',
  prefix: '/rest/v1',
}

type Optional = 'statementTimeoutMs' | 'work' | 'clientAddress'
type Settled = Required<Omit<RestServiceOptions, 'database' | 'log' | Optional>> &
  Pick<RestServiceOptions, Optional>

/** Ignores options that are undefined, so that they can't replace a default limit. */
const withoutUndefined = <T extends object>(options: T): T =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as T

class Service implements RestService {
  readonly #database: Database
  readonly #options: Settled
  readonly #log: NonNullable<RestServiceOptions['log']>
  readonly #keeper: SchemaCacheKeeper
  readonly #stopListening: Promise<() => Promise<void>>
  #timezones: Promise<ReadonlySet<string>> | undefined

  constructor({ database, log, ...options }: RestServiceOptions) {
    this.#database = database
    this.#options = { ...defaults, ...withoutUndefined(options) }
    this.#log = log ?? (() => {})
    const { schemas, extraSearchPath } = this.#options
    this.#keeper = new SchemaCacheKeeper(() => loadSchemaCache(database, schemas, extraSearchPath))
    const reload = () => void this.#reloadQuietly()
    this.#stopListening = database
      .listen(
        'pgrst',
        (payload) => {
          if (payload === '' || payload === 'reload schema') reload()
        },
        reload,
      )
      .catch((error: unknown) => {
        this.#log({ message: 'Changes of the schema will not be noticed', error })
        return async () => {}
      })
  }

  async fetch(request: Request, caller: Caller, arrived = request): Promise<Response> {
    try {
      return await this.#answer(request, caller, arrived)
    } catch (thrown) {
      const error = toRestError(thrown, caller.role !== this.#options.anonRole)
      // A 5xx for a statement that meets one row twice: that is the client's mistake, so that it is
      // not logged.
      if (error.fields.status >= 500 && !error.fields.code.startsWith('21')) {
        this.#log({ message: error.message, error: thrown })
      }
      return errorResponse(error, request.method)
    }
  }

  async reloadSchema(): Promise<void> {
    await this.#keeper.reload()
  }

  async close(): Promise<void> {
    const stop = await this.#stopListening
    await stop()
  }

  async #reloadQuietly(): Promise<void> {
    try {
      await this.#keeper.reload()
    } catch (error) {
      this.#log({ message: 'The schema could not be read again; the old one stays in use', error })
    }
  }

  async #answer(request: Request, caller: Caller, arrived: Request): Promise<Response> {
    const { urlLimit, prefix } = this.#options
    if (request.url.length > urlLimit) throw errors.urlTooLong(urlLimit)
    const url = new URL(request.url)
    const path = pathBehind(prefix, url.pathname)
    const resource = resourceAt(path)
    const schema = this.#schemaFor(request)
    if (resource.kind === 'root') return this.#answerRoot(request)
    const address = callerAddress(request, arrived, this.#options.clientAddress)
    const context = await this.#context(request, caller, address, url, path, schema, resource)
    return this.#answerResource(resource, context)
  }

  #answerRoot(request: Request): Response {
    if (request.method === 'OPTIONS') return rootOptions()
    if (request.method === 'GET' || request.method === 'HEAD') throw errors.rootDisabled()
    throw errors.method(request.method)
  }

  async #context(
    request: Request,
    caller: Caller,
    address: string | null,
    url: URL,
    path: string,
    schema: string,
    resource: Resource,
  ): Promise<RequestContext> {
    const calls = resource.kind === 'function' && request.method !== 'POST'
    const query = parseQuery(url.searchParams, calls ? 'call' : 'resource')
    const limits = this.#limitsOf(caller)
    refuseComplexity(query, limits)
    const [cache, preferences] = await Promise.all([this.#keeper.get(), this.#preferences(request)])
    const { schemas, extraSearchPath } = this.#options
    const { timezone } = preferences
    return {
      database: this.#database,
      options: { ...this.#options, ...limits },
      work: this.#workOf(caller, address),
      cache,
      request,
      caller,
      path,
      search: url.search,
      schema,
      profile: schemas.length > 1 ? { 'Content-Profile': schema } : {},
      settings: requestSettings({
        request,
        caller,
        address,
        path,
        schema,
        extraSearchPath,
        roleSettings: cache.roleSettings.get(caller.role) ?? [],
        timezone,
      }),
      preferences,
      query,
    }
  }

  #limitsOf({ role }: Caller): RequestLimits {
    const { anonRole, anon } = this.#options
    return lowerOf(this.#options, role === anonRole ? anon : {})
  }

  /** A visitor is known by the address, a person by the account; the service has no limit. */
  #workOf({ role, claims }: Caller, address: string | null): RequestContext['work'] {
    const { work, anonRole } = this.#options
    const visits = role === anonRole
    const asker = visits ? address && networkOf(address) : claims.sub
    if (!work || typeof asker !== 'string') return undefined
    return async (run) => {
      const done = await work.gate.run(asker, visits ? work.visitors : work.people, run)
      if (!done.ok) throw errors.tooMuchWork(done.waitSeconds)
      return done.value
    }
  }

  #answerResource(
    resource: Exclude<Resource, { kind: 'root' }>,
    context: RequestContext,
  ): Promise<Response> | Response {
    const { method } = context.request
    const { kind, name } = resource
    if (kind === 'function') {
      if (method === 'GET' || method === 'HEAD' || method === 'POST')
        return callFunction(context, name)
      if (method === 'OPTIONS') return functionOptions(context, name)
      throw errors.rpcMethod(method)
    }
    switch (method) {
      case 'GET':
      case 'HEAD':
        return readTable(context, name)
      case 'POST':
      case 'PUT':
      case 'PATCH':
      case 'DELETE':
        return writeTable(context, name, method)
      case 'OPTIONS':
        return tableOptions(context, name)
      default:
        throw errors.method(method)
    }
  }

  #schemaFor(request: Request): string {
    const { schemas } = this.#options
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const wanted = request.headers.get(reads ? 'accept-profile' : 'content-profile')
    if (wanted === null) return schemas[0]
    if (!schemas.includes(wanted)) throw errors.schema(wanted, schemas)
    return wanted
  }

  async #preferences(request: Request): Promise<Preferences> {
    const header = request.headers.get('prefer')
    const zones = header?.includes('timezone=') ? await this.#knownTimezones() : undefined
    return parsePrefer(header, {
      txOverride: this.#options.txOverride,
      isTimezone: (name) => zones?.has(name) ?? false,
    })
  }

  /** Read once, and only if ever needed: listing them opens hundreds of files. */
  #knownTimezones(): Promise<ReadonlySet<string>> {
    this.#timezones ??= this.#database
      .transaction({ readOnly: true, statements: [{ text: timezonesQuery }] })
      .then(([result]) => new Set<string>(JSON.parse(result?.rows[0]?.[0] ?? '[]')))
      .catch((error: unknown) => {
        this.#timezones = undefined
        throw error
      })
    return this.#timezones
  }
}

export const createRestService = (options: RestServiceOptions): RestService => new Service(options)
