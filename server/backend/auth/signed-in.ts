/** Who a request comes from: a person with a session, or the service itself. */

import type { AuthContext, Call } from './context.ts'
import { errors } from './errors.ts'
import { isUuid } from './request/uuid.ts'
import { type Account, accountById, accountFrom, type FactorRow } from './store/accounts.ts'
import { accountIdSchema, sessionIdSchema } from './store/ids.ts'
import { type Session, sessionById, sessionFrom } from './store/sessions.ts'

export interface SignedIn {
  account: Account
  session: Session
}

/**
 * Reads account and session from the database, because a token only tells how they were when it was
 * signed. A token that the deployment signed itself may name no session; one that it names must be
 * open.
 */
export async function requireAccount(
  context: AuthContext,
  call: Call,
): Promise<{ account: Account; session: Session | undefined }> {
  const { sub, session_id: sessionId } = call.caller.claims
  if (sub === undefined) {
    throw call.request.headers.has('authorization')
      ? errors.badClaim('missing sub claim')
      : errors.noAuthorization()
  }
  if (!isUuid(sub)) throw errors.badClaim('sub claim must be a UUID')
  if (sessionId !== undefined && !isUuid(sessionId)) throw errors.sessionNotFound()
  const [found, sessionFound] = await context.run([
    accountById(accountIdSchema.parse(sub)),
    ...(sessionId ? [sessionById(sessionIdSchema.parse(sessionId))] : []),
  ])
  const account = accountFrom(found)
  if (!account) throw errors.userOfTokenGone()
  if (!sessionId) return { account, session: undefined }
  const session = sessionFrom(sessionFound)
  const ended = session?.not_after && Date.parse(session.not_after) <= context.now()
  if (session?.user_id !== account.id || ended) throw errors.sessionNotFound()
  return { account, session }
}

/** For whatever changes an account: somebody must have signed in. */
export async function requireUser(context: AuthContext, call: Call): Promise<SignedIn> {
  const { account, session } = await requireAccount(context, call)
  if (!session) throw errors.sessionNotFound()
  return { account, session }
}

export function requireAdmin({ caller, request }: Call): void {
  if (caller.role === 'service_role') return
  throw request.headers.has('authorization') ? errors.notAdmin() : errors.noAuthorization()
}

export const isBanned = ({ banned_until }: Account, now: number) =>
  banned_until !== null && Date.parse(banned_until) > now

/** Whether the session's owner set up a second factor that the session never showed. */
export const owesFactor = ({ account, session }: SignedIn) =>
  session.aal !== 'aal2' && account.factors.some(({ status }) => status === 'verified')

/** With a second factor set up, the first alone is not enough to change anything of the account. */
export function requireFullAal(signedIn: SignedIn, message: string, status = 401): void {
  if (owesFactor(signedIn)) throw errors.insufficientAal(message, status)
}

/** A session that still lacks its second factor may show one that is set up, but not add another. */
export function requireUsable(signedIn: SignedIn, factor: FactorRow): void {
  if (factor.status === 'verified') return
  requireFullAal(signedIn, 'AAL2 required to verify a new factor', 403)
}
