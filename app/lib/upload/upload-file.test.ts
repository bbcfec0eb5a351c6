import type { RequestListener } from 'node:http'
import { createClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { startServer } from '../testing/loopback-server.ts'
import { NodeRequest } from './testing/node-request.ts'
import { type Upload, uploadFile } from './upload-file.ts'

const file = new Blob([new Uint8Array(300_000).fill(7)], { type: 'image/png' })
const anonKey = 'sb_publishable_test'

/** Uploads to a local server that gives this answer. */
async function uploadTo(answer: RequestListener, more: Partial<Upload> = {}) {
  const url = await startServer(answer)
  const client = createClient(url, anonKey, { auth: { persistSession: false } })
  const access = { url, anonKey }
  const upload: Upload = { client, access, bucket: 'travel', path: 'carousel/a.png', file, ...more }
  return uploadFile(upload, () => new NodeRequest())
}

const replying =
  (status: number, body: string): RequestListener =>
  (request, response) => {
    request.resume().on('end', () => response.writeHead(status).end(body))
  }
const stored = replying(200, '{"Id":"an-id","Key":"travel/carousel/a.png"}')

/** What arrived, as the storage service would read it. */
async function received(more: Partial<Upload> = {}) {
  const seen = Promise.withResolvers<{ request: Request; form: FormData }>()
  await uploadTo(async (incoming, response) => {
    const body = Buffer.concat(await incoming.toArray())
    const headers = new Headers(incoming.headers as Record<string, string>)
    const address = `http://storage${incoming.url}`
    const request = new Request(address, { method: incoming.method ?? '', headers, body })
    response.end('{"Id":"an-id","Key":"travel/carousel/a.png"}')
    seen.resolve({ request, form: await request.clone().formData() })
  }, more)
  return seen.promise
}

describe('an upload', () => {
  it('tells where the file is now', async () => {
    expect(await uploadTo(stored)).toEqual({
      ok: true,
      value: { id: 'an-id', path: 'carousel/a.png', fullPath: 'travel/carousel/a.png' },
    })
  })

  it('sends the form that storage-js would send, its fields before the file', async () => {
    const { request, form } = await received()
    expect(request.method).toBe('POST')
    expect(new URL(request.url).pathname).toBe('/storage/v1/object/travel/carousel/a.png')
    expect(request.headers.get('apikey')).toBe(anonKey)
    expect(request.headers.get('authorization')).toBe(`Bearer ${anonKey}`)
    expect(request.headers.get('x-upsert')).toBe('false')
    expect([...form.keys()]).toEqual(['cacheControl', ''])
    expect(form.get('cacheControl')).toBe('3600')
    const sent = form.get('') as File
    expect(sent.type).toBe('image/png')
    expect(await sent.bytes()).toEqual(await file.bytes())
  })

  it('is made by the session, where there is one', async () => {
    const session = { data: { session: { access_token: 'a.b.c' } }, error: null }
    const client = { auth: { getSession: async () => session } } as Upload['client']
    const { request } = await received({ client, upsert: true, cacheSeconds: 60 })
    expect(request.headers.get('authorization')).toBe('Bearer a.b.c')
    expect(request.headers.get('x-upsert')).toBe('true')
  })

  it('encodes odd names, and leaves no empty folders', async () => {
    const { request } = await received({ path: '/a b//c?d#e/' })
    expect(new URL(request.url).pathname).toBe('/storage/v1/object/travel/a%20b/c%3Fd%23e')
  })

  it('tells how far it got, up to the end', async () => {
    const seen: number[] = []
    await uploadTo(stored, { onProgress: (fraction) => seen.push(fraction) })
    expect(seen.length).toBeGreaterThan(2)
    expect(seen).toEqual(seen.toSorted((one, other) => one - other))
    expect(seen.at(-1)).toBe(1)
  })
})

describe('an upload that fails', () => {
  it('says why the service refused, and with which status', async () => {
    const refusal = {
      statusCode: '413',
      error: 'Payload too large',
      code: 'EntityTooLarge',
      message: 'The object exceeded the maximum allowed size',
    }
    expect(await uploadTo(replying(400, JSON.stringify(refusal)))).toEqual({
      ok: false,
      reason: 'storage',
      message: 'The object exceeded the maximum allowed size',
      status: 413,
      code: 'EntityTooLarge',
    })
  })

  it.each([
    [502, '<html>Bad gateway'],
    [200, '<html>Welcome to this hotel'],
    [200, '{"Key":5}'],
    [401, '{"message":"Invalid API key"}'],
  ])('takes %i with %s for no success', async (status, body) => {
    expect(await uploadTo(replying(status, body))).toMatchObject({
      ok: false,
      reason: 'storage',
      status,
    })
  })

  it('tells a connection that broke', async () => {
    const result = await uploadTo((request) => request.socket.destroy())
    expect(result).toMatchObject({ ok: false, reason: 'network' })
  })

  it('can be cancelled on its way, and the server hears of it', async () => {
    const controller = new AbortController()
    const left = Promise.withResolvers<void>()
    const result = await uploadTo(
      (request, response) => {
        request.resume()
        response.on('close', left.resolve)
        controller.abort()
      },
      { signal: controller.signal },
    )
    expect(result).toMatchObject({ ok: false, reason: 'aborted' })
    await left.promise
  })

  it('does not begin when it was cancelled before', async () => {
    const answer: RequestListener = () => expect.unreachable('nothing is sent')
    expect(await uploadTo(answer, { signal: AbortSignal.abort() })).toMatchObject({
      reason: 'aborted',
    })
  })
})
