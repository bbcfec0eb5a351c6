/** POST /signup: opens an account, or answers as if it had where one exists already. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { requirePerson } from '../captcha.ts'
import { type AuthContext, type Call, type Endpoint, json, nowIso } from '../context.ts'
import { errors } from '../errors.ts'
import { evenly } from '../even-answer.ts'
import { claimMailbox, prepareToken } from '../mail-token.ts'
import { emailMetadata, isDuplicate, newEmailAccount } from '../new-account.ts'
import { codeChallenge } from '../request/code-challenge.ts'
import { emailAddress } from '../request/email-address.ts'
import {
  challengeFields,
  dataSchema,
  optionalText,
  readBody,
  securitySchema,
} from '../request/json-body.ts'
import { redirectFor } from '../request/redirect-of.ts'
import { signIn } from '../sign-in.ts'
import {
  type Account,
  accountByEmail,
  accountById,
  findAccount,
  updateAccount,
} from '../store/accounts.ts'
import { audit } from '../store/audit.ts'
import { userJson } from '../user-json.ts'
import { signUpAnonymously } from './signup-anonymous.ts'
import { signUpByPhone } from './signup-phone.ts'

const schema = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: dataSchema,
  gotrue_meta_security: securitySchema,
  ...challengeFields,
})

export const signup: Endpoint = async (context, call) => {
  const body = await readBody(call.request, schema)
  if (!context.settings.signups) throw errors.signupDisabled()
  await requirePerson(context, call, body.gotrue_meta_security)
  if (!body.email && !body.phone) return signUpAnonymously(context, call, body.data)
  await context.limiter.take('mailFlows', call.origin.address)
  if (body.email && body.phone) {
    throw errors.validation('Only an email address or phone number should be provided on signup.')
  }
  if (!body.password) throw errors.validation('Signup requires a valid password')
  const challenge = codeChallenge(body)
  const { password, data } = body
  if (body.phone) return signUpByPhone(context, call, { phone: body.phone, password, data })
  const email = emailAddress(body.email ?? '')
  context.passwords.check(password)
  const wanted = { email, password, data }
  if (context.settings.autoconfirm) return confirmedAtOnce(context, call, wanted)
  await claimMailbox(context, email)
  return evenly(context, () => confirmedByMail(context, call, wanted, challenge))
}

interface Wanted {
  email: string
  password: string
  data: Record<string, unknown> | undefined
}

async function confirmedAtOnce(
  context: AuthContext,
  call: Call,
  wanted: Wanted,
): Promise<Response> {
  const { email, data } = wanted
  const existing = await findAccount(context.run, accountByEmail(email))
  if (existing?.email_confirmed_at) throw errors.userExists()
  const changes = { encrypted_password: await context.passwords.hash(wanted.password) }
  const at = nowIso(context)
  const account = { id: existing?.id ?? randomUUID(), email }
  const also = existing
    ? [
        updateAccount(account.id, at, {
          ...changes,
          email_confirmed_at: at,
          raw_user_meta_data: data,
        }),
      ]
    : newEmailAccount({ ...account, confirmed: true, data, changes }, at)
  also.push(signedUp(account, call, at))
  try {
    return json(await signIn(context, call, { account, method: 'password', also }))
  } catch (error) {
    throw isDuplicate(error) ? errors.userExists() : error
  }
}

/**
 * An address that is not confirmed yet belongs to nobody: whoever signs up last sets the password,
 * and the mail that goes out with it is the only one whose link still works.
 */
async function confirmedByMail(
  context: AuthContext,
  call: Call,
  { email, password, data }: Wanted,
  challenge: ReturnType<typeof codeChallenge>,
): Promise<Response> {
  const existing = await findAccount(context.run, accountByEmail(email))
  const changes = { encrypted_password: await context.passwords.hash(password) }
  const at = nowIso(context)
  if (existing?.email_confirmed_at) {
    const { address } = call.origin
    await context.run([audit({ action: 'user_repeated_signup', actor: existing, address, at })])
    return json(userJson(pretended(email, data, at)))
  }
  const account = { id: existing?.id ?? randomUUID(), email, email_change: null }
  const redirectTo = redirectFor(context, call)
  const token = prepareToken(context, { account, type: 'signup', to: email, redirectTo, challenge })
  const rows = existing
    ? [updateAccount(account.id, at, { ...changes, raw_user_meta_data: data })]
    : newEmailAccount({ ...account, confirmed: false, data, changes }, at)
  try {
    await context.run([
      ...rows,
      ...token.statements,
      audit({
        action: 'user_confirmation_requested',
        actor: account,
        address: call.origin.address,
        at,
      }),
    ])
  } catch (error) {
    if (isDuplicate(error)) return json(userJson(pretended(email, data, at)))
    throw error
  }
  token.post()
  const stored = await findAccount(context.run, accountById(account.id))
  if (!stored) throw errors.userNotFound()
  return json(userJson(stored))
}

const signedUp = (account: { id: string; email: string }, call: Call, at: string) =>
  audit({
    action: 'user_signedup',
    actor: account,
    address: call.origin.address,
    at,
    traits: { provider: 'email' },
  })

/** In every part like the answer for a new account, but of nobody. */
function pretended(email: string, data: Record<string, unknown> | undefined, at: string): Account {
  const id = randomUUID()
  const times = { created_at: at, updated_at: at, last_sign_in_at: at }
  const identity = {
    id: randomUUID(),
    provider_id: id,
    user_id: id,
    identity_data: { sub: id, email, email_verified: false, phone_verified: false },
    provider: 'email',
    email,
    ...times,
  }
  return {
    ...nobody,
    ...times,
    last_sign_in_at: null,
    id,
    email,
    confirmation_sent_at: at,
    raw_app_meta_data: emailMetadata,
    raw_user_meta_data: data ?? {},
    identities: [identity],
  }
}

const nobody = {
  aud: 'authenticated',
  role: 'authenticated',
  phone: null,
  encrypted_password: null,
  email_confirmed_at: null,
  phone_confirmed_at: null,
  confirmed_at: null,
  invited_at: null,
  recovery_sent_at: null,
  email_change: null,
  email_change_sent_at: null,
  email_change_confirm_status: null,
  reauthentication_sent_at: null,
  banned_until: null,
  deleted_at: null,
  is_anonymous: false,
  factors: [],
}
