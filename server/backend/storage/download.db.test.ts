/** What goes out: bytes and parts of them, headers that browsers act on, folders, pictures. */
import { gunzipSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnPglite } from '#server/backend/db/testing/both-engines.ts'
import { imageLimits } from './render/image-renderer.ts'
import { hugePng, pictureOf } from './testing/pictures.ts'
import { service, useStorage, visitor } from './testing/storage-fixture.ts'

describeOnPglite('downloads', (engine) => {
  const fixture = useStorage(engine, { imageLimits: { ...imageLimits, inputBytes: 100_000 } })
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fixture.send(path, { headers, method })

  beforeAll(async () => {
    const storage = fixture.as(service)
    await storage.createBucket('open', { public: true })
    await storage.createBucket('closed', { public: false })
    const upload = (name: string, body: string | Buffer, contentType: string) =>
      storage.from('open').upload(name, body, { contentType })
    await upload('letters.txt', 'abcdefghij', 'text/plain')
    await upload('page.html', '<html><script>alert(1)</script>', 'text/html')
    await upload('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')
    await upload('photo.jpg', await pictureOf(400, 200).jpeg().toBuffer(), 'image/jpeg')
    await upload('bomb.png', hugePng(100_000, 100_000), 'image/png')
    await upload('fake.png', 'not a picture', 'text/plain')
    await upload('heavy.png', Buffer.concat([hugePng(9, 9), Buffer.alloc(100_000)]), 'image/png')
    await storage.from('closed').upload('letters.txt', 'secret')
  })

  describe('a file', () => {
    it('comes with the headers by which a browser caches it', async () => {
      const response = await get('/object/public/open/letters.txt')
      expect(await response.text()).toBe('abcdefghij')
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'accept-ranges': 'bytes',
        'cache-control': 'max-age=3600',
        'content-length': '10',
        'content-type': 'text/plain',
        etag: '"a925576942e94b2ef57a066101b48876"',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'none',
      })
      expect(Date.parse(response.headers.get('last-modified') ?? '')).toBeGreaterThan(0)
    })

    it('is answered with 304 to those who have it', async () => {
      const { headers } = await get('/object/open/letters.txt')
      for (const [name, known] of [
        ['if-none-match', headers.get('etag')],
        ['if-modified-since', headers.get('last-modified')],
      ]) {
        const response = await get('/object/open/letters.txt', { [name ?? '']: known ?? '' })
        expect(response.status).toBe(304)
        expect(await response.text()).toBe('')
        expect(response.headers.get('etag')).toBe(headers.get('etag'))
      }
    })

    it('is sent in the byte ranges that are asked for', async () => {
      const part = await get('/object/authenticated/open/letters.txt', { range: 'bytes=2-4' })
      expect(part.status).toBe(206)
      expect(part.headers.get('content-range')).toBe('bytes 2-4/10')
      expect(part.headers.get('content-length')).toBe('3')
      expect(part.headers.get('cache-control')).toBe('max-age=3600, no-transform')
      expect(await part.text()).toBe('cde')
      const beyond = await get('/object/open/letters.txt', { range: 'bytes=10-' })
      expect(beyond.status).toBe(416)
      expect(beyond.headers.get('content-range')).toBe('bytes */10')
    })

    it('is described without being sent', async () => {
      const response = await get('/object/open/letters.txt', {}, 'HEAD')
      expect([response.status, response.headers.get('content-length')]).toEqual([200, '10'])
      expect(await response.text()).toBe('')
      const missing = await get('/object/open/nothing', {}, 'HEAD')
      expect([missing.status, await missing.text()]).toEqual([400, ''])
    })

    it('is saved under the name that is asked for', async () => {
      const named = (name: string) => get(`/object/public/open/letters.txt?download=${name}`)
      const disposition = async (name: string) =>
        (await named(name)).headers.get('content-disposition')
      expect(await disposition('')).toBe('attachment')
      expect(await disposition(encodeURIComponent('a "b"\r\nx: y é.txt'))).toBe(
        "attachment; filename=a%20%22b%22%0D%0Ax%3A%20y%20%C3%A9.txt; filename*=UTF-8''a%20%22b%22%0D%0Ax%3A%20y%20%C3%A9.txt",
      )
    })

    it('is never run as a page of this origin', async () => {
      const page = await get('/object/public/open/page.html')
      expect(page.headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(page.headers.get('content-disposition')).toBe('attachment')
      const drawing = await get('/object/public/open/drawing.svg')
      expect(drawing.headers.get('content-type')).toBe('image/svg+xml')
      expect(drawing.headers.get('content-disposition')).toBe('attachment')
      expect(drawing.headers.get('content-security-policy')).toContain('sandbox')
    })

    it('is open to all in a public bucket only', async () => {
      const as = { caller: visitor }
      expect((await fixture.send('/object/public/open/letters.txt', as)).status).toBe(200)
      expect((await fixture.send('/object/info/public/open/letters.txt', as)).status).toBe(200)
      for (const path of [
        '/object/public/closed/letters.txt',
        '/object/info/public/closed/letters.txt',
      ]) {
        const response = await fixture.send(path, as)
        expect(response.status).toBe(400)
        expect(await response.json()).toEqual({
          statusCode: '404',
          error: 'Bucket not found',
          code: 'NoSuchBucket',
          message: 'Bucket not found',
        })
      }
    })

    it('is sent in the content encoding in which it was uploaded', async () => {
      const packed = gzipSync('a {}')
      const { error } = await fixture
        .as(service)
        .from('open')
        .upload('style.css', packed, { contentType: 'text/css', contentEncoding: 'gzip' })
      expect(error).toBeNull()
      const response = await get('/object/public/open/style.css')
      expect(response.headers.get('content-encoding')).toBe('gzip')
      expect(response.headers.get('content-type')).toBe('text/css')
      expect(gunzipSync(await response.arrayBuffer()).toString()).toBe('a {}')
    })

    it('is looked for again when it was replaced in between', async () => {
      const files = fixture.as(service).from('open')
      const reads = Array.from({ length: 20 }, () => files.download('photo-of-now'))
      await files.upload('photo-of-now', 'v0')
      const writes = Array.from({ length: 10 }, (_, at) =>
        files.update('photo-of-now', `v${at + 1}`),
      )
      const later = Array.from({ length: 20 }, () => files.download('photo-of-now'))
      await Promise.all([...reads, ...writes])
      for (const { data, error } of await Promise.all(later)) {
        expect(error).toBeNull()
        expect(await data?.text()).toMatch(/^v\d+$/)
      }
    })
  })

  describe('a folder', () => {
    const files = () => fixture.as(service).from('tree')
    const names = async (...args: Parameters<ReturnType<typeof files>['list']>) =>
      (await files().list(...args)).data?.map(({ name }) => name)

    beforeAll(async () => {
      await fixture.as(service).createBucket('tree')
      for (const name of [
        'b.txt',
        'a.txt',
        'C.txt',
        'sub/one',
        'sub/two',
        'sub/deep/x',
        'sub2/y',
      ]) {
        await files().upload(name, name)
      }
    })

    it('lists folders, then files, by name', async () => {
      expect(await names()).toEqual(['sub', 'sub2', 'C.txt', 'a.txt', 'b.txt'])
      expect(await names('sub')).toEqual(['deep', 'one', 'two'])
      expect(await names('sub/deep/')).toEqual(['x'])
      expect(await names('nothing')).toEqual([])
    })

    it('is sorted, searched and paged', async () => {
      expect(await names('', { sortBy: { column: 'name', order: 'desc' } })).toEqual([
        'sub2',
        'sub',
        'b.txt',
        'a.txt',
        'C.txt',
      ])
      expect(await names('sub', { sortBy: { column: 'created_at', order: 'desc' } })).toEqual([
        'deep',
        'two',
        'one',
      ])
      expect(await names('', { search: 'c' })).toEqual(['C.txt'])
      expect(await names('', { limit: 2, offset: 1 })).toEqual(['sub2', 'C.txt'])
    })

    it('tells files from folders', async () => {
      const { data } = await files().list()
      expect(data?.[0]).toEqual({
        name: 'sub',
        id: null,
        updated_at: null,
        created_at: null,
        last_accessed_at: null,
        metadata: null,
      })
      expect(data?.[2]?.metadata).toMatchObject({ size: 5, cacheControl: 'max-age=3600' })
      expect(data?.[2]?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    })

    it.each([1, 2, 3, 100])('comes whole by cursor, %i at a time', async (limit) => {
      for (const withDelimiter of [true, false]) {
        for (const order of ['asc', 'desc'] as const) {
          const seen: string[] = []
          for (let cursor: string | undefined, more = true; more; ) {
            const sortBy = { column: 'name', order } as const
            const options = { limit, cursor, sortBy, with_delimiter: withDelimiter }
            const { data } = await files().listV2(options)
            const page = [...(data?.folders ?? []), ...(data?.objects ?? [])]
            expect(page.length).toBeLessThanOrEqual(limit)
            seen.push(...page.map(({ name }) => name))
            more = data?.hasNext ?? false
            cursor = data?.nextCursor
          }
          expect(seen.sort()).toEqual(
            withDelimiter
              ? ['C.txt', 'a.txt', 'b.txt', 'sub/', 'sub2/']
              : ['C.txt', 'a.txt', 'b.txt', 'sub/deep/x', 'sub/one', 'sub/two', 'sub2/y'],
          )
        }
      }
    })

    it('is not found in a bucket that does not exist', async () => {
      const { error } = await fixture.as(service).from('no-tree').list()
      expect(error?.message).toBe('Bucket not found')
    })
  })

  describe('a picture', () => {
    it('comes in the size and format of the page', async () => {
      const target = '/render/image/public/open/photo.jpg?width=100&height=100'
      const response = await get(target)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        vary: 'Accept',
        'x-transformations': 'height:100,width:100,resizing_type:fill',
      })
      const { width, height } = await sharp(await response.arrayBuffer()).metadata()
      expect([width, height]).toEqual([100, 100])
      const modern = await get(target, { accept: 'image/avif,image/webp,*/*' })
      expect(modern.headers.get('content-type')).toBe('image/webp')
      const known = response.headers.get('etag') ?? ''
      expect((await get(target, { 'if-none-match': known })).status).toBe(304)
      expect(modern.headers.get('etag')).not.toBe(known)
      const kept = await get(`${target}&format=origin`, { accept: 'image/webp' })
      expect(kept.headers.get('content-type')).toBe('image/jpeg')
    })

    it('is AVIF where the bucket wants it', async () => {
      await engine.owner.script(
        "update storage.buckets set avif_autodetection = true where id = 'open'",
      )
      const response = await get('/render/image/authenticated/open/photo.jpg?width=50', {
        accept: 'image/avif,image/webp',
      })
      expect(response.headers.get('content-type')).toBe('image/avif')
    })

    it('keeps the size that was signed', async () => {
      const files = fixture.as(service).from('open')
      const { data } = await files.createSignedUrl('photo.jpg', 60, { transform: { width: 40 } })
      const target = (data?.signedUrl ?? '').split('/storage/v1')[1]
      const response = await get(`${target}&width=2000`)
      expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(40)
      const plain = await files.createSignedUrl('photo.jpg', 60)
      const whole = plain.data?.signedUrl
        .split('/storage/v1')[1]
        ?.replace('/object/', '/render/image/')
      const rendered = await get(`${whole}&width=40`)
      expect((await sharp(await rendered.arrayBuffer()).metadata()).width).toBe(400)
    })

    it.each([
      ['open/bomb.png?width=100', '422'],
      ['open/fake.png?width=100', '422'],
      ['open/heavy.png?width=100', '422'],
      ['open/drawing.svg?width=100', '422'],
      ['open/photo.jpg?width=0', '400'],
      ['open/photo.jpg?width=99999', '400'],
      ['open/missing.jpg?width=10', '404'],
      ['closed/letters.txt?width=10', '404'],
    ])('is refused in words: %s', async (target, status) => {
      const response = await get(`/render/image/public/${target}`)
      expect(response.status).toBe(400)
      expect((await response.json()).statusCode).toBe(status)
    })
  })
})
