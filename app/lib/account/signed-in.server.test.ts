import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { servicesContext } from '#app/lib/services.server.ts'
import { supabaseMiddleware } from '#app/lib/supabase/context.server.ts'
import { requireAdmin, requirePerson, signedInPerson } from './signed-in.server.ts'

const id = '4a1f0a52-6a9d-4b1f-9d5f-0c9b7a1f2e3d'
const cookieName = 'sb-piri-auth-token'
const tokenWith = (aal: string) => `e.${btoa(JSON.stringify({ aal, sub: id }))}.s`

interface Backend {
  user: () => Response
  profile?: () => Response
  permissions?: () => Response
}

const user = (more: object = {}) =>
  Response.json({ id, email: 'ada@piri.example', user_metadata: {}, ...more })

function cookieFor(aal: string): string {
  const session = {
    access_token: tokenWith(aal),
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id },
  }
  return `${cookieName}=base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`
}

/** Runs a guard as a loader does, with a backend that gives the test's answers. */
async function guard<T>(
  check: (asking: { request: Request; context: RouterContextProvider }) => Promise<T>,
  backend: Backend,
  {
    cookie = cookieFor('aal1'),
    path = '/admin?tab=1',
    report = (message: string): void => expect.fail(message),
  } = {},
): Promise<T | string> {
  const request = new Request(`http://piri.example${path}`, { headers: { cookie } })
  const context = new RouterContextProvider()
  const services = {
    publicUrl: 'http://piri.example',
    supabase: {
      url: 'http://piri.example',
      anonKey: 'key',
      cookieName,
      fetch: async (input: RequestInfo | URL) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input)
        if (pathname === '/auth/v1/user') return backend.user()
        if (pathname === '/rest/v1/profiles') {
          return backend.profile?.() ?? Response.json({ full_name: null, avatar_url: null })
        }
        return backend.permissions?.() ?? Response.json([])
      },
    },
  }
  context.set(servicesContext, { ...services, report } as never)
  let outcome: T | string = 'nothing'
  await supabaseMiddleware({ request, context } as never, async () => {
    try {
      outcome = await check({ request, context })
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown
      outcome = thrown.headers.get('location') ?? ''
    }
    return new Response()
  })
  return outcome
}

describe('the signed-in person', () => {
  it('is null without a cookie, and the service is not asked', async () => {
    const backend = { user: () => expect.fail('asked without a cookie') }
    expect(await guard(signedInPerson, backend, { cookie: 'other=1' })).toBeNull()
  })

  it('is null when the session has ended elsewhere', async () => {
    const ended = () =>
      Response.json({ code: 'session_not_found', message: 'Session not found' }, { status: 403 })
    expect(await guard(signedInPerson, { user: ended })).toBeNull()
  })

  it.each([500, 503])(
    'is nobody when the service answers %i, and that is reported',
    async (status) => {
      const reported: string[] = []
      const down = () => Response.json({ message: 'down' }, { status })
      const report = (message: string) => void reported.push(message)
      expect(await guard(signedInPerson, { user: down }, { report })).toBeNull()
      expect(reported).toEqual(['account not asked'])
    },
  )

  it('is null as long as the second factor is missing', async () => {
    const backend = { user: () => user({ factors: [{ id: 'f', status: 'verified' }] }) }
    expect(await guard(signedInPerson, backend)).toBeNull()
    expect(await guard(signedInPerson, backend, { cookie: cookieFor('aal2') })).toMatchObject({
      id,
    })
    const unfinished = { user: () => user({ factors: [{ id: 'f', status: 'unverified' }] }) }
    expect(await guard(signedInPerson, unfinished)).toMatchObject({ id })
  })
})

describe('the person’s name', () => {
  const calledByGoogle = () => user({ user_metadata: { full_name: 'ada', picture: '/g.webp' } })

  it('comes from the profile, whatever an identity provider says', async () => {
    const profile = () => Response.json({ id, full_name: 'Ada King', avatar_url: '/me.webp' })
    expect(await guard(signedInPerson, { user: calledByGoogle, profile })).toEqual({
      id,
      email: 'ada@piri.example',
      fullName: 'Ada King',
      picture: '/me.webp',
    })
  })

  it('is not known when the profile can’t be read: only id and email are kept', async () => {
    const reported: string[] = []
    const profile = () => Response.json({ message: 'down' }, { status: 500 })
    const person = await guard(
      signedInPerson,
      { user: calledByGoogle, profile },
      { report: (message) => void reported.push(message) },
    )
    expect(person).toEqual({ id, email: 'ada@piri.example' })
    expect(reported).toEqual(['profile not read'])
  })
})

describe('a protected page', () => {
  it('sends a visitor to sign in with the page they wanted', async () => {
    const backend = { user }
    const visit = (path: string) => guard(requirePerson, backend, { cookie: '', path })
    expect(await visit('/groups/7?tab=chat')).toBe('/auth?from=%2Fgroups%2F7%3Ftab%3Dchat')
    expect(await visit('/saved-trips.data')).toBe('/auth?from=%2Fsaved-trips')
    const fetched = '?_routes=routes%2Fgroup'
    expect(await visit(`/groups/7${fetched}`)).toBe('/auth?from=%2Fgroups%2F7')
    expect(await visit(`/groups/7${fetched}&tab=chat`)).toBe(
      '/auth?from=%2Fgroups%2F7%3Ftab%3Dchat',
    )
  })
})

describe('an admin page', () => {
  it('lets an administrator in', async () => {
    const permissions = () => Response.json([{ is_admin: true }])
    expect(await guard(requireAdmin, { user, permissions })).toMatchObject({ id })
  })

  it.each([
    ['has no rights', () => Response.json([])],
    ['is no administrator', () => Response.json([{ is_admin: false }])],
    ['can’t be checked', () => Response.json({ message: 'down' }, { status: 500 })],
  ])('sends home whoever %s', async (_, permissions) => {
    expect(await guard(requireAdmin, { user, permissions })).toBe('/')
  })
})
