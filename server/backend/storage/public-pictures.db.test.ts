import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { createStorageService } from './service.ts'
import { openDiskStore } from './store/disk-store.ts'
import { hugePng, movingGif, pictureOf } from './testing/pictures.ts'
import { picturesWithMetadata, secretPlace } from './testing/pictures-with-metadata.ts'
import { clientOf, service, user, useStorage } from './testing/storage-fixture.ts'

type Telling = keyof typeof picturesWithMetadata
const kinds = Object.keys(picturesWithMetadata) as Telling[]

describeOnEitherEngine('pictures that everybody may see', (engine) => {
  const fixture = useStorage(engine, { publicPictures: 'encoded-anew' })
  const person = randomUUID()

  beforeAll(async () => {
    const storage = fixture.as(service)
    await storage.createBucket('shown', { public: true, fileSizeLimit: '2MB' })
    await storage.createBucket('kept', { public: false })
    await engine.owner.script(`
      create policy "all may do all" on storage.objects for all to authenticated
        using (bucket_id in ('shown', 'kept')) with check (bucket_id in ('shown', 'kept'))`)
  })

  const seenBy = async (at: string) => {
    const response = await fixture.send(`/object/public/shown/${at}`, { caller: user(person) })
    expect(response.status).toBe(200)
    return {
      type: response.headers.get('content-type'),
      bytes: Buffer.from(await response.arrayBuffer()),
    }
  }
  const expectClean = async (at: string, type: Telling) => {
    const seen = await seenBy(at)
    expect(seen.type).toBe(type)
    expect(seen.bytes.includes(secretPlace)).toBe(false)
    expect(seen.bytes.includes('GPS')).toBe(false)
    const { exif, xmp, iptc, icc, orientation, comments } = await sharp(seen.bytes).metadata()
    expect({ exif, xmp, iptc, icc, orientation, comments }).toEqual({})
    return seen.bytes
  }
  const blobOf = async (type: Telling) =>
    new Blob([new Uint8Array(await picturesWithMetadata[type]())], { type })

  it.each(kinds)('hold no metadata: %s', async (type) => {
    const original = await picturesWithMetadata[type]()
    expect(original.includes(secretPlace)).toBe(true)
    const storage = fixture.as(user(person)).from('shown')
    const { error } = await storage.upload(`plain/${type}`, await blobOf(type))
    expect(error).toBeNull()
    await expectClean(`plain/${type}`, type)
    const { data } = await storage.list('plain/image', { search: type.split('/')[1] })
    expect(data?.[0]?.metadata).toMatchObject({ mimetype: type })
  })

  it('stand upright, with the colours they had', async () => {
    const bytes = await expectClean('plain/image/jpeg', 'image/jpeg')
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([40, 80])
    const colourAt = (y: number) => [...data.subarray(y * 40 * 3, y * 40 * 3 + 3)]
    const [top, bottom] = [colourAt(5), colourAt(75)]
    expect(top[0]).toBeGreaterThan(top[2] ?? 0)
    expect(bottom[2]).toBeGreaterThan(bottom[0] ?? 0)
  })

  describe('are encoded anew by whatever way they are uploaded', () => {
    it.each([
      [
        'by the service',
        async (at: string, file: Blob) => fixture.as(service).from('shown').upload(at, file),
      ],
      [
        'in place of another',
        async (at: string, file: Blob) => {
          const storage = fixture.as(user(person)).from('shown')
          await storage.upload(at, new Blob([await pictureOf(4, 4).png().toBuffer()]))
          return storage.upload(at, file, { upsert: true })
        },
      ],
      [
        'as an update',
        async (at: string, file: Blob) => {
          const storage = fixture.as(user(person)).from('shown')
          await storage.upload(at, new Blob([await pictureOf(4, 4).png().toBuffer()]))
          return storage.update(at, file)
        },
      ],
      [
        'by a signed address',
        async (at: string, file: Blob) => {
          const storage = fixture.as(user(person)).from('shown')
          const { data } = await storage.createSignedUploadUrl(at)
          return storage.uploadToSignedUrl(at, data?.token ?? '', file)
        },
      ],
      [
        'with another label',
        async (at: string, file: Blob) =>
          fixture
            .as(user(person))
            .from('shown')
            .upload(at, new Blob([file], { type: 'application/octet-stream' })),
      ],
      [
        'as a copy',
        async (at: string, file: Blob) => {
          await fixture.as(user(person)).from('kept').upload(at, file)
          return fixture.as(user(person)).from('kept').copy(at, at, { destinationBucket: 'shown' })
        },
      ],
      [
        'as a move',
        async (at: string, file: Blob) => {
          await fixture.as(user(person)).from('kept').upload(at, file)
          return fixture.as(user(person)).from('kept').move(at, at, { destinationBucket: 'shown' })
        },
      ],
    ])('%s', async (way, send) => {
      const at = `ways/${way.replaceAll(' ', '-')}`
      const { error } = await send(at, await blobOf('image/jpeg'))
      expect(error).toBeNull()
      await expectClean(at, 'image/jpeg')
    })
  })

  it('leave no byte of the uploaded files in the store', async () => {
    const before = await fixture.files()
    const storage = fixture.as(user(person))
    await storage.from('kept').upload('moving', await blobOf('image/jpeg'))
    await storage.from('kept').move('moving', 'moved', { destinationBucket: 'shown' })
    await storage.from('shown').upload('straight', await blobOf('image/png'))
    expect((await fixture.files()).length).toBe(before.length + 2)
    await storage.from('shown').remove(['moved', 'straight'])
    expect(await fixture.files()).toEqual(before)
  })

  it('stay animated', async () => {
    const moving = await movingGif()
    await fixture
      .as(service)
      .from('shown')
      .upload('moving.gif', new Blob([moving]))
    const { bytes } = await seenBy('moving.gif')
    expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(2)
  })

  it('have a bounded number of pixels', async () => {
    const wide = await pictureOf(5_000, 2_500).jpeg().toBuffer()
    await fixture
      .as(service)
      .from('shown')
      .upload('wide.jpg', new Blob([wide]))
    const { width, height } = await sharp((await seenBy('wide.jpg')).bytes).metadata()
    expect(width * height).toBeLessThanOrEqual(4_000_000)
    expect(width / height).toBeCloseTo(2, 1)
  })

  const half = async () => {
    const whole = await pictureOf(400, 400).png().toBuffer()
    return whole.subarray(0, whole.byteLength / 2)
  }
  it.each<[string, () => Promise<Buffer>, string]>([
    ['half of one', half, 'could not be rendered'],
    ['one of ten billion pixels', async () => hugePng(100_000, 100_000), 'pixel limit'],
    [
      'a drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'not supported',
    ],
    ['one of another kind', () => pictureOf(8, 8).tiff().toBuffer(), 'image/tiff is not supported'],
    ['nothing', async () => Buffer.alloc(0), 'not supported'],
  ])('are not %s under the label of one', async (what, bytes, message) => {
    const before = await fixture.files()
    const { error } = await fixture
      .as(service)
      .from('shown')
      .upload(
        `wrong/${what}`.replaceAll(' ', '-'),
        new Blob([new Uint8Array(await bytes())], { type: 'image/png' }),
      )
    expect(error?.message).toContain(message)
    expect(await fixture.files()).toEqual(before)
  })

  it('are not what a page becomes that calls itself one', async () => {
    const page = new Blob(['<html><script>alert(1)</script>'], { type: 'image/png' })
    await fixture.as(service).from('shown').upload('page.png', page)
    expect((await seenBy('page.png')).type).toMatch('text/plain')
  })

  it('are refused in a disguise that a browser would take off', async () => {
    const response = await fixture.send('/object/shown/packed.jpg', {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', 'content-encoding': 'gzip' },
      body: gzipSync(await picturesWithMetadata['image/jpeg']()),
    })
    expect(await response.json()).toMatchObject({ code: 'InvalidMimeType' })
  })

  describe('that were uploaded before the rule', () => {
    const storedBefore = async (bucket: string, at: string, type: Telling) => {
      const plain = createStorageService({
        database: engine.database,
        store: await openDiskStore(path.join(fixture.dir, 'files')),
        signingSecret: 'a secret of the tests that is long enough',
        renderCache: { dir: path.join(fixture.dir, 'rendered') },
      })
      const { error } = await clientOf(plain, service)
        .storage.from(bucket)
        .upload(at, await blobOf(type))
      expect(error).toBeNull()
      await plain.close()
    }

    it('are encoded anew by the job', async () => {
      for (const type of kinds) await storedBefore('shown', `earlier/${type}`, type)
      expect((await seenBy('earlier/image/webp')).bytes.includes(secretPlace)).toBe(true)
      const files = await fixture.files()
      await fixture.storage.reencodeOldPictures()
      for (const type of kinds) await expectClean(`earlier/${type}`, type)
      expect((await fixture.files()).length).toBe(files.length)
    })

    it('are encoded anew when their bucket becomes public', async () => {
      await fixture.as(service).createBucket('later', { public: false })
      await storedBefore('later', 'one', 'image/jpeg')
      await fixture.as(service).updateBucket('later', { public: true })
      const response = await fixture.send('/object/public/later/one')
      expect(Buffer.from(await response.arrayBuffer()).includes(secretPlace)).toBe(false)
    })
  })

  it('stay as they came where nobody else sees them', async () => {
    const original = await picturesWithMetadata['image/jpeg']()
    await fixture
      .as(user(person))
      .from('kept')
      .upload('own.jpg', new Blob([new Uint8Array(original)]))
    const { data } = await fixture.as(user(person)).from('kept').download('own.jpg')
    expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(original)
  })
})
