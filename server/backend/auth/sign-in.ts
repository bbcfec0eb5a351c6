/** The end of every successful flow: a session, its first refresh token and a signed access token. */
import { randomInt } from 'node:crypto'
import type { Statement } from '#server/backend/db/driver.ts'
import { signAccessToken } from './access-token.ts'
import { type AuthContext, type Call, nowIso } from './context.ts'
import { errors, type WeakPasswordReason } from './errors.ts'
import { firstEnd, tokenSeconds } from './session-limits.ts'
import { type Account, accountById, accountFrom, updateAccount } from './store/accounts.ts'
import { audit } from './store/audit.ts'
import { type AccountId, newSessionId } from './store/ids.ts'
import { onlyIfTouched } from './store/run.ts'
import { insertSession, type Session, sessionById, sessionFrom } from './store/sessions.ts'
import { userJson } from './user-json.ts'

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'
export const newRefreshToken = () =>
  Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('')

export interface TokenExtras {
  provider_token?: string
  provider_refresh_token?: string
  weak_password?: { message: string; reasons: readonly WeakPasswordReason[] }
}

interface SignInOptions {
  account: Pick<Account, 'id' | 'email'>
  /** How the person proved to be who they are. */
  method: string
  /**
   * Must affect a row, or everything is rolled back: a code that another request has just used, for
   * instance.
   */
  guard?: Statement
  /** What else belongs to the same step. */
  also?: readonly Statement[]
  extras?: TokenExtras
}

/** `undefined` when the guard found nothing. */
export async function signIn(
  context: AuthContext,
  call: Call,
  { account: who, method, guard, also = [], extras }: SignInOptions,
) {
  const at = nowIso(context)
  const userId = who.id
  const session = { id: newSessionId(), userId, refreshToken: newRefreshToken(), method }
  const { address } = call.origin
  const statements = [
    ...(guard ? [guard] : []),
    ...also,
    ...insertSession({ ...session, origin: call.origin, notAfter: firstEnd(context) }, at),
    updateAccount(userId, at, { last_sign_in_at: at }),
    ...(method === 'oauth' ? [] : [touchEmailIdentity(userId, at)]),
    audit({ action: 'login', actor: who, address, at, traits: { method } }),
    accountById(userId),
    sessionById(session.id),
  ]
  const results = await context.run(statements, guard && onlyIfTouched(0))
  if (guard && results[0]?.affected === 0) return undefined
  const account = accountFrom(results.at(-2))
  const stored = sessionFrom(results.at(-1))
  if (!account || !stored) throw errors.userNotFound()
  return tokenResponse(context, account, stored, session.refreshToken, extras)
}

export async function tokenResponse(
  context: AuthContext,
  account: Account,
  session: Pick<Session, 'id' | 'aal' | 'amr' | 'not_after'>,
  refreshToken: string,
  extras: TokenExtras = {},
) {
  const seconds = tokenSeconds(context, session.not_after)
  const { token, expiresAt } = await signAccessToken(context.keys, account, session, {
    issuer: context.baseUrl,
    now: context.now(),
    seconds,
  })
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userJson(account),
    ...extras,
  }
}

export type TokenResponse = Awaited<ReturnType<typeof tokenResponse>>

const touchEmailIdentity = (userId: AccountId, at: string): Statement => ({
  text: `update auth.identities set last_sign_in_at = $2, updated_at = $2
    where user_id = $1 and provider = 'email'`,
  values: [userId, at],
})
