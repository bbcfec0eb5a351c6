/** POST /token?grant_type=refresh_token: replaces the token, or ends what a copied one belongs to. */
import { z } from 'zod'
import { type Endpoint, json, nowIso } from '../context.ts'
import { errors } from '../errors.ts'
import { optionalText, readBody } from '../request/json-body.ts'
import { limitAfterUse } from '../session-limits.ts'
import { newRefreshToken, tokenResponse } from '../sign-in.ts'
import { accountById, accountFrom } from '../store/accounts.ts'
import { audit } from '../store/audit.ts'
import { rotateToken, rotationFrom, sessionByToken, sessionFrom } from '../store/sessions.ts'

const schema = z.object({ refresh_token: optionalText })
/** Shorter texts were never tokens. Longer ones are looked up, and not found. */
const shape = /^(?:[a-z0-9]{12}|.{13,})$/s

export const grantByRefreshToken: Endpoint = async (context, call) => {
  const { refresh_token: given } = await readBody(call.request, schema)
  if (!given) throw errors.validation('refresh_token required')
  if (!shape.test(given)) throw errors.refreshTokenShape()
  const at = nowIso(context)
  const { reuseSeconds } = context.settings
  const [rotated, , sessionFound] = await context.run([
    rotateToken(given, newRefreshToken(), at, reuseSeconds, call.origin),
    limitAfterUse(context, given),
    sessionByToken(given),
  ])
  const rotation = rotationFrom(rotated)
  switch (rotation.outcome) {
    case 'not-found':
      throw errors.refreshTokenNotFound()
    case 'expired':
      throw errors.sessionExpired()
    case 'banned':
      throw errors.userBanned()
    case 'reused':
      context.sessions.forget(rotation.session)
      throw errors.refreshTokenUsed()
  }
  const session = sessionFrom(sessionFound)
  if (!session) throw errors.refreshTokenNotFound()
  const actor = { id: session.user_id, email: null }
  const [accountFound] = await context.run([
    accountById(session.user_id),
    audit({ action: 'token_refreshed', actor, address: call.origin.address, at }),
  ])
  const account = accountFrom(accountFound)
  if (!account) throw errors.refreshTokenNotFound()
  return json(await tokenResponse(context, account, session, rotation.token))
}
