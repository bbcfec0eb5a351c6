/** The rows of an account that is entered by email. */
import type { Statement } from '#server/backend/db/driver.ts'
import { DatabaseError } from '#server/backend/db/driver.ts'
import {
  type Account,
  type AccountChanges,
  insertAccount,
  updateAccount,
} from './store/accounts.ts'
import { insertEmailIdentity } from './store/identities.ts'

interface NewAccount {
  id: string
  email: string
  confirmed: boolean
  data?: Record<string, unknown>
  changes?: AccountChanges
}

export const emailMetadata = { provider: 'email', providers: ['email'] }

export function newEmailAccount(account: NewAccount, at: string): Statement[] {
  const { id, email, confirmed, data = {}, changes } = account
  return [
    insertAccount(id, at, {
      email,
      email_confirmed_at: confirmed ? at : null,
      raw_app_meta_data: emailMetadata,
      raw_user_meta_data: data,
      ...changes,
    }),
    insertEmailIdentity(id, email, confirmed, at),
  ]
}

/**
 * Whoever opened an account before its address was confirmed may not be who owns the address: the
 * password they chose must not survive a confirmation that somebody else asked for.
 */
export const withdrawPassword = (
  account: Pick<Account, 'id' | 'email_confirmed_at' | 'encrypted_password'>,
  at: string,
): Statement[] =>
  account.email_confirmed_at || !account.encrypted_password
    ? []
    : [updateAccount(account.id, at, { encrypted_password: null })]

/** Somebody else took the address between the look and the insert. */
export const isDuplicate = (error: unknown) =>
  error instanceof DatabaseError && error.code === '23505'
