/** POST /factors/:id/verify: the right code raises the session to the second level. */
import { z } from 'zod'
import { DatabaseError } from '#server/backend/db/driver.ts'
import { type AuthContext, type Call, type Endpoint, json, nowIso } from '../context.ts'
import { errors } from '../errors.ts'
import { factorOf } from '../own-factor.ts'
import { optionalText, readBody } from '../request/json-body.ts'
import { isUuid } from '../request/uuid.ts'
import { newRefreshToken, tokenResponse } from '../sign-in.ts'
import { requireUsable, requireUser } from '../signed-in.ts'
import { accountById, accountFrom } from '../store/accounts.ts'
import { audit } from '../store/audit.ts'
import {
  challengeOf,
  consumeChallenge,
  consumeStep,
  deleteOtherUnverified,
  factorSecret,
  verifyFactor as markVerified,
} from '../store/factors.ts'
import type { FactorId } from '../store/ids.ts'
import {
  addMethod,
  endWeakerSessions,
  raiseSession,
  replaceToken,
  sessionById,
  sessionFrom,
} from '../store/sessions.ts'
import { stepOf } from '../totp.ts'

const isOrphan = (error: unknown) => error instanceof DatabaseError && error.code === '23503'

const schema = z.object({ challenge_id: optionalText, code: optionalText })

export const verifyFactor: Endpoint = async (context, call) => {
  await context.limiter.take('factors', call.origin.address)
  const signedIn = await requireUser(context, call)
  const { account, session } = signedIn
  const factor = factorOf(account, call)
  requireUsable(signedIn, factor)
  if (factor.factor_type !== 'totp') throw errors.factorPhoneDisabled()
  const { challenge_id: challenge, code } = await readBody(call.request, schema)
  await context.limiter.take('codeTries', account.id)
  const secret = await openChallenge(context, call, challenge, factor.id)
  const at = nowIso(context)
  const { address } = call.origin
  const attempt = audit({
    action: 'verification_attempted',
    actor: account,
    address,
    at,
    traits: { factor_id: factor.id, challenge_id: challenge },
  })
  const refuse = async () => {
    await context.run([attempt])
    throw errors.factorCode()
  }
  const step = stepOf(secret, code ?? '', context.now())
  if (step === undefined) return refuse()
  const refreshToken = newRefreshToken()
  const raising = context.run(
    [
      consumeChallenge(challenge ?? '', at),
      consumeStep(factor.id, step),
      endWeakerSessions(account.id, session.id),
      attempt,
      markVerified(factor.id, at),
      deleteOtherUnverified(account.id, factor.id),
      raiseSession(session.id, factor.id, at),
      addMethod(session.id, 'totp', at),
      ...replaceToken(session.id, account.id, refreshToken, at),
      context.limiter.clear('codeTries', account.id),
      accountById(account.id),
      sessionById(session.id),
    ],
    ([challenged, stepped]) => (challenged?.affected && stepped?.affected ? 'commit' : 'rollback'),
  )
  const results = await raising.catch((error: unknown) => {
    // Another session verified its code at the same moment, which ended this one.
    throw isOrphan(error) ? errors.sessionNotFound() : error
  })
  if (results[0]?.affected === 0) throw errors.challengeExpired()
  if (results[1]?.affected === 0) return refuse()
  for (const [id] of results[2]?.rows ?? []) context.sessions.forget(id ?? '')
  const raised = sessionFrom(results.at(-1))
  const current = accountFrom(results.at(-2))
  if (!raised || !current) throw errors.sessionNotFound()
  return json(await tokenResponse(context, current, raised, refreshToken))
}

/**
 * The secret, if the challenge belongs to this factor, is still open, and came from the same
 * address.
 */
async function openChallenge(
  context: AuthContext,
  call: Call,
  id: string | undefined,
  factorId: FactorId,
): Promise<string> {
  if (!isUuid(id)) throw errors.validation('challenge_id must be an UUID')
  const [challenge, secret] = await context.run([
    challengeOf(id, factorId, call.origin),
    factorSecret(factorId),
  ])
  const [created, verifiedAt, sameAddress] = challenge?.rows[0] ?? []
  const sealed = secret?.rows[0]?.[0]
  if (!created || !sealed) throw errors.factorNotFound()
  if (sameAddress !== 't') throw errors.challengeAddress()
  const expires = (Number(created) + context.settings.challengeSeconds) * 1000
  if (verifiedAt || expires <= context.now()) throw errors.challengeExpired()
  return context.box.open(Buffer.from(sealed, 'base64'))
}
