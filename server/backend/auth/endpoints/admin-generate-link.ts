/** POST /admin/generate_link: the link that a message would carry, for the caller to send. */
import { z } from 'zod'
import type { Statement } from '#server/backend/db/driver.ts'
import { type AuthContext, type Endpoint, json, nowIso } from '../context.ts'
import { errors } from '../errors.ts'
import { type PreparedToken, prepareToken } from '../mail-token.ts'
import { isDuplicate, newEmailAccount } from '../new-account.ts'
import { redirectFor } from '../redirect-for.ts'
import { emailAddress } from '../request/email-address.ts'
import { dataSchema, optionalText, readBody } from '../request/json-body.ts'
import { requireAdmin } from '../signed-in.ts'
import {
  type Account,
  accountByEmail,
  accountById,
  accountFrom,
  findAccount,
  markProven,
  updateAccount,
} from '../store/accounts.ts'
import { type AccountId, newAccountId } from '../store/ids.ts'
import { userJson } from '../user-json.ts'

const types = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const
type LinkKind = (typeof types)[number]

const schema = z.object({
  type: z.enum(types),
  email: optionalText,
  new_email: optionalText,
  password: optionalText,
  data: dataSchema,
  redirect_to: optionalText,
})
type Body = z.infer<typeof schema>

export const generateLink: Endpoint = async (context, call) => {
  requireAdmin(call)
  const body = await readBody(call.request, schema)
  const email = emailAddress(body.email ?? '')
  const existing = await findAccount(context.run, accountByEmail(email))
  const unknown = !existing && body.type === 'magiclink'
  const kind = unknown ? 'signup' : body.type
  const redirectTo = redirectFor(context, call, body.redirect_to)
  const prepare = kind.startsWith('email_change')
    ? emailChangeLink(context, existing, kind, body, redirectTo)
    : await accountLink(context, existing, kind, { body, email, redirectTo, unknown })
  const { id, statements, token } = prepare
  const results = await context
    .run([...statements, ...token.statements, accountById(id)])
    .catch((error: unknown) => {
      throw isDuplicate(error) ? errors.emailExists(error) : error
    })
  const account = accountFrom(results.at(-1))
  if (!account) throw errors.userNotFound()
  return json({
    ...userJson(account),
    action_link: token.link,
    email_otp: token.code,
    hashed_token: token.hash,
    verification_type: kind,
    redirect_to: redirectTo,
  })
}

interface Prepared {
  id: AccountId
  statements: Statement[]
  token: PreparedToken
}

async function accountLink(
  context: AuthContext,
  existing: Account | undefined,
  kind: LinkKind,
  wanted: { body: Body; email: string; redirectTo: string; unknown: boolean },
): Promise<Prepared> {
  const { body, email, redirectTo, unknown } = wanted
  const creates = kind === 'signup' || kind === 'invite'
  if (!existing && !creates) throw errors.userNotFound()
  if (existing?.email_confirmed_at && creates) throw errors.emailExists()
  const at = nowIso(context)
  const account = existing ?? { id: newAccountId(), email, email_change: null }
  const changes = {
    ...(kind === 'invite' && { invited_at: at }),
    ...(kind === 'signup' && !unknown && { encrypted_password: await passwordOf(context, body) }),
  }
  const taken = existing?.unproven
    ? { encrypted_password: null, raw_user_meta_data: {} }
    : undefined
  const written = { ...taken, ...changes, ...(body.data && { raw_user_meta_data: body.data }) }
  const rows = existing
    ? creates
      ? [updateAccount(account.id, at, written), markProven(account.id)]
      : []
    : newEmailAccount({ id: account.id, email, confirmed: false, data: body.data, changes }, at)
  const type = kind === 'signup' || kind === 'invite' || kind === 'recovery' ? kind : 'magiclink'
  return {
    id: account.id,
    statements: rows,
    token: prepareToken(context, { account, type, to: email, redirectTo }),
  }
}

async function passwordOf(
  { passwords }: AuthContext,
  { password, email, data }: Body,
): Promise<string> {
  if (!password) throw errors.validation('Signup requires a valid password')
  passwords.check(password, { email, metadata: data ?? {} })
  return passwords.hash(password)
}

function emailChangeLink(
  context: AuthContext,
  existing: Account | undefined,
  kind: LinkKind,
  body: Body,
  redirectTo: string,
): Prepared {
  if (!existing?.email) throw errors.userNotFound()
  const newEmail = emailAddress(body.new_email ?? '')
  const at = nowIso(context)
  const current = kind === 'email_change_current'
  if (current && !context.settings.secureEmailChange) {
    throw errors.validation('Enable secure email change to generate link for current email')
  }
  const restarts = existing.email_change !== newEmail
  const asked = { email_change: newEmail, ...(restarts && { email_change_confirm_status: 0 }) }
  return {
    id: existing.id,
    statements: [updateAccount(existing.id, at, asked)],
    token: prepareToken(context, {
      account: { ...existing, email_change: newEmail },
      type: 'email_change',
      to: current ? existing.email : newEmail,
      tokenType: current ? 'email_change_token_current' : 'email_change_token_new',
      redirectTo,
    }),
  }
}
