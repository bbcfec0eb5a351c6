import { createHash } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { siteUrl, useAuthServer } from '#server/backend/auth/testing/auth-server.ts'
import { describeOnPglite } from '#server/backend/db/testing/both-engines.ts'
import { openBrowser } from './browser.ts'
import { atSite, leave, tokenFromProvider, withLocalProvider } from './local-google.ts'

describeOnPglite('answers in the name of Google', (engine) => {
  const server = useAuthServer(engine, { providers: withLocalProvider })

  it('accepts an answer only in the browser that asked', async () => {
    const { url } = await leave(server, 'pkce')
    const attacker = openBrowser()
    const page = await attacker.visit(url)
    const caught = await attacker.press(page, 'person', 'demo-fay', (at) =>
      at.pathname.endsWith('/auth/v1/callback'),
    )
    const victim = await openBrowser().visit(caught.url.href, atSite)
    expect(victim.url.searchParams.get('error_code')).toBe('bad_oauth_state')
    expect(victim.url.origin).toBe(siteUrl)
    const own = await attacker.visit(caught.url.href, atSite)
    expect(own.url.searchParams.get('code')).toBeTruthy()
    const replay = await attacker.visit(caught.url.href, atSite)
    expect(replay.url.searchParams.get('error_code')).toBe('bad_oauth_state')
  })

  it.each([
    ['no state', '?code=x', 'bad_oauth_callback'],
    ['a state of nobody', `?code=x&state=${crypto.randomUUID()}`, 'bad_oauth_state'],
    ['a state that is none', "?code=x&state=' or 1=1 --", 'bad_oauth_state'],
  ])('sends an answer with %s to the site with an error', async (_, query, code) => {
    const response = await fetch(`${server.url}/auth/v1/callback${query}`, { redirect: 'manual' })
    expect(response.status).toBe(303)
    const url = new URL(response.headers.get('location') ?? '')
    expect(url.origin).toBe(siteUrl)
    expect(url.searchParams.get('error_code')).toBe(code)
  })

  it('does not accept a code that was slipped into another flow', async () => {
    const attacker = openBrowser()
    const first = await leave(server, 'pkce')
    const caught = await attacker.press(
      await attacker.visit(first.url),
      'person',
      'demo-fay',
      (at) => at.pathname.endsWith('/auth/v1/callback'),
    )
    const victim = openBrowser()
    const second = await leave(server, 'pkce')
    await victim.visit(second.url)
    const state = [...victim.cookies.keys()].find((name) => name.startsWith('auth-flow-'))
    expect(state).toBeDefined()
    const redirect = await fetch(second.url, { redirect: 'manual' })
    const own = new URL(redirect.headers.get('location') ?? '').searchParams.get('state') ?? ''
    const cookie = redirect.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const forged = new URL(caught.url)
    forged.searchParams.set('state', own)
    const answer = await fetch(forged, { redirect: 'manual', headers: { cookie } })
    expect(answer.status).toBe(302)
    const landed = new URL(answer.headers.get('location') ?? '')
    expect(landed.searchParams.get('error_code')).toBe('bad_oauth_callback')
  })

  it('says so when the person or the provider refuses', async () => {
    const { url } = await leave(server, 'pkce')
    const redirect = await fetch(url, { redirect: 'manual' })
    const state = new URL(redirect.headers.get('location') ?? '').searchParams.get('state')
    const cookie = redirect.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const query = new URLSearchParams({
      state: state ?? '',
      error: 'access_denied',
      error_description: 'The person said no\r\nSet-Cookie: a=b',
    })
    const answer = await fetch(`${server.url}/auth/v1/callback?${query}`, {
      redirect: 'manual',
      headers: { cookie },
    })
    expect(answer.headers.getSetCookie()).toEqual([])
    const landed = new URL(answer.headers.get('location') ?? '')
    expect(landed.searchParams.get('error')).toBe('access_denied')
    expect(landed.searchParams.get('error_description')).toContain('The person said no')
  })

  it('passes on what the client asks for, but never what is ours to say', async () => {
    const query = new URLSearchParams({
      provider: 'google',
      scopes: 'https://example.com/calendar, email',
      prompt: 'select_account',
      client_id: 'mine',
      redirect_uri: 'https://evil.example',
      state: 'mine',
      nonce: 'mine',
      response_mode: 'fragment',
    })
    const answer = await fetch(`${server.url}/auth/v1/authorize?${query}`, { redirect: 'manual' })
    expect(answer.status).toBe(302)
    const { searchParams } = new URL(answer.headers.get('location') ?? '')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'local-app',
      redirect_uri: `${server.url}/auth/v1/callback`,
      response_type: 'code',
      scope: 'openid email profile https://example.com/calendar',
      prompt: 'select_account',
      code_challenge_method: 'S256',
    })
    expect(searchParams.get('state')).not.toBe('mine')
    expect(searchParams.get('nonce')).not.toBe('mine')
    expect(searchParams.has('response_mode')).toBe(false)
  })

  it('knows no other provider', async () => {
    const answer = await server.send('/authorize?provider=facebook')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      error_code: 'validation_failed',
      msg: 'Unsupported provider: provider is not enabled',
    })
  })

  it('believes only id tokens of its provider', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256')
    const kid = (await exportJWK(publicKey)).n?.slice(0, 8)
    const issuer = `${server.url}/__idp`
    const forge = (claims: object, alg = 'RS256') =>
      new SignJWT({ sub: 'demo-ada', email: 'ada@demo.example', ...claims })
        .setProtectedHeader({ alg, kid })
        .setIssuer(issuer)
        .setAudience('local-app')
        .setExpirationTime('1h')
        .sign(privateKey)
    const none = [{ alg: 'none' }, { iss: issuer, sub: 'demo-ada', aud: 'local-app', exp: 9e9 }]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    for (const token of [await forge({}), `${none}.`, 'garbage', '']) {
      const { error } = await server.visitor().auth.signInWithIdToken({ provider: 'google', token })
      expect(error).toMatchObject({ status: 400 })
    }
    const answer = await server.post('/token?grant_type=id_token', {
      provider: 'google',
      id_token: 'garbage',
    })
    expect(await answer.json()).toEqual({
      error: 'invalid_request',
      error_description: 'Bad ID token',
    })
  })

  it('believes an id token that the client got by itself, once its nonce fits', async () => {
    const door = await fetch(`${server.url}/__idp/.well-known/openid-configuration`)
    expect(door.status).toBe(200)
    const nonce = 'a nonce that the client keeps'
    const hashed = createHash('sha256').update(nonce).digest('hex')
    const { token, accessToken } = await tokenFromProvider(server, hashed)
    const sign = (given: object) =>
      server.visitor().auth.signInWithIdToken({ provider: 'google', token, ...given })
    expect((await sign({})).error?.message).toBe(
      'Passed nonce and nonce in id_token should either both exist or not.',
    )
    expect((await sign({ nonce: 'another' })).error?.message).toBe('Nonces mismatch')
    const { data, error } = await sign({ nonce, access_token: accessToken })
    expect(error).toBeNull()
    expect(data.user?.email).toBe('ada@demo.example')
  })
})
