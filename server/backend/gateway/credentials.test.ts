import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { createTokenVerifier } from '#server/backend/tokens/token-verifier.ts'
import { createCredentialCheck } from './credentials.ts'

const jwtSecret = 'a-shared-secret-of-at-least-32-characters'
const anonKey = 'sb_publishable_of-the-tests'
const serviceKey = 'sb_secret_of-the-tests'
const now = () => Date.UTC(2026, 10, 15)

const legacy = (claims: object, secret = jwtSecret) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(secret))

const check = (keyless = false) =>
  createCredentialCheck({
    anonKeys: [anonKey],
    serviceKeys: [serviceKey],
    tokens: createTokenVerifier({ jwtSecret, now }),
    keyless,
  })

const ask = (headers: HeadersInit, { query = '', keyless = false } = {}) =>
  check(keyless)(new Request(`http://api.test/rest/v1/books${query}`, { headers }))

const bearer = (token: string) => ({ apikey: anonKey, authorization: `Bearer ${token}` })
const as = (role: string, claims: object = {}) => ({
  kind: 'caller',
  caller: { role, claims: { ...claims, role } },
})

describe('keys', () => {
  it('are asked for', async () => {
    expect(await ask({})).toEqual({ kind: 'no-key' })
    expect(await ask({ apikey: '' })).toEqual({ kind: 'no-key' })
    expect(await ask({ authorization: `Bearer ${anonKey}` })).toEqual({ kind: 'no-key' })
  })

  it('have the role they were made for', async () => {
    expect(await ask({ apikey: anonKey })).toEqual(as('anon'))
    expect(await ask({ apikey: serviceKey })).toEqual(as('service_role'))
  })

  it('may stand in the address, where no header can be sent; the header comes first', async () => {
    expect(await ask({}, { query: `?apikey=${anonKey}` })).toEqual(as('anon'))
    expect(await ask({ apikey: anonKey }, { query: `?apikey=${serviceKey}` })).toEqual(as('anon'))
  })

  it('of the service are refused in an address, in either form and whatever token comes along', async () => {
    const refused = { kind: 'service-key-in-address' }
    for (const key of [serviceKey, await legacy({ role: 'service_role' })]) {
      const query = `?apikey=${key}`
      expect(await ask({}, { query })).toEqual(refused)
      expect(await ask({ apikey: '' }, { query, keyless: true })).toEqual(refused)
      expect(await ask({ authorization: `Bearer ${key}` }, { query })).toEqual(refused)
      const token = await legacy({ role: 'authenticated', sub: 'ada' })
      expect(await ask({ authorization: `Bearer ${token}` }, { query })).toEqual(refused)
    }
  })

  it.each([
    ['unknown', 'sb_publishable_of-another'],
    ['cut short', anonKey.slice(0, -1)],
    ['too long', `${anonKey}x`],
    ['in the wrong case', anonKey.toUpperCase()],
    ['sent twice', `${anonKey}, ${anonKey}`],
    ['of no kind', '..'],
  ])('that are %s are refused', async (_, apikey) => {
    expect(await ask({ apikey })).toEqual({ kind: 'invalid-key' })
  })

  it('are refused before a good token is looked at', async () => {
    const token = await legacy({ role: 'authenticated' })
    expect(await ask({ ...bearer(token), apikey: 'wrong' })).toEqual({ kind: 'invalid-key' })
  })

  it('of the legacy kind are tokens of the shared secret', async () => {
    const anon = await legacy({ role: 'anon', iss: 'supabase' })
    const service = await legacy({ role: 'service_role' })
    expect(await ask({ apikey: anon })).toEqual(as('anon', { iss: 'supabase' }))
    expect(await ask({ ...bearer(service), apikey: service })).toEqual(as('service_role'))
    const forged = await legacy({ role: 'service_role' }, 'another-secret-of-at-least-32-letters')
    expect(await ask({ apikey: forged })).toEqual({ kind: 'invalid-key' })
    const mighty = await legacy({ role: 'postgres' })
    expect(await ask({ apikey: mighty })).toEqual({ kind: 'invalid-key' })
  })

  it('are not needed where the deployment says so, but a wrong one is still wrong', async () => {
    expect(await ask({}, { keyless: true })).toEqual(as('anon'))
    expect(await ask({ apikey: 'wrong' }, { keyless: true })).toEqual({ kind: 'invalid-key' })
    const token = await legacy({ role: 'authenticated', sub: 'ada' })
    const found = await ask({ authorization: `Bearer ${token}` }, { keyless: true })
    expect(found).toEqual(as('authenticated', { sub: 'ada' }))
  })
})

describe('bearer tokens', () => {
  it('decide the role, whatever the key', async () => {
    const token = await legacy({ role: 'authenticated', sub: 'ada' })
    expect(await ask(bearer(token))).toEqual(as('authenticated', { sub: 'ada' }))
    const found = await ask({ ...bearer(token), apikey: serviceKey })
    expect(found).toEqual(as('authenticated', { sub: 'ada' }))
  })

  it('are keys when they equal one, as clients without a session send them', async () => {
    expect(await ask(bearer(anonKey))).toEqual(as('anon'))
    expect(await ask(bearer(serviceKey))).toEqual(as('service_role'))
  })

  it('without a role are anonymous', async () => {
    expect(await ask(bearer(await legacy({ sub: 'ada' })))).toEqual(as('anon', { sub: 'ada' }))
  })

  it.each([
    ['postgres'],
    ['supabase_auth_admin'],
    ['authenticator'],
    ['Anon'],
    [''],
    [null],
    [['service_role']],
    [{ toString: 'anon' }],
    [42],
  ])('may not name the role %o', async (role) => {
    expect(await ask(bearer(await legacy({ role })))).toMatchObject({
      kind: 'invalid-token',
      problem: { problem: 'forbidden-role' },
    })
  })

  it.each([
    ['garbage', 'Bearer garbage'],
    ['an empty one', 'Bearer '],
    ['two words', 'Bearer one two'],
    ['the header sent twice', `Bearer ${anonKey}, Bearer ${anonKey}`],
    ['a publishable key of another project', 'Bearer sb_publishable_of-another'],
  ])('that are no tokens are refused: %s', async (_, authorization) => {
    expect(await ask({ apikey: serviceKey, authorization })).toMatchObject({
      kind: 'invalid-token',
      problem: { problem: 'malformed' },
    })
  })

  it('are read in any case of the scheme; other schemes say nothing to us', async () => {
    const token = await legacy({ role: 'authenticated' })
    const found = await ask({ apikey: anonKey, authorization: `bearer   ${token}` })
    expect(found).toEqual(as('authenticated'))
    expect(await ask({ apikey: anonKey, authorization: 'Basic YTpi' })).toEqual(as('anon'))
  })
})
