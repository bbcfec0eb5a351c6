import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { anonKey, useAuthServer } from './testing/auth-server.ts'
import { newEmail, password, signedInPerson } from './testing/people.ts'

const nobodysHash = (index: number) => String(index).padStart(56, '0')

describeOnBothEngines('somebody who guesses codes, links and passwords', (engine) => {
  const server = useAuthServer(engine, {
    addressHeader: 'x-test-address',
    rateLimits: {
      mailFlows: { burst: 12, seconds: 300 },
      providerRedirects: { burst: 3, seconds: 300 },
      passwordTries: { burst: 3, seconds: 300 },
      passwordTriesOfAll: { burst: 8, seconds: 300 },
      codeTries: { burst: 3, seconds: 300 },
      codeTriesOfAll: { burst: 8, seconds: 300 },
    },
    providers: async () => ({
      providers: {
        google: {
          authorizationUrl: async () => 'https://provider.test/',
          exchangeAnswer: () => Promise.reject(new Error('nobody signs in here')),
          verifyIdToken: () => Promise.reject(new Error('nobody signs in here')),
        },
      },
    }),
  })
  const from = (address: string) => ({ 'x-test-address': address })
  /** Someone with an account, to whom a code is on the way. */
  const someoneWithMail = async () => {
    const { email } = await signedInPerson(server)
    await server.post('/otp', { email })
    return { email, ...(await server.mailbox.take(email)) }
  }
  const follow = async (token: string, address?: string) => {
    const query = new URLSearchParams({ token, type: 'magiclink' })
    const response = await server.send(`/verify?${query}`, {
      headers: address ? from(address) : {},
    })
    return new URL(response.headers.get('location') ?? '').hash
  }

  it('can’t try several links in one request', async () => {
    const { hash } = await someoneWithMail()
    for (const joint of [',', ', ', '\n']) {
      const list = [nobodysHash(1), hash, nobodysHash(2)].join(joint)
      const posted = await server.post('/verify', { type: 'magiclink', token_hash: list })
      expect(posted.status).toBe(403)
      expect(await posted.json()).toMatchObject({ error_code: 'otp_expired' })
      expect(await follow(list)).toContain('error_code=otp_expired')
    }
    expect(await follow(hash)).toContain('access_token=')
  })

  it('can’t make the link from the code', async () => {
    const { email, code } = await someoneWithMail()
    const hash = createHash('sha224').update(`${email}${code}`).digest('hex')
    const posted = await server.post('/verify', { type: 'magiclink', token_hash: hash })
    expect(posted.status).toBe(403)
    expect(await follow(hash)).toContain('error_code=otp_expired')
    const typed = await server.post('/verify', { type: 'email', email, token: code })
    expect(typed.status).toBe(200)
  })

  it('is counted when trying links, by GET and by POST', async () => {
    const { hash } = await someoneWithMail()
    const sent = await server.post(
      '/verify',
      { type: 'magiclink', token_hash: nobodysHash(1) },
      from('10.1.0.1'),
    )
    expect(sent.status).toBe(403)
    expect(await follow(nobodysHash(2), '10.1.0.1')).toContain('error_code=otp_expired')
    expect(await follow('not a hash', '10.1.0.1')).toContain('error_code=otp_expired')
    expect(await follow(hash, '10.1.0.1')).toContain('error_code=over_request_rate_limit')
    expect(await follow(hash, '10.1.0.2')).toContain('access_token=')
  })

  it('is counted wherever the key stands', async () => {
    const ask = (address: string) =>
      fetch(`${server.url}/auth/v1/recover?apikey=${anonKey}`, {
        method: 'POST',
        headers: from(address),
        body: JSON.stringify({ email: newEmail() }),
      })
    for (let index = 0; index < 12; index += 1) expect((await ask('10.2.0.1')).status).toBe(200)
    expect((await ask('10.2.0.1')).status).toBe(429)
    expect((await ask('10.2.0.2')).status).toBe(200)
  })

  it('is one, with however many addresses of an IPv6 network', async () => {
    const ask = (address: string) =>
      server.post('/recover', { email: newEmail() }, from(address)).then(({ status }) => status)
    for (let index = 0; index < 12; index += 1) expect(await ask(`2001:db8::${index}`)).toBe(200)
    expect(await ask('2001:db8::ffff')).toBe(429)
    expect(await ask('2001:db8:0:1::1')).toBe(200)
  })

  const signIn = async (email: string, tried: string, address: string) =>
    (await server.post('/token?grant_type=password', { email, password: tried }, from(address)))
      .status

  it('does not lock the owner out of a password', async () => {
    const { email } = await signedInPerson(server)
    for (const tried of ['a', 'b', 'c']) expect(await signIn(email, tried, '10.3.0.1')).toBe(400)
    expect(await signIn(email, password, '10.3.0.1')).toBe(429)
    expect(await signIn(email, password, '10.3.0.2')).toBe(200)
  })

  it('is stopped with many addresses too, which right passwords do not count for', async () => {
    const { email } = await signedInPerson(server)
    for (let index = 0; index < 10; index += 1) {
      expect(await signIn(email, password, '10.4.1.1')).toBe(200)
    }
    for (let index = 0; index < 8; index += 1) {
      expect(await signIn(email, 'wrong', `10.4.0.${index}`)).toBe(400)
    }
    expect(await signIn(email, 'wrong', '10.4.0.99')).toBe(429)
  })

  it('does not lock the owner out of a code', async () => {
    const { email, code } = await someoneWithMail()
    const attempt = async (token: string, address: string) =>
      (await server.post('/verify', { type: 'email', email, token }, from(address))).status
    const wrong = code === '000000' ? '000001' : '000000'
    for (let index = 0; index < 3; index += 1) expect(await attempt(wrong, '10.5.0.1')).toBe(403)
    expect(await attempt(code, '10.5.0.1')).toBe(429)
    expect(await attempt(code, '10.5.0.2')).toBe(200)
  })

  it('can’t begin sign-ins with a provider without end', async () => {
    const leave = async (address: string) =>
      (await server.send('/authorize?provider=google', { headers: from(address) })).status
    for (let index = 0; index < 3; index += 1) expect(await leave('10.6.0.1')).toBe(302)
    expect(await leave('10.6.0.1')).toBe(429)
    expect(await leave('10.6.0.2')).toBe(302)
  })

  it('may be a mail scanner that opens a link with HEAD, which works afterwards all the same', async () => {
    const { link, hash } = await someoneWithMail()
    const looked = await fetch(link, { method: 'HEAD', redirect: 'manual' })
    expect(looked.status).toBe(200)
    expect(await follow(hash)).toContain('access_token=')
  })
})
