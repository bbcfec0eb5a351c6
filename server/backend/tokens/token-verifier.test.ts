import { createHmac, generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { createTokenVerifier } from './token-verifier.ts'

const jwtSecret = 'a-shared-secret-of-at-least-32-characters'
const start = Date.UTC(2026, 10, 15)
const seconds = (ms: number) => Math.floor(ms / 1000)

const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const publicKey = await crypto.subtle.importKey(
  'jwk',
  pair.publicKey.export({ format: 'jwk' }),
  { name: 'ECDSA', namedCurve: 'P-256' },
  true,
  ['verify'],
)

const claims = { sub: 'ada', role: 'authenticated', exp: seconds(start) + 3600 }
type SigningKey = Parameters<SignJWT['sign']>[0]

const sign = (payload: object, key: SigningKey, header: { alg: string; kid?: string }) =>
  new SignJWT({ ...payload }).setProtectedHeader(header).sign(key)
const es256 = (payload: object = claims, kid = 'ours') =>
  sign(payload, pair.privateKey, { alg: 'ES256', kid })
const hs256 = (payload: object = claims, secret: string | Buffer = jwtSecret) =>
  sign(payload, Buffer.from(secret), { alg: 'HS256' })
const unsigned = (header: object, payload: object = claims, signature = '') =>
  [JSON.stringify(header), JSON.stringify(payload)]
    .map((part) => Buffer.from(part).toString('base64url'))
    .concat(signature)
    .join('.')

function verifierAt(clock = { now: start }, options: { jwtSecret?: string } = { jwtSecret }) {
  let lookups = 0
  const verifier = createTokenVerifier({
    ...options,
    now: () => clock.now,
    remembered: 2,
    keys: {
      verificationKey: async (kid) => {
        lookups += 1
        return kid === 'ours' ? publicKey : undefined
      },
    },
  })
  return { ...verifier, lookups: () => lookups }
}

describe('a genuine token', () => {
  it('is accepted with the key its header names', async () => {
    expect(await verifierAt().verify(await es256())).toEqual({ ok: true, claims })
  })

  it('of the legacy kind is accepted with the shared secret, and only where there is one', async () => {
    const token = await hs256()
    expect(await verifierAt().verify(token)).toEqual({ ok: true, claims })
    expect(await verifierAt(undefined, {}).verify(token)).toMatchObject({ problem: 'malformed' })
  })

  it('needs no expiry', async () => {
    expect(await verifierAt().verify(await hs256({ role: 'anon' }))).toMatchObject({ ok: true })
  })
})

describe('a token that is no good', () => {
  it.each([
    ['without a signature', () => unsigned({ alg: 'none' })],
    ['with a signature of no algorithm', () => unsigned({ alg: 'none' }, claims, 'AAAA')],
    ['with an algorithm we do not use', () => sign(claims, Buffer.alloc(64), { alg: 'HS512' })],
    [
      'signed by a stranger',
      () => sign(claims, stranger.privateKey, { alg: 'ES256', kid: 'ours' }),
    ],
    ['of an unknown key', () => es256(claims, 'theirs')],
    ['without a key id', () => sign(claims, pair.privateKey, { alg: 'ES256' })],
    ['signed with another secret', () => hs256(claims, 'another-secret-of-at-least-32-letters')],
    [
      'signed with our public key as if it were a secret',
      () => hs256(claims, pair.publicKey.export({ format: 'pem', type: 'spki' })),
    ],
    [
      'that claims HS256 and our key id',
      () => unsigned({ alg: 'HS256', kid: 'ours' }, claims, 'AA'),
    ],
    ['with a header that is no JSON', () => 'bm90IGpzb24.e30.AA'],
    ['whose payload is a list', () => signedByHand([])],
    ['with critical parts we do not know', () => unsigned({ alg: 'HS256', crit: ['x'], x: 1 })],
    ['that is empty', () => ''],
    ['of one part', () => 'garbage'],
    ['of five parts', () => 'a.b.c.d.e'],
    ['longer than any of ours', () => hs256({ ...claims, pad: 'x'.repeat(17_000) })],
  ])('%s is refused', async (_, token) => {
    expect(await verifierAt().verify(await token())).toMatchObject({
      ok: false,
      problem: 'malformed',
    })
  })

  it('is refused when any letter of it was changed', async () => {
    const token = await es256()
    await fc.assert(
      fc.asyncProperty(
        fc.nat(token.length - 2),
        fc.constantFrom(...'ABCxyz019_-.'),
        async (at, by) => {
          fc.pre(token[at] !== by)
          const changed = token.slice(0, at) + by + token.slice(at + 1)
          expect(await verifierAt().verify(changed)).toMatchObject({ ok: false })
        },
      ),
    )
  })

  it('is refused, never thrown over, whatever it says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 200 }), async (text) => {
        expect(await verifierAt().verify(text)).toMatchObject({ ok: false, problem: 'malformed' })
      }),
    )
  })

  it.each([
    ['exp', { ...claims, exp: 'tomorrow' }],
    ['nbf', { ...claims, nbf: [] }],
    ['iat', { ...claims, iat: 'now' }],
  ])('is told so when its %s is not a time', async (claim, payload) => {
    expect(await verifierAt().verify(signedByHand(payload))).toEqual({
      ok: false,
      problem: 'bad-claim',
      message: `The JWT '${claim}' claim is not valid`,
    })
  })
})

