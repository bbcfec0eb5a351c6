/** DELETE /factors/:id: takes a factor away; sessions that it had raised fall back to the first level. */
import { type Endpoint, json, nowIso } from '../context.ts'
import { factorOf } from '../own-factor.ts'
import { requireFullAal, requireUser } from '../signed-in.ts'
import { audit } from '../store/audit.ts'
import { deleteFactor } from '../store/factors.ts'
import { lowerSessions } from '../store/sessions.ts'

export const unenrollFactor: Endpoint = async (context, call) => {
  const signedIn = await requireUser(context, call)
  const { account } = signedIn
  const factor = factorOf(account, call)
  requireFullAal(signedIn, `AAL2 required to unenroll ${factor.status} factor`, 422)
  const at = nowIso(context)
  await context.run([
    ...lowerSessions(factor.id, at),
    deleteFactor(factor.id),
    audit({
      action: 'factor_unenrolled',
      actor: account,
      address: call.origin.address,
      at,
      traits: { factor_id: factor.id },
    }),
  ])
  return json({ id: factor.id })
}
