import { decodeJwt, decodeProtectedHeader } from 'jose'
import { expect, it } from 'vitest'
import { passwordRule } from '#server/accounts/password-rule.ts'
import { siteUrl, useAuthServer } from '#server/backend/auth/testing/auth-server.ts'
import { newEmail, password, signedInPerson } from '#server/backend/auth/testing/people.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'

describeOnBothEngines('accounts with a password', (engine) => {
  const server = useAuthServer(engine)

  it('are opened by sign-up and the link in the mail', async () => {
    const browser = server.visitor()
    const email = newEmail('ada')
    const { data, error } = await browser.auth.signUp({
      email: email.toUpperCase(),
      password,
      options: { data: { full_name: 'Ada' }, emailRedirectTo: `${siteUrl}/welcome` },
    })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({
      email,
      role: 'authenticated',
      user_metadata: { full_name: 'Ada' },
    })
    expect(data.user?.identities).toHaveLength(1)
    const early = await browser.auth.signInWithPassword({ email, password })
    expect(early.error).toMatchObject({ code: 'email_not_confirmed', status: 400 })

    const mail = await server.mailbox.take(email, 'confirm')
    const followed = await fetch(mail.link, { redirect: 'manual' })
    expect(followed.status).toBe(303)
    const landed = new URL(followed.headers.get('location') ?? '')
    expect(landed.href).toMatch(new RegExp(`^${siteUrl}/welcome#access_token=`))
    expect(new URLSearchParams(landed.hash.slice(1)).get('type')).toBe('signup')

    const signedIn = await browser.auth.signInWithPassword({ email, password })
    expect(signedIn.error).toBeNull()
    expect(signedIn.data.user?.email_confirmed_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
    const token = signedIn.data.session?.access_token ?? ''
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'ES256', kid: expect.any(String) })
    expect(decodeJwt(token)).toMatchObject({
      iss: `${server.url}/auth/v1`,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      is_anonymous: false,
    })
    expect(signedIn.data.session?.expires_in).toBe(3600)
    const claims = await browser.auth.getClaims()
    expect(claims.data?.claims.sub).toBe(signedIn.data.user?.id)
    expect((await browser.auth.getUser()).data.user?.email).toBe(email)
  })

  it('answer alike for an unknown address, a wrong password and an account without one', async () => {
    const { email } = await signedInPerson(server)
    const google = newEmail('google')
    await server.service().auth.admin.createUser({ email: google, email_confirm: true })
    const { auth } = server.visitor()
    const tries = await Promise.all([
      auth.signInWithPassword({ email, password: 'not this one' }),
      auth.signInWithPassword({ email: newEmail('nobody'), password }),
      auth.signInWithPassword({ email: google, password }),
      auth.signInWithPassword({ email, password: 'x'.repeat(10_000) }),
    ])
    for (const { error, data } of tries) {
      expect(error).toMatchObject({
        code: 'invalid_credentials',
        status: 400,
        message: 'Invalid login credentials',
      })
      expect(data.session).toBeNull()
    }
  })

  it('say why a password is too weak', async () => {
    const { error } = await server.visitor().auth.signUp({ email: newEmail(), password: 'short' })
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['length'] })
    const legacy = await server.post('/signup', { email: newEmail(), password: 'short' })
    expect(await legacy.json()).toEqual({
      code: 422,
      error_code: 'weak_password',
      msg: 'Password should be at least 6 characters.',
      weak_password: { reasons: ['length'] },
    })
    expect(legacy.headers.get('x-sb-error-code')).toBe('weak_password')
  })

  it('refuse a password that could not move elsewhere', async () => {
    const { auth } = server.visitor()
    const { error } = await auth.signUp({ email: newEmail(), password: 'x'.repeat(10_000) })
    expect(error).toMatchObject({ code: 'validation_failed', status: 400 })
  })

  it('keep bcrypt passwords that they came with', async () => {
    const email = newEmail('moved')
    const [computed] = await engine.owner.transaction({
      statements: [{ text: `select extensions.crypt('moved here', extensions.gen_salt('bf', 4))` }],
    })
    // GoTrue's library writes the newer letter.
    const hash = (computed?.rows[0]?.[0] ?? '').replace('$2a$', '$2b$')
    const admin = server.service().auth.admin
    const made = await admin.createUser({ email, password_hash: hash, email_confirm: true })
    expect(made.error).toBeNull()
    const { auth } = server.visitor()
    const wrong = await auth.signInWithPassword({ email, password: 'not it' })
    expect(wrong.error?.code).toBe('invalid_credentials')
    const right = await auth.signInWithPassword({ email, password: 'moved here' })
    expect(right.error).toBeNull()
    const junk = await admin.createUser({ email: newEmail(), password_hash: 'not a hash' })
    expect(junk.error).toMatchObject({ code: 'validation_failed', status: 400 })
  })

  it('can be recovered by mail; the new password ends all other sessions', async () => {
    const { email, client: old } = await signedInPerson(server)
    const browser = server.visitor()
    const asked = await browser.auth.resetPasswordForEmail(email, { redirectTo: `${siteUrl}/new` })
    expect(asked.error).toBeNull()
    const mail = await server.mailbox.take(email, 'recovery')
    const entered = await browser.auth.verifyOtp({ type: 'recovery', email, token: mail.code })
    expect(entered.error).toBeNull()
    const changed = await browser.auth.updateUser({ password: 'a new password' })
    expect(changed.error).toBeNull()
    expect((await old.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
    expect((await browser.auth.getUser()).error).toBeNull()
    const signedIn = await server
      .visitor()
      .auth.signInWithPassword({ email, password: 'a new password' })
    expect(signedIn.error).toBeNull()
    const replay = await server
      .visitor()
      .auth.verifyOtp({ type: 'recovery', email, token: mail.code })
    expect(replay.error).toMatchObject({ code: 'otp_expired', status: 403 })
  })

  it('answer a recovery of an unknown address like any other', async () => {
    const { data, error } = await server.visitor().auth.resetPasswordForEmail(newEmail('nobody'))
    expect({ data, error }).toEqual({ data: {}, error: null })
  })

  it('are not given the same password again', async () => {
    const { client } = await signedInPerson(server)
    const { error } = await client.auth.updateUser({ password })
    expect(error).toMatchObject({ code: 'same_password', status: 422 })
  })

  it('merge what a person says of themselves, and forget what is null', async () => {
    const { client } = await signedInPerson(server)
    await client.auth.updateUser({ data: { full_name: 'Ada', shoe: 39 } })
    const { data } = await client.auth.updateUser({ data: { shoe: null, hat: 'red' } })
    expect(data.user?.user_metadata).toEqual({ full_name: 'Ada', hat: 'red' })
  })

  it('refuse metadata that would not fit into a token', async () => {
    const { client } = await signedInPerson(server)
    const half = 'x'.repeat(5_000)
    expect((await client.auth.updateUser({ data: { a: half } })).error).toBeNull()
    const more = await client.auth.updateUser({ data: { b: half } })
    expect(more.error).toMatchObject({ code: 'validation_failed', status: 400 })
    const refreshed = await client.auth.refreshSession()
    expect(refreshed.error).toBeNull()
    expect((await client.auth.getUser()).error).toBeNull()
  })

  it('stay out while banned', async () => {
    const { email, user, client } = await signedInPerson(server)
    const { admin } = server.service().auth
    const banned = await admin.updateUserById(user.id, { ban_duration: '24h' })
    expect(banned.error).toBeNull()
    const { auth } = server.visitor()
    const { error } = await auth.signInWithPassword({ email, password })
    expect(error).toMatchObject({ code: 'user_banned', status: 400 })
    expect((await client.auth.getUser()).error).not.toBeNull()
    await admin.updateUserById(user.id, { ban_duration: 'none' })
    expect((await auth.signInWithPassword({ email, password })).error).toBeNull()
  })
})

