import { decodeJwt } from 'jose'
import { expect, it } from 'vitest'
import { useAuthServer } from '#server/backend/auth/testing/auth-server.ts'
import { password, signedInPerson } from '#server/backend/auth/testing/people.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { openBrowser } from './browser.ts'
import {
  atSite,
  back,
  linkable,
  sessionOf,
  signInAs,
  squatted,
  withLocalProvider,
} from './local-google.ts'

describeOnBothEngines('sign-in with Google, through the local provider', (engine) => {
  const server = useAuthServer(engine, { providers: withLocalProvider })

  it('shows what it is, and ends in a code that only this client can use', async () => {
    const { client, landed, page } = await signInAs(server, 'ada')
    expect(page.html).toContain('This is not Google')
    const code = landed.url.searchParams.get('code') ?? ''
    expect(landed.url.href).toBe(`${back}?code=${code}`)
    const stranger = await server.post('/token?grant_type=pkce', {
      auth_code: code,
      code_verifier: 'x'.repeat(60),
    })
    expect(stranger.status).toBe(400)
    expect((await stranger.json()).error_code).toBe('bad_code_verifier')
    const { data, error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email: 'ada@demo.example',
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { full_name: 'ada Demo', email_verified: true, provider_id: 'demo-ada' },
    })
    expect(data.session?.provider_token).toEqual(expect.any(String))
    expect(decodeJwt(data.session?.access_token ?? '').amr).toMatchObject([{ method: 'oauth' }])
    const replay = await server.post('/token?grant_type=pkce', {
      auth_code: code,
      code_verifier: 'x'.repeat(60),
    })
    expect(replay.status).toBe(404)
    expect((await replay.json()).error_code).toBe('flow_state_not_found')
  })

  it('is the same account the next time', async () => {
    const first = await sessionOf(server, 'bob')
    const second = await sessionOf(server, 'bob')
    expect(second.user?.id).toBe(first.user?.id)
    expect(second.user?.identities).toHaveLength(1)
  })

  it('hands an implicit client its session in the fragment', async () => {
    const { landed } = await signInAs(server, 'cleo', 'implicit')
    const fragment = new URLSearchParams(landed.url.hash.slice(1))
    expect(fragment.get('access_token')).toBeTruthy()
    expect(fragment.get('provider_token')).toBeTruthy()
    expect(landed.url.search).toBe('')
  })

  it('gives a code no longer than five minutes', async () => {
    const { client, landed } = await signInAs(server, 'ada')
    server.later(301_000)
    const code = landed.url.searchParams.get('code') ?? ''
    const { error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toMatchObject({ code: 'flow_state_expired', status: 422 })
    server.later(-301_000)
  })

  it('joins the account that has the same confirmed address', async () => {
    const { user } = await signedInPerson(server, linkable)
    const google = await sessionOf(server, 'link')
    expect(google.user?.id).toBe(user.id)
    expect(google.user?.app_metadata.providers).toEqual(['email', 'google'])
    const byPassword = await server.visitor().auth.signInWithPassword({ email: linkable, password })
    expect(byPassword.error).toBeNull()
  })

  it('takes an unconfirmed account away from whoever opened it in advance', async () => {
    const { auth } = server.visitor()
    await auth.signUp({ email: squatted, password: 'of the squatter' })
    const early = await server.mailbox.take(squatted)
    const owner = await sessionOf(server, 'squat')
    expect(owner.user?.identities?.map(({ provider }) => provider)).toEqual(['google'])
    const squatter = await auth.signInWithPassword({ email: squatted, password: 'of the squatter' })
    expect(squatter.error?.code).toBe('invalid_credentials')
    const link = await auth.verifyOtp({ type: 'signup', token_hash: early.hash })
    expect(link.error?.code).toBe('otp_expired')
  })

  it('links a further identity to a signed-in account, and takes it away again', async () => {
    const { client, user } = await signedInPerson(server)
    const { data, error } = await client.auth.linkIdentity({
      provider: 'google',
      options: { redirectTo: back, skipBrowserRedirect: true },
    })
    expect(error).toBeNull()
    const browser = openBrowser()
    const page = await browser.visit(data.url ?? '')
    const landed = await browser.press(page, 'person', 'demo-dora', atSite)
    expect(landed.url.hash).toContain('access_token=')
    const identities = (await client.auth.getUserIdentities()).data?.identities ?? []
    expect(identities.map(({ provider }) => provider)).toEqual(['email', 'google'])
    const dora = await sessionOf(server, 'dora')
    expect(dora.user?.id).toBe(user.id)
    const google = identities[1]
    if (!google) throw new Error('There is no second identity')
    expect((await client.auth.unlinkIdentity(google)).error).toBeNull()
    const [last] = (await client.auth.getUserIdentities()).data?.identities ?? []
    if (!last) throw new Error('There is no identity')
    expect((await client.auth.unlinkIdentity(last)).error).toMatchObject({
      code: 'single_identity_not_deletable',
      status: 422,
    })
  })

  it('does not link an identity that is somebody else’s', async () => {
    await sessionOf(server, 'eve')
    const { client } = await signedInPerson(server)
    const { data } = await client.auth.linkIdentity({
      provider: 'google',
      options: { redirectTo: back, skipBrowserRedirect: true },
    })
    const browser = openBrowser()
    const page = await browser.visit(data.url ?? '')
    const landed = await browser.press(page, 'person', 'demo-eve', atSite)
    expect(landed.url.searchParams.get('error_code')).toBe('identity_already_exists')
    expect(landed.url.hash).toContain('error_code=identity_already_exists')
  })
})
