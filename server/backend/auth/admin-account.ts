/** The account that an administrator's path names. */
import type { AuthContext, Call } from './context.ts'
import { errors } from './errors.ts'
import { isUuid } from './request/uuid.ts'
import { requireAdmin } from './signed-in.ts'
import { type Account, accountById, findAccount } from './store/accounts.ts'
import { accountIdSchema } from './store/ids.ts'

export async function namedAccount(context: AuthContext, call: Call): Promise<Account> {
  requireAdmin(call)
  const id = call.params.user ?? ''
  if (!isUuid(id)) throw errors.userId()
  const account = await findAccount(context.run, accountById(accountIdSchema.parse(id)))
  if (!account) throw errors.userNotFound()
  return account
}
