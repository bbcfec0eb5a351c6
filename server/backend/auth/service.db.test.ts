import { expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { createSigningKeys } from '#server/backend/tokens/signing-keys.ts'
import { createAuthService } from './service.ts'
import { createMailbox } from './testing/mailbox.ts'

const caller = { role: 'anon', claims: { role: 'anon' } }
const base = 'http://auth.test/auth/v1'
const post = (path: string, body: unknown) =>
  new Request(`${base}${path}`, { method: 'POST', body: JSON.stringify(body) })

describeOnBothEngines('the auth service', (engine) => {
  const serviceAt = (clock: { now: number }, extra: object = {}) => {
    const secret = 'what seals the keys of this test'
    const now = () => clock.now
    const { database } = engine
    const logged: unknown[] = []
    const auth = createAuthService({
      database,
      signingKeys: createSigningKeys({ database, secret, now }),
      secret,
      publicUrl: 'http://auth.test',
      mailer: createMailbox(),
      now,
      log: (event) => logged.push(event),
      settings: { passwordCost: { memory: 64, passes: 1, lanes: 1 }, constantAnswerMs: 0 },
      ...extra,
    })
    return { auth, logged }
  }
  const count = async (table: string) => {
    const [found] = await engine.owner.transaction({
      statements: [{ text: `select count(*) from auth.${table}` }],
    })
    return Number(found?.rows[0]?.[0])
  }

  it('removes what nobody can use any more, and only that', async () => {
    const clock = { now: Date.now() }
    const { auth } = serviceAt(clock)
    const challenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 's256' }
    await auth.fetch(post('/otp', { email: 'old@example.com', ...challenge }), caller)
    expect(await count('one_time_tokens')).toBe(1)
    expect(await count('flow_state')).toBe(1)
    expect(await count('rate_limits')).toBeGreaterThan(0)
    await auth.sweep()
    expect(await count('one_time_tokens')).toBe(1)
    clock.now += 25 * 3_600_000
    await auth.fetch(post('/otp', { email: 'new@example.com' }), caller)
    await auth.sweep()
    expect(await count('one_time_tokens')).toBe(1)
    expect(await count('flow_state')).toBe(0)
    await auth.close()
  })

  it('keeps its log for ninety days', async () => {
    const clock = { now: Date.now() }
    const { auth } = serviceAt(clock)
    await auth.fetch(post('/otp', { email: 'logged@example.com' }), caller)
    const before = await count('audit_log_entries')
    expect(before).toBeGreaterThan(0)
    clock.now += 89 * 24 * 3_600_000
    await auth.sweep()
    expect(await count('audit_log_entries')).toBe(before)
    clock.now += 3 * 24 * 3_600_000
    await auth.sweep()
    expect(await count('audit_log_entries')).toBe(0)
    await auth.close()
  })

  it('stops reading a provider’s answer at a limit of bytes', async () => {
    const { auth } = serviceAt({ now: Date.now() })
    const read = { chunks: 0 }
    const endless = new ReadableStream({
      pull(controller) {
        read.chunks += 1
        if (read.chunks > 1_000) controller.close()
        else controller.enqueue(new Uint8Array(1_024).fill(97))
      },
    })
    const form = { method: 'POST', body: endless, duplex: 'half' } as RequestInit
    const request = new Request(`${base}/callback`, form)
    expect((await auth.fetch(request, caller)).status).toBe(413)
    expect(read.chunks).toBeLessThan(100)
    await auth.close()
  })

  it('counts for all processes together', async () => {
    const clock = { now: Date.now() }
    const processes = [serviceAt(clock).auth, serviceAt(clock).auth]
    const ask = async (auth: (typeof processes)[number] | undefined) =>
      (await auth?.fetch(post('/recover', { email: 'shared@example.com' }), caller))?.status
    expect(await ask(processes[0])).toBe(200)
    expect(await ask(processes[1])).toBe(429)
    clock.now += 61_000
    expect(await ask(processes[1])).toBe(200)
    for (const auth of processes) await auth.close()
  })

  it('answers at once and tells its log when a message can’t be sent', async () => {
    const mailer = {
      send: async () => {
        throw new Error('the post office is closed')
      },
    }
    const { auth, logged } = serviceAt({ now: Date.now() }, { mailer })
    const answer = await auth.fetch(post('/otp', { email: 'nomail@example.com' }), caller)
    expect(answer.status).toBe(200)
    await auth.close()
    expect(logged).toMatchObject([
      {
        message: 'The message "confirm" could not be sent',
        error: { message: 'the post office is closed' },
      },
    ])
  })

  it('hides what went wrong on its side, and says that it can be tried again', async () => {
    const database = {
      ...engine.database,
      kind: engine.kind,
      transaction: async () => {
        throw new Error('a secret of the database')
      },
    }
    const { auth, logged } = serviceAt({ now: Date.now() }, { database, rateLimits: false })
    const answer = await auth.fetch(post('/recover', { email: 'a@example.com' }), caller)
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('secret')
    expect(logged).toHaveLength(1)
  })

  it('speaks both versions of the API', async () => {
    const { auth } = serviceAt({ now: Date.now() })
    const ask = async (version?: string) => {
      const request = post('/recover', {})
      if (version) request.headers.set('x-supabase-api-version', version)
      const answer = await auth.fetch(request, caller)
      return { version: answer.headers.get('x-supabase-api-version'), body: await answer.json() }
    }
    const message = 'Password recovery requires an email'
    expect(await ask('2024-01-01')).toEqual({
      version: '2024-01-01',
      body: { code: 'validation_failed', message },
    })
    const old = { code: 400, error_code: 'validation_failed', msg: message }
    expect(await ask()).toEqual({ version: null, body: old })
    expect(await ask('2023-01-01')).toEqual({ version: null, body: old })
    expect(await ask('nonsense')).toEqual({ version: null, body: old })
  })

  it('needs no key for what a browser reaches by a link', () => {
    const { auth } = serviceAt({ now: Date.now() })
    const open = (path: string) => auth.isOpen(new Request(`${base}${path}`))
    expect(
      ['/verify', '/callback', '/authorize', '/.well-known/jwks.json'].map((path) => open(path)),
    ).toEqual([true, true, true, true])
    expect(['/user', '/token', '/admin/users', '/settings', '/verify/x'].map(open)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
  })
})
