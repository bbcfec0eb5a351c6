/** GET /authorize and /user/identities/authorize: sends the browser to an identity provider's sign-in page. */
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

export const authorize: Endpoint = (context, call) => redirectToProvider(context, call)

export const authorizeLink: Endpoint = async (context, call) => {
  const signedIn = await requireUser(context, call)
  if (!context.settings.manualLinking) throw errors.manualLinkingDisabled()
  requireFullAal(signedIn, 'AAL2 required to link an identity', 403)
  const { account } = signedIn
  return redirectToProvider(context, call, account.id)
}

async function redirectToProvider(
  context: AuthContext,
  call: Call,
  linkTo?: AccountId,
): Promise<Response> {
  await context.limiter.take('providerRedirects', call.origin.address)
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
  const authorization = {
    redirectUri: `${context.baseUrl}/callback`,
    state,
    nonce: context.derive('nonce', state),
    codeVerifier: context.derive('code-verifier', state),
    scopes: (searchParams.get('scopes') ?? '').split(/[\s,]+/).filter(Boolean),
    extra: Object.fromEntries(extra),
  }
  const url = await provider.authorizationUrl(authorization).catch((error: unknown) => {
    throw errors.providerUnavailable(error)
  })
  // With `skip_http_redirect` a script fetches the address and navigates itself; it gets no flow
  // cookie, so that the flow is not bound to one.
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
