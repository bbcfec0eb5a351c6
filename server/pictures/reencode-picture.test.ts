import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { maxPictureBytes } from '#domain/site/pictures.ts'
import { createPictureReencoder } from './reencode-picture.ts'

const reencode = createPictureReencoder()

const refusal = async (bytes: Uint8Array | string) => {
  const result = await reencode(typeof bytes === 'string' ? Buffer.from(bytes) : bytes)
  return result.ok ? 'accepted' : result.reason
}

/** As a phone held sideways writes it: red on top of blue once it is turned upright. */
function sidewaysPhoto(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 40, height: 60, channels: 3, background } })
      .png()
      .toBuffer()
  return Promise.all([half('#0000ff'), half('#ff0000')]).then(([blue, red]) =>
    sharp({ create: { width: 80, height: 60, channels: 3, background: '#ffffff' } })
      .composite([
        { input: blue, left: 40, top: 0 },
        { input: red, left: 0, top: 0 },
      ])
      .jpeg({ quality: 95 })
      .withExif({
        IFD0: { Copyright: 'Somebody at home', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 42/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  )
}

async function colourAt(bytes: Uint8Array, top: number) {
  const [red = 0, , blue = 0] = await sharp(bytes)
    .extract({ left: 30, top, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return { red, blue }
}

describe('a picture', () => {
  it('comes back upright, without metadata, in three formats', async () => {
    const photo = await sidewaysPhoto()
    expect((await sharp(photo).metadata()).orientation).toBe(6)
    const result = await reencode(photo)
    if (!result.ok) throw new Error(result.reason)
    expect(result.files.map(({ type }) => type)).toEqual(['image/avif', 'image/webp', 'image/jpeg'])
    for (const { bytes, extension } of result.files) {
      const found = await sharp(bytes).metadata()
      expect(found, extension).toMatchObject({ width: 60, height: 80 })
      expect([found.exif, found.icc, found.xmp, found.orientation], extension).toEqual(
        Array(4).fill(undefined),
      )
      const [above, below] = [await colourAt(bytes, 10), await colourAt(bytes, 70)]
      expect(above.red, extension).toBeGreaterThan(above.blue)
      expect(below.blue, extension).toBeGreaterThan(below.red)
      expect(Buffer.from(bytes).includes('Somebody at home')).toBe(false)
    }
  })

  it('is made smaller, never larger', async () => {
    const large = await sharp({
      create: { width: 3200, height: 800, channels: 4, background: '#ff000080' },
    })
      .png()
      .toBuffer()
    const result = await reencode(large)
    if (!result.ok) throw new Error(result.reason)
    for (const { bytes } of result.files) {
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1600, height: 400 })
    }
  })
})

describe('what is refused', () => {
  it.each([
    ['a text with a picture’s name', 'hello, I am a text file', 'not-an-image'],
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'not-an-image',
    ],
    ['nothing at all', '', 'not-an-image'],
  ])('%s', async (_, bytes, reason) => {
    expect(await refusal(bytes)).toBe(reason)
  })

  it('a file of 20 MB, whatever it is', async () => {
    expect(await refusal(new Uint8Array(2 * maxPictureBytes))).toBe('too-large')
  })

  it('a picture that is cut off', async () => {
    const icon = path.join(import.meta.dirname, '../../public/images/icons/icon-192.png')
    const bytes = readFileSync(icon)
    expect(await refusal(bytes.subarray(0, bytes.length / 2))).toBe('not-an-image')
  })

  it('a small file that would be a huge picture', async () => {
    const bomb = await sharp({
      create: { width: 8_000, height: 8_000, channels: 3, background: '#000000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 3 })
      .toBuffer()
    expect(bomb.byteLength).toBeLessThan(maxPictureBytes)
    expect(await refusal(bomb)).toBe('too-many-pixels')
  })

  it('any bytes at all, without failing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        expect((await reencode(bytes)).ok).toBe(false)
      }),
      { numRuns: 50 },
    )
  })
})
