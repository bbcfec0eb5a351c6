/** Any OpenID Connect provider, found by discovery: Google, and the one that stands in for it. */
import { createHash } from 'node:crypto'
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import * as openid from 'openid-client'
import type {
  AuthorizationAnswer,
  AuthorizationRequest,
  ExternalIdentity,
  IdTokenVerdict,
  OAuthProvider,
} from './provider.ts'

export interface OpenidProviderOptions {
  issuer: string
  clientId: string
  clientSecret: string
  /** Further clients, of apps for instance, whose id tokens are accepted. */
  otherClientIds?: readonly string[]
  /** Further names of the issuer in id tokens. */
  otherIssuers?: readonly string[]
  /** For a provider on the same machine. */
  insecure?: boolean
  now?: () => number
}

/** A failed discovery is tried again by the next sign-in. */
const discovery = ({ issuer, clientId, clientSecret, insecure }: OpenidProviderOptions) => {
  let found: Promise<openid.Configuration> | undefined
  return () => {
    found ??= openid
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        execute: insecure ? [openid.allowInsecureRequests] : [],
        timeout: 10,
      })
      .catch((error: unknown) => {
        found = undefined
        throw error
      })
    return found
  }
}

export function openidProvider(options: OpenidProviderOptions): OAuthProvider {
  const { issuer, clientId, otherClientIds = [], otherIssuers = [], now = Date.now } = options
  const configuration = discovery(options)
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined
  const keySet = async () => {
    const { jwks_uri: uri } = (await configuration()).serverMetadata()
    if (!uri) throw new Error(`${issuer} names no key set`)
    keys ??= createRemoteJWKSet(new URL(uri))
    return keys
  }

  return {
    async authorizationUrl({
      redirectUri,
      state,
      nonce,
      codeVerifier,
      scopes,
      extra,
    }: AuthorizationRequest) {
      const url = openid.buildAuthorizationUrl(await configuration(), {
        ...extra,
        redirect_uri: redirectUri,
        scope: [...new Set(['openid', 'email', 'profile', ...scopes])].join(' '),
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
      return url.href
    },

    async exchangeAnswer({ redirectUri, answer, state, nonce, codeVerifier }: AuthorizationAnswer) {
      const url = new URL(redirectUri)
      url.search = answer.toString()
      const tokens = await openid.authorizationCodeGrant(await configuration(), url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('The provider sent no id token')
      return {
        ...identityOf(claims),
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token,
      }
    },

    async verifyIdToken(token, nonce, accessToken): Promise<IdTokenVerdict> {
      const audiences = [clientId, ...otherClientIds]
      try {
        const { payload } = await jwtVerify(token, await keySet(), {
          issuer: [issuer, ...otherIssuers],
          algorithms: ['RS256', 'ES256', 'PS256', 'EdDSA'],
          currentDate: new Date(now()),
          requiredClaims: ['sub', 'exp', 'aud'],
        })
        const stranger = audienceOf(payload).every((one) => !audiences.includes(one))
        if (stranger) {
          return refuse(`Unacceptable audience in id_token: [${audienceOf(payload).join(' ')}]`)
        }
        const problem = nonceProblem(payload, nonce) ?? tokenHashProblem(payload, accessToken)
        return problem ? refuse(problem) : { ok: true, identity: identityOf(payload) }
      } catch (cause) {
        if (cause instanceof errors.JOSEError) return { ok: false, reason: 'Bad ID token', cause }
        throw cause
      }
    },
  }
}

const refuse = (reason: string): IdTokenVerdict => ({ ok: false, reason })

const audienceOf = ({ aud }: JWTPayload) => (Array.isArray(aud) ? aud : [aud ?? ''])

/** The client keeps the nonce itself to itself and sends the provider its hash. */
function nonceProblem(payload: JWTPayload, nonce: string | undefined): string | undefined {
  if (!payload.nonce !== !nonce) {
    return 'Passed nonce and nonce in id_token should either both exist or not.'
  }
  if (!nonce) return undefined
  const hashed = createHash('sha256').update(nonce).digest('hex')
  return payload.nonce === hashed ? undefined : 'Nonces mismatch'
}

function tokenHashProblem(payload: JWTPayload, accessToken: string | undefined) {
  if (!accessToken || payload.at_hash === undefined) return undefined
  const half = createHash('sha256').update(accessToken).digest().subarray(0, 16)
  return payload.at_hash === half.toString('base64url')
    ? undefined
    : 'access_token does not belong to the id_token'
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

function identityOf(claims: JWTPayload): ExternalIdentity {
  const subject = text(claims.sub)
  if (!subject) throw new Error('The provider named no subject')
  const email = text(claims.email)
  const emailVerified = claims.email_verified === true || claims.email_verified === 'true'
  const name = text(claims.name)
  const picture = text(claims.picture)
  const hosted = text(claims.hd)
  const data = {
    iss: claims.iss,
    sub: subject,
    name,
    full_name: name,
    picture,
    avatar_url: picture,
    email,
    email_verified: emailVerified,
    phone_verified: false,
    provider_id: subject,
    custom_claims: hosted ? { hd: hosted } : undefined,
  }
  const known = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))
  return { subject, email, emailVerified, data: known }
}
