import { expect, it } from 'vitest'
import { useAuthServer } from '#server/backend/auth/testing/auth-server.ts'
import { newEmail, password, signedInPerson } from '#server/backend/auth/testing/people.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'

describeOnBothEngines('limits', (engine) => {
  const server = useAuthServer(engine, {
    addressHeader: 'x-test-address',
    rateLimits: {
      mailFlows: { burst: 3, seconds: 300 },
      passwordTries: { burst: 3, seconds: 300 },
      codeTries: { burst: 3, seconds: 300 },
      mailbox: { burst: 1, seconds: 60 },
    },
    settings: { autoconfirm: false },
  })
  const from = (address: string) => ({ 'x-test-address': address })

  it('hold by address', async () => {
    const ask = () => server.post('/recover', { email: newEmail() }, from('10.0.0.1'))
    for (let index = 0; index < 3; index += 1) expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(100)
    expect(await refused.json()).toMatchObject({
      error_code: 'over_request_rate_limit',
      msg: 'Request rate limit reached',
    })
    const other = await server.post('/recover', { email: newEmail() }, from('10.0.0.2'))
    expect(other.status).toBe(200)
    server.later(wait * 1000)
    expect((await ask()).status).toBe(200)
    server.later(-wait * 1000)
  })

  it('hold by mailbox, whether or not there is an account', async () => {
    const { email } = await signedInPerson(server)
    for (const to of [email, newEmail('nobody')]) {
      const ask = () => server.post('/recover', { email: to })
      expect((await ask()).status).toBe(200)
      const refused = await ask()
      expect(refused.status).toBe(429)
      const wait = refused.headers.get('retry-after')
      expect(await refused.json()).toMatchObject({
        error_code: 'over_email_send_rate_limit',
        msg: `For security purposes, you can only request this after ${wait} seconds.`,
      })
    }
  })

  it('hold by account against guessed passwords, and a right one clears them', async () => {
    const { email } = await signedInPerson(server)
    const attempt = async (tried: string) => {
      const body = { email, password: tried }
      return (await server.post('/token?grant_type=password', body)).status
    }
    expect([await attempt('a'), await attempt('b'), await attempt(password)]).toEqual([
      400, 400, 200,
    ])
    expect([await attempt('a'), await attempt('b'), await attempt('c')]).toEqual([400, 400, 400])
    expect(await attempt(password)).toBe(429)
  })

  it('hold by account against guessed codes', async () => {
    const { email } = await signedInPerson(server)
    await server.post('/otp', { email })
    const { code } = await server.mailbox.take(email)
    const attempt = async (token: string) =>
      (await server.post('/verify', { type: 'email', email, token })).status
    const wrong = code === '000000' ? '000001' : '000000'
    for (let index = 0; index < 3; index += 1) expect(await attempt(wrong)).toBe(403)
    expect(await attempt(code)).toBe(429)
  })
})

describeOnBothEngines('a captcha', (engine) => {
  const asked: (string | undefined)[] = []
  const server = useAuthServer(engine, {
    settings: { autoconfirm: true },
    captcha: {
      verify: async (token) => {
        asked.push(token)
        return token === 'a person'
      },
    },
  })

  it('is asked for at sign-up, at a sign-in with a password and at a recovery', async () => {
    const email = newEmail()
    const sign = (captchaToken?: string) =>
      server.visitor().auth.signUp({ email, password, options: { captchaToken } })
    expect((await sign()).error).toMatchObject({ code: 'captcha_failed', status: 400 })
    expect((await sign('a robot')).error?.code).toBe('captcha_failed')
    expect((await sign('a person')).error).toBeNull()
    const { auth } = server.visitor()
    expect((await auth.signInWithPassword({ email, password })).error?.code).toBe('captcha_failed')
    expect((await auth.resetPasswordForEmail(email)).error?.code).toBe('captcha_failed')
    expect(asked).toEqual(['a robot', 'a person'])
  })
})