describe('time', () => {
  it.each([
    ['expired', { exp: seconds(start) - 31 }, 'JWT expired'],
    ['not-yet-valid', { nbf: seconds(start) + 31 }, 'JWT not yet valid'],
    ['not-yet-valid', { iat: seconds(start) + 31 }, 'JWT issued at future'],
  ])('%s by more than clocks differ is refused', async (problem, times, message) => {
    const verdict = await verifierAt().verify(await es256({ ...claims, ...times }))
    expect(verdict).toEqual({ ok: false, problem, message })
  })

  it.each([
    [{ exp: seconds(start) - 29 }],
    [{ nbf: seconds(start) + 29 }],
    [{ iat: seconds(start) + 29 }],
  ])('forgives the difference of honest clocks: %o', async (times) => {
    expect(await verifierAt().verify(await es256({ ...claims, ...times }))).toMatchObject({
      ok: true,
    })
  })
})

describe('what was verified', () => {
  it('is remembered, and expires all the same', async () => {
    const clock = { now: start }
    const verifier = verifierAt(clock)
    const token = await es256()
    await verifier.verify(token)
    expect(await verifier.verify(token)).toEqual({ ok: true, claims })
    expect(verifier.lookups()).toBe(1)
    clock.now = (claims.exp + 31) * 1000
    expect(await verifier.verify(token)).toMatchObject({ problem: 'expired' })
    expect(await verifier.verify(token)).toMatchObject({ problem: 'expired' })
  })

  it('is forgotten, oldest first, when there are too many', async () => {
    const verifier = verifierAt()
    const [a, b, c] = await Promise.all(['a', 'b', 'c'].map((sub) => es256({ ...claims, sub })))
    for (const token of [a, b, c, c]) await verifier.verify(token ?? '')
    expect(verifier.lookups()).toBe(3)
    await verifier.verify(a ?? '')
    expect(verifier.lookups()).toBe(4)
  })
})

it('passes on a failure that is not the token’s', async () => {
  const verifier = createTokenVerifier({
    now: () => start,
    keys: { verificationKey: () => Promise.reject(new Error('the database is gone')) },
  })
  await expect(verifier.verify(await es256())).rejects.toThrow('the database is gone')
})

/** jose refuses to sign what these say. */
function signedByHand(payload: object): string {
  const body = unsigned({ alg: 'HS256' }, payload).slice(0, -1)
  return `${body}.${createHmac('sha256', jwtSecret).update(body).digest('base64url')}`
}
