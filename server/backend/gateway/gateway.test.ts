import { describe, expect, it } from 'vitest'
import type { Caller } from '#server/backend/caller.ts'
import type { Credentials, TokenProblem } from './credentials.ts'
import { createGateway } from './gateway.ts'
import { refuseRestToken } from './rest-token-refusal.ts'

const anon: Caller = { role: 'anon', claims: { role: 'anon' } }

/** A gateway to one service that says what reached it. */
function gatewayFor(found: Credentials = { kind: 'caller', caller: anon }) {
  const errors: unknown[] = []
  const arrivals: (Request | undefined)[] = []
  const gateway = createGateway({
    services: {
      '/rest/v1': {
        async fetch(request, caller, arrived) {
          arrivals.push(arrived)
          if (request.url.endsWith('/broken')) throw new Error('secret detail of the service')
          if (request.url.endsWith('/moved')) return Response.redirect('http://api.test/there')
          const { method, url } = request
          return Response.json({ method, url, body: await request.text(), role: caller.role })
        },
        isOpen: (request) => request.url.endsWith('/open'),
        refuseToken: refuseRestToken,
      },
    },
    credentials: async () => found,
    onError: (error) => errors.push(error),
  })
  const send = (path: string, init?: RequestInit) =>
    gateway.fetch(new Request(`http://api.test${path}`, init))
  return { gateway, send, errors, arrivals }
}

const refused = (problem: TokenProblem['problem'], message: string) =>
  gatewayFor({ kind: 'invalid-token', problem: { ok: false, problem, message } }).send('/rest/v1/x')

describe('the way to a service', () => {
  it('is by the first part of the path', async () => {
    const { send } = gatewayFor()
    expect(await (await send('/rest/v1/books?id=eq.1')).json()).toMatchObject({
      url: 'http://api.test/rest/v1/books?id=eq.1',
      role: 'anon',
    })
    expect((await send('/rest/v1')).status).toBe(200)
  })

  it.each(['/rest/v12', '/rest', '/', '/storage/v1/x', '/REST/v1/x', '/x/rest/v1'])(
    'does not exist at %s',
    async (path) => {
      const response = await gatewayFor().send(path)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ message: 'There is no service at this path' })
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
    },
  )

  it('is open without a key for what the service says is open, as a visitor', async () => {
    const { send } = gatewayFor({ kind: 'no-key' })
    expect(await (await send('/rest/v1/open')).json()).toMatchObject({ role: 'anon' })
    expect((await send('/rest/v1/closed')).status).toBe(401)
  })

  it('keeps a key of the address to itself, with method and body as they were', async () => {
    const { send } = gatewayFor()
    const response = await send('/rest/v1/books?select=id&apikey=sb_x&order=id', {
      method: 'POST',
      body: '{"a":1}',
    })
    expect(await response.json()).toEqual({
      method: 'POST',
      url: 'http://api.test/rest/v1/books?select=id&order=id',
      body: '{"a":1}',
      role: 'anon',
    })
  })

  it.each(['/rest/v1/books', '/rest/v1/books?apikey=sb_x', '/rest/v1/open'])(
    'tells the service which request came in at %s',
    async (path) => {
      const { gateway, arrivals } = gatewayFor()
      const request = new Request(`http://api.test${path}`)
      await gateway.fetch(request)
      expect(arrivals).toHaveLength(1)
      expect(arrivals[0]).toBe(request)
    },
  )

  it('leaves a column called apikey alone when the key came in a header', async () => {
    const { send } = gatewayFor()
    const response = await send('/rest/v1/books?apikey=eq.x', { headers: { apikey: 'sb_x' } })
    expect(await response.json()).toMatchObject({
      url: 'http://api.test/rest/v1/books?apikey=eq.x',
    })
  })
})

describe('refusals', () => {
  it.each([
    ['no-key', 'No API key found in request'],
    ['invalid-key', 'Invalid API key'],
    [
      'service-key-in-address',
      'The service key does not belong in an address: send it as a header',
    ],
  ] as const)('%s', async (kind, message) => {
    const response = await gatewayFor({ kind }).send('/rest/v1/books')
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ message })
  })

  it.each([
    ['malformed', 'PGRST301'],
    ['expired', 'PGRST303'],
    ['not-yet-valid', 'PGRST303'],
    ['bad-claim', 'PGRST303'],
  ] as const)('a token that is %s gets the words of the service', async (problem, code) => {
    const response = await refused(problem, 'what is wrong')
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({
      code,
      details: null,
      hint: null,
      message: 'what is wrong',
    })
    expect(response.headers.get('proxy-status')).toBe(`PostgREST; error=${code}`)
    expect(response.headers.get('www-authenticate')).toBe(
      'Bearer error="invalid_token", error_description="what is wrong"',
    )
  })

  it('a role that no token may have is forbidden', async () => {
    const response = await refused('forbidden-role', 'permission denied to set role "postgres"')
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({
      code: '42501',
      message: 'permission denied to set role "postgres"',
    })
  })

  it('a service that throws is a plain 500, and the log knows more', async () => {
    const { send, errors } = gatewayFor()
    const response = await send('/rest/v1/broken')
    expect(response.status).toBe(500)
    expect(await response.text()).toBe('{"message":"Something went wrong on our side"}')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(errors).toEqual([new Error('secret detail of the service')])
  })
})

describe('pages of other origins', () => {
  it('may ask with every method and the headers they name, without a key', async () => {
    const asked = 'authorization, apikey, content-profile, prefer, x-client-info'
    const { status, headers } = await gatewayFor({ kind: 'no-key' }).send('/rest/v1/books', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': asked,
      },
    })
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-headers')).toBe(asked)
    expect(headers.get('access-control-allow-methods')?.split(',')).toEqual(
      expect.arrayContaining(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']),
    )
    expect(headers.has('access-control-allow-credentials')).toBe(false)
  })

  it('may read an answer whose headers can’t be changed any more', async () => {
    const { status, headers } = await gatewayFor().send('/rest/v1/moved')
    expect(status).toBe(302)
    expect(headers.get('location')).toBe('http://api.test/there')
    expect(headers.get('access-control-allow-origin')).toBe('*')
  })

  it('can read the headers that clients act on', async () => {
    const { headers } = await gatewayFor().send('/rest/v1/books')
    expect(headers.get('access-control-expose-headers')?.split(',')).toEqual(
      expect.arrayContaining(['Content-Range', 'Location', 'Preference-Applied', 'ETag']),
    )
  })

  it('an OPTIONS that is no preflight is the service’s to answer', async () => {
    const response = await gatewayFor().send('/rest/v1/books', { method: 'OPTIONS' })
    expect(await response.json()).toMatchObject({ method: 'OPTIONS' })
  })
})
