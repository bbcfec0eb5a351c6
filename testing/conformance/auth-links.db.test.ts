import { expect, it } from 'vitest'
import { siteUrl, useAuthServer } from '#server/backend/auth/testing/auth-server.ts'
import { newEmail, password, signedInPerson } from '#server/backend/auth/testing/people.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'

describeOnBothEngines('links and codes by mail', (engine) => {
  const server = useAuthServer(engine)

  const follow = async (link: string) => {
    const response = await fetch(link, { redirect: 'manual' })
    expect(response.status).toBe(303)
    const url = new URL(response.headers.get('location') ?? '')
    return { url, fragment: new URLSearchParams(url.hash.slice(1)) }
  }

  it('sign somebody new in with the typed code', async () => {
    const { auth } = server.visitor()
    const email = newEmail('new')
    const sent = await auth.signInWithOtp({ email, options: { data: { full_name: 'New' } } })
    expect(sent).toMatchObject({ error: null, data: { user: null, session: null } })
    const mail = await server.mailbox.take(email, 'confirm')
    const { data, error } = await auth.verifyOtp({ type: 'email', email, token: mail.code })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'New' } })
    expect(data.user?.email_confirmed_at).toBeDefined()
  })

  it('sign in once', async () => {
    const { email } = await signedInPerson(server)
    const { auth } = server.visitor()
    await auth.signInWithOtp({ email, options: { emailRedirectTo: `${siteUrl}/trips?a=1` } })
    const mail = await server.mailbox.take(email, 'magic-link')
    const { url, fragment } = await follow(mail.link)
    expect(url.pathname + url.search).toBe('/trips?a=1')
    expect(Object.fromEntries(fragment)).toMatchObject({
      token_type: 'bearer',
      type: 'magiclink',
      expires_in: '3600',
      refresh_token: expect.stringMatching(/^[a-z0-9]{12}$/),
    })
    const again = await follow(mail.link)
    expect(Object.fromEntries(again.fragment)).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
      sb: '',
    })
    const typed = await auth.verifyOtp({ type: 'magiclink', email, token: mail.code })
    expect(typed.error?.code).toBe('otp_expired')
  })

  it('sign in once even when two come at the same time', async () => {
    const { email } = await signedInPerson(server)
    await server.visitor().auth.signInWithOtp({ email })
    const { hash } = await server.mailbox.take(email)
    const body = { type: 'magiclink', token_hash: hash }
    const answers = await Promise.all(Array.from({ length: 6 }, () => server.post('/verify', body)))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 403, 403, 403, 403, 403])
  })

  it('end in a code for a client that keeps a verifier', async () => {
    const { email } = await signedInPerson(server)
    const client = server.visitor({ flowType: 'pkce' })
    await client.auth.signInWithOtp({ email, options: { emailRedirectTo: `${siteUrl}/x` } })
    const mail = await server.mailbox.take(email)
    expect(mail.hash).toMatch(/^pkce_/)
    const { url } = await follow(mail.link)
    const code = url.searchParams.get('code') ?? ''
    expect(url.hash).toBe('')
    const { data, error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    const replay = await client.auth.exchangeCodeForSession(code)
    expect(replay.error).not.toBeNull()
  })

  it('expire', async () => {
    const { email } = await signedInPerson(server)
    const { auth } = server.visitor()
    await auth.signInWithOtp({ email })
    const mail = await server.mailbox.take(email)
    server.later(3_601_000)
    const { error } = await auth.verifyOtp({ type: 'magiclink', email, token: mail.code })
    expect(error).toMatchObject({ code: 'otp_expired', message: 'Token has expired or is invalid' })
  })

  it('are stored as a hash only', async () => {
    const { email, user } = await signedInPerson(server)
    await server.visitor().auth.signInWithOtp({ email })
    const { code } = await server.mailbox.take(email)
    const [rows] = await engine.owner.transaction({
      statements: [
        {
          text: 'select to_jsonb(t)::text from auth.one_time_tokens t where user_id = $1',
          values: [user.id],
        },
      ],
    })
    expect(rows?.rows).toHaveLength(1)
    expect(JSON.parse(rows?.rows[0]?.[0] ?? '').token_hash).toMatch(/^[0-9a-f]{56}$/)
    expect(rows?.rows[0]?.[0]).not.toContain(`"${code}"`)
  })

  it.each([
    [{ type: 'signup' }, 'Verify requires a token or a token hash'],
    [{ token: '123456', email: 'a@example.com' }, 'Verify requires a verification type'],
    [{ type: 'whatever', token_hash: 'x' }, 'Unsupported verification type'],
    [
      { type: 'signup', token_hash: 'x', email: 'a@example.com' },
      'Only the token_hash and type should be provided',
    ],
    [
      { type: 'signup', token: '123456' },
      'Only an email address or phone number should be provided on verify',
    ],
  ])('are not guessed at: %j', async (body, msg) => {
    const response = await server.post('/verify', body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error_code: 'validation_failed', msg })
  })

  it('are sent again, and the same answer comes for who has none', async () => {
    const { auth } = server.visitor()
    const email = newEmail('again')
    await auth.signUp({ email, password })
    const first = await server.mailbox.take(email)
    expect((await auth.resend({ type: 'signup', email })).error).toBeNull()
    const second = await server.mailbox.take(email)
    expect(second.hash).not.toBe(first.hash)
    expect((await auth.verifyOtp({ type: 'signup', email, token: second.code })).error).toBeNull()
    const nobody = await auth.resend({ type: 'signup', email: newEmail('nobody') })
    expect(nobody.error).toBeNull()
    const typeless = await server.post('/resend', { email })
    expect(await typeless.json()).toMatchObject({
      msg: 'Missing one of these types: signup, email_change, sms, phone_change',
    })
  })

  it('change an address when both mailboxes agree', async () => {
    const { email, client } = await signedInPerson(server)
    const wanted = newEmail('moved')
    const asked = await client.auth.updateUser({ email: wanted })
    expect(asked.error).toBeNull()
    expect(asked.data.user).toMatchObject({ email, new_email: wanted })
    const atOld = await server.mailbox.take(email, 'change-of-address')
    const atNew = await server.mailbox.take(wanted, 'change-of-address')
    const half = await follow(atOld.link)
    expect(half.fragment.get('message')).toBe(
      'Confirmation link accepted. Please proceed to confirm link sent to the other email',
    )
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
    await follow(atNew.link)
    const { data } = await client.auth.getUser()
    expect(data.user).toMatchObject({ email: wanted })
    expect(data.user?.new_email).toBeUndefined()
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email: wanted })
  })

  it('do not change an address to one that is taken', async () => {
    const { email } = await signedInPerson(server)
    const { client } = await signedInPerson(server)
    const { error } = await client.auth.updateUser({ email })
    expect(error).toMatchObject({ code: 'email_exists', status: 422 })
  })

  it('prove once more who is there, where a password change asks for it', async () => {
    const { client, email } = await signedInPerson(server)
    expect((await client.auth.reauthenticate()).error).toBeNull()
    const mail = await server.mailbox.take(email, 'reauthentication')
    expect(mail.code).toMatch(/^\d{6}$/)
    expect(mail.link).toBe('')
  })
})

describeOnBothEngines('a service that asks again before a password changes', (engine) => {
  const server = useAuthServer(engine, { settings: { reauthenticateForPassword: true } })

  it('wants the mailed code once a day has passed', async () => {
    const { client, email } = await signedInPerson(server)
    server.later(25 * 3_600_000)
    await client.auth.refreshSession()
    const without = await client.auth.updateUser({ password: 'another password' })
    expect(without.error).toMatchObject({ code: 'reauthentication_needed', status: 400 })
    await client.auth.reauthenticate()
    const { code } = await server.mailbox.take(email)
    const wrong = await client.auth.updateUser({ password: 'another password', nonce: '000000' })
    expect(wrong.error?.code).toBe('reauthentication_not_valid')
    const right = await client.auth.updateUser({ password: 'another password', nonce: code })
    expect(right.error).toBeNull()
  })
})
