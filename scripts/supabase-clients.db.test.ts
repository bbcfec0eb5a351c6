/** The clients of `app/lib/supabase` on the real backend: who is asking, and with what they answer. */
import { createChunks, stringToBase64URL } from '@supabase/ssr'
import { SignJWT } from 'jose'
import {
  createStaticHandler,
  type LoaderFunction,
  type MiddlewareFunction,
  RouterContextProvider,
} from 'react-router'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { servicesContext } from '#app/lib/services.server.ts'
import { supabaseMiddleware, supabaseOf } from '#app/lib/supabase/context.server.ts'
import { requestSupabase } from '#app/lib/supabase/request-client.server.ts'
import { defaultBrand } from '#domain/brand/default-brand.ts'
import type { SupabaseAccess } from '#domain/site/site-services.ts'
import { type Backend, createBackend } from '#server/backend/backend.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { createSigningKeys } from '#server/backend/tokens/signing-keys.ts'
import { readConfig } from '#server/config.ts'
import { createTripServices } from '#server/trips/trip-services.ts'
import { IDS } from '#testing/permissions/actors.ts'
import { seedRows } from '#testing/permissions/seeded-rows.ts'

const secret = 'what seals the keys of these tests'
const anonKey = 'sb_publishable_clients'
/** Trip services load nothing and start nothing before they are asked. */
const trips = createTripServices({
  config: readConfig({}),
  now: () => Date.now(),
  log: { warn: () => {} },
})
/** Nothing listens there: what is answered was answered in this process. */
const url = 'http://localhost:1'

// The libraries print what they make of a bad cookie; it is what these tests send on purpose.
for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue()

