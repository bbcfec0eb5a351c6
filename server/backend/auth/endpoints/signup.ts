/** POST /signup: opens an account, or answers as if it had where one exists already. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Statement } from '#server/backend/db/driver.ts'
import { requirePerson } from '../captcha.ts'
import { type AuthContext, type Call, type Endpoint, json, nowIso } from '../context.ts'
import { errors } from '../errors.ts'
import { answerByMail } from '../mail-flow.ts'
import { prepareToken } from '../mail-token.ts'
import { isDuplicate, newEmailAccount } from '../new-account.ts'
import { redirectFor } from '../redirect-for.ts'
import { codeChallenge } from '../request/code-challenge.ts'
import { emailAddress } from '../request/email-address.ts'
import { accountFields, readBody, securitySchema } from '../request/json-body.ts'
import { signIn } from '../sign-in.ts'
import {
  type Account,
  accountByEmail,
  changeUnconfirmed,
  findAccount,
  updateAccount,
} from '../store/accounts.ts'
import { audit } from '../store/audit.ts'
import { newAccountId } from '../store/ids.ts'
import { unconfirmedAccountJson } from '../unconfirmed-account-json.ts'
import { signUpAnonymously } from './signup-anonymous.ts'
import { signUpByPhone } from './signup-phone.ts'

const schema = z.object({ ...accountFields, gotrue_meta_security: securitySchema })

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
  context.passwords.check(password, { email, metadata: data ?? {} })
  const wanted = { email, password, data }
  if (context.settings.autoconfirm) return confirmedAtOnce(context, call, wanted)
  return answerByMail(context, email, () => confirmedByMail(context, call, wanted, challenge))
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
  const account = { id: existing?.id ?? newAccountId(), email }
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
 * An address that is not confirmed yet belongs to nobody: each sign-up waits with its own link for
 * the owner's choice, and none of them changes what an earlier link confirms.
 */
async function confirmedByMail(
  context: AuthContext,
  call: Call,
  { email, password, data }: Wanted,
  challenge: ReturnType<typeof codeChallenge>,
): Promise<Response> {
  const existing = await findAccount(context.run, accountByEmail(email))
  const encrypted = await context.passwords.hash(password)
  const at = nowIso(context)
  const { address } = call.origin
  // The answer is the same in all three cases; only in the first is the id an account's.
  const shown = { id: newAccountId(), identityId: randomUUID(), email, data: data ?? {}, at }
  if (existing?.email_confirmed_at) {
    await context.run([audit({ action: 'user_repeated_signup', actor: existing, address, at })])
    return json(unconfirmedAccountJson(shown))
  }
  const account = { id: existing?.id ?? shown.id, email, email_change: null }
  const token = prepareToken(context, {
    account,
    type: 'signup',
    to: email,
    redirectTo: redirectFor(context, call),
    challenge,
    bound: { encrypted_password: encrypted, user_metadata: shown.data },
  })
  const changes = { encrypted_password: encrypted }
  const rows = existing
    ? await changesOfSecondSignUp(context, existing, password, at)
    : newEmailAccount({ ...shown, confirmed: false, changes, unproven: true }, at)
  try {
    await context.run([
      ...rows,
      ...token.statements,
      audit({ action: 'user_confirmation_requested', actor: account, address, at }),
    ])
  } catch (error) {
    if (isDuplicate(error)) return json(unconfirmedAccountJson(shown))
    throw error
  }
  token.post()
  return json(unconfirmedAccountJson(shown))
}

/**
 * The changes to an unconfirmed account's row when it is signed up for again. The row's password
 * serves a sign-in before the confirmation and a message that is sent again; of two sign-ups with
 * different passwords it keeps neither.
 */
async function changesOfSecondSignUp(
  { passwords }: AuthContext,
  existing: Account,
  password: string,
  at: string,
): Promise<Statement[]> {
  const same = await passwords.matches(password, existing.encrypted_password)
  if (same || !existing.unproven) return []
  const nobodys = { encrypted_password: null, raw_user_meta_data: {} }
  return [changeUnconfirmed(existing.id, at, nobodys)]
}

const signedUp = (account: { id: string; email: string }, call: Call, at: string) =>
  audit({
    action: 'user_signedup',
    actor: account,
    address: call.origin.address,
    at,
    traits: { provider: 'email' },
  })
