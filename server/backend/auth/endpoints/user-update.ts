/** PUT /user: a person changes their own data, password or address. */
import { z } from 'zod'
import type { Statement } from '#server/backend/db/driver.ts'
import { type AuthContext, type Call, type Endpoint, json, nowIso } from '../context.ts'
import { completeEmailChange, prepareEmailChange } from '../email-change.ts'
import { errors } from '../errors.ts'
import { claimMailbox, type PreparedToken } from '../mail-token.ts'
import { mergedMetadata } from '../metadata.ts'
import { isDuplicate } from '../new-account.ts'
import { redirectFor } from '../redirect-for.ts'
import { codeChallenge } from '../request/code-challenge.ts'
import { emailAddress } from '../request/email-address.ts'
import { accountFields, optionalText, readBody } from '../request/json-body.ts'
import { requireFullAal, requireUser, type SignedIn } from '../signed-in.ts'
import {
  type AccountChanges,
  accountByEmail,
  accountById,
  findAccount,
  updateAccount,
} from '../store/accounts.ts'
import { audit } from '../store/audit.ts'
import { clearTokens } from '../store/one-time-tokens.ts'
import { endOtherSessions } from '../store/sessions.ts'
import { userJson } from '../user-json.ts'
import { checkNonce } from './reauthenticate.ts'

const schema = z.object({
  ...accountFields,
  current_password: optionalText,
  nonce: optionalText,
})
type Body = z.infer<typeof schema>

const aalMessage = (what: string) =>
  `AAL2 session is required to update ${what} when MFA is enabled.`
/** A sign-in younger than this proves enough to change the password. */
const freshMs = 24 * 60 * 60 * 1000

export const updateUser: Endpoint = async (context, call) => {
  const body = await readBody(call.request, schema)
  await context.limiter.take('mailFlows', call.origin.address)
  const signedIn = await requireUser(context, call)
  const { account, session } = signedIn
  if (body.phone) throw errors.phoneDisabled()
  requireFullAal(signedIn, aalMessage(body.email || body.password ? 'email or password' : 'user'))
  const challenge = codeChallenge(body)
  const newEmail = await wantedEmail(context, body, account.email)
  const encrypted = await wantedPassword(context, body, signedIn)
  const at = nowIso(context)
  const changes: AccountChanges = {
    ...(body.data && { raw_user_meta_data: mergedMetadata(account.raw_user_meta_data, body.data) }),
    ...(encrypted && { encrypted_password: encrypted }),
  }
  const { address } = call.origin
  const action = encrypted ? 'user_updated_password' : 'user_modified'
  const statements = [
    updateAccount(account.id, at, changes),
    audit({ action, actor: account, address, at }),
  ]
  const mails = newEmail
    ? await emailSteps(context, call, signedIn, newEmail, challenge)
    : undefined
  statements.push(...(mails?.statements ?? []))
  if (encrypted) statements.push(clearTokens(account.id), endOtherSessions(account.id, session.id))
  const results = await run(context, statements)
  if (encrypted) for (const [id] of results.at(-1)?.rows ?? []) context.sessions.forget(id ?? '')
  for (const token of mails?.tokens ?? []) token.post()
  const changed = await findAccount(context.run, accountById(account.id))
  if (!changed) throw errors.userOfTokenGone()
  return json(userJson(changed))
}

async function run(context: AuthContext, statements: readonly Statement[]) {
  try {
    return await context.run(statements)
  } catch (error) {
    throw isDuplicate(error) ? errors.emailExists(error) : error
  }
}

async function wantedEmail(context: AuthContext, body: Body, current: string | null) {
  const email = body.email && emailAddress(body.email)
  if (!email || email === current) return undefined
  if (await findAccount(context.run, accountByEmail(email))) throw errors.emailExists()
  return email
}

async function wantedPassword(context: AuthContext, body: Body, signedIn: SignedIn) {
  const { password } = body
  if (password === undefined) return undefined
  const { account, session } = signedIn
  if (account.is_anonymous && !account.email && !body.email) {
    throw errors.validation(
      'Updating password of an anonymous user without an email or phone is not allowed',
    )
  }
  const { passwords, settings } = context
  passwords.check(password, {
    email: body.email ?? account.email,
    metadata: { ...account.raw_user_meta_data, ...body.data },
  })
  const stored = account.encrypted_password
  if (body.current_password && !(await passwords.matches(body.current_password, stored))) {
    throw errors.currentPasswordWrong()
  }
  const old = context.now() - Date.parse(session.created_at) > freshMs
  if (settings.reauthenticateForPassword && old) await checkNonce(context, account, body.nonce)
  if (stored && (await passwords.matches(password, stored))) throw errors.samePassword()
  return passwords.hash(password)
}

async function emailSteps(
  context: AuthContext,
  call: Call,
  { account }: SignedIn,
  newEmail: string,
  challenge: ReturnType<typeof codeChallenge>,
): Promise<{ statements: Statement[]; tokens: PreparedToken[] }> {
  const at = nowIso(context)
  if (context.settings.autoconfirm) {
    return { statements: completeEmailChange(account, newEmail, at), tokens: [] }
  }
  await claimMailbox(context, newEmail)
  const redirectTo = redirectFor(context, call)
  const tokens = prepareEmailChange(context, account, newEmail, { redirectTo, challenge })
  const asked = { email_change: newEmail, email_change_confirm_status: 0 }
  return {
    statements: [
      updateAccount(account.id, at, asked),
      ...tokens.flatMap(({ statements }) => statements),
    ],
    tokens,
  }
}
