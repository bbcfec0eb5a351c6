/** The ways into an account that an e-mail address opens, each as one call with its own outcome. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { accountCall } from '#app/lib/account/account-result.ts'

const callback = () => `${window.location.origin}/auth/callback`

export interface EmailAndPassword {
  email: string
  password: string
}

export const signInWithPassword = ({ auth }: SupabaseClient, credentials: EmailAndPassword) =>
  accountCall(() => auth.signInWithPassword(credentials))

export const createAccount = (
  { auth }: SupabaseClient,
  { email, password, fullName }: EmailAndPassword & { fullName: string },
) =>
  accountCall(() =>
    auth.signUp({
      email,
      password,
      options: { emailRedirectTo: callback(), data: fullName ? { full_name: fullName } : {} },
    }),
  )

export const sendMagicLink = ({ auth }: SupabaseClient, email: string) =>
  accountCall(() => auth.signInWithOtp({ email, options: { emailRedirectTo: callback() } }))

export const sendRecovery = ({ auth }: SupabaseClient, email: string) =>
  accountCall(() => auth.resetPasswordForEmail(email, { redirectTo: callback() }))

/** The second factor a session still owes, if it does. */
export async function owedFactor({ auth }: SupabaseClient): Promise<string | undefined> {
  const { data: level } = await auth.mfa.getAuthenticatorAssuranceLevel()
  if (level?.nextLevel !== 'aal2' || level.currentLevel === 'aal2') return undefined
  const { data: factors } = await auth.mfa.listFactors()
  return factors?.totp[0]?.id
}

export const answerFactor = ({ auth }: SupabaseClient, factorId: string, code: string) =>
  accountCall(() => auth.mfa.challengeAndVerify({ factorId, code }))