describeOnBothEngines('accounts that need no confirmation', (engine) => {
  const server = useAuthServer(engine, {
    settings: { autoconfirm: true, anonymous: true, phoneAutoconfirm: true },
    mail: false,
  })

  it('have a session at once', async () => {
    const client = server.visitor()
    const email = newEmail()
    const { data, error } = await client.auth.signUp({ email, password })
    expect(error).toBeNull()
    expect(data.session?.user.email).toBe(email)
    const again = await server.visitor().auth.signUp({ email, password })
    expect(again.error).toMatchObject({ code: 'user_already_exists', status: 422 })
  })

  it('may have a phone number instead of an address', async () => {
    const phone = '+15551234567'
    const { data, error } = await server.visitor().auth.signUp({ phone, password })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ phone: '15551234567', app_metadata: { provider: 'phone' } })
    const { auth } = server.visitor()
    expect((await auth.signInWithPassword({ phone, password })).data.user?.id).toBe(data.user?.id)
    const again = await auth.signUp({ phone, password })
    expect(again.error?.code).toBe('user_already_exists')
    const wrong = await auth.signInWithPassword({ phone: '12', password })
    expect(wrong.error?.code).toBe('invalid_credentials')
    expect((await auth.signUp({ phone: 'abc', password })).error?.code).toBe('validation_failed')
  })

  it('may be anonymous, and become somebody', async () => {
    const client = server.visitor()
    const { data, error } = await client.auth.signInAnonymously({ options: { data: { a: 1 } } })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ is_anonymous: true, email: '', user_metadata: { a: 1 } })
    expect(decodeJwt(data.session?.access_token ?? '').is_anonymous).toBe(true)
    const alone = await client.auth.updateUser({ password })
    expect(alone.error).toMatchObject({ code: 'validation_failed' })
    const email = newEmail('somebody')
    const named = await client.auth.updateUser({ email, password })
    expect(named.error).toBeNull()
    expect(named.data.user).toMatchObject({ id: data.user?.id, email, is_anonymous: false })
    const back = await server.visitor().auth.signInWithPassword({ email, password })
    expect(back.data.user?.id).toBe(data.user?.id)
  })

  it('say that mail is not configured where mail is needed', async () => {
    const { auth } = server.visitor()
    const { error } = await auth.signInWithOtp({ email: newEmail() })
    expect(error).toMatchObject({ code: 'email_provider_disabled', status: 422 })
    const recovery = await auth.resetPasswordForEmail(newEmail())
    expect(recovery.error?.message).toBe('Mail is not configured on this server')
  })
})

