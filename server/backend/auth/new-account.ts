/** The rows of an account that is entered by email. */
import type { Statement } from '#server/backend/db/driver.ts'
import { DatabaseError } from '#server/backend/db/driver.ts'
import {
  type Account,
  type AccountChanges,
  changeUnconfirmed,
  insertAccount,
  markProven,
  markUnproven,
} from './store/accounts.ts'
import { insertEmailIdentity, updateEmailIdentity } from './store/identities.ts'
import type { AccountId } from './store/ids.ts'
import { type Bound, clearTokens } from './store/one-time-tokens.ts'

interface NewAccount {
  id: AccountId
  email: string
  confirmed: boolean
  data?: Record<string, unknown>
  changes?: AccountChanges
  /** Somebody opens it for an address that may be another's. */
  unproven?: boolean
  identityId?: string
}

export const emailMetadata = { provider: 'email', providers: ['email'] }

export function newEmailAccount(account: NewAccount, at: string): Statement[] {
  const { id, email, confirmed, data = {}, changes, unproven, identityId } = account
  return [
    insertAccount(id, at, {
      email,
      email_confirmed_at: confirmed ? at : null,
      raw_app_meta_data: emailMetadata,
      raw_user_meta_data: data,
      ...changes,
    }),
    insertEmailIdentity(id, email, confirmed, at, identityId),
    ...(unproven ? [markUnproven(id)] : []),
  ]
}

/**
 * The address is proven. Whoever opened the account may not be who owns the address: of password and
 * metadata only what was asked for with the message that was followed becomes the account's. A
 * message that came with neither leaves what an administrator set, and nothing of a stranger's.
 */
export function confirmAddress(
  account: Pick<Account, 'id' | 'unproven'>,
  bound: Bound | undefined,
  at: string,
): Statement[] {
  const nothing = { encrypted_password: null, user_metadata: {} }
  const granted = bound ?? (account.unproven ? nothing : undefined)
  return [
    changeUnconfirmed(account.id, at, {
      email_confirmed_at: at,
      ...(granted && {
        encrypted_password: granted.encrypted_password,
        raw_user_meta_data: { ...granted.user_metadata },
      }),
    }),
    updateEmailIdentity(account.id, { email_verified: true }, at),
    markProven(account.id),
    // Deletes the tokens of other sign-ups for this address: it has an owner now.
    clearTokens(account.id, ['confirmation_token']),
  ]
}

/** Somebody else took the address between the look and the insert. */
export const isDuplicate = (error: unknown) =>
  error instanceof DatabaseError && error.code === '23505'
