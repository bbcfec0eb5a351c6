/** POST /logout: ends this session, all of them, or all others. Their tokens are refused from then on. */
import { type Endpoint, nowIso } from '../context.ts'
import { errors } from '../errors.ts'
import { requireUser } from '../signed-in.ts'
import { audit } from '../store/audit.ts'
import { endAllSessions, endOtherSessions, endSession } from '../store/sessions.ts'

export const logout: Endpoint = async (context, call) => {
  const scope = call.url.searchParams.get('scope') || 'global'
  if (scope !== 'global' && scope !== 'local' && scope !== 'others') {
    throw errors.validation(`Unsupported logout scope "${scope}"`)
  }
  const { account, session } = await requireUser(context, call)
  const ends = {
    global: endAllSessions(account.id),
    local: endSession(session.id),
    others: endOtherSessions(account.id, session.id),
  }
  const entry = { actor: account, address: call.origin.address, at: nowIso(context) }
  const [ended] = await context.run([
    ends[scope],
    audit({ action: 'logout', ...entry, traits: { scope } }),
  ])
  for (const [id] of ended?.rows ?? []) context.sessions.forget(id ?? '')
  return new Response(null, { status: 204 })
}
