import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestSupabase } from './request-client.server.ts'
import { soundCookies } from './session-cookies.ts'

const cookieName = 'sb-localhost-auth-token'
const session = {
  access_token: 'eyJhbGciOiJFUzI1NiJ9.e30.c2ln',
  refresh_token: 'kq3v6x2m5tzj',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: {
    id: '4a1f0a52-6a9d-4b1f-9d5f-0c9b7a1f2e3d',
    email: 'ada@piri.example',
    user_metadata: { full_name: 'Ada' },
    app_metadata: {},
    identities: [],
  },
}

const encoded = (value: unknown) =>
  `base64-${Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')}`
const inCookie = (value: string) => [{ name: cookieName, value }]

/** Makes one request with these cookies, as a page's loader does. */
async function visit(cookies: { name: string; value: string }[]) {
  const header = cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const request = new Request('http://localhost:1/', { headers: { cookie: header } })
  let asked = 0
  const { client } = requestSupabase(
    request,
    {
      url: 'http://localhost:1',
      anonKey: 'sb_publishable_x',
      cookieName,
      fetch: async () => {
        asked += 1
        return Response.json({ code: 'bad_jwt', message: 'no' }, { status: 403 })
      },
    },
    { secure: false },
  )
  const { data } = await client.auth.getUser()
  const kept = await client.auth.getSession()
  return { user: data.user, session: kept.data.session, asked }
}

const stray: unknown[] = []
const note = (reason: unknown) => void stray.push(reason)
beforeEach(() => void process.on('unhandledRejection', note))
afterEach(() => {
  process.off('unhandledRejection', note)
  vi.restoreAllMocks()
  expect(stray.splice(0)).toEqual([])
})

const misshapen: [string, unknown][] = [
  ['a user that is a text', { ...session, user: 'x' }],
  ['a user that is a number', { ...session, user: 7 }],
  ['a user that is true', { ...session, user: true }],
  ['a user that is a list', { ...session, user: [] }],
  ['no user', { ...session, user: undefined }],
  ['a user with nobody’s id', { ...session, user: { id: {} } }],
  ['metadata that is a text', { ...session, user: { ...session.user, user_metadata: 'x' } }],
  ['factors that are no list', { ...session, user: { ...session.user, factors: { some: 1 } } }],
  ['a list of nothing as factors', { ...session, user: { ...session.user, factors: [null] } }],
  ['a token that is a number', { ...session, access_token: 1 }],
  ['a token that is a list', { ...session, access_token: ['a'] }],
  ['a token that can’t be sent', { ...session, access_token: 'a\r\nb' }],
  ['no tokens', { expires_at: session.expires_at, user: session.user }],
  ['a refresh token that is an object', { ...session, refresh_token: {} }],
  ['an end that is a text', { ...session, expires_at: 'soon' }],
  ['an end that is nothing', { ...session, expires_at: null }],
  ['a list', [session]],
  ['a text', '"x"'],
  ['nothing', 'null'],
  ['broken JSON', '{"user":'],
]

describe('a session in a cookie', () => {
  it('is let through as it was written, in one piece or several', async () => {
    const whole = inCookie(encoded(session))
    expect(await soundCookies(whole, cookieName)).toEqual(whole)
    const plain = inCookie(JSON.stringify(session))
    expect(await soundCookies(plain, cookieName)).toEqual(plain)
    const text = encoded(session)
    const pieces = [
      { name: `${cookieName}.0`, value: text.slice(0, 100) },
      { name: `${cookieName}.1`, value: text.slice(100) },
      { name: 'other', value: '1' },
    ]
    expect(await soundCookies(pieces, cookieName)).toEqual(pieces)
    expect(await visit(whole)).toMatchObject({ asked: 1 })
  })

  it.each(misshapen)('that holds %s counts as none, and nothing is thrown', async (_, value) => {
    for (const text of [encoded(value), JSON.stringify(value)]) {
      expect(await visit(inCookie(text))).toEqual({ user: null, session: null, asked: 0 })
      const half = Math.ceil(text.length / 2)
      const pieces = [
        { name: `${cookieName}.0`, value: text.slice(0, half) },
        { name: `${cookieName}.1`, value: text.slice(half) },
      ]
      expect(await visit(pieces)).toEqual({ user: null, session: null, asked: 0 })
    }
  })

  it.each(['base64-', 'base64-!!!!', 'base64-_w', '%E0%A4%A', '\u0000', 'x'.repeat(10_000)])(
    'that is %j signs nobody in',
    async (value) => {
      expect(await visit(inCookie(value))).toEqual({ user: null, session: null, asked: 0 })
    },
  )

  it('never makes the client throw, whatever stands in its fields', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const field = fc.oneof(fc.jsonValue(), fc.constantFrom('x', 7, true, null, [], {}))
    const names = ['access_token', 'refresh_token', 'expires_at', 'expires_in', 'user'] as const
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), field, async (name, value) => {
        await visit(inCookie(encoded({ ...session, [name]: value })))
      }),
      { seed: 13, numRuns: 300 },
    )
  })

  it('that is invalid keeps its cookies’ names, so that the next sign-in replaces all of them', async () => {
    const pieces = [0, 1, 2].map((piece) => ({ name: `${cookieName}.${piece}`, value: 'x' }))
    const others = [
      { name: `${cookieName}-code-verifier`, value: 'base64-IngI' },
      { name: 'theme', value: 'dark' },
    ]
    expect(await soundCookies([...pieces, ...others], cookieName)).toEqual([
      ...pieces.map(({ name }) => ({ name, value: '' })),
      ...others,
    ])
  })
})
