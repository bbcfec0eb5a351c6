/** A service whose Google is the local identity provider, and the way through it. */
import * as openid from 'openid-client'
import { openidProvider } from '#server/backend/auth/providers/openid-provider.ts'
import {
  type AuthServer,
  type AuthServerOptions,
  siteUrl,
} from '#server/backend/auth/testing/auth-server.ts'
import { newEmail } from '#server/backend/auth/testing/people.ts'
import type { DemoPerson } from '#server/local/identity/demo-people.ts'
import { createLocalIdentityProvider } from '#server/local/identity/local-idp.ts'
import { openBrowser } from './browser.ts'

const person = (name: string, email = `${name}@demo.example`): DemoPerson => ({
  id: `demo-${name}`,
  name: `${name} Demo`,
  email,
  about: 'for a test',
})
export const linkable = newEmail('linkable')
export const squatted = newEmail('squatted')
const people = [
  person('ada'),
  person('bob'),
  person('cleo'),
  person('dora'),
  person('eve'),
  person('fay'),
  person('gil'),
  person('hal'),
  person('link', linkable),
  person('squat', squatted),
]

/** From the next sign-in on, this Google says another name of the person. */
export function renameAtGoogle(who: string, name: string): void {
  const known = people.find(({ id }) => id === `demo-${who}`)
  if (!known) throw new Error(`The local provider does not know ${who}`)
  Object.assign(known, { name })
}

const credentials = { clientId: '', clientSecret: '' }

export const withLocalProvider: NonNullable<AuthServerOptions['providers']> = async (url) => {
  const handler = createLocalIdentityProvider({ publicUrl: url, people })
  const { issuer, clientId, clientSecret } = handler
  Object.assign(credentials, { clientId, clientSecret })
  const google = openidProvider({ issuer, clientId, clientSecret, insecure: true })
  return { providers: { google }, handler }
}

export const atSite = (url: URL) => url.origin === siteUrl
export const back = `${siteUrl}/auth/callback`

export async function leave(server: AuthServer, flowType: 'pkce' | 'implicit') {
  const client = server.visitor({ flowType })
  const { data } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: back, skipBrowserRedirect: true },
  })
  return { client, url: data.url ?? '' }
}

/** From the button to the page that the site gets. */
export async function signInAs(
  server: AuthServer,
  who: string,
  flowType: 'pkce' | 'implicit' = 'pkce',
) {
  const { client, url } = await leave(server, flowType)
  const browser = openBrowser()
  const page = await browser.visit(url)
  const landed = await browser.press(page, 'person', `demo-${who}`, atSite)
  return { client, landed, page }
}

export async function sessionOf(server: AuthServer, who: string) {
  const { client, landed } = await signInAs(server, who)
  const code = landed.url.searchParams.get('code') ?? ''
  const { data, error } = await client.auth.exchangeCodeForSession(code)
  if (error) throw error
  return { client, user: data.user, session: data.session }
}

/** What an app does that talks to the provider without us: it has the client's own credentials. */
export async function tokenFromProvider(server: AuthServer, nonce: string) {
  const { clientId, clientSecret } = credentials
  const issuer = new URL(`${server.url}/__idp`)
  const configuration = await openid.discovery(issuer, clientId, clientSecret, undefined, {
    execute: [openid.allowInsecureRequests],
  })
  const pkceCodeVerifier = openid.randomPKCECodeVerifier()
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: `${server.url}/auth/callback`,
    scope: 'openid email profile',
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
  })
  const browser = openBrowser()
  const page = await browser.visit(url.href)
  const landed = await browser.press(page, 'person', 'demo-ada', ({ pathname }) =>
    pathname.endsWith('/auth/callback'),
  )
  const tokens = await openid.authorizationCodeGrant(configuration, landed.url, {
    pkceCodeVerifier,
    expectedNonce: nonce,
  })
  return { token: tokens.id_token ?? '', accessToken: tokens.access_token }
}