describeOnBothEngines('the clients of a request', (engine) => {
  let backend: Backend
  let access: SupabaseAccess
  const logged: unknown[] = []

  beforeAll(async () => {
    await seedRows(engine.database)
    backend = createBackend({
      database: engine.database,
      secret,
      anonKeys: [anonKey],
      serviceKeys: [],
      now: () => Date.now(),
      onError: (message, error) => logged.push({ message, error }),
    })
    access = {
      url,
      anonKey,
      cookieName: 'sb-localhost-auth-token',
      fetch: (input, init) => backend.gateway.fetch(new Request(input, init)),
    }
  })
  afterAll(async () => {
    await backend.close()
    expect(logged).toEqual([])
  })

  /** The Cookie header of someone's session, in as many cookies as @supabase/ssr would set. */
  const cookiesOf = async (sub: string, expiresIn = 3600) => {
    const keys = createSigningKeys({ database: engine.database, secret, now: () => Date.now() })
    const { key, kid, algorithm: alg } = await keys.signer()
    const expiresAt = Math.floor(Date.now() / 1000) + expiresIn
    const session = {
      access_token: await new SignJWT({ sub, role: 'authenticated', exp: expiresAt })
        .setProtectedHeader({ alg, kid })
        .sign(key),
      refresh_token: 'nobody-knows-this-one',
      token_type: 'bearer',
      expires_in: expiresIn,
      expires_at: expiresAt,
      user: { id: sub, user_metadata: { full_name: 'x'.repeat(4000) } },
    }
    const value = `base64-${stringToBase64URL(JSON.stringify(session))}`
    return createChunks('sb-localhost-auth-token', value)
  }
  const requestWith = (cookies: readonly { name: string; value: string }[]) =>
    new Request(`${url}/`, {
      headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    })
  /** The titles, or the code of the refusal: ideas are for those who have signed in. */
  const ideasOf = async (request: Request) => {
    const { client } = requestSupabase(request, access, { secure: false })
    const { data, error } = await client.from('ideas').select('title')
    return error ? error.code : data
  }
  const signInFirst = '42501'

  it('ask as the person whose session the cookies hold, and as nobody else', async () => {
    const cookies = await cookiesOf(IDS.owner)
    expect(cookies.map(({ name }) => name)).toEqual([
      'sb-localhost-auth-token.0',
      'sb-localhost-auth-token.1',
    ])
    expect(await ideasOf(requestWith(cookies))).toEqual([{ title: 'Tram 28' }])
    expect(await ideasOf(requestWith(await cookiesOf(IDS.stranger)))).toEqual([])
  })

  it('ask as a visitor without a session', async () => {
    expect(await ideasOf(requestWith([]))).toBe(signInFirst)
    const { client } = requestSupabase(requestWith([]), access, { secure: false })
    const { data } = await client.from('pages').select('slug')
    expect(data).toEqual([{ slug: 'lisbon' }])
  })

  it.each([
    ['half of a session', (cookies: { name: string; value: string }[]) => cookies.slice(0, 1)],
    [
      'a cookie that is no session',
      () => [{ name: 'sb-localhost-auth-token', value: 'base64-e30' }],
    ],
    ['a session of another site', () => [{ name: 'sb-127-auth-token', value: 'base64-e30' }]],
  ])('ask as a visitor with %s', async (_, change) => {
    const request = requestWith(change(await cookiesOf(IDS.owner)))
    expect(await ideasOf(request)).toBe(signInFirst)
  })

  it('asks nothing of the response while the session lasts', async () => {
    const { client, responseHeaders } = requestSupabase(
      requestWith(await cookiesOf(IDS.owner)),
      access,
      { secure: false },
    )
    await client.from('ideas').select('title')
    expect([...responseHeaders]).toEqual([])
  })

  describe('in the loaders of a page', () => {
    const pageWith = async (request: Request, loader: LoaderFunction) => {
      const context = new RouterContextProvider()
      context.set(servicesContext, {
        ...trips,
        brand: defaultBrand,
        mode: 'local',
        publicUrl: url,
        supabase: access,
        google: 'not-configured',
        map: () => ({ kind: 'drawing', failed: false }),
        voice: 'browser',
        commonPasswords: () => new Set<string>(),
        mayPlan: async () => ({ granted: true }),
        maySearchTables: async () => ({ granted: true }),
        mayAskWeather: async () => ({ granted: true }),
        mayMeasureDrives: async () => ({ granted: true }),
        mayReadFeed: async () => ({ granted: true }),
        contact: {
          mayPost: async () => ({ granted: true }),
        },
        reencodePicture: async () => ({ ok: false, reason: 'busy' }),
        drawTripCard: async () => null,
        now: () => new Date(),
        report: () => {},
      })
      // The server's handler only ever lets responses through the middleware; the types say less.
      const middleware: MiddlewareFunction = (args, next) =>
        supabaseMiddleware(args, async () => responseOf(await next()))
      const routes = [{ id: 'page', path: '/', middleware: [middleware], loader }]
      const answer: unknown = await createStaticHandler(routes).queryRoute(request, {
        routeId: 'page',
        requestContext: context,
        generateMiddlewareResponse: (queryRoute) => queryRoute(request),
      })
      return responseOf(answer)
    }
    const headers = { 'cache-control': 'public, max-age=60', 'set-cookie': 'theme=dusk' }
    const ideas: LoaderFunction = async ({ context }) => {
      const { data } = await supabaseOf(context).from('ideas').select('title')
      return Response.json(data, { headers })
    }

    it('is the client of the request, one for all of them', async () => {
      const request = requestWith(await cookiesOf(IDS.owner))
      const page = await pageWith(request, async (args) => {
        expect(supabaseOf(args.context)).toBe(supabaseOf(args.context))
        return ideas(args, undefined)
      })
      expect(await page.json()).toEqual([{ title: 'Tram 28' }])
      // Whatever the page says of itself: this one was made for somebody.
      expect(page.headers.get('cache-control')).toBe('private, no-cache')
      expect(page.headers.getSetCookie()).toEqual(['theme=dusk'])
    })

    it('is not made when no loader asks', async () => {
      const page = await pageWith(requestWith(await cookiesOf(IDS.owner)), () =>
        Response.json('plain'),
      )
      expect(await page.json()).toBe('plain')
    })

    it('clears a session that has ended, and keeps that answer out of caches', async () => {
      const page = await pageWith(requestWith(await cookiesOf(IDS.owner, -60)), ideas)
      expect(await page.json()).toBeNull()
      const cookies = page.headers.getSetCookie()
      expect(cookies).toContain('theme=dusk')
      expect(cookies).toContainEqual(
        expect.stringMatching(/^sb-localhost-auth-token\.0=;.*Max-Age=0/),
      )
      expect(page.headers.get('cache-control')).toMatch(/private.*no-store/)
      expect(page.headers.get('cache-control')).not.toContain('public')
    })
  })
})

function responseOf(answer: unknown): Response {
  if (answer instanceof Response) return answer
  throw new Error('The page gave no response')
}
