/** GET /authorize and /user/identities/authorize: the way to an identity provider. */
import { randomUUID } from 'node:crypto'
import { type AuthContext, type Call, type Endpoint, json, nowIso } from '../context.ts'
import { errors } from '../errors.ts'
import { flowCookie } from '../flow-cookie.ts'
import { redirectFor } from '../redirect-for.ts'
import { codeChallenge } from '../request/code-challenge.ts'
import { requireFullAal, requireUser } from '../signed-in.ts'
import { insertFlow } from '../store/flow-states.ts'
import type { AccountId } from '../store/ids.ts'

/** Parameters that this service sets itself; the client's values for them are not passed on. */
const reserved = new Set([
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'state',
  'nonce',
  'scope',
  'request',
  'request_uri',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
])
/** Parameters of this endpoint, which are not passed on to the provider. */
const own = new Set([
  'provider',
  'redirect_to',
  'scopes',
  'skip_http_redirect',
  'apikey',
  'invite_token',
])

export const authorize: Endpoint = (context, call) => depart(context, call)

export const authorizeLink: Endpoint = async (context, call) => {
  const signedIn = await requireUser(context, call)
  if (!context.settings.manualLinking) throw errors.manualLinkingDisabled()
  requireFullAal(signedIn, 'AAL2 required to link an identity', 403)
  const { account } = signedIn
  return depart(context, call, account.id)
}

async function depart(context: AuthContext, call: Call, linkTo?: AccountId): Promise<Response> {
  await context.limiter.take('departures', call.origin.address)
  const { searchParams } = call.url
  const name = searchParams.get('provider') ?? ''
  const provider = context.providers.get(name)
  if (!provider) throw errors.providerDisabled()
  const challenge = codeChallenge({
    code_challenge: searchParams.get('code_challenge') ?? undefined,
    code_challenge_method: searchParams.get('code_challenge_method') ?? undefined,
  })
  const state = randomUUID()
  const extra = [...searchParams].filter(([key]) => !reserved.has(key) && !own.has(key))
  const departure = {
    redirectUri: `${context.baseUrl}/callback`,
    state,
    nonce: context.derive('nonce', state),
    codeVerifier: context.derive('code-verifier', state),
    scopes: (searchParams.get('scopes') ?? '').split(/[\s,]+/).filter(Boolean),
    extra: Object.fromEntries(extra),
  }
  const url = await provider.departureUrl(departure).catch((error: unknown) => {
    throw errors.providerUnavailable(error)
  })
  // A page that fetches the address goes there by itself: it has no cookie of ours.
  const inBrowser = searchParams.get('skip_http_redirect') !== 'true'
  const flow = {
    id: state,
    provider: name,
    method: 'oauth',
    referrer: redirectFor(context, call),
    challenge,
    linkingTarget: linkTo,
    browserBound: inBrowser,
  }
  await context.run([insertFlow(flow, nowIso(context))])
  if (!inBrowser) return json({ url })
  const headers = {
    location: url,
    'cache-control': 'no-store',
    'set-cookie': flowCookie(context, state),
  }
  return new Response(null, { status: 302, headers })
}
