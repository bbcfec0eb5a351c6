/** /admin/users/:id/factors: an administrator looks after somebody's second factors. */
import { z } from 'zod'
import { namedAccount } from '../admin-account.ts'
import { type Endpoint, json, nowIso } from '../context.ts'
import { errors } from '../errors.ts'
import { factorOf } from '../own-factor.ts'
import { optionalText, readBody } from '../request/json-body.ts'
import { audit } from '../store/audit.ts'
import { deleteFactor, renameFactor } from '../store/factors.ts'
import { lowerSessions } from '../store/sessions.ts'
import { factorJson } from '../user-json.ts'

export const adminListFactors: Endpoint = async (context, call) => {
  const { factors } = await namedAccount(context, call)
  return json(factors.map(factorJson))
}

const schema = z.object({ friendly_name: optionalText })

export const adminUpdateFactor: Endpoint = async (context, call) => {
  const account = await namedAccount(context, call)
  const factor = factorOf(account, call)
  const { friendly_name: name } = await readBody(call.request, schema)
  if (name && account.factors.some((one) => one !== factor && one.friendly_name === name)) {
    throw errors.factorName(name)
  }
  const at = nowIso(context)
  const { address } = call.origin
  const traits = { user_id: account.id, factor_id: factor.id }
  await context.run([
    renameFactor(factor.id, name ?? factor.friendly_name ?? '', at),
    audit({ action: 'factor_updated', actor: 'service_role', address, at, traits }),
  ])
  return json(
    factorJson({ ...factor, friendly_name: name ?? factor.friendly_name, updated_at: at }),
  )
}

export const adminDeleteFactor: Endpoint = async (context, call) => {
  const account = await namedAccount(context, call)
  const factor = factorOf(account, call)
  const at = nowIso(context)
  const { address } = call.origin
  const traits = { user_id: account.id, factor_id: factor.id }
  await context.run([
    ...lowerSessions(factor.id, at),
    deleteFactor(factor.id),
    audit({ action: 'factor_unenrolled', actor: 'service_role', address, at, traits }),
  ])
  return json(factorJson(factor))
}
