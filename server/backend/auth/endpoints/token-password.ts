/** POST /token?grant_type=password. Unknown account, no password and wrong password are one answer. */
import { z } from 'zod'
import { requirePerson } from '../captcha.ts'
import { type Endpoint, json } from '../context.ts'
import { errors } from '../errors.ts'
import { emailAddress } from '../request/email-address.ts'
import { optionalText, readBody, securitySchema } from '../request/json-body.ts'
import { signIn } from '../sign-in.ts'
import { isBanned } from '../signed-in.ts'
import { accountByEmail, findAccount } from '../store/accounts.ts'

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
  if (body.phone) throw errors.phoneDisabled('Phone logins are disabled')
  if (!body.email) throw errors.validation('missing email or phone')
  const email = emailAddress(body.email)
  const { passwords, limiter, settings } = context
  await limiter.take('passwordTries', email)
  const account = await findAccount(context.run, accountByEmail(email))
  // Nobody has such a password, and hashing it would only cost time.
  const tried = (body.password ?? '').slice(0, 1_024)
  const matches = await passwords.matches(tried, account?.encrypted_password)
  if (!account || !matches) throw errors.invalidCredentials()
  if (isBanned(account, context.now())) throw errors.userBanned()
  if (!account.email_confirmed_at && !settings.autoconfirm) throw errors.emailNotConfirmed()
  const reasons = passwords.weaknesses(tried)
  const extras =
    reasons.length > 0
      ? { weak_password: { message: 'Password is too weak, choose a new one.', reasons } }
      : undefined
  const also = [limiter.clear('passwordTries', email)]
  return json(await signIn(context, call, { account, method: 'password', also, extras }))
}
