/** POST /admin/users: an account as the administrator wants it; no message is sent. */
import { adminChanges, adminSchema } from '../admin-fields.ts'
import { type Endpoint, json, nowIso } from '../context.ts'
import { errors } from '../errors.ts'
import { emailMetadata, isDuplicate } from '../new-account.ts'
import { readBody } from '../request/json-body.ts'
import { isUuid } from '../request/uuid.ts'
import { requireAdmin } from '../signed-in.ts'
import { accountById, findAccount, insertAccount } from '../store/accounts.ts'
import { audit } from '../store/audit.ts'
import { insertEmailIdentity, insertIdentity } from '../store/identities.ts'
import { accountIdSchema, newAccountId } from '../store/ids.ts'
import { userJson } from '../user-json.ts'

export const adminCreateUser: Endpoint = async (context, call) => {
  requireAdmin(call)
  const fields = await readBody(call.request, adminSchema)
  if (!fields.email && !fields.phone) {
    throw errors.validation('Cannot create a user without either an email or phone')
  }
  if (fields.id && !isUuid(fields.id))
    throw errors.validation('ID must conform to the uuid v4 format')
  const id = fields.id ? accountIdSchema.parse(fields.id) : newAccountId()
  const at = nowIso(context)
  const known = {
    raw_app_meta_data: fields.email ? emailMetadata : { provider: 'phone', providers: ['phone'] },
    raw_user_meta_data: {},
  }
  const changes = { ...known, ...defined(await adminChanges(context, fields, known, at)) }
  const { email, phone } = changes
  const confirmed = fields.email_confirm === true
  const statements = [insertAccount(id, at, changes)]
  if (email) statements.push(insertEmailIdentity(id, email, confirmed, at))
  if (phone) {
    const data = { sub: id, phone, phone_verified: fields.phone_confirm === true }
    statements.push(insertIdentity({ userId: id, provider: 'phone', subject: id, data }, at))
  }
  const { address } = call.origin
  const traits = { user_id: id, user_email: email, provider: 'email' }
  statements.push(audit({ action: 'user_signedup', actor: 'service_role', address, at, traits }))
  try {
    await context.run(statements)
  } catch (error) {
    throw isDuplicate(error) ? errors.emailExists(error) : error
  }
  const account = await findAccount(context.run, accountById(id))
  if (!account) throw errors.userNotFound()
  return json(userJson(account))
}

const defined = <T extends object>(changes: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Partial<T>
