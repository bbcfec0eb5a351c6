/**
 * Exchanges the code that a provider or an email link brought back for a session, or says why it
 * could not.
 */
import type { SupabaseClient } from '@supabase/supabase-js'
import { accountCall } from '#app/lib/account/account-result.ts'
import type { Outcome } from '#domain/outcome/outcome.ts'

/** `recovery`: the link was for a forgotten password, so the account page asks for a new one. */
type FinishedSignIn = Outcome<'signed-in' | 'recovery', 'refused' | 'no-code' | 'not-exchanged'>

export async function finishSignIn(
  { auth }: SupabaseClient,
  search: URLSearchParams,
): Promise<FinishedSignIn> {
  const refused = search.get('error_description') ?? search.get('error')
  if (refused) return { ok: false, reason: 'refused', message: refused }
  const code = search.get('code')
  if (!code) {
    const message = 'This address is only the way back from signing in.'
    return { ok: false, reason: 'no-code', message }
  }
  const result = await accountCall(() => auth.exchangeCodeForSession(code))
  if (!result.error) {
    // supabase-js returns this field, but its types lack it.
    const { redirectType } = result.data as { redirectType?: string | null }
    return { ok: true, value: /recovery/i.test(redirectType ?? '') ? 'recovery' : 'signed-in' }
  }
  const message = problems[result.errorCode] ?? result.error.message
  return { ok: false, reason: 'not-exchanged', message }
}

/**
 * The PKCE verifier is kept in the browser that started; in any other the code can't be exchanged.
 */
const otherBrowser =
  'This link was opened in another browser than the one that asked for it. If it was to confirm your address, that is done: please sign in.'

const problems: Readonly<Record<string, string>> = {
  pkce_code_verifier_not_found: otherBrowser,
  bad_code_verifier: otherBrowser,
  flow_state_not_found: 'This link has been used already, or is too old. Please ask for a new one.',
  flow_state_expired: 'This link is too old. Please ask for a new one.',
}
