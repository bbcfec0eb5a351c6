/** POST /invite: opens an account for somebody and tells them by mail. */
import { z } from 'zod'
import { type Endpoint, json, nowIso } from '../context.ts'
import { errors } from '../errors.ts'
import { prepareToken } from '../mail-token.ts'
import { isDuplicate, newEmailAccount } from '../new-account.ts'
import { redirectFor } from '../redirect-for.ts'
import { emailAddress } from '../request/email-address.ts'
import { dataSchema, optionalText, readBody } from '../request/json-body.ts'
import { requireAdmin } from '../signed-in.ts'
import {
  accountByEmail,
  accountById,
  findAccount,
  markProven,
  updateAccount,
} from '../store/accounts.ts'
import { audit } from '../store/audit.ts'
import { newAccountId } from '../store/ids.ts'
import { userJson } from '../user-json.ts'

const schema = z.object({ email: optionalText, data: dataSchema })

export const invite: Endpoint = async (context, call) => {
  requireAdmin(call)
  const body = await readBody(call.request, schema)
  const email = emailAddress(body.email ?? '')
  if (!context.post.open) throw errors.mailDisabled()
  await context.limiter.take('mails', 'all')
  const existing = await findAccount(context.run, accountByEmail(email))
  if (existing?.email_confirmed_at) throw errors.emailExists()
  const at = nowIso(context)
  const account = existing ?? { id: newAccountId(), email, email_change: null }
  const redirectTo = redirectFor(context, call)
  const token = prepareToken(context, { account, type: 'invite', to: email, redirectTo })
  const rows = existing
    ? []
    : newEmailAccount({ id: account.id, email, confirmed: false, data: body.data }, at)
  const { address } = call.origin
  const traits = { user_id: account.id, user_email: email }
  try {
    await context.run([
      ...rows,
      updateAccount(account.id, at, {
        invited_at: at,
        // Discards the password and metadata of an earlier, unconfirmed sign-up: a stranger may
        // have written them.
        ...(existing?.unproven && {
          encrypted_password: null,
          raw_user_meta_data: body.data ?? {},
        }),
      }),
      markProven(account.id),
      ...token.statements,
      audit({ action: 'user_invited', actor: 'service_role', address, at, traits }),
    ])
  } catch (error) {
    throw isDuplicate(error) ? errors.emailExists(error) : error
  }
  token.post()
  const invited = await findAccount(context.run, accountById(account.id))
  if (!invited) throw errors.userNotFound()
  return json(userJson(invited))
}
