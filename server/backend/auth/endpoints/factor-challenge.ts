/** POST /factors/:id/challenge: opens a few minutes in which one code is accepted. */
import { randomUUID } from 'node:crypto'
import { type Endpoint, json, nowIso } from '../context.ts'
import { errors } from '../errors.ts'
import { factorOf } from '../own-factor.ts'
import { requireUsable, requireUser } from '../signed-in.ts'
import { audit } from '../store/audit.ts'
import { insertChallenge } from '../store/factors.ts'

export const challengeFactor: Endpoint = async (context, call) => {
  await context.limiter.take('factors', call.origin.address)
  const signedIn = await requireUser(context, call)
  const { account } = signedIn
  const factor = factorOf(account, call)
  requireUsable(signedIn, factor)
  if (factor.factor_type !== 'totp') throw errors.factorPhoneDisabled()
  const id = randomUUID()
  const { address } = call.origin
  const at = nowIso(context)
  await context.run([
    ...insertChallenge(id, factor.id, call.origin, at),
    audit({
      action: 'challenge_created',
      actor: account,
      address,
      at,
      traits: { factor_id: factor.id },
    }),
  ])
  const expires = Math.floor(context.now() / 1000) + context.settings.challengeSeconds
  return json({ id, type: 'totp', expires_at: expires })
}
