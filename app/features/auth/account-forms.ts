/** The sign-in, sign-up, recovery and second-factor calls, each with an account result. */
import type { Account } from '#app/lib/account/account-context.ts'
import { type AccountResult, accountCall } from '#app/lib/account/account-result.ts'

type Connect = Account['supabase']

const callback = () => `${window.location.origin}/auth/callback`

export interface EmailAndPassword {
  email: string
  password: string
}

export const signInWithPassword = (connect: Connect, credentials: EmailAndPassword) =>
  accountCall(async () => (await connect()).auth.signInWithPassword(credentials))

export const createAccount = (
  connect: Connect,
  { email, password, fullName }: EmailAndPassword & { fullName: string },
) =>
  accountCall(async () =>
    (await connect()).auth.signUp({
      email,
      password,
      options: { emailRedirectTo: callback(), data: fullName ? { full_name: fullName } : {} },
    }),
  )

export const sendMagicLink = (connect: Connect, email: string) =>
  accountCall(async () =>
    (await connect()).auth.signInWithOtp({ email, options: { emailRedirectTo: callback() } }),
  )

export const sendRecovery = (connect: Connect, email: string) =>
  accountCall(async () =>
    (await connect()).auth.resetPasswordForEmail(email, { redirectTo: callback() }),
  )

/** The ways that send a message and wait for what it says. */
export type MailedWay = 'create' | 'link' | 'recover'

export const sendMailAgain = (
  connect: Connect,
  way: MailedWay,
  email: string,
): Promise<AccountResult<unknown>> => {
  if (way === 'link') return sendMagicLink(connect, email)
  if (way === 'recover') return sendRecovery(connect, email)
  return accountCall(async () =>
    (await connect()).auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: callback() },
    }),
  )
}

/** The code of a message instead of its link. */
export const enterMailedCode = (connect: Connect, way: MailedWay, email: string, code: string) =>
  accountCall(async () =>
    (await connect()).auth.verifyOtp({
      email,
      token: code,
      type: way === 'recover' ? 'recovery' : 'email',
    }),
  )

/** The second factors of the account, one of each type. */
export const enrolledFactors = (connect: Connect) =>
  accountCall(async () => (await connect()).auth.mfa.listFactors())

/**
 * Signs in with a recovery code, which removes the lost factor. The session is refreshed, because
 * its token still lists the factor.
 */
export const answerWithRecoveryCode = (connect: Connect, code: string) =>
  accountCall(async () => {
    const client = await connect()
    const used = await client.rpc('use_recovery_code', { code })
    if (used.error) return used
    if (used.data) {
      const { error } = await client.auth.refreshSession()
      if (error) return { data: null, error }
    }
    return { data: used.data, error: null }
  })

export const answerFactor = (connect: Connect, factorId: string, code: string) =>
  accountCall(async () => (await connect()).auth.mfa.challengeAndVerify({ factorId, code }))
