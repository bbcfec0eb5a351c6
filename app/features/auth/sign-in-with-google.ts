/** Redirects to Google, which returns to `/auth/callback`. */
import type { Account } from '#app/lib/account/account-context.ts'
import { type AccountResult, accountCall } from '#app/lib/account/account-result.ts'
import { calendarPending, saveRedirectPath } from '#app/lib/account/stored-keys.ts'

interface GoogleOptions {
  scopes?: string
  /** Returns the address instead of going there. */
  skipBrowserRedirect?: boolean
  /** Where to go afterwards; the current page without it. */
  redirectPath?: string
}

const normalScopes = 'email profile'

export function signInWithGoogle(
  connect: Account['supabase'],
  { scopes = normalScopes, skipBrowserRedirect, redirectPath }: GoogleOptions = {},
): Promise<AccountResult<{ url: string | null }>> {
  if (!scopes.includes('calendar')) calendarPending.clear()
  saveRedirectPath(redirectPath)
  return accountCall(async () =>
    (await connect()).auth.signInWithOAuth({
      provider: 'google',
      options: {
        scopes,
        redirectTo: `${window.location.origin}/auth/callback`,
        skipBrowserRedirect,
      },
    }),
  )
}
