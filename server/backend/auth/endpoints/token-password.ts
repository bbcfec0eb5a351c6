/** POST /token?grant_type=password. Unknown account, no password and wrong password are one answer. */
import { z } from 'zod'
import { requirePerson } from '../captcha.ts'
import { type Endpoint, json } from '../context.ts'
import { errors } from '../errors.ts'
import { countGuess } from '../guess-limits.ts'
import type { AuthSettings } from '../options.ts'
import { emailAddress } from '../request/email-address.ts'
import { optionalText, readBody, securitySchema } from '../request/json-body.ts'
import { phoneNumber } from '../request/phone-number.ts'
import { signIn } from '../sign-in.ts'
import { isBanned } from '../signed-in.ts'
import { accountByEmail, accountByPhone, findAccount } from '../store/accounts.ts'

const schema = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  gotrue_meta_security: securitySchema,
})

export const grantByPassword: Endpoint = async (context, call) => {
  const body = await readBody(call.request, schema)
  await requirePerson(context, call, body.gotrue_meta_security)
  if (body.email && body.phone) {
    throw errors.validation('Only an email address or phone number should be provided on login.')
  }
  const { passwords, settings } = context
  const { name, lookup } = named(body, settings)
  const forgiven = await countGuess(context, call, 'passwordTries', name)
  const account = await findAccount(context.run, lookup)
  // Cut off, since no stored password is this long and hashing all of it would only take time.
  const tried = (body.password ?? '').slice(0, 1_024)
  const matches = await passwords.matches(tried, account?.encrypted_password)
  if (!account || !matches) throw errors.invalidCredentials()
  if (isBanned(account, context.now())) throw errors.userBanned()
  if (!account.confirmed_at && !settings.autoconfirm) throw errors.emailNotConfirmed()
  const reasons = passwords.weaknesses(tried, {
    email: account.email,
    metadata: account.raw_user_meta_data,
  })
  const extras =
    reasons.length > 0
      ? { weak_password: { message: 'Password is too weak, choose a new one.', reasons } }
      : undefined
  const signingIn = { account, method: 'password', also: forgiven, extras }
  return json(await signIn(context, call, signingIn))
}

function named({ email, phone }: z.infer<typeof schema>, settings: AuthSettings) {
  if (phone) {
    if (!settings.phoneAutoconfirm) throw errors.phoneDisabled('Phone logins are disabled')
    const name = phoneNumber(phone)
    return { name, lookup: accountByPhone(name) }
  }
  if (!email) throw errors.validation('missing email or phone')
  const name = emailAddress(email)
  return { name, lookup: accountByEmail(name) }
}
