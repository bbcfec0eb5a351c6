/** `/storage/v1` over a socket, as browsers and supabase-js meet it: what works, and what must not. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBackend } from '#server/backend/backend.ts'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { openDiskStore } from '#server/backend/storage/store/disk-store.ts'
import { pictureOf } from '#server/backend/storage/testing/pictures.ts'
import { serveBackend } from '#server/backend/testing/backend-server.ts'
import { runCount } from '#testing/run-count.ts'

const jwtSecret = 'the-shared-secret-of-the-conformance-suite'
const anonKey = 'sb_publishable_conformance'
const serviceKey = 'sb_secret_conformance'
const maxFileSize = 32 * 1024 * 1024
const patiently = { timeout: 30_000 }

describeOnEitherEngine('storage over HTTP', (engine) => {
  let url = ''
  let dir = ''
  const logged: unknown[] = []
  const closing: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'test-storage-http-'))
    const store = await openDiskStore(path.join(dir, 'files'))
    const served = await serveBackend(() =>
      createBackend({
        database: engine.database,
        secret: 'what seals the keys of the conformance suite',
        anonKeys: [anonKey],
        serviceKeys: [serviceKey],
        jwtSecret,
        storage: {
          store,
          renderCache: { dir: path.join(dir, 'rendered') },
          maxFileSize,
        },
        now: () => Date.now(),
        onError: (message, error) => logged.push({ message, error }),
      }),
    )
    url = served.url
    closing.push(async () => {
      await served.close()
      await rm(dir, { recursive: true, force: true })
    })
    await storageAs(serviceKey).createBucket('box', { public: false })
  })
  afterAll(async () => {
    for (const close of closing) await close()
    expect(logged).toEqual([])
  })

  const storageAs = (key: string, token?: string) =>
    createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      ...(token && { accessToken: async () => token }),
    }).storage
  const box = () => storageAs(serviceKey).from('box')

  const files = async () => {
    const entries = await readdir(path.join(dir, 'files'), { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  }

  /** Sends bytes as they are; answers what was said, or vanishes without a word when told to. */
  const raw = async (head: string, body: Uint8Array, vanishAfter?: () => Promise<unknown>) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let said = ''
    socket.on('data', (chunk) => {
      said += chunk
      if (said.includes('\r\n\r\n')) socket.end()
    })
    socket.on('error', () => {})
    socket.write(head.replaceAll('\n', '\r\n'))
    await new Promise((resolve) => socket.write(body, resolve))
    if (vanishAfter) {
      await vanishAfter()
      socket.destroy()
    }
    await once(socket, 'close')
    return said
  }

  const upload = (name: string, length: number, type: string) =>
    `POST /storage/v1/object/box/${name} HTTP/1.1\nHost: x\napikey: ${serviceKey}\n` +
    `Content-Type: ${type}\nContent-Length: ${length}\n\n`

  describe('the bucket of the product', () => {
    it('takes a picture, shows it to everyone, and lets it go', async () => {
      const travel = storageAs(serviceKey).from('travel')
      const picture = await pictureOf(64, 32).jpeg().toBuffer()
      const name = `carousel/${randomUUID()}.jpg`
      const file = new File([new Uint8Array(picture)], 'poster.jpg', { type: 'image/jpeg' })
      expect((await travel.upload(name, file)).error).toBeNull()

      const { publicUrl } = travel.getPublicUrl(name).data
      const seen = await fetch(publicUrl)
      expect(seen.status).toBe(200)
      expect(seen.headers.get('content-type')).toBe('image/jpeg')
      expect(seen.headers.get('access-control-allow-origin')).toBe('*')
      expect(Buffer.from(await seen.arrayBuffer()).equals(picture)).toBe(true)
      const small = await fetch(
        travel.getPublicUrl(name, { transform: { width: 16 } }).data.publicUrl,
      )
      expect(small.headers.get('x-transformations')).toBe('width:16,resizing_type:fill')

      const visitors = storageAs(anonKey).from('travel')
      expect((await visitors.list('carousel')).data).toHaveLength(1)
      expect((await visitors.remove([name])).data).toEqual([])
      expect((await visitors.upload('mine.jpg', file)).error).toMatchObject({ statusCode: '403' })
      expect((await travel.remove([name])).data).toMatchObject([{ name }])
      expect((await fetch(publicUrl)).status).toBe(400)
    })

    it('takes no archive that calls itself a picture', async () => {
      const start = Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0])
      for (const size of [100, 9_000_000]) {
        const zip = Buffer.concat([start, randomBytes(size)])
        const { error } = await storageAs(serviceKey)
          .from('travel')
          .upload('a.png', zip, { contentType: 'image/png' })
        expect(error).toMatchObject({
          message: 'mime type application/zip is not supported',
          statusCode: '415',
        })
      }
    })
  })

  it('carries a large file up and down, whole and in parts', async () => {
    const million = 1_000_000
    const millions = runCount('millions of bytes in a file', { everyday: 6, full: 20 })
    const bytes = randomBytes(millions * million)
    const [from, to] = [million, (millions - 1) * million]
    expect((await box().upload('large', new Blob([bytes]))).error).toBeNull()
    const { data } = await box().createSignedUrl('large', 60)
    const whole = await fetch(data?.signedUrl ?? '')
    const digest = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
    expect(digest(Buffer.from(await whole.arrayBuffer()))).toBe(digest(bytes))
    const part = await fetch(data?.signedUrl ?? '', {
      headers: { range: `bytes=${from}-${to}` },
    })
    expect(part.status).toBe(206)
    expect(digest(Buffer.from(await part.arrayBuffer()))).toBe(digest(bytes.subarray(from, to + 1)))
  })

  it('lets a signed address do its one thing without a key', async () => {
    const { data } = await box().createSignedUploadUrl('by-address.txt')
    const put = (target: string) => fetch(target, { method: 'PUT', body: 'hello' })
    expect((await put(data?.signedUrl ?? '')).status).toBe(200)
    expect((await put(data?.signedUrl ?? '')).status).toBe(400)
    const other = (data?.signedUrl ?? '').replace('by-address', 'other')
    expect(await (await put(other)).json()).toMatchObject({ code: 'InvalidSignature' })
    expect(await (await box().download('by-address.txt')).data?.text()).toBe('hello')
  })

  describe('who may come in', () => {
    it('needs a key for what is not public, and a token that is good', async () => {
      expect((await fetch(`${url}/storage/v1/object/box/large`)).status).toBe(401)
      expect((await fetch(`${url}/storage/v1/object/public/box/large`)).status).toBe(400)
      const sign = (claims: Record<string, unknown>) =>
        new SignJWT({ role: 'service_role', ...claims })
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode(jwtSecret))
      const good = storageAs(anonKey, await sign({ exp: Date.now() / 1000 + 60 }))
      expect((await good.from('box').exists('large')).data).toBe(true)
      const stale = storageAs(anonKey, await sign({ exp: Date.now() / 1000 - 600 }))
      expect((await stale.from('box').info('large')).error).toMatchObject({ code: 'InvalidJWT' })
    })
  })

  describe('bad input', () => {
    it.each([
      '/storage/v1/object/public/travel/../../../../../../etc/passwd',
      '/storage/v1/object/public/travel/%2e%2e/%2e%2e/etc/passwd',
      '/storage/v1/object/public/travel/..%2f..%2f..%2fetc%2fpasswd',
      '/storage/v1/object/public/travel/..%5c..%5cetc',
      '/storage/v1/object/public/travel/a%00b',
      '/storage/v1/object/public/..%2f..%2fetc/passwd',
      '/storage/v1/object/public/travel/%',
      '/storage/v1/object/public/travel//etc/passwd',
      '/storage/v1/nothing',
    ])('reaches no file: %s', async (target) => {
      const said = await raw(
        `GET ${target} HTTP/1.1\nHost: x\napikey: ${serviceKey}\nConnection: close\n\n`,
        Buffer.alloc(0),
      )
      expect(said).toMatch(/^HTTP\/1\.1 40[04] /)
      expect(said).not.toContain('root:')
    })

    it('stores no key that is not one', async () => {
      const before = await files()
      for (const name of ['../up', 'a/../../b', 'é.png', 'a\\b', 'x'.repeat(2000)]) {
        const moved = await box().move('large', name)
        expect(moved.error, name).toMatchObject({ code: 'InvalidKey' })
      }
      expect(await files()).toEqual(before)
    })

    it('leaves nothing of a sender that vanishes, raw or in a form', async () => {
      const before = await files()
      const megabyte = randomBytes(1_000_000)
      const halfway = () =>
        expect.poll(async () => (await files()).length, patiently).toBe(before.length + 1)
      await raw(upload('gone', 10_000_000, 'application/octet-stream'), megabyte, halfway)
      await expect.poll(files, patiently).toEqual(before)
      const form = Buffer.concat([
        Buffer.from(
          '--x\r\nContent-Disposition: form-data; name=""; filename="a"\r\nContent-Type: text/plain\r\n\r\n',
        ),
        megabyte,
      ])
      await raw(upload('gone', 10_000_000, 'multipart/form-data; boundary=x'), form, halfway)
      await expect.poll(files, patiently).toEqual(before)
      expect((await box().exists('gone')).data).toBe(false)
    })

    it('refuses a form that ends in the middle', async () => {
      const before = await files()
      const form = Buffer.from(
        '--x\r\nContent-Disposition: form-data; name=""; filename="a"\r\n\r\nhalf of it',
      )
      const head = upload('half', form.byteLength, 'multipart/form-data; boundary=x')
      expect(await raw(head, form)).toMatch(/^HTTP\/1\.1 400 /)
      const empty = Buffer.from('--x--\r\n')
      const none = upload('half', empty.byteLength, 'multipart/form-data; boundary=x')
      expect(await raw(none, empty)).toMatch(/^HTTP\/1\.1 400 /)
      expect(await files()).toEqual(before)
      expect((await box().exists('half')).data).toBe(false)
    })

    it('refuses what is too large, announced or not', async () => {
      const before = await files()
      const announced = upload('big', maxFileSize + 1, 'application/octet-stream')
      expect(await raw(announced, Buffer.alloc(10))).toMatch(/^HTTP\/1\.1 400 /)
      const endless = new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
      })
      const { error } = await box().upload('big', endless, { duplex: 'half' })
      expect(error).toMatchObject({ statusCode: '413' })
      await expect.poll(files, patiently).toEqual(before)
      const parts = new Blob([new Uint8Array(maxFileSize + 1)])
      expect((await box().upload('big', parts)).error).toMatchObject({ statusCode: '413' })
      await expect.poll(files, patiently).toEqual(before)
    })

    it.each([
      ['/object/list/box', '{"limit": 100000}'],
      ['/object/list/box', 'not JSON'],
      ['/object/list-v2/box', '{"cursor": "x"}'],
      ['/object/sign/box/large', '{"expiresIn": -1}'],
      ['/object/sign/box', '{"expiresIn": 60, "paths": []}'],
      ['/object/move', '{}'],
      ['/bucket', '[]'],
    ])('says what is wrong with %s %s', async (target, body) => {
      const response = await fetch(`${url}/storage/v1${target}`, {
        method: 'POST',
        headers: { apikey: serviceKey, 'content-type': 'application/json' },
        body,
      })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'InvalidRequest', statusCode: '400' })
    })

    it.each(['not base64 JSON', Buffer.from('[1]').toString('base64')])(
      'takes no metadata that is no object: %s',
      async (metadata) => {
        const response = await fetch(`${url}/storage/v1/object/box/meta`, {
          method: 'POST',
          headers: { apikey: serviceKey, 'x-metadata': metadata },
          body: 'x',
        })
        expect(await response.json()).toMatchObject({ code: 'InvalidRequest' })
      },
    )
  })
})
