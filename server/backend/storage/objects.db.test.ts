/** What happens to files over their life, seen through supabase-js. */
import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { service, useStorage } from './testing/storage-fixture.ts'

describeOnEitherEngine('files', (engine) => {
  let time = Date.parse('2026-03-01T10:00:00Z')
  const fixture = useStorage(engine, { now: () => time })
  const bucket = (name = 'box') => fixture.as(service).from(name)
  const textAt = async (key: string, name?: string) =>
    (await bucket(name).download(key)).data?.text()

  beforeAll(async () => {
    const storage = fixture.as(service)
    await storage.createBucket('box', { public: false })
    await storage.createBucket('open', { public: true })
    await storage.createBucket('pictures', {
      public: true,
      fileSizeLimit: '1kb',
      allowedMimeTypes: ['image/*'],
    })
  })

  describe('an upload', () => {
    it('comes back with what is known of it', async () => {
      const { data } = await bucket().upload('a/b.txt', 'hello', { metadata: { by: 'me' } })
      expect(data).toMatchObject({ path: 'a/b.txt', fullPath: 'box/a/b.txt' })
      expect(await textAt('a/b.txt')).toBe('hello')
      expect((await bucket().info('a/b.txt')).data).toMatchObject({
        id: data?.id,
        name: 'a/b.txt',
        bucketId: 'box',
        size: 5,
        cacheControl: 'max-age=3600',
        contentType: 'text/plain;charset=UTF-8',
        etag: '"5d41402abc4b2a76b9719d911017c592"',
        lastModified: '2026-03-01T10:00:00.000Z',
        metadata: { by: 'me' },
      })
    })

    it('works as a form, as a stream, and empty', async () => {
      const form = new Blob(['a form'], { type: 'text/css' })
      await bucket().upload('form', form, { cacheControl: '60', metadata: { n: 1 } })
      expect((await bucket().info('form')).data).toMatchObject({
        contentType: 'text/css',
        cacheControl: 'max-age=60',
        metadata: { n: 1 },
      })
      await bucket().upload('stream', new Blob(['a stream']).stream(), { duplex: 'half' })
      expect(await textAt('stream')).toBe('a stream')
      await bucket().upload('empty', '')
      expect((await bucket().info('empty')).data?.size).toBe(0)
      expect(await textAt('empty')).toBe('')
    })

    it('is refused where there is a file, unless it may replace it', async () => {
      await bucket().upload('twice', 'first')
      const { data: first } = await bucket().info('twice')
      expect((await bucket().upload('twice', 'second')).error).toMatchObject({
        message: 'The resource already exists',
        statusCode: '409',
      })
      expect(await textAt('twice')).toBe('first')
      const before = await fixture.files()
      const { data } = await bucket().upload('twice', 'second', { upsert: true })
      expect(await textAt('twice')).toBe('second')
      expect(data?.id).toBe(first?.id)
      const after = await fixture.files()
      expect(after).toHaveLength(before.length)
      expect(after).not.toContain(first?.version)
    })

    it('keeps to the limits of its bucket', async () => {
      const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1, 1, 0, 0, 1])
      const before = await fixture.files()
      const pictures = bucket('pictures')
      const typed = { contentType: 'image/png' }
      expect((await pictures.upload('a.png', 'PK\x03\x04 zip', typed)).error).toMatchObject({
        statusCode: '415',
      })
      const large = new Uint8Array([...jpeg, ...new Uint8Array(1000)])
      expect((await pictures.upload('a.png', large, typed)).error).toMatchObject({
        message: 'The object exceeded the maximum allowed size',
        statusCode: '413',
      })
      const endless = new Blob([jpeg, new Uint8Array(100_000)]).stream()
      expect((await pictures.upload('a.png', endless, { duplex: 'half' })).error).toMatchObject({
        statusCode: '413',
      })
      expect(await fixture.files()).toEqual(before)
      await pictures.upload('a.png', jpeg, typed)
      expect((await pictures.info('a.png')).data?.contentType).toBe('image/jpeg')
    })

    it('replaces what is there, and nothing that is not', async () => {
      expect((await bucket().update('nowhere', 'x')).error).toMatchObject({ statusCode: '404' })
      await bucket().upload('replace', 'old')
      await bucket().update('replace', 'new')
      expect(await textAt('replace')).toBe('new')
    })

    it('succeeds once when many upload at the same time, and leaves no bytes of the others on disk', async () => {
      const before = (await fixture.files()).length
      const texts = Array.from({ length: 10 }, (_, at) => `writer ${at}`)
      const results = await Promise.all(texts.map((text) => bucket().upload('race', text)))
      expect(results.filter(({ error }) => error === null)).toHaveLength(1)
      await Promise.all(texts.map((text) => bucket().upload('race', text, { upsert: true })))
      expect(texts).toContain(await textAt('race'))
      expect((await fixture.files()).length).toBe(before + 1)
    })
  })

  describe('moving and copying', () => {
    it('moves a file without touching its bytes', async () => {
      await bucket().upload('from', 'moving')
      const files = await fixture.files()
      expect((await bucket().move('from', 'deep/to')).data?.message).toBe('Successfully moved')
      expect(await textAt('deep/to')).toBe('moving')
      expect((await bucket().exists('from')).data).toBe(false)
      expect(await fixture.files()).toEqual(files)
      await bucket().move('deep/to', 'elsewhere', { destinationBucket: 'open' })
      expect(await textAt('elsewhere', 'open')).toBe('moving')
    })

    it('copies a file, which stays when the first is changed or removed', async () => {
      await bucket().upload('original', 'one', { metadata: { kept: true } })
      const { data } = await bucket().copy('original', 'copy')
      expect(data?.path).toBe('box/copy')
      await bucket().update('original', 'two')
      expect(await textAt('copy')).toBe('one')
      expect((await bucket().info('copy')).data?.metadata).toEqual({ kept: true })
    })

    it('overwrites nothing, finds nothing that is not there, and respects limits', async () => {
      await bucket().upload('here', 'x')
      await bucket().upload('there', 'y')
      const before = await fixture.files()
      expect((await bucket().move('here', 'there')).error).toMatchObject({ statusCode: '409' })
      expect((await bucket().copy('here', 'there')).error).toMatchObject({ statusCode: '409' })
      expect((await bucket().move('gone', 'new')).error).toMatchObject({ statusCode: '404' })
      const abroad = { destinationBucket: 'pictures' }
      expect((await bucket().copy('here', 'x', abroad)).error).toMatchObject({ statusCode: '415' })
      expect((await bucket().move('here', 'x', abroad)).error).toMatchObject({ statusCode: '415' })
      const nowhere = { destinationBucket: 'no-bucket' }
      expect((await bucket().move('here', 'x', nowhere)).error?.message).toBe('Bucket not found')
      expect(await fixture.files()).toEqual(before)
    })
  })

  describe('removal', () => {
    it('removes the row and the bytes, and tells what it removed', async () => {
      await bucket().upload('doomed', 'x')
      const { data: doomed } = await bucket().info('doomed')
      const { data } = await bucket().remove(['doomed', 'never-was'])
      expect(data).toMatchObject([{ name: 'doomed', bucket_id: 'box', id: doomed?.id }])
      expect(await fixture.files()).not.toContain(doomed?.version)
      const again = await fixture.send('/object/box/doomed', { method: 'DELETE' })
      expect(await again.json()).toMatchObject({ code: 'NoSuchKey', statusCode: '404' })
    })

    it('empties a bucket before it can be deleted', async () => {
      const storage = fixture.as(service)
      await storage.createBucket('short', { public: false })
      await storage.from('short').upload('a', 'x')
      expect((await storage.deleteBucket('short')).error).toMatchObject({
        message: 'The bucket you tried to delete is not empty',
        statusCode: '409',
      })
      const before = (await fixture.files()).length
      await storage.emptyBucket('short')
      expect((await fixture.files()).length).toBe(before - 1)
      expect((await storage.deleteBucket('short')).error).toBeNull()
      expect((await storage.getBucket('short')).error?.message).toBe('Bucket not found')
    })
  })

  describe('buckets', () => {
    it('are listed, found and changed in part', async () => {
      const storage = fixture.as(service)
      await storage.createBucket('zoo', { public: true, fileSizeLimit: '20MB' })
      expect((await storage.createBucket('zoo')).error).toMatchObject({ statusCode: '409' })
      await storage.updateBucket('zoo', { public: false, allowedMimeTypes: ['text/plain'] })
      expect((await storage.getBucket('zoo')).data).toMatchObject({
        public: false,
        file_size_limit: 20_000_000,
        allowed_mime_types: ['text/plain'],
      })
      await storage.updateBucket('zoo', {
        public: false,
        fileSizeLimit: null,
        allowedMimeTypes: null,
      })
      expect((await storage.getBucket('zoo')).data).toMatchObject({
        file_size_limit: null,
        allowed_mime_types: null,
      })
      const { data } = await storage.listBuckets({ search: 'ZO', limit: 1, sortColumn: 'name' })
      expect(data).toMatchObject([{ id: 'zoo', name: 'zoo', type: 'STANDARD' }])
      expect((await storage.updateBucket('nix', { public: true })).error?.message).toBe(
        'Bucket not found',
      )
    })

    it.each([
      [{ name: 'a/b' }, 'Bucket name invalid'],
      [{ name: 'x', file_size_limit: 'big' }, 'Invalid file size format'],
      [{ name: 'x', allowed_mime_types: ['png'] }, 'mime type png is not supported'],
      [{}, 'body/name'],
    ])('are not made of %j', async (body, message) => {
      const response = await fixture.send('/bucket', { method: 'POST', body: JSON.stringify(body) })
      expect(response.status).toBe(400)
      expect((await response.json()).message).toContain(message)
    })

    it('are refused a size of blanks without trying every division of them', async () => {
      const file_size_limit = `1${' '.repeat(900_000)}!`
      const body = JSON.stringify({ name: 'x', file_size_limit })
      expect((await fixture.send('/bucket', { method: 'POST', body })).status).toBe(400)
    })
  })

  it('signs many at once, and says which it could not', async () => {
    time += 1000
    await bucket().upload('signed', 'secret')
    const { data } = await bucket().createSignedUrls(['signed', 'missing'], 60)
    expect(data?.[1]).toMatchObject({
      error: 'Either the object does not exist or you do not have access to it',
      signedUrl: null,
    })
    const target = (data?.[0]?.signedUrl ?? '').split('/storage/v1')[1] ?? ''
    expect(fixture.storage.isOpen(new Request(data?.[0]?.signedUrl ?? ''))).toBe(true)
    expect(await (await fixture.send(target)).text()).toBe('secret')
    expect((await fixture.send(target.replace('signed', 'twice'))).status).toBe(400)
    time += 61_000
    expect(await (await fixture.send(target)).json()).toMatchObject({ code: 'ExpiredToken' })
  })
})
