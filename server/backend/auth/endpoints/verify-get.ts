/** GET /verify: the link in a message. Always leads back to the site, with a session, a code or an error. */
import { type AuthContext, type Call, type Endpoint, nowIso } from '../context.ts'
import { toAuthError } from '../error-response.ts'
import { errors } from '../errors.ts'
import { countLink } from '../guess-limits.ts'
import { pkcePrefix } from '../one-time-code.ts'
import { halfWayMessage, openEntry } from '../one-time-entry.ts'
import { redirectFor } from '../redirect-for.ts'
import { codeRedirect, errorRedirect, messageRedirect, sessionRedirect } from '../redirects.ts'
import { signIn } from '../sign-in.ts'
import { completeFlow, flowById } from '../store/flow-states.ts'
import { onlyIfTouched } from '../store/run.ts'

export const verifyGet: Endpoint = async (context, call) => {
  const { searchParams } = call.url
  const type = searchParams.get('type') ?? ''
  const token = searchParams.get('token') ?? searchParams.get('token_hash') ?? ''
  const target = redirectFor(context, call)
  const pkce = token.startsWith(pkcePrefix)
  try {
    await context.limiter.take('mailFlows', call.origin.address)
    if (!token) throw errors.validation('Verify requires a token or a token hash')
    if (!type) throw errors.validation('Verify requires a verification type')
    return await follow(context, call, { type, token, target, pkce })
  } catch (thrown) {
    const error = toAuthError(thrown)
    if (error.fields.status >= 500) throw thrown
    return errorRedirect(target, error, { query: pkce, status: 303 })
  }
}

interface Followed {
  type: string
  token: string
  target: string
  pkce: boolean
}

async function follow(
  context: AuthContext,
  call: Call,
  { type, token, target, pkce }: Followed,
): Promise<Response> {
  const forgiven = await countLink(context, call)
  const wanted = { type, hashes: [token] }
  const entry = await openEntry(context, call, wanted, errors.linkExpired)
  const { account, guard, halfWay } = entry
  const changes = [...entry.changes, ...forgiven]
  const once = async (statements: typeof changes) => {
    const results = await context.run([guard, ...statements], onlyIfTouched(0))
    if (results[0]?.affected === 0) throw errors.linkExpired()
  }
  if (halfWay) {
    await once(changes)
    return messageRedirect(target, halfWayMessage, pkce)
  }
  if (pkce) {
    const flow = entry.flowId ? await flowById(context.run, entry.flowId) : undefined
    if (!flow?.auth_code) throw errors.flowNotFound()
    await once([...changes, completeFlow(flow.id, { userId: account.id }, nowIso(context))])
    return codeRedirect(target, flow.auth_code, 303)
  }
  const tokens = await signIn(context, call, { account, method: 'otp', guard, also: changes })
  if (!tokens) throw errors.linkExpired()
  return sessionRedirect(target, tokens, { type }, 303)
}
