/** What a mailed code or link is good for, and what its use changes; shared by both forms of /verify. */
import type { Statement } from '#server/backend/db/driver.ts'
import { type AuthContext, type Call, isoOf, nowIso } from './context.ts'
import { completeEmailChange } from './email-change.ts'
import { type AuthError, errors } from './errors.ts'
import { confirmAddress } from './new-account.ts'
import { isHash } from './one-time-code.ts'
import { isBanned } from './signed-in.ts'
import { type Account, accountById, findAccount, updateAccount } from './store/accounts.ts'
import { audit } from './store/audit.ts'
import {
  type Bound,
  consumeToken,
  type FoundToken,
  findToken,
  findTypedToken,
  type TokenType,
  tokenFrom,
} from './store/one-time-tokens.ts'

const tokenTypes: Record<string, readonly TokenType[]> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  magiclink: ['recovery_token'],
  recovery: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
}

export const isLinkType = (type: string) => Object.hasOwn(tokenTypes, type)

export interface OneTimeEntry {
  account: Account
  /** Affects a row the first time it runs only, so that a link that is used twice at once counts once. */
  guard: Statement
  changes: Statement[]
  /** True where the other mailbox has yet to confirm; then nothing is changed but this confirmation. */
  halfWay: boolean
  /** The flow that the message was sent in, where a client keeps its verifier. */
  flowId: string | null
}

/** Throws the given refusal when there is no such token, or no longer. */
export async function openEntry(
  context: AuthContext,
  call: Call,
  { type, hashes, sentTo }: { type: string; hashes: readonly string[]; sentTo?: string },
  refusal: () => AuthError,
): Promise<OneTimeEntry> {
  const types = tokenTypes[type]
  if (!types) throw errors.validation('Unsupported verification type')
  if (!hashes.every(isHash)) throw refusal()
  const storedAfter = isoOf(context.now() - context.settings.otpSeconds * 1000)
  const wanted = { hashes, types, storedAfter }
  const [found] = await context.run([sentTo ? findTypedToken(wanted) : findToken(wanted)])
  const token = tokenFrom(found)
  if (!token || (sentTo && token.relates_to !== sentTo)) throw refusal()
  const account = await findAccount(context.run, accountById(token.user_id))
  if (!account) throw refusal()
  if (isBanned(account, context.now())) throw errors.userBanned()
  const guard = consumeToken(account.id, token.token_type, hashes)
  const flowId = token.flow_state_id
  return { account, guard, flowId, ...changesOf(context, call, account, token) }
}

function changesOf(context: AuthContext, call: Call, account: Account, token: FoundToken) {
  const at = nowIso(context)
  if (token.token_type.startsWith('email_change')) {
    const newEmail = account.email_change
    if (!newEmail) throw errors.linkExpired()
    const both = context.settings.secureEmailChange && account.email !== null
    const halfWay = both && (account.email_change_confirm_status ?? 0) === 0
    const changes = halfWay
      ? [updateAccount(account.id, at, { email_change_confirm_status: 1 })]
      : completeEmailChange(account, newEmail, at)
    return { halfWay, changes: [...changes, entryIn('user_modified', account, call, at)] }
  }
  if (account.email_confirmed_at) return { halfWay: false, changes: [] }
  return {
    halfWay: false,
    changes: [
      ...confirmAddress(account, boundTo(token), at),
      entryIn('user_signedup', account, call, at),
    ],
  }
}

const boundTo = ({ encrypted_password, user_metadata }: FoundToken): Bound | undefined =>
  user_metadata ? { encrypted_password, user_metadata } : undefined

const entryIn = (
  action: 'user_modified' | 'user_signedup',
  actor: Account,
  call: Call,
  at: string,
) => audit({ action, actor, address: call.origin.address, at })

export const halfWayMessage =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'
