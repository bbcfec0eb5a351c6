import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { jwtSecret, siteUrl, useAuthServer } from '#server/backend/auth/testing/auth-server.ts'
import { bearer, newEmail, password, signedInPerson } from '#server/backend/auth/testing/people.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'

describeOnBothEngines('attacks on accounts', (engine) => {
  const server = useAuthServer(engine, {
    redirectAllowList: ['https://app.example/**', 'https://*.preview.example/welcome'],
  })

  describe('by a link that leads elsewhere', () => {
    const landingOf = async (redirectTo: string, headers = {}) => {
      const query = new URLSearchParams({ token: 'x', type: 'signup', redirect_to: redirectTo })
      const response = await server.send(`/verify?${query}`, { headers })
      const url = new URL(response.headers.get('location') ?? '')
      return url.href.replace(url.hash, '').replace(/\/$/, '')
    }

    it.each([
      'https://evil.example',
      '//evil.example',
      'http://site.test.evil.example:3000',
      'http://site.test:3000@evil.example/',
      'http://evil.example\\@site.test:3000/',
      'http://site.test:3000\r\nSet-Cookie: a=b',
      'javascript:alert(1)//site.test:3000',
      'data:text/html,hello',
      'https://site.test:3000',
      'http://site.test:4000',
      'http://SITE.test.:3000',
      'https://app.example.evil.example/x',
      'https://a.b.preview.example/welcome',
      'https://x.preview.example/welcome/../evil',
      'not an address',
      '',
    ])('goes to the site instead of %j', async (redirectTo) => {
      expect(await landingOf(redirectTo)).toBe(siteUrl)
    })

    it.each([
      `${siteUrl}/trips`,
      'http://127.0.0.1:8080/back',
      'https://app.example/deep/er?x=1',
      'https://branch.preview.example/welcome',
    ])('goes to %s, which is allowed', async (redirectTo) => {
      // Errors drop the query of the page they lead to.
      expect(await landingOf(redirectTo)).toBe(redirectTo.replace(/\?.*/, ''))
    })

    it('believes the page before no more than the parameter', async () => {
      expect(await landingOf('', { referer: 'https://evil.example/' })).toBe(siteUrl)
      expect(await landingOf('', { referer: `${siteUrl}/page` })).toBe(`${siteUrl}/page`)
    })

    it('never stands in a message', async () => {
      const email = newEmail()
      const { auth } = server.visitor()
      await auth.signUp({ email, password, options: { emailRedirectTo: 'https://evil.example' } })
      const mail = await server.mailbox.take(email)
      expect(`${mail.text}${mail.html}`).not.toContain('evil.example')
    })
  })

  describe('by a token', () => {
    const userWith = async (token: string) => {
      const response = await server.send('/user', { headers: bearer(token) })
      const body = await response.json()
      return { status: response.status, code: body.error_code ?? body.code }
    }
    const claimsFor = (id: string) => ({ sub: id, role: 'authenticated', aud: 'authenticated' })
    const refused = { status: 403, code: 'bad_jwt' }

    it('of another issuer, of none, or changed', async () => {
      const { user, session } = await signedInPerson(server)
      const { privateKey } = await generateKeyPair('ES256')
      const { kid } = await server.signingKeys.signer()
      const foreign = await new SignJWT(claimsFor(user.id))
        .setProtectedHeader({ alg: 'ES256', kid })
        .setExpirationTime('1h')
        .sign(privateKey)
      const [header, body, signature] = session.access_token.split('.')
      const grown = JSON.parse(Buffer.from(body ?? '', 'base64url').toString())
      const changed = Buffer.from(JSON.stringify({ ...grown, role: 'service_role' })).toString(
        'base64url',
      )
      const unsigned = new UnsecuredJWT(claimsFor(user.id)).setExpirationTime('1h').encode()
      const confused = await new SignJWT(claimsFor(user.id))
        .setProtectedHeader({ alg: 'HS256', kid })
        .setExpirationTime('1h')
        .sign(Buffer.from(JSON.stringify((await server.signingKeys.publicKeys())[0])))
      const tokens = [
        foreign,
        `${header}.${changed}.${signature}`,
        unsigned,
        confused,
        'garbage',
        'a.b.c',
      ]
      for (const token of tokens) expect(await userWith(token)).toEqual(refused)
    })

    it('that has expired, or is of the future', async () => {
      const { user } = await signedInPerson(server)
      const sign = (iat: number, exp: number) =>
        new SignJWT({ ...claimsFor(user.id), iat, exp })
          .setProtectedHeader({ alg: 'HS256' })
          .sign(Buffer.from(jwtSecret))
      const now = Math.floor(Date.now() / 1000)
      expect(await userWith(await sign(now - 7200, now - 3600))).toEqual(refused)
      expect(await userWith(await sign(now + 3600, now + 7200))).toEqual(refused)
    })

    it('of an account that is gone', async () => {
      const { user, session } = await signedInPerson(server)
      await server.service().auth.admin.deleteUser(user.id)
      expect(await userWith(session.access_token)).toMatchObject({
        status: 403,
        code: 'session_not_found',
      })
      const sessionless = await new SignJWT(claimsFor(crypto.randomUUID()))
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime('1h')
        .sign(Buffer.from(jwtSecret))
      expect(await userWith(sessionless)).toMatchObject({ status: 403, code: 'user_not_found' })
    })

    it('of nobody, or somebody else’s session', async () => {
      const ada = await signedInPerson(server)
      const ben = await signedInPerson(server)
      const sessionId = JSON.parse(
        Buffer.from(ben.session.access_token.split('.')[1] ?? '', 'base64url').toString(),
      ).session_id
      const sign = (claims: object) =>
        new SignJWT({ role: 'authenticated', ...claims })
          .setProtectedHeader({ alg: 'HS256' })
          .setExpirationTime('1h')
          .sign(Buffer.from(jwtSecret))
      expect(await userWith(await sign({}))).toEqual(refused)
      expect(await userWith(await sign({ sub: "' or true --" }))).toEqual(refused)
      const mixed = await sign({ sub: ada.user.id, session_id: sessionId })
      expect(await userWith(mixed)).toMatchObject({ code: 'session_not_found' })
    })
  })

  describe('by what is typed', () => {
    it.each([
      'no-at-sign',
      '@example.com',
      'a@',
      'a b@example.com',
      'a@exa mple.com',
      'a\r\nBcc: victim@example.com@example.com',
      'a\u0000@example.com',
      'a\u200b@example.com',
      '\u202ea@example.com',
      'a@b@example.com',
      '"a"@example.com',
      'a,b@example.com',
      'a@example..com',
      '.a@example.com',
      'a@-example.com',
      `${'a'.repeat(65)}@example.com`,
      `a@${'b'.repeat(300)}.com`,
      `${'a'.repeat(10_000)}@example.com`,
    ])('refuses the address %j', async (email) => {
      const response = await server.post('/signup', { email, password })
      expect(response.status).toBe(400)
      expect((await response.json()).error_code).toBe('validation_failed')
    })

    it('takes forms of one letter for one, and letters that look alike for two', async () => {
      const tag = crypto.randomUUID().slice(0, 8)
      const { auth } = server.visitor()
      const wide = await auth.signUp({ email: `ｔｅｓｔ-${tag}@ｅxample.com`, password })
      expect(wide.data.user?.email).toBe(`test-${tag}@example.com`)
      const cyrillic = await auth.signUp({ email: `tеst-${tag}@example.com`, password })
      expect(cyrillic.error).toBeNull()
      expect(cyrillic.data.user?.email).not.toBe(`test-${tag}@example.com`)
    })

    it('survives whatever the body is', async () => {
      const bodies = [
        '{',
        '[]',
        'null',
        '"x"',
        '{"email":{"a":1}}',
        '{"email":["a@b.c"],"password":1}',
      ]
      const paths = [
        '/signup',
        '/token?grant_type=password',
        '/otp',
        '/verify',
        '/recover',
        '/resend',
      ]
      for (const path of paths) {
        for (const body of bodies) {
          const response = await server.send(path, { method: 'POST', body })
          expect(response.status).toBeGreaterThanOrEqual(400)
          expect(response.status).toBeLessThan(500)
        }
      }
    })

    it('refuses a body without end', async () => {
      const response = await server.post('/signup', { email: 'a'.repeat(2 * 1024 * 1024) })
      expect(response.status).toBe(413)
    })

    it('refuses a null character in what is stored', async () => {
      const response = await server.post('/signup', {
        email: newEmail(),
        password,
        data: { name: 'a\u0000b' },
      })
      expect(response.status).toBe(400)
    })

    it.each([
      [{ code_challenge: 'x'.repeat(43) }],
      [{ code_challenge_method: 's256' }],
      [{ code_challenge: 'short', code_challenge_method: 's256' }],
      [{ code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }],
    ])('refuses half a proof: %j', async (challenge) => {
      const response = await server.post('/otp', { email: newEmail(), ...challenge })
      expect(response.status).toBe(400)
      expect((await response.json()).error_code).toBe('validation_failed')
    })

    it('knows no other grant', async () => {
      const response = await server.post('/token?grant_type=client_credentials', {})
      expect(await response.json()).toMatchObject({
        error_code: 'invalid_credentials',
        msg: 'unsupported_grant_type',
      })
    })
  })

  it('that opens an account in advance and waits for its owner gains nothing', async () => {
    for (const way of ['link', 'recovery'] as const) {
      const email = newEmail('hijack')
      const { auth } = server.visitor()
      await auth.signUp({ email, password: 'of the squatter' })
      await server.mailbox.take(email)
      if (way === 'link') await auth.signInWithOtp({ email })
      else await auth.resetPasswordForEmail(email)
      const { code } = await server.mailbox.take(email)
      const type = way === 'link' ? 'email' : 'recovery'
      expect((await auth.verifyOtp({ type, email, token: code })).error).toBeNull()
      const squatter = await server
        .visitor()
        .auth.signInWithPassword({ email, password: 'of the squatter' })
      expect(squatter.error?.code).toBe('invalid_credentials')
    }
  })

  it('writes a message that markup in a name can’t change', async () => {
    const email = `a&b'<x>`.replace(/[<>]/g, '') + newEmail()
    const { error } = await server.visitor().auth.signUp({ email, password })
    expect(error).toBeNull()
    const mail = await server.mailbox.take(email.toLowerCase())
    expect(mail.html).not.toContain("a&b'")
  })
})
