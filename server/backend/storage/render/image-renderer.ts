/**
 * Pictures in another size or format. Bounded in every direction: bytes and pixels in, pixels out,
 * time, how many at once and how many waiting. The same picture is rendered once, however many ask.
 */
import { createHash } from 'node:crypto'
import { errors } from '../errors.ts'
import type { RenderCache } from './render-cache.ts'
import type { Transform } from './transform.ts'

export interface ImageLimits {
  /** Of the stored file. */
  inputBytes: number
  /** Of all frames of the stored picture together. */
  inputPixels: number
  /** Pictures rendered at the same time; more wait their turn. */
  atOnce: number
  waiting: number
  seconds: number
}

export const imageLimits: ImageLimits = {
  inputBytes: 25 * 1024 * 1024,
  inputPixels: 50_000_000,
  atOnce: 2,
  waiting: 100,
  seconds: 20,
}

const formats = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
} as const
export type OutputType = keyof typeof formats

const isOutputType = (type: string): type is OutputType => Object.hasOwn(formats, type)

export interface RenderJob {
  /** Names the bytes: the same version is always the same picture. */
  version: string
  transform: Transform
  /** Undefined keeps the format of the stored picture. */
  output: OutputType | undefined
  read: () => Promise<Uint8Array>
}

export interface RenderedImage {
  bytes: Uint8Array<ArrayBuffer>
  type: string
  eTag: string
}

export interface ImageRenderer {
  readonly limits: ImageLimits
  render(job: RenderJob): Promise<RenderedImage>
}

export function createImageRenderer(
  cache: RenderCache,
  limits: ImageLimits = imageLimits,
): ImageRenderer {
  const underWay = new Map<string, Promise<RenderedImage>>()
  const turns = createTurns(limits)

  const find = async (key: string, job: RenderJob): Promise<RenderedImage> => {
    const eTag = `"${key.slice(0, 32)}"`
    const kept = await cache.get(key)
    if (kept) return { bytes: kept, type: typeOf(kept), eTag }
    const bytes = await turns(async () => transformed(await job.read(), job, limits))
    await cache.put(key, bytes)
    return { bytes, type: typeOf(bytes), eTag }
  }

  return {
    limits,
    render(job) {
      const key = createHash('sha256')
        .update(JSON.stringify([job.version, job.transform, job.output ?? null]))
        .digest('hex')
      const running = underWay.get(key)
      if (running) return running
      const started = find(key, job).finally(() => underWay.delete(key))
      underWay.set(key, started)
      return started
    },
  }
}

async function transformed(
  input: Uint8Array,
  { transform, output }: RenderJob,
  limits: ImageLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  // What the bytes are, not what the object is called: drawings and documents are not rendered.
  if (!isOutputType(typeOf(input)))
    throw errors.image('The object is not a picture of a known format')
  const { width, height, resize = 'cover', quality } = transform
  const type = output ?? typeOf(input)
  // Loaded with the first picture: a server that shows none starts sooner and stays smaller.
  const { default: sharp } = await import('sharp')
  try {
    const moving = type === 'image/gif' || type === 'image/webp'
    const image = sharp(input, {
      limitInputPixels: limits.inputPixels,
      failOn: 'error',
      animated: moving,
      sequentialRead: true,
    })
      .timeout({ seconds: limits.seconds })
      .autoOrient()
    if (width || height) {
      image.resize({
        width,
        height,
        fit: resize === 'contain' ? 'inside' : resize,
        withoutEnlargement: resize !== 'fill',
      })
    }
    const format = isOutputType(type) ? formats[type] : 'png'
    // A GIF and a lossless PNG have no quality; the others are at 80 unless told.
    const options = format === 'gif' || format === 'png' ? {} : { quality: quality ?? 80 }
    return new Uint8Array(await image.toFormat(format, options).toBuffer())
  } catch (error) {
    throw errors.image(`The picture could not be rendered: ${reasonOf(error)}`, error)
  }
}

/** The first line is the cause; what follows are the library's own notes. */
const reasonOf = (error: unknown) =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)

const magic: readonly [OutputType, (bytes: Buffer) => boolean][] = [
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff))],
  ['image/png', (bytes) => bytes.toString('latin1', 1, 4) === 'PNG'],
  ['image/gif', (bytes) => bytes.toString('latin1', 0, 4) === 'GIF8'],
  ['image/webp', (bytes) => bytes.toString('latin1', 8, 12) === 'WEBP'],
  ['image/avif', (bytes) => /^ftypavi[fs]/.test(bytes.toString('latin1', 4, 12))],
]

function typeOf(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16))
  return magic.find(([, matches]) => matches(head))?.[0] ?? 'application/octet-stream'
}

/** Lets a few run and a bounded number wait. */
function createTurns({ atOnce, waiting }: ImageLimits) {
  let running = 0
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw errors.busy()
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      running++
    }
    try {
      return await work()
    } finally {
      // The turn passes on to the next, or is given back.
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
