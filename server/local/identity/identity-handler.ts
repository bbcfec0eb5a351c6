/** Answers the requests of the identity stand-in, by the OpenID protocol. */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { errors } from 'oidc-provider'
import { calendarScopes } from '#domain/account/calendar-scopes.ts'
import { chooserPage } from './chooser-page.ts'
import type { DemoPerson } from './demo-people.ts'
import { memoryAdapters } from './memory-adapter.ts'

export type HandleRequest = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const scopes = ['openid', 'email', 'profile', 'offline_access', ...calendarScopes]

export async function openIdentityHandler(issuer: string, wiring: Wiring): Promise<HandleRequest> {
  const { publicUrl, path, people } = wiring
  const provider = await providerOn(issuer, wiring)
  const callback = provider.callback()

  /** Shows the page of people, and takes the click on it. Consent alone is given without asking. */
  const answerInteraction = async (request: IncomingMessage, response: ServerResponse) => {
    const details = await provider.interactionDetails(request, response)
    const answer = new URLSearchParams(request.method === 'POST' ? await textOf(request) : '')
    const person = people.find(({ id }) => id === answer.get('person'))
    const refused = answer.has('refuse')
    if (details.prompt.name === 'login' && !person && !refused) {
      const asked = String(details.params.scope ?? '').split(' ')
      const calendar = calendarScopes.some((scope) => asked.includes(scope))
      response.writeHead(200, pageHeaders)
      response.end(chooserPage({ action: `${path}/interaction/${details.uid}`, people, calendar }))
      return
    }
    const result = refused
      ? { error: 'access_denied', error_description: 'The person did not allow it' }
      : person
        ? { login: { accountId: person.id, remember: false } }
        : { consent: {} }
    await provider.interactionFinished(request, response, result, {
      mergeWithLastSubmission: true,
    })
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const original = request.url ?? ''
    const url = new URL(original, publicUrl)
    if (url.pathname.startsWith(`${path}/interaction/`)) return answerInteraction(request, response)
    if (url.pathname === `${path}/auth`) askWhoSignsIn(request, url)
    // The provider's library finds out where it is mounted by comparing `url` with `originalUrl`.
    Object.assign(request, { originalUrl: url.pathname + url.search })
    request.url = (url.pathname + url.search).slice(path.length) || '/'
    await callback(request, response)
  }

  return async (request, response) => {
    try {
      await answer(request, response)
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error
      response.writeHead(400, pageHeaders)
      response.end('This sign-in has ended. Go back and start again.')
    }
  }
}

const monthSeconds = 30 * 24 * 3_600

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
}

/**
 * Makes every sign-in ask who one is: nobody stays signed in here. Of Google's own parameters only
 * offline access is translated: OpenID has a scope for it.
 */
function askWhoSignsIn(request: IncomingMessage, { searchParams }: URL): void {
  delete request.headers.cookie
  const offline =
    searchParams.get('access_type') === 'offline' && searchParams.get('prompt') === 'consent'
  for (const name of ['prompt', 'access_type', 'include_granted_scopes', 'hd', 'login_hint']) {
    searchParams.delete(name)
  }
  if (!offline) return
  searchParams.set('prompt', 'consent')
  searchParams.set('scope', `${searchParams.get('scope') ?? ''} offline_access`)
}

interface Wiring {
  publicUrl: string
  path: string
  people: readonly DemoPerson[]
  clientId: string
  clientSecret: string
}

async function providerOn(issuer: string, wiring: Wiring): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }
  const provider: Provider = new Provider(issuer, {
    adapter: memoryAdapters(),
    clients: [
      {
        client_id: wiring.clientId,
        client_secret: wiring.clientSecret,
        redirect_uris: [
          `${wiring.publicUrl}/auth/v1/callback`,
          ...namesOf(wiring.publicUrl).map((url) => `${url}/auth/callback`),
        ],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    scopes,
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    // As Google does: a refresh returns the same refresh token.
    rotateRefreshToken: false,
    ttl: {
      Interaction: 900,
      Session: 900,
      AccessToken: 3_600,
      IdToken: 3_600,
      // As long as the refresh token, because it ends with its grant.
      Grant: monthSeconds,
      RefreshToken: monthSeconds,
    },
    interactions: { url: (_ctx, { uid }) => `${wiring.path}/interaction/${uid}` },
    findAccount: (_ctx, id) => {
      const person = wiring.people.find((one) => one.id === id)
      return person && { accountId: id, claims: () => claimsOf(person) }
    },
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc
      if (!client || !session?.accountId) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope(scopes.join(' '))
      await grant.save()
      return grant
    },
  })
  // `X-Forwarded-*` headers are believed, since this server speaks plain HTTP behind whatever
  // stands in front.
  provider.proxy = true
  return provider
}

/** The address with `localhost` and with `127.0.0.1`: a laptop answers to both. */
const namesOf = (url: string) => [...new Set([url, url.replace('//localhost:', '//127.0.0.1:')])]

const claimsOf = ({ id, name, email }: DemoPerson) => {
  const [given = name, family = ''] = name.split(' ')
  return { sub: id, name, given_name: given, family_name: family, email, email_verified: true }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8').slice(0, 4_096)
}
