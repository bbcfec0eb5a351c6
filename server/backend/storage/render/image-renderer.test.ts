import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hugePng, movingGif, pictureOf } from '../testing/pictures.ts'
import { createImageRenderer, type ImageRenderer, imageLimits } from './image-renderer.ts'
import { openRenderCache } from './render-cache.ts'
import type { Transform } from './transform.ts'

let dir: string
let renderer: ImageRenderer
const openCache = (name: string, maxBytes = 1_000_000) =>
  openRenderCache({ dir: path.join(dir, name), maxBytes, newId: randomUUID })

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'test-render-'))
  renderer = createImageRenderer(openCache('first'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

const render = (bytes: Uint8Array, transform: Transform, output?: 'image/webp' | 'image/avif') =>
  renderer.render({ version: randomUUID(), transform, output, read: async () => bytes })
afterAll(() => renderer.close())
const sizeOf = async ({ bytes }: { bytes: Uint8Array }) => {
  const { width, height, pageHeight } = await sharp(bytes, { animated: true }).metadata()
  return [width, pageHeight ?? height]
}

describe('a rendered picture', () => {
  it.each<[Transform, number[]]>([
    [{ width: 100, height: 100 }, [100, 100]],
    [{ width: 100, height: 100, resize: 'contain' }, [100, 50]],
    [{ width: 100, height: 100, resize: 'fill' }, [100, 100]],
    [{ width: 100 }, [100, 50]],
    [{ height: 100 }, [200, 100]],
    [{}, [400, 200]],
  ])('has the size that was asked for: %j', async (transform, size) => {
    const image = await render(await pictureOf(400, 200).jpeg().toBuffer(), transform)
    expect(await sizeOf(image)).toEqual(size)
    expect(image.type).toBe('image/jpeg')
  })

  it.each(['cover', 'contain', 'fill'] as const)('is never enlarged: %s', async (resize) => {
    const small = await pictureOf(40, 20).png().toBuffer()
    const asked = { width: 2500, height: 2500, resize }
    expect(await sizeOf(await render(small, asked))).toEqual([40, 20])
    expect(await sizeOf(await render(small, { width: 2500, resize }))).toEqual([40, 20])
  })

  it('has no more pixels than the limit, in whatever format', async () => {
    const large = await pictureOf(5_000, 2_500).png().toBuffer()
    for (const output of [undefined, 'image/webp', 'image/avif'] as const) {
      const [width = 0, height = 0] = await sizeOf(await render(large, {}, output))
      expect(width * height).toBeLessThanOrEqual(imageLimits.outputPixels)
      expect(width / height).toBeCloseTo(2, 1)
    }
  })

  it('stays animated', async () => {
    const moving = await movingGif()
    const image = await render(moving, { width: 10 })
    expect(await sizeOf(image)).toEqual([10, 5])
    expect((await sharp(image.bytes, { animated: true }).metadata()).pages).toBe(2)
  })

  it('changes its format', async () => {
    const png = await pictureOf(40, 20).png().toBuffer()
    expect((await render(png, {}, 'image/webp')).type).toBe('image/webp')
    expect((await render(png, {}, 'image/avif')).type).toBe('image/avif')
    expect((await render(png, {})).type).toBe('image/png')
  })

  it('is smaller at a lower quality', async () => {
    const noise = sharp(
      Buffer.from(Array.from({ length: 48 * 48 * 3 }, (_, i) => (i * 7919) % 256)),
      {
        raw: { width: 48, height: 48, channels: 3 },
      },
    )
    const jpeg = await noise.jpeg({ quality: 100 }).toBuffer()
    const [low, high] = [await render(jpeg, { quality: 20 }), await render(jpeg, { quality: 95 })]
    expect(low.bytes.byteLength).toBeLessThan(high.bytes.byteLength)
  })

  it('stands upright and tells nothing of where it was taken', async () => {
    const exif = { IFD0: { Copyright: 'someone' } }
    const lying = await pictureOf(40, 20)
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const image = await render(lying, { quality: 80 })
    expect(await sizeOf(image)).toEqual([20, 40])
    expect((await sharp(image.bytes).metadata()).exif).toBeUndefined()
  })
})

describe('what is not rendered', () => {
  it('is a picture of ten billion pixels, refused before it is unpacked', async () => {
    await expect(render(hugePng(100_000, 100_000), { width: 100 })).rejects.toThrow('pixel limit')
  })

  it.each([
    ['an archive', Buffer.from('PK\x03\x04 and more of it')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['nothing', Buffer.alloc(0)],
  ])('is %s', async (_what, bytes) => {
    await expect(render(bytes, { width: 100 })).rejects.toThrow('not a picture')
  })

  it('is half a picture', async () => {
    const whole = await pictureOf(400, 400).png().toBuffer()
    await expect(render(whole.subarray(0, whole.byteLength / 2), { width: 9 })).rejects.toThrow(
      'could not be rendered',
    )
  })
})

describe('rendering', () => {
  it('happens once, for those who ask at the same time and for those who ask later', async () => {
    let reads = 0
    const bytes = await pictureOf(40, 20).png().toBuffer()
    const job = {
      version: randomUUID(),
      transform: { width: 10 },
      output: undefined,
      read: async () => {
        reads++
        return bytes
      },
    }
    const all = await Promise.all(Array.from({ length: 20 }, () => renderer.render(job)))
    const later = await createImageRenderer(openCache('first')).render(job)
    expect(reads).toBe(1)
    expect(new Set([...all, later].map(({ eTag }) => eTag)).size).toBe(1)
    expect(Buffer.compare(later.bytes, all[0]?.bytes ?? Buffer.alloc(0))).toBe(0)
  })

  it('is not for one client alone', async () => {
    const shared = createImageRenderer(openCache('shared'), { ...imageLimits, perClient: 1 })
    const gate = Promise.withResolvers<Uint8Array>()
    const ask = (client: string) =>
      shared.render({
        version: randomUUID(),
        transform: {},
        output: undefined,
        client,
        read: () => gate.promise,
      })
    const first = ask('10.0.0.1')
    await expect(ask('10.0.0.1')).rejects.toThrow('Too many images')
    const other = ask('10.0.0.2')
    gate.resolve(await pictureOf(4, 2).png().toBuffer())
    await Promise.all([first, other])
    await ask('10.0.0.1')
    shared.close()
  })

  it('ends at the time limit', async () => {
    const hurried = createImageRenderer(openCache('hurried'), { ...imageLimits, seconds: 0.001 })
    const bytes = await pictureOf(900, 900).jpeg().toBuffer()
    const job = { version: randomUUID(), transform: {}, read: async () => bytes }
    await expect(hurried.render({ ...job, output: 'image/avif' })).rejects.toThrow('took too long')
  })

  it('turns those away who would wait too long', async () => {
    const busy = createImageRenderer(openCache('busy'), { ...imageLimits, atOnce: 1, waiting: 1 })
    const gate = Promise.withResolvers<Uint8Array>()
    const ask = () =>
      busy.render({
        version: randomUUID(),
        transform: {},
        output: undefined,
        read: () => gate.promise,
      })
    const asked = [ask(), ask(), ask()]
    await expect(Promise.race(asked)).rejects.toThrow('Too many images')
    gate.resolve(await pictureOf(4, 2).png().toBuffer())
    const outcomes = await Promise.allSettled(asked)
    expect(outcomes.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
    ])
  })
})
