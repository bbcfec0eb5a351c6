import { beforeAll, describe, expect, it } from 'vitest'
import { functionsOfTests } from './testing/functions-of-tests.ts'
import { publishableKey, signToken } from './testing/server.ts'

const functions = functionsOfTests({ memoryMb: 64 })
const impatient = functionsOfTests({ timeoutMs: 2_000 })
let headers: Record<string, string>

beforeAll(async () => {
  headers = { apikey: publishableKey, authorization: `Bearer ${await signToken()}` }
})

const call = (path: string, to = functions) => fetch(`${to.url}/functions/v1/${path}`, { headers })
const trouble = (kind: string, to = functions) => call(`trouble?kind=${kind}`, to)
const logged = () => functions.log.map(({ error }) => (error instanceof Error ? error.message : ''))

describe('a function that fails by itself', () => {
  it.each(['throw', 'nothing', 'used-body'])('by "%s" answers 500 and goes on', async (kind) => {
    const before = await (await call('trouble')).json()
    const response = await trouble(kind)
    expect(response.status).toBe(500)
    expect(response.headers.get('sb-error-code')).toBe('EDGE_FUNCTION_ERROR')
    expect(response.headers.has('x-relay-error')).toBe(false)
    expect(await response.text()).toBe('Internal Server Error')
    expect((await (await call('trouble')).json()).seen).toBe(before.seen + 2)
  })

  it('tells the operator what was thrown, and the caller nothing of it', async () => {
    expect(await (await trouble('throw')).text()).not.toContain('thrown')
    expect(logged()).toContain('thrown by the handler')
    expect(functions.log.at(-1)).toMatchObject({ level: 'error', function: 'trouble' })
  })

  it('keeps its own statuses and bodies', async () => {
    const conflict = await trouble('own-error')
    expect(conflict.status).toBe(409)
    expect(conflict.headers.has('sb-error-code')).toBe(false)
    expect(await conflict.json()).toEqual({ reason: 'no seats left' })
    const failure = await trouble('own-500')
    expect(await failure.text()).toBe('out of order')
    expect(failure.headers.get('sb-error-code')).toBe('EDGE_FUNCTION_ERROR')
  })

  it.each(['broken-stream', 'text-chunks'])(
    'in the middle of its answer (%s) breaks the answer off',
    async (kind) => {
      const response = await trouble(kind)
      expect(response.status).toBe(200)
      await expect(response.text()).rejects.toThrow()
      expect(await (await call('trouble')).json()).toHaveProperty('seen')
    },
  )
})

describe('a function that can no longer answer', () => {
  it.each([
    ['rejection', 500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)'],
    ['exit', 500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)'],
    [
      'memory',
      546,
      'WORKER_RESOURCE_LIMIT',
      'Function failed due to not having enough compute resources (please check logs)',
    ],
  ])(
    'because of "%s" is answered for with %i, and works again',
    async (kind, status, code, message) => {
      const response = await trouble(kind)
      expect(response.status).toBe(status)
      expect(response.headers.get('x-relay-error')).toBe('true')
      expect(response.headers.get('sb-error-code')).toBe(code)
      expect(await response.json()).toEqual({ code, message })
      expect(await (await call('trouble')).json()).toHaveProperty('seen')
    },
  )

  it('fails all calls it held when it crashes', async () => {
    const held = trouble('never')
    await (await call('trouble')).json()
    const crash = await trouble('exit')
    expect([crash.status, (await held).status]).toEqual([500, 500])
    expect(functions.log.at(-1)?.message).toBe('A function ended its thread with code 3')
  })
})

describe('a function that takes too long', () => {
  it('to begin its answer is answered for with 504, and goes on', async () => {
    const response = await trouble('never', impatient)
    expect(response.status).toBe(504)
    expect(response.headers.get('x-relay-error')).toBe('true')
    expect(await response.json()).toEqual({
      code: 'IDLE_TIMEOUT',
      message: 'Request idle timeout limit (2s) reached',
    })
    expect(await (await call('trouble', impatient)).json()).toEqual({ seen: 2 })
  })

  it('in the middle of its answer has the answer broken off', async () => {
    const response = await trouble('stalled-stream', impatient)
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow()
  })

  it('because it keeps its thread busy is ended, and the others never noticed', async () => {
    await call('echo', impatient)
    const stuck = trouble('loop', impatient)
    expect((await call('echo', impatient)).status).toBe(200)
    expect((await stuck).status).toBe(504)
    const revived = async () => (await call('trouble', impatient)).status
    await expect.poll(revived).toBe(200)
  })
})

describe('a function that does not start', () => {
  it.each([
    ['broken', 'failed while loading'],
    ['handlerless', 'neither exports a default with fetch nor calls Deno.serve'],
  ])('("%s") is answered for with 503, and the log says why', async (name, reason) => {
    const response = await call(name)
    expect(response.status).toBe(503)
    expect(response.headers.get('x-relay-error')).toBe('true')
    expect(await response.json()).toEqual({
      code: 'BOOT_ERROR',
      message: 'Function failed to start (please check logs)',
    })
    expect(logged().join('\n')).toContain(reason)
  })
})
