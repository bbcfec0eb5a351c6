/**
 * `/auth/v1`: GoTrue's API on any Postgres, as a web-standard handler.
 *
 * A request finds its endpoint in `routes.ts`; endpoints are thin, one a file; `store/` holds the
 * statements, `request/` reads what was sent, `errors.ts` is every way to be refused.
 */
import { createHmac } from 'node:crypto'
import type { Service } from '#server/backend/gateway/gateway.ts'
import { createTokenBuckets } from '#server/backend/limits/token-buckets.ts'
import { sealedBox } from '#server/backend/tokens/sealed-box.ts'
import type { AuthContext } from './context.ts'
import { errorResponse, toAuthError } from './error-response.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createPost } from './mail/post.ts'
import { startNotices } from './notices.ts'
import { type AuthServiceOptions, defaultPasswordRule, defaultSettings } from './options.ts'
import { createPasswords } from './passwords.ts'
import { createLimiter } from './rate-limit.ts'
import { redirectRules } from './request/redirect-target.ts'
import { openPaths, routeTo } from './routes.ts'
import { limitOpenSessions } from './session-limits.ts'
import { runOn } from './store/run.ts'
import { refuseAuthToken } from './token-refusal.ts'

const prefix = '/auth/v1'
export interface AuthService extends Service {
  isOpen(request: Request): boolean
  /** Removes what nobody can use any more; happens by itself every hour, unless told otherwise. */
  sweep(): Promise<void>
  /** Resolves when the messages under way are sent. */
  close(): Promise<void>
}

export function createAuthService(options: AuthServiceOptions): AuthService {
  const { log = () => {}, clientAddress = () => null } = options
  const context = contextOf(options, log)
  const limited = limitOpenSessions(context).catch((error: unknown) =>
    log({ message: 'Open sessions could not be given their limits', error }),
  )
  const notices =
    options.mailer && context.settings.accountNotices
      ? startNotices(options.database, context, options.mailer, log)
      : undefined
  const housekeeping = startHousekeeping(
    context.run,
    context.now,
    (error) => log({ message: 'Old sign-ins could not be removed', error }),
    { also: async () => notices?.deliver(), upkeep: options.upkeep },
  )

  const answer: AuthService['fetch'] = async (request, caller, arrived = request) => {
    try {
      const url = new URL(request.url)
      const { endpoint, params } = routeTo(request.method, url.pathname.slice(prefix.length))
      const agent = (request.headers.get('user-agent') ?? '').slice(0, 500)
      const origin = { address: clientAddress(arrived), agent }
      return await endpoint(context, { request, url, caller, params, origin })
    } catch (thrown) {
      const error = toAuthError(thrown)
      if (error.fields.status >= 500) log({ message: error.message, error: error.cause ?? thrown })
      return errorResponse(error, request)
    }
  }

  return {
    fetch: answer,
    refuseToken: refuseAuthToken,
    isOpen: (request) => openPaths.has(new URL(request.url).pathname.slice(prefix.length)),
    sweep: housekeeping.sweep,
    close: async () => {
      housekeeping.stop()
      await Promise.all([context.post.close(), notices?.close(), limited])
    },
  }
}

function contextOf(
  options: AuthServiceOptions,
  log: NonNullable<AuthServiceOptions['log']>,
): AuthContext {
  const { database, secret, publicUrl, siteUrl = publicUrl, now = Date.now } = options
  const run = runOn(database)
  const settings = { ...defaultSettings, ...options.settings }
  return {
    run,
    settings,
    brand: options.brand ?? new URL(siteUrl).host,
    baseUrl: `${publicUrl}${prefix}`,
    redirects: redirectRules(siteUrl, options.redirectAllowList ?? []),
    keys: options.signingKeys,
    passwords: createPasswords({
      run,
      cost: settings.passwordCost,
      rule: options.passwordRule ?? defaultPasswordRule,
    }),
    limiter: createLimiter(createTokenBuckets(database, now), options.rateLimits ?? {}),
    post: createPost(options.mailer, log),
    providers: new Map(Object.entries(options.providers ?? {})),
    captcha: options.captcha,
    sessions: options.sessions ?? { forget: () => {} },
    box: sealedBox(secret, 'auth'),
    derive: (purpose, from) =>
      createHmac('sha256', secret).update(`auth ${purpose} ${from}`).digest('base64url'),
    now,
  }
}
