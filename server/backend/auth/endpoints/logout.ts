/**
 * POST /logout: ends this session, all of them, or all others. Their tokens are refused from then
 * on. A session that owes its second factor ends nothing but itself.
 */
import { type Endpoint, nowIso } from '../context.ts'
import { errors } from '../errors.ts'
import { owesFactor, requireUser } from '../signed-in.ts'
import { audit } from '../store/audit.ts'
import { endAllSessions, endOtherSessions, endSession } from '../store/sessions.ts'

const aalMessage = 'AAL2 session is required to end other sessions when MFA is enabled'

export const logout: Endpoint = async (context, call) => {
  const scope = call.url.searchParams.get('scope') || 'global'
  if (scope !== 'global' && scope !== 'local' && scope !== 'others') {
    throw errors.validation(`Unsupported logout scope "${scope}"`)
  }
  const signedIn = await requireUser(context, call)
  const { account, session } = signedIn
  const limited = scope !== 'local' && owesFactor(signedIn)
  if (limited && scope === 'others') throw errors.insufficientAal(aalMessage)
  const ends = {
    // Without the second factor only this session ends, whichever scope was asked for.
    global: limited ? endSession(session.id) : endAllSessions(account.id),
    local: endSession(session.id),
    others: endOtherSessions(account.id, session.id),
  }
  const entry = { actor: account, address: call.origin.address, at: nowIso(context) }
  const [ended] = await context.run([
    ends[scope],
    audit({ action: 'logout', ...entry, traits: { scope: limited ? 'local' : scope } }),
  ])
  for (const [id] of ended?.rows ?? []) context.sessions.forget(id ?? '')
  if (limited) throw errors.insufficientAal(`${aalMessage}; only this one was ended`)
  return new Response(null, { status: 204 })
}
