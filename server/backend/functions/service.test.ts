import { beforeAll, describe, expect, it, vi } from 'vitest'
import { functionsOfTests } from './testing/functions-of-tests.ts'
import { publishableKey, signToken, startFunctions } from './testing/server.ts'

const functions = functionsOfTests({ bodyLimit: 1_000_000 })
let token: string

beforeAll(async () => {
  token = await signToken()
})

const call = (path: string, init: RequestInit = {}, to = functions) =>
  fetch(`${to.url}/functions/v1/${path}`, {
    ...init,
    headers: { apikey: publishableKey, authorization: `Bearer ${token}`, ...init.headers },
  })

const refusal = async (response: Response) => ({
  status: response.status,
  code: response.headers.get('sb-error-code'),
  relay: response.headers.get('x-relay-error'),
  body: await response.json(),
})

describe('a call', () => {
  it('reaches the function with its name first in the path, and its answer comes back', async () => {
    const response = await call('echo/seats?day=2', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada' }),
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('x-echo')).toBe('yes')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toEqual({
      method: 'POST',
      path: '/echo/seats?day=2',
      authorization: `Bearer ${token}`,
      body: { name: 'Ada' },
      greeting: 'hello',
    })
  })

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('may be a %s', async (method) => {
    expect(await (await call('echo', { method })).json()).toMatchObject({ method, body: null })
  })

  it('of another method is refused', async () => {
    const response = await call('echo', { method: 'HEAD' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toContain('POST')
  })

  it('reaches a function that uses Deno.serve, and every cookie it sets comes back', async () => {
    const response = await call('served/a', { method: 'POST', body: 'hi' })
    expect(response.status).toBe(201)
    expect(await response.text()).toBe('served /served/a: hi')
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })

  it('sees only the environment it was given', async () => {
    vi.stubEnv('GREETING', 'of the server')
    const own = await startFunctions({ environment: {} })
    expect((await (await call('echo', {}, own)).json()).greeting).toBeUndefined()
    await own.stop()
    vi.unstubAllEnvs()
  })

  it('gets no page from a function, whose scripts would be those of this origin', async () => {
    const response = await call('trouble?kind=page')
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await response.text()).toBe('<script>alert(1)</script>')
  })

  it.each(['no-such', '_shared', '..%2f..%2fservice', '', 'toString'])(
    'of "%s" finds nothing',
    async (name) => {
      expect(await refusal(await call(name))).toEqual({
        status: 404,
        code: 'NOT_FOUND',
        relay: 'true',
        body: { code: 'NOT_FOUND', message: 'Requested function was not found' },
      })
    },
  )

  it('may come from any page', async () => {
    const response = await fetch(`${functions.url}/functions/v1/echo`, {
      method: 'OPTIONS',
      headers: {
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, x-region',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization, x-region')
  })
})

describe('a function that verifies', () => {
  it.each([
    ['no authorization', '', 'UNAUTHORIZED_NO_AUTH_HEADER'],
    ['another scheme', 'Basic YTpi', 'UNAUTHORIZED_INVALID_JWT_FORMAT'],
    ['an opaque key as the token', `Bearer ${publishableKey}`, 'UNAUTHORIZED_INVALID_JWT_FORMAT'],
    ['a forged token', 'Bearer a.b.c', 'UNAUTHORIZED_INVALID_JWT_FORMAT'],
  ])('refuses %s', async (_, authorization, code) => {
    const answer = await refusal(await call('echo', { headers: { authorization } }))
    expect(answer).toMatchObject({ status: 401, code, relay: 'true', body: { code } })
  })

  it('refuses a token that has expired', async () => {
    const authorization = `Bearer ${await signToken({ exp: 1_000 })}`
    const answer = await refusal(await call('echo', { headers: { authorization } }))
    expect(answer).toMatchObject({ status: 401, body: { message: 'Invalid JWT' } })
  })

  it('takes a legacy key, which is a signed token', async () => {
    const legacy = await signToken({ role: 'anon', sub: undefined })
    const headers = { apikey: legacy, authorization: `Bearer ${legacy}` }
    expect((await call('echo', { headers })).status).toBe(200)
  })
})

describe('a function that does not verify', () => {
  it('is reached without a key, and with a token that is not ours', async () => {
    const response = await fetch(`${functions.url}/functions/v1/open`, {
      method: 'POST',
      headers: { 'x-signature': 'abc', authorization: 'Bearer of-another-service' },
    })
    expect(await response.json()).toEqual({ key: null, signed: 'abc' })
  })
})

describe('the address of the caller', () => {
  const claims = {
    'x-real-ip': '10.1.1.1',
    'x-forwarded-for': '10.1.1.1',
    'cf-connecting-ip': '10.1.1.1',
    'x-visitor-address': '10.1.1.1',
  }
  const nothing = Object.fromEntries(Object.keys(claims).map((name) => [name, null]))
  const seenBy = async (clientAddress?: () => string | null) => {
    const server = await startFunctions({
      config: { 'caller-address': { verifyJwt: false } },
      ...(clientAddress && { clientAddress }),
    })
    const response = await fetch(`${server.url}/functions/v1/caller-address`, { headers: claims })
    const seen: unknown = await response.json()
    await server.stop()
    return seen
  }

  it('is what the server knows of the socket, whatever the client says', async () => {
    const seen = await seenBy(() => '203.0.113.9')
    expect(seen).toEqual({ ...nothing, 'x-real-ip': '203.0.113.9' })
  })

  it('is nothing where nobody knows it', async () => {
    expect(await seenBy()).toEqual(nothing)
  })

  it('is the visitor’s where a page’s own server calls for one', async () => {
    expect(await seenBy(() => null)).toEqual({ ...nothing, 'x-real-ip': '10.1.1.1' })
  })
})

describe('bodies', () => {
  const chunks = (count: number, size: number) => {
    let left = count
    return new ReadableStream({
      pull(controller) {
        if (left === 0) return controller.close()
        left -= 1
        controller.enqueue(new Uint8Array(size))
      },
    })
  }

  it('of any size below the limit stream to the function', async () => {
    const response = await call('stream', {
      method: 'POST',
      body: chunks(10, 100_000),
      duplex: 'half',
    } as RequestInit)
    expect(await response.json()).toEqual({ size: 1_000_000 })
  })

  it('above the limit are refused by their announced length', async () => {
    const response = await call('stream', { method: 'POST', body: new Uint8Array(1_000_001) })
    expect(await refusal(response)).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' })
  })

  it('above the limit are refused while they stream', async () => {
    const response = await call('stream', {
      method: 'POST',
      body: chunks(11, 100_000),
      duplex: 'half',
    } as RequestInit)
    expect(await refusal(response)).toMatchObject({ status: 413, relay: 'true' })
  })

  it('come back as they are made, no faster than they are read', async () => {
    const before = await (await call('stream?counts')).json()
    const response = await call('stream')
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const reader = response.body?.getReader()
    const first = await reader?.read()
    expect(new TextDecoder().decode(first?.value)).toMatch(/^data: 1\n\n/)
    await reader?.cancel()
    await expect
      .poll(async () => (await (await call('stream?counts')).json()).cancelled)
      .toBe(before.cancelled + 1)
  })

  it('arrive whole, however many pieces they have', async () => {
    const text = await (await call('stream?count=500')).text()
    expect(text.match(/data: \d+\n\n/g)).toHaveLength(500)
    expect(text.endsWith('data: 500\n\n')).toBe(true)
  })
})

describe('a client that leaves', () => {
  it('is noticed by the handler', async () => {
    const controller = new AbortController()
    const left = call('never-answering', { method: 'POST', signal: controller.signal })
    const counts = async () => (await call('never-answering')).json()
    await expect.poll(async () => (await counts()).waiting).toBe(1)
    controller.abort()
    await expect(left).rejects.toThrow()
    await expect.poll(async () => (await counts()).left).toBe(1)
  })
})
