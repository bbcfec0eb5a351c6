/** A change of address: asked for, confirmed at one or both mailboxes, made. */
import type { Statement } from '#server/backend/db/driver.ts'
import type { AuthContext } from './context.ts'
import { withProvider } from './external-account.ts'
import { type PreparedToken, prepareToken } from './mail-token.ts'
import { type Account, updateAccount } from './store/accounts.ts'
import type { CodeChallenge } from './store/flow-states.ts'
import { insertEmailIdentity, updateEmailIdentity } from './store/identities.ts'
import { clearTokens } from './store/one-time-tokens.ts'

/** One message to the new address and, where the change must be safe, one to the old. */
export function prepareEmailChange(
  context: AuthContext,
  account: Account,
  newEmail: string,
  { redirectTo, challenge }: { redirectTo: string; challenge?: CodeChallenge },
): PreparedToken[] {
  const changing = { ...account, email_change: newEmail }
  const shared = { account: changing, type: 'email_change', redirectTo, challenge } as const
  const toNew = prepareToken(context, {
    ...shared,
    to: newEmail,
    tokenType: 'email_change_token_new',
  })
  if (!context.settings.secureEmailChange || !account.email) return [toNew]
  const toOld = prepareToken(context, {
    ...shared,
    to: account.email,
    tokenType: 'email_change_token_current',
  })
  return [toOld, toNew]
}

/** The address is proven: it becomes the account's, and what made the account anonymous ends. */
export function completeEmailChange(account: Account, newEmail: string, at: string): Statement[] {
  const hasIdentity = account.identities.some(({ provider }) => provider === 'email')
  return [
    updateAccount(account.id, at, {
      email: newEmail,
      email_confirmed_at: at,
      email_change: '',
      email_change_confirm_status: 0,
      is_anonymous: false,
      raw_app_meta_data: hasIdentity
        ? account.raw_app_meta_data
        : withProvider(account.raw_app_meta_data, 'email'),
    }),
    hasIdentity
      ? updateEmailIdentity(account.id, { email: newEmail, email_verified: true }, at)
      : insertEmailIdentity(account.id, newEmail, true, at),
    clearTokens(account.id, ['email_change_token_current', 'email_change_token_new']),
  ]
}
