/**
 * Makes a picture fit to publish: decoded and encoded anew, so that nothing of the uploaded file
 * itself is served. Upright as the camera meant it, without metadata, at most 1600 pixels on a side.
 */
import { fileTypeFromBuffer } from 'file-type'
import type { Sharp } from 'sharp'
import { pictureFormats } from '#domain/pages/content-image.ts'
import { maxPictureBytes, type ReencodePicture } from '#domain/site/pictures.ts'

const longestSide = 1600
const mostPixels = 50_000_000
const seconds = 30
/**
 * One picture is encoded at a time, which leaves a core for requests; this many more may wait, and
 * others are asked to come back.
 */
const mostWaiting = 8

const accepted: ReadonlySet<string> = new Set([
  'image/avif',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/webp',
])

type Extension = (typeof pictureFormats)[number]['extension']

const encoders: Readonly<Record<Extension, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 55, effort: 2 }),
  webp: (image) => image.webp({ quality: 78 }),
  jpg: (image) => image.jpeg({ quality: 82, progressive: true }),
}

export function createPictureReencoder(): ReencodePicture {
  let turn: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async (bytes) => {
    if (bytes.byteLength > maxPictureBytes) return { ok: false, reason: 'too-large' }
    // By its bytes, not by its name. A drawing is a document that could run, and is not among them.
    const found = await fileTypeFromBuffer(bytes)
    if (!found || !accepted.has(found.mime)) return { ok: false, reason: 'not-an-image' }
    if (waiting >= mostWaiting) return { ok: false, reason: 'busy' }
    waiting += 1
    const work = turn.then(() => reencoded(bytes)).finally(() => (waiting -= 1))
    turn = work.catch(() => {})
    return work
  }
}

async function reencoded(bytes: Uint8Array): ReturnType<ReencodePicture> {
  // Loaded with the first picture: a server that takes none starts sooner and stays smaller.
  const { default: sharp } = await import('sharp')
  const open = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
  try {
    const { width, height } = await open().metadata()
    if (width * height > mostPixels) return { ok: false, reason: 'too-many-pixels' }
    const upright = await open()
      .timeout({ seconds })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .png({ compressionLevel: 0 })
      .toBuffer()
    const files = []
    for (const { extension, type } of pictureFormats) {
      const encoded = await encoders[extension](sharp(upright)).timeout({ seconds }).toBuffer()
      files.push({ extension, type, bytes: new Uint8Array(encoded) })
    }
    return { ok: true, files }
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    return { ok: false, reason: /pixel limit/i.test(message) ? 'too-many-pixels' : 'not-an-image' }
  }
}
