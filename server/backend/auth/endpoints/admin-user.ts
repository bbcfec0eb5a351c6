/** GET, PUT and DELETE /admin/users/:id. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Statement } from '#server/backend/db/driver.ts'
import { namedAccount } from '../admin-account.ts'
import { adminChanges, adminSchema } from '../admin-fields.ts'
import { type Endpoint, json, nowIso } from '../context.ts'
import { errors } from '../errors.ts'
import { isDuplicate } from '../new-account.ts'
import { readBody } from '../request/json-body.ts'
import {
  type Account,
  accountById,
  accountFrom,
  deleteAccount,
  markProven,
  updateAccount,
} from '../store/accounts.ts'
import { audit } from '../store/audit.ts'
import { insertEmailIdentity, updateEmailIdentity } from '../store/identities.ts'
import { clearTokens } from '../store/one-time-tokens.ts'
import { endAllSessions } from '../store/sessions.ts'
import { userJson } from '../user-json.ts'

export const adminGetUser: Endpoint = async (context, call) =>
  json(userJson(await namedAccount(context, call)))

export const adminUpdateUser: Endpoint = async (context, call) => {
  const account = await namedAccount(context, call)
  const fields = await readBody(call.request, adminSchema)
  const at = nowIso(context)
  const changes = await adminChanges(context, fields, account, at)
  const { email, encrypted_password: encrypted } = changes
  const { address } = call.origin
  const statements: Statement[] = [updateAccount(account.id, at, changes)]
  if (email) {
    const verified = fields.email_confirm === true || account.email_confirmed_at !== null
    const has = account.identities.some(({ provider }) => provider === 'email')
    statements.push(
      has
        ? updateEmailIdentity(account.id, { email, email_verified: verified }, at)
        : insertEmailIdentity(account.id, email, verified, at),
    )
  }
  // A new password ends all sessions, so that whoever knew the old one is signed out.
  if (encrypted) statements.push(markProven(account.id), clearTokens(account.id))
  const ends = encrypted || changes.banned_until ? [endAllSessions(account.id)] : []
  const traits = { user_id: account.id, user_email: account.email }
  statements.push(
    audit({ action: 'user_modified', actor: 'service_role', address, at, traits }),
    ...ends,
    accountById(account.id),
  )
  const results = await context.run(statements).catch((error: unknown) => {
    throw isDuplicate(error) ? errors.emailExists(error) : error
  })
  if (ends.length > 0)
    for (const [id] of results.at(-2)?.rows ?? []) context.sessions.forget(id ?? '')
  const changed = accountFrom(results.at(-1))
  if (!changed) throw errors.userNotFound()
  return json(userJson(changed))
}

const deleteSchema = z.object({ should_soft_delete: z.boolean().nullish() })

export const adminDeleteUser: Endpoint = async (context, call) => {
  const account = await namedAccount(context, call)
  const { should_soft_delete: soft } = await readBody(call.request, deleteSchema)
  const at = nowIso(context)
  const { address } = call.origin
  const traits = { user_id: account.id, user_email: account.email }
  const [ended] = await context.run([
    endAllSessions(account.id),
    ...(soft ? anonymize(account, at) : [deleteAccount(account.id)]),
    audit({ action: 'user_deleted', actor: 'service_role', address, at, traits }),
  ])
  for (const [id] of ended?.rows ?? []) context.sessions.forget(id ?? '')
  return json({})
}

/** The row stays, so that what refers to it keeps its author; who it was can't be read from it. */
function anonymize(account: Account, at: string): Statement[] {
  const hidden = (text: string) =>
    createHash('sha256').update(`${account.id}${text}`).digest('base64url')
  return [
    updateAccount(account.id, at, {
      deleted_at: at,
      email: account.email && hidden(account.email),
      phone: null,
      encrypted_password: null,
      email_change: '',
      raw_app_meta_data: {},
      raw_user_meta_data: {},
    }),
    { text: 'delete from auth.identities where user_id = $1', values: [account.id] },
    { text: 'delete from auth.mfa_factors where user_id = $1', values: [account.id] },
    clearTokens(account.id),
  ]
}
