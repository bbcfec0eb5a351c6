import { decodeJwt, SignJWT } from 'jose'
import { beforeEach, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { createSigningKeys, type SigningKeys } from './signing-keys.ts'
import { createTokenVerifier } from './token-verifier.ts'

const secret = 'what seals the keys of these tests'

describeOnBothEngines('signing keys', (engine) => {
  const clock = { now: Date.UTC(2026, 10, 15) }
  const now = () => clock.now
  const laterBy = (ms: number) => {
    clock.now += ms
  }

  /** What one process of a deployment has. */
  const aProcess = (itsSecret = secret) => {
    const keys = createSigningKeys({ database: engine.database, secret: itsSecret, now })
    return { ...keys, verify: createTokenVerifier({ keys, now }).verify }
  }
  const sign = async (keys: SigningKeys) => {
    const { kid, algorithm, key } = await keys.signer()
    const header = { alg: algorithm, kid }
    return new SignJWT({ sub: 'ada' }).setProtectedHeader(header).sign(key)
  }
  const stored = async () => {
    const [result] = await engine.owner.transaction({
      statements: [
        { text: "select kid, encode(private_jwk_encrypted, 'escape') from auth.signing_keys" },
      ],
    })
    return (result?.rows ?? []).map(([kid, sealed]) => ({ kid, sealed: sealed ?? '' }))
  }

  beforeEach(() => engine.owner.script('truncate auth.signing_keys'))

  it('are made once, also when many processes need the first one together', async () => {
    const processes = Array.from({ length: 6 }, () => aProcess())
    const signers = await Promise.all(processes.map((each) => each.signer()))
    expect(new Set(signers.map(({ kid }) => kid)).size).toBe(1)
    expect(await stored()).toHaveLength(1)
  })

  it('sign what every other process can verify', async () => {
    const token = await sign(aProcess())
    expect(await aProcess().verify(token)).toEqual({ ok: true, claims: decodeJwt(token) })
  })

  it('show their public halves and nothing else', async () => {
    const [jwk, ...rest] = await aProcess().publicKeys()
    expect(rest).toEqual([])
    expect(jwk).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' })
    expect(jwk).not.toHaveProperty('d')
  })

  it('can be read neither in the table nor by the roles of requests', async () => {
    await aProcess().signer()
    const [row] = await stored()
    // Sealed bytes are random: only a string too long to come about by chance may be looked for.
    expect(row?.sealed).not.toContain('"kty"')
    expect(row?.sealed).not.toContain('P-256')
    for (const role of ['anon', 'authenticated', 'service_role']) {
      const reading = engine.database.transaction({
        role,
        statements: [{ text: 'select private_jwk_encrypted from auth.signing_keys' }],
      })
      await expect(reading).rejects.toMatchObject({ code: '42501' })
    }
  })

  it('are told apart from those of another SECRET, in words that say what to mend', async () => {
    await aProcess().signer()
    await expect(aProcess('another secret').signer()).rejects.toThrow(
      'SECRET is not the one that the signing keys of this database were sealed with',
    )
    expect(await stored()).toHaveLength(1)
  })

  it('rotate: the new one signs, the old one still verifies, in every process', async () => {
    const [one, other] = [aProcess(), aProcess()]
    const before = await sign(one)
    await other.signer()
    await one.rotate()
    const after = await sign(one)
    expect((await one.signer()).kid).not.toBe((await other.signer()).kid)
    laterBy(6_000)
    for (const token of [before, after]) {
      expect(await other.verify(token)).toMatchObject({ ok: true })
    }
    expect((await other.signer()).kid).toBe((await one.signer()).kid)
    expect(await one.publicKeys()).toHaveLength(2)
  })

  it('rotate to one new key, also when two processes rotate together', async () => {
    const [one, other] = [aProcess(), aProcess()]
    await Promise.all([one.signer(), other.signer()])
    await Promise.all([one.rotate(), other.rotate()])
    laterBy(11 * 60 * 1000)
    expect((await one.signer()).kid).toBe((await other.signer()).kid)
  })

  it('are forgotten a day after they were retired', async () => {
    const first = aProcess()
    const token = await sign(first)
    await first.rotate()
    await engine.owner.script(
      "update auth.signing_keys set retired_at = now() - interval '25 hours' where retired_at is not null",
    )
    expect(await aProcess().verify(token)).toMatchObject({ ok: false, problem: 'malformed' })
  })
})
