/** Recovery codes: made by whoever showed their second factor, used by whoever can’t any more. */
import { expect, it } from 'vitest'
import { useAuthServer } from '#server/backend/auth/testing/auth-server.ts'
import {
  halfSignedInPerson,
  password,
  signedInPerson,
} from '#server/backend/auth/testing/people.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'

describeOnBothEngines('recovery codes', (engine) => {
  const server = useAuthServer(engine)
  type Client = ReturnType<typeof server.visitor>

  const codesOf = async (client: Client) => {
    const { data, error } = await client.rpc('make_recovery_codes')
    if (error) throw error
    return data as string[]
  }
  const use = async (client: Client, code: string) => {
    const { data, error } = await client.rpc('use_recovery_code', { code })
    if (error) throw error
    return data as boolean
  }
  const keptCodes = async (client: Client) => {
    const { data, error } = await client.from('recovery_codes').select('*')
    if (error) throw error
    return data
  }

  it('are ten, all different, and kept as digests only', async () => {
    const { owner, user } = await halfSignedInPerson(server)
    const codes = await codesOf(owner.client)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes)
      expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)
    const kept = await keptCodes(owner.client)
    expect(kept).toHaveLength(10)
    expect(kept).toEqual(
      kept.map(() => expect.objectContaining({ user_id: user.id, used_at: null })),
    )
    const stored = JSON.stringify(kept)
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''))
  })

  it('let somebody in who lost the device, and sign that device out', async () => {
    const { owner, client } = await halfSignedInPerson(server)
    const [code = '', next = ''] = await codesOf(owner.client)
    expect((await client.from('profiles').select('id')).data).toEqual([])
    expect(await use(client, code)).toBe(true)

    expect((await client.from('profiles').select('id')).data).toHaveLength(1)
    const refreshed = await client.auth.refreshSession()
    expect(refreshed.data.user?.factors ?? []).toEqual([])
    await expect
      .poll(async () => (await owner.client.auth.getUser()).error?.name)
      .toBe('AuthSessionMissingError')
    const kept = await keptCodes(client)
    expect(kept.filter(({ used_at }) => used_at !== null)).toHaveLength(1)
    // Nothing is owed now, so the next code has nothing to do and is kept.
    expect(await use(client, next)).toBe(false)
    expect((await keptCodes(client)).filter(({ used_at }) => used_at !== null)).toHaveLength(1)
  })

  it('work once each, also for two who come at the same time', async () => {
    const { owner, client } = await halfSignedInPerson(server)
    const [code = ''] = await codesOf(owner.client)
    const other = server.visitor()
    await other.auth.signInWithPassword({ email: owner.email, password })
    // Whoever comes first signs the other out, who then hears that or that the code is used up.
    const outcomes = await Promise.allSettled([client, other].map((one) => use(one, code)))
    const accepted = outcomes.filter((one) => one.status === 'fulfilled' && one.value)
    expect(accepted).toHaveLength(1)
  })

  it('are read as people type them', async () => {
    const { owner, client } = await halfSignedInPerson(server)
    const codes = await codesOf(owner.client)
    const withDigits = codes.find((code) => /[01]/.test(code)) ?? codes[0] ?? ''
    const typed = withDigits
      .toUpperCase()
      .replaceAll('-', ' ')
      .replaceAll('0', 'O')
      .replaceAll('1', 'l')
    expect(await use(client, ` ${typed} `)).toBe(true)
  })

  it('end when new ones are made', async () => {
    const { owner, client } = await halfSignedInPerson(server)
    const [old = ''] = await codesOf(owner.client)
    const [code = ''] = await codesOf(owner.client)
    expect(await keptCodes(owner.client)).toHaveLength(10)
    expect(await use(client, old)).toBe(false)
    expect(await use(client, code)).toBe(true)
  })

  it('are ten also when they are made twice at the same time', async () => {
    const { owner } = await halfSignedInPerson(server)
    await Promise.all([codesOf(owner.client), codesOf(owner.client)])
    expect(await keptCodes(owner.client)).toHaveLength(10)
  })

  it('are no use to anybody else', async () => {
    const first = await halfSignedInPerson(server)
    const [code = ''] = await codesOf(first.owner.client)
    const second = await halfSignedInPerson(server)
    expect(await use(second.client, code)).toBe(false)
    expect((await server.visitor().rpc('use_recovery_code', { code })).error?.code).toBe('42501')
    for (const wrong of ['', '0000-0000-0000-0000', 'x'.repeat(10_000)]) {
      expect(await use(first.client, wrong)).toBe(false)
    }
    expect(await use(first.client, code)).toBe(true)
  })

  it('are made only by who has a second factor and has shown it', async () => {
    const { owner, client } = await halfSignedInPerson(server)
    await codesOf(owner.client)
    expect((await client.rpc('make_recovery_codes')).error?.code).toBe('42501')
    expect(await keptCodes(client)).toEqual([])
    const without = await signedInPerson(server)
    expect((await without.client.rpc('make_recovery_codes')).error?.message).toBe(
      'Two-factor authentication is off',
    )
    expect((await server.visitor().rpc('make_recovery_codes')).error?.code).toBe('42501')
  })
})
