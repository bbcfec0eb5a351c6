/** The factor that a path names, if it is the caller's. */
import type { Call } from './context.ts'
import { errors } from './errors.ts'
import { isUuid } from './request/uuid.ts'
import type { Account, FactorRow } from './store/accounts.ts'

export function factorOf(account: Account, { params }: Call): FactorRow {
  const id = params.factor ?? ''
  if (!isUuid(id)) throw errors.factorNotFound()
  const factor = account.factors.find((one) => one.id === id.toLowerCase())
  if (!factor) throw errors.factorNotFound()
  return factor
}
