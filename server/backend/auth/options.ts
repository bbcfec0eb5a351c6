/** What a deployment decides about its accounts, with a default for everything that has one. */
import type { Database } from '#server/backend/db/driver.ts'
import type { SigningKeys } from '#server/backend/tokens/signing-keys.ts'
import type { Upkeep } from '#server/backend/upkeep.ts'
import type { WeakPasswordReason } from './errors.ts'
import type { Mailer } from './mailer.ts'
import type { OAuthProvider } from './providers/provider.ts'
import type { RateLimits } from './rate-limit.ts'

export interface PasswordCost {
  /** KiB. */
  memory: number
  passes: number
  lanes: number
}

/** Whose password it is, as far as the service knows. */
export interface PasswordOwner {
  email?: string | null | undefined
  metadata: Readonly<Record<string, unknown>>
}

export interface PasswordRule {
  /** In characters; the message that refuses a shorter password names it. */
  minLength: number
  /** Why a password is too weak; may find more than its length. */
  weaknesses(password: string, owner: PasswordOwner): readonly WeakPasswordReason[]
}

export interface Captcha {
  /** Whether the token proves a person; `undefined` when the client sent none. */
  verify(token: string | undefined, address: string | null): Promise<boolean>
}

/** Told of every session that ended, before other processes hear of it from the database. */
export interface SessionForgetter {
  forget(sessionId: string): void
}

export interface AuthServiceOptions {
  database: Database
  signingKeys: SigningKeys
  /** What is derived from it: nonces and verifiers of sign-ins under way, the links in messages. */
  secret: string
  /** Where this backend is reached, without a slash at the end. */
  publicUrl: string
  /** Where people go when a link names no acceptable place; the public address if left out. */
  siteUrl?: string
  /** Further addresses that links may lead to; `*` stays within a part of the path, `**` does not. */
  redirectAllowList?: readonly string[]
  /** Left out, flows that need mail say that it is not configured. */
  mailer?: Mailer
  /** The name that messages and authenticator apps show. */
  brand?: string
  providers?: Readonly<Record<string, OAuthProvider>>
  /** Which passwords are refused; left out, those of fewer than six characters, as GoTrue does. */
  passwordRule?: PasswordRule
  captcha?: Captcha
  sessions?: SessionForgetter
  /** Who sent a request; `null` for one from within the process, which no limit by address holds. */
  clientAddress?: (request: Request) => string | null
  upkeep?: Upkeep | undefined
  now?: () => number
  log?: (event: { message: string; error?: unknown }) => void
  settings?: Partial<AuthSettings>
  /** `false` switches all of them off. */
  rateLimits?: Partial<RateLimits> | false
}

export interface AuthSettings {
  /** New accounts need not confirm their address. */
  autoconfirm: boolean
  /** Accounts may have a phone number instead, unconfirmed: nothing is ever sent to one. */
  phoneAutoconfirm: boolean
  anonymous: boolean
  signups: boolean
  /** Whether signed-in people may link further identities. */
  manualLinking: boolean
  /** A change of address must be confirmed at the old one too. */
  secureEmailChange: boolean
  /** A password change asks for a mailed code unless the sign-in is younger than a day. */
  reauthenticateForPassword: boolean
  passwordCost: PasswordCost
  accessTokenSeconds: number
  /** How long a session lasts at most; without it there is no such limit. */
  sessionMaxSeconds: number | undefined
  /**
   * How long a session lasts without use, which is seen when it is refreshed: longer than an access
   * token is good for. Without it there is no such limit.
   */
  sessionIdleSeconds: number | undefined
  /** Whether people are told by mail that their password, address or second factor changed. */
  accountNotices: boolean
  /** How long a refresh token that was just replaced is still honoured. */
  reuseSeconds: number
  otpSeconds: number
  /** How long somebody may stay with an identity provider. */
  flowSeconds: number
  /** How long the code that a flow ends in can be exchanged. */
  authCodeSeconds: number
  challengeSeconds: number
  maxFactors: number
  /** Answers that must not tell whether an account exists take at least this long. */
  constantAnswerMs: number
}

export const defaultSettings: AuthSettings = {
  autoconfirm: false,
  phoneAutoconfirm: false,
  anonymous: false,
  signups: true,
  manualLinking: true,
  secureEmailChange: true,
  reauthenticateForPassword: false,
  // OWASP's first recommendation for argon2id.
  passwordCost: { memory: 19_456, passes: 2, lanes: 1 },
  accessTokenSeconds: 3_600,
  sessionMaxSeconds: undefined,
  sessionIdleSeconds: undefined,
  accountNotices: false,
  reuseSeconds: 10,
  otpSeconds: 3_600,
  flowSeconds: 900,
  authCodeSeconds: 300,
  challengeSeconds: 300,
  maxFactors: 10,
  constantAnswerMs: 250,
}

export const defaultPasswordRule: PasswordRule = {
  minLength: 6,
  weaknesses: (password) => ([...password].length < 6 ? ['length'] : []),
}
