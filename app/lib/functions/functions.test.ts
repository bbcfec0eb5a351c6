import type { RequestListener } from 'node:http'
import { createClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startServer } from '../testing/loopback-server.ts'
import { callFunction } from './call-function.ts'
import { streamFunction } from './stream-function.ts'

/** A client of a local server that gives this answer. */
async function clientOf(answer: RequestListener) {
  return createClient(await startServer(answer), 'sb_publishable_test', {
    auth: { persistSession: false, autoRefreshToken: false },
  })
}

const replying = (status: number, headers: Record<string, string>, body: string) =>
  clientOf((_, response) => response.writeHead(status, headers).end(body))

const json = { 'content-type': 'application/json' }
const schema = z.object({ seats: z.number() })

describe('a call', () => {
  it('gives data of the agreed shape', async () => {
    const client = await clientOf(async (request, response) => {
      const asked = JSON.parse((await request.setEncoding('utf8').toArray()).join(''))
      const here = request.method === 'POST' && request.url === '/functions/v1/book'
      response.writeHead(here ? 200 : 404, json).end(JSON.stringify({ seats: asked.seats + 1 }))
    })
    const result = await callFunction(client, 'book', { schema, body: { seats: 1 } })
    expect(result).toEqual({ ok: true, value: { seats: 2 } })
  })

  it('tells an answer of another shape', async () => {
    const client = await replying(200, json, '{"seats":"two"}')
    expect(await callFunction(client, 'book', { schema })).toEqual({
      ok: false,
      reason: 'structure',
      message: 'Invalid response structure from server',
      body: { seats: 'two' },
    })
  })

  it('tells an answer that only claims to be JSON', async () => {
    const client = await replying(200, json, '<html>')
    expect(await callFunction(client, 'book', { schema })).toMatchObject({ reason: 'structure' })
  })

  it('tells a refusal of the function, with its status and body', async () => {
    const client = await replying(409, json, '{"reason":"full"}')
    expect(await callFunction(client, 'book', { schema })).toEqual({
      ok: false,
      reason: 'http',
      message: 'Edge Function returned a non-2xx status code',
      status: 409,
      body: { reason: 'full' },
    })
  })

  it('reports a refusal whose body is not of its content type', async () => {
    const broken = await replying(500, json, '<html>')
    expect(await callFunction(broken, 'book', { schema })).toMatchObject({
      reason: 'http',
      status: 500,
    })
    const text = await replying(500, { 'content-type': 'text/plain' }, 'out of order')
    expect(await callFunction(text, 'book', { schema })).toMatchObject({ body: 'out of order' })
  })

  it('tells that the function could not be run', async () => {
    const client = await replying(
      503,
      { ...json, 'x-relay-error': 'true' },
      '{"code":"BOOT_ERROR"}',
    )
    expect(await callFunction(client, 'book', { schema })).toEqual({
      ok: false,
      reason: 'relay',
      message: 'Relay Error invoking the Edge Function',
      status: 503,
      body: { code: 'BOOT_ERROR' },
    })
  })

  it('tells that the request did not get through', async () => {
    const client = await clientOf((request) => request.socket.destroy())
    expect(await callFunction(client, 'book', { schema })).toEqual({
      ok: false,
      reason: 'network',
      message: 'Failed to send a request to the Edge Function',
    })
  })

  it('tells an answer that broke off as one that did not get through', async () => {
    const client = await clientOf((_, response) => {
      response.writeHead(200, { ...json, 'content-length': '100' })
      response.write('{"seats"', () => response.destroy())
    })
    expect(await callFunction(client, 'book', { schema })).toMatchObject({ reason: 'network' })
  })

  it('can be cancelled', async () => {
    const controller = new AbortController()
    const client = await clientOf(() => controller.abort())
    const result = await callFunction(client, 'book', { schema, signal: controller.signal })
    expect(result).toMatchObject({ ok: false, reason: 'aborted' })
  })
})

describe('a stream', () => {
  const events = { 'content-type': 'text/event-stream' }
  const all = async (
    client: Awaited<ReturnType<typeof clientOf>>,
    options: { signal?: AbortSignal } = {},
  ) => Array.fromAsync(streamFunction(client, 'book', { schema, ...options }))

  it('gives each piece as it arrives', async () => {
    let goOn = () => {}
    const client = await clientOf((_, response) => {
      response.writeHead(200, events).write('data: {"seats":1}\n\n')
      goOn = () => response.end('data: {"seats":2}\n\n')
    })
    const seen: number[] = []
    for await (const piece of streamFunction(client, 'book', { schema })) {
      if (piece.ok) seen.push(piece.value.seats)
      goOn()
    }
    expect(seen).toEqual([1, 2])
  })

  it('ends with a failure: at its start', async () => {
    const client = await replying(401, { ...json, 'x-relay-error': 'true' }, '{}')
    expect(await all(client)).toMatchObject([{ ok: false, reason: 'relay', status: 401 }])
  })

  it('ends with a failure: an answer that is no stream', async () => {
    expect(await all(await replying(200, json, '{"seats":1}'))).toMatchObject([
      { reason: 'structure' },
    ])
  })

  it.each(['{"seats":"two"}', 'not JSON'])('ends with a failure: the piece %s', async (piece) => {
    const text = `data: {"seats":1}\n\ndata: ${piece}\n\ndata: {"seats":3}\n\n`
    expect(await all(await replying(200, events, text))).toMatchObject([
      { ok: true },
      { ok: false, reason: 'structure', body: piece },
    ])
  })

  it('ends with a failure: a connection that broke', async () => {
    const client = await clientOf((_, response) => {
      response.writeHead(200, events)
      response.write('data: {"seats":1}\n\n', () => response.destroy())
    })
    expect(await all(client)).toMatchObject([{ ok: true }, { ok: false, reason: 'network' }])
  })

  it('can be cancelled while it runs, and the server hears of it', async () => {
    const controller = new AbortController()
    const left = Promise.withResolvers<void>()
    const client = await clientOf((_, response) => {
      response.writeHead(200, events).write('data: {"seats":1}\n\n')
      response.on('close', left.resolve)
    })
    const results: unknown[] = []
    for await (const piece of streamFunction(client, 'book', {
      schema,
      signal: controller.signal,
    })) {
      results.push(piece)
      controller.abort()
    }
    expect(results).toMatchObject([{ ok: true }, { ok: false, reason: 'aborted' }])
    await left.promise
  })

  it('ends the work of the function when the reader leaves', async () => {
    const left = Promise.withResolvers<void>()
    const client = await clientOf((_, response) => {
      response.writeHead(200, events).write('data: {"seats":1}\n\n')
      response.on('close', left.resolve)
    })
    for await (const piece of streamFunction(client, 'book', { schema })) {
      expect(piece.ok).toBe(true)
      break
    }
    await left.promise
  })
})