describeOnBothEngines('a service that takes no new accounts', (engine) => {
  const server = useAuthServer(engine, { settings: { signups: false } })

  it('says so at every endpoint that could make one', async () => {
    const { auth } = server.visitor()
    const email = newEmail()
    const answers = [
      await auth.signUp({ email, password }),
      await auth.signInAnonymously(),
      await auth.signInWithOtp({ email }),
    ]
    for (const { error } of answers) {
      expect(error).toMatchObject({ code: 'signup_disabled', status: 422 })
    }
    const only = await auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
    expect(only.error).toMatchObject({
      code: 'otp_disabled',
      message: 'Signups not allowed for otp',
    })
  })
})

describeOnBothEngines('a service with the product’s rule for passwords', (engine) => {
  const server = useAuthServer(engine, { passwordRule })

  it.each([
    ['123456', ['length']],
    ['      ', ['length']],
    ['        ', ['length']],
    ['password', ['pwned']],
    ['Football1', ['pwned']],
    ['Ada Lovelace', ['pwned']],
  ])('refuses %j wherever one is set', async (weak, reasons) => {
    const refused = { name: 'AuthWeakPasswordError', status: 422, reasons }
    const data = { full_name: 'Ada Lovelace' }
    const { auth } = server.visitor()
    const signedUp = await auth.signUp({ email: newEmail(), password: weak, options: { data } })
    expect(signedUp.error).toMatchObject(refused)
    const { client, user } = await signedInPerson(server)
    await client.auth.updateUser({ data })
    expect((await client.auth.updateUser({ password: weak })).error).toMatchObject(refused)
    const { admin } = server.service().auth
    const byAdmin = await admin.updateUserById(user.id, { password: weak })
    expect(byAdmin.error).toMatchObject({ status: 422, code: 'weak_password' })
  })

  it('refuses the address itself, old or new', async () => {
    const { client, email } = await signedInPerson(server)
    const pwned = { reasons: ['pwned'] }
    expect((await client.auth.updateUser({ password: email })).error).toMatchObject(pwned)
    const next = newEmail('moving-house')
    const both = await client.auth.updateUser({ email: next, password: 'moving-house' })
    expect(both.error).toMatchObject(pwned)
  })

  it('tells those who have a weak one from before', async () => {
    const email = newEmail('before')
    const [made] = await engine.owner.transaction({
      statements: [{ text: `select extensions.crypt('sunshine', extensions.gen_salt('bf', 4))` }],
    })
    await server.service().auth.admin.createUser({
      email,
      password_hash: made?.rows[0]?.[0] ?? '',
      email_confirm: true,
    })
    const { auth } = server.visitor()
    const { data, error } = await auth.signInWithPassword({ email, password: 'sunshine' })
    expect(error).toBeNull()
    expect(data.weakPassword?.reasons).toEqual(['pwned'])
  })
})
