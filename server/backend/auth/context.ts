/** What every endpoint has at hand, and what it knows of the request. */
import type { Caller } from '#server/backend/caller.ts'
import type { SealedBox } from '#server/backend/tokens/sealed-box.ts'
import type { SigningKeys } from '#server/backend/tokens/signing-keys.ts'
import type { Post } from './mail/post.ts'
import type { AuthSettings, Captcha, SessionForgetter } from './options.ts'
import type { Passwords } from './passwords.ts'
import type { OAuthProvider } from './providers/provider.ts'
import type { Limiter } from './rate-limit.ts'
import type { RedirectRules } from './request/redirect-target.ts'
import type { Run } from './store/run.ts'
import type { Origin } from './store/sessions.ts'

export interface AuthContext {
  run: Run
  settings: AuthSettings
  brand: string
  /** Where this service is reached; also the issuer of its tokens. */
  baseUrl: string
  redirects: RedirectRules
  keys: SigningKeys
  passwords: Passwords
  limiter: Limiter
  post: Post
  providers: ReadonlyMap<string, OAuthProvider>
  captcha: Captcha | undefined
  sessions: SessionForgetter
  /** Seals what the database keeps for a while: provider tokens, secrets of authenticator apps. */
  box: SealedBox
  /** A secret derived from the deployment's own, a different one for each purpose. */
  derive: (purpose: string, from: string) => string
  now: () => number
}

export interface Call {
  request: Request
  url: URL
  caller: Caller
  /** The parts of the path that the route left open. */
  params: Readonly<Record<string, string>>
  origin: Origin
}

export type Endpoint = (context: AuthContext, call: Call) => Promise<Response>

export const isoOf = (ms: number) => new Date(ms).toISOString()
export const nowIso = ({ now }: AuthContext) => isoOf(now())

export const json = (body: unknown, init: ResponseInit = {}) =>
  Response.json(body, {
    ...init,
    headers: { 'cache-control': 'no-store', ...Object.fromEntries(new Headers(init.headers)) },
  })
