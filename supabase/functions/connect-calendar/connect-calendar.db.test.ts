/** `connect-calendar` as it is deployed: what it stores, for whom, and what it refuses. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calendarScopes } from '#domain/account/calendar-scopes.ts'
import { anonKey, useAuthServer } from '#server/backend/auth/testing/auth-server.ts'
import { bearer, signedInPerson } from '#server/backend/auth/testing/people.ts'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { type RunningFunctions, startFunctions } from '#server/backend/functions/testing/server.ts'
import { productFunctions } from '#server/data/product-schema.ts'
import { tokenSeal } from '../_shared/sealed-token.ts'

const secret = 'the secret that seals calendar tokens'
const granted = { access_token: 'a', scope: calendarScopes.join(' ') }
const arrival = {
  code: 'good',
  codeVerifier: 'v'.repeat(43),
  redirectUri: 'https://piri.example/auth/callback',
}

/** Where Google would be. Every good code works once. */
async function startGoogle() {
  const used = new Set<string>()
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString())
    const code = form.get('code') ?? ''
    const say = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    if (code === 'failing') return say(500, { error: 'internal_failure' })
    if (code === 'online') return say(200, granted)
    if (used.has(code)) return say(400, { error: 'invalid_grant' })
    used.add(code)
    say(200, { ...granted, refresh_token: `refresh of ${code}` })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

describeOnEitherEngine('connecting a calendar', (engine) => {
  const server = useAuthServer(engine)
  let google: Server
  let functions: RunningFunctions
  let unconfigured: RunningFunctions

  beforeAll(async () => {
    google = await startGoogle()
    const own = {
      SUPABASE_URL: server.url,
      SUPABASE_ANON_KEY: anonKey,
      SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_auth-tests',
      CALENDAR_TOKENS_SECRET: secret,
    }
    // Tokens of the account service mean nothing to this gateway: the function's own check is seen.
    const open = {
      ...productFunctions(),
      config: { 'connect-calendar': { verifyJwt: false } },
    }
    functions = await startFunctions({
      ...open,
      environment: {
        ...own,
        GOOGLE_CLIENT_ID: 'client',
        GOOGLE_CLIENT_SECRET: 'secret',
        GOOGLE_TOKEN_URL: `http://127.0.0.1:${(google.address() as AddressInfo).port}`,
      },
    })
    unconfigured = await startFunctions({ ...open, environment: own })
  })
  afterAll(async () => {
    await functions.stop()
    await unconfigured.stop()
    google.close()
    google.closeAllConnections()
  })

  const connect = async (token: string, body: unknown, { url } = functions) => {
    const response = await fetch(`${url}/functions/v1/connect-calendar`, {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
  const stored = async (userId: string) => {
    const { data } = await server
      .service()
      .from('google_tokens')
      .select('refresh_token')
      .eq('user_id', userId)
      .throwOnError()
    return data.map(({ refresh_token }) => String(refresh_token))
  }

  it('stores what only the service can read, in place of what was there', async () => {
    const { user, session, client } = await signedInPerson(server)
    for (const code of ['first', 'second']) {
      const answer = await connect(session.access_token, { ...arrival, code })
      expect(answer).toEqual({ status: 200, body: { connected: true } })
    }
    const [sealed = '', ...more] = await stored(user.id)
    expect(more).toEqual([])
    expect(sealed).not.toContain('refresh of')
    const { open } = await tokenSeal(secret, 'google-refresh-token')
    expect(await open(sealed, user.id)).toBe('refresh of second')
    const seen = await client.from('google_tokens').select('user_id, refresh_token')
    expect(seen.data).toEqual([{ user_id: user.id, refresh_token: sealed }])
  })

  it('takes a code once', async () => {
    const code = 'replayed'
    const [ada, eve] = [await signedInPerson(server), await signedInPerson(server)]
    expect(await connect(ada.session.access_token, { ...arrival, code })).toMatchObject({
      status: 200,
    })
    expect(await connect(eve.session.access_token, { ...arrival, code })).toMatchObject({
      status: 400,
      body: { code: 'code_refused' },
    })
    expect(await stored(eve.user.id)).toEqual([])
  })

  it.each([
    ['a failing provider', { ...arrival, code: 'failing' }, 502, 'provider_failed'],
    ['access for one visit', { ...arrival, code: 'online' }, 422, 'no_refresh_token'],
    ['no code', { ...arrival, code: '' }, 400, 'bad_request'],
    ['another way back', { ...arrival, redirectUri: 'javascript:1' }, 400, 'bad_request'],
    ['no JSON', '{"code":', 400, 'bad_request'],
  ])('refuses %s and stores nothing', async (_, body, status, code) => {
    const { user, session } = await signedInPerson(server)
    expect(await connect(session.access_token, body)).toMatchObject({ status, body: { code } })
    expect(await stored(user.id)).toEqual([])
  })

  it('refuses who is not signed in, or no longer', async () => {
    const { session, client } = await signedInPerson(server)
    await client.auth.signOut()
    for (const token of [session.access_token, anonKey, 'forged.by.someone']) {
      expect(await connect(token, arrival)).toMatchObject({
        status: 401,
        body: { code: 'not_authenticated' },
      })
    }
  })

  it('says that Google is not configured where it is not', async () => {
    const { session } = await signedInPerson(server)
    expect(await connect(session.access_token, arrival, unconfigured)).toEqual({
      status: 503,
      body: { code: 'not_configured', message: 'Google is not configured on this site.' },
    })
  })
})
