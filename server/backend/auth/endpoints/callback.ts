/** GET or POST /callback: the answer of an identity provider. Always leads back to the site. */
import { readBoundedBody } from '#domain/web/bounded-body.ts'
import { type AuthContext, type Call, type Endpoint, nowIso } from '../context.ts'
import { toAuthError } from '../error-response.ts'
import { type AuthError, errors } from '../errors.ts'
import { enterBy } from '../external-account.ts'
import { bringsCookie } from '../flow-cookie.ts'
import { isDuplicate } from '../new-account.ts'
import type { ExternalIdentity } from '../providers/provider.ts'
import { codeRedirect, errorRedirect, sessionRedirect } from '../redirects.ts'
import { isUuid } from '../request/uuid.ts'
import { signIn } from '../sign-in.ts'
import { completeFlow, type FlowState, flowById } from '../store/flow-states.ts'
import { onlyIfTouched } from '../store/run.ts'

/** The most bytes of a provider's form. */
const longestAnswer = 16_384

export const callback: Endpoint = async (context, call) => {
  const answer = await answerOf(call)
  const state = answer.get('state') ?? ''
  const flow = isUuid(state) ? await flowById(context.run, state) : undefined
  const problem = stateProblem(context, call, state, flow)
  if (problem || !flow) {
    const error = problem ?? errors.oauthState('OAuth state not found or expired')
    return errorRedirect(context.redirects.siteUrl, error, { query: true, status: 303 })
  }
  const target = flow.referrer ?? context.redirects.siteUrl
  try {
    const refused = answer.get('error')
    if (refused) throw refusalOf(refused, answer.get('error_description'))
    const identity = await identityFrom(context, flow, answer)
    return await finish(context, call, flow, target, identity)
  } catch (thrown) {
    const error = toAuthError(isDuplicate(thrown) ? errors.identityExists() : thrown)
    if (error.fields.status === 500) throw thrown
    const named = answer.get('error') ?? undefined
    return errorRedirect(target, error, { query: true, status: 302, error: named })
  }
}

/** Some providers answer with a form. */
async function answerOf({ request, url }: Call): Promise<URLSearchParams> {
  if (request.method !== 'POST') return url.searchParams
  const bytes = await readBoundedBody(request, longestAnswer)
  if (!bytes) throw errors.bodyTooLarge()
  return new URLSearchParams(Buffer.from(bytes.buffer).toString('utf8'))
}

function stateProblem(
  context: AuthContext,
  call: Call,
  state: string,
  flow: FlowState | undefined,
): AuthError | undefined {
  if (!state) return errors.oauthCallback('OAuth state parameter missing')
  if (flow?.authentication_method !== 'oauth' || flow.auth_code_issued_at) {
    return errors.oauthState('OAuth state not found or expired')
  }
  const expires = Date.parse(flow.created_at) + context.settings.flowSeconds * 1000
  if (expires <= context.now()) return errors.oauthState('OAuth state has expired')
  if (flow.browser_bound && !bringsCookie(context, call.request, state)) {
    return errors.oauthState('OAuth state belongs to another browser')
  }
  return undefined
}

const refusalOf = (error: string, description: string | null) =>
  errors.oauthCallback((description ?? error).slice(0, 500))

async function identityFrom(
  context: AuthContext,
  flow: FlowState,
  answer: URLSearchParams,
): Promise<ExternalIdentity> {
  const provider = context.providers.get(flow.provider_type)
  if (!provider) throw errors.providerDisabled()
  if (!answer.get('code'))
    throw errors.oauthCallback('OAuth callback with missing authorization code missing')
  try {
    return await provider.exchangeAnswer({
      redirectUri: `${context.baseUrl}/callback`,
      state: flow.id,
      nonce: context.derive('nonce', flow.id),
      codeVerifier: context.derive('code-verifier', flow.id),
      answer,
    })
  } catch (error) {
    throw errors.oauthCallback('Unable to exchange external code', error)
  }
}

async function finish(
  context: AuthContext,
  call: Call,
  flow: FlowState,
  target: string,
  identity: ExternalIdentity,
): Promise<Response> {
  const entering = {
    provider: flow.provider_type,
    identity,
    linkTo: flow.linking_target_id ?? undefined,
  }
  const { account, statements } = await enterBy(context, call, entering)
  const { accessToken, refreshToken } = identity
  const seal = (token: string | undefined) =>
    token && Buffer.from(context.box.seal(token)).toString('base64')
  const result = {
    userId: account.id,
    accessToken: seal(accessToken),
    refreshToken: seal(refreshToken),
  }
  const guard = completeFlow(flow.id, result, nowIso(context))
  if (flow.auth_code) {
    const results = await context.run([guard, ...statements], onlyIfTouched(0))
    if (results[0]?.affected === 0) throw errors.oauthState('OAuth state was used already')
    return codeRedirect(target, flow.auth_code, 302)
  }
  const extras = { provider_token: accessToken, provider_refresh_token: refreshToken }
  const tokens = await signIn(context, call, {
    account,
    method: 'oauth',
    guard,
    also: statements,
    extras,
  })
  if (!tokens) throw errors.oauthState('OAuth state was used already')
  return sessionRedirect(target, tokens, {}, 302)
}
