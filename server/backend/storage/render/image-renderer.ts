/**
 * Pictures in another size or format. Bounded in every direction: bytes and pixels in, pixels out,
 * time, how many at once and how many waiting. The same picture is rendered once, however many ask.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { errors } from '../errors.ts'
import { type PictureType, typeOf } from './picture-type.ts'
import { openProcessPool, type ProcessPool } from './process-pool.ts'
import type { ReencodeWork } from './reencode-picture.ts'
import type { RenderCache } from './render-cache.ts'
import type { PictureWork } from './render-picture.ts'
import { createRenderQueue, type QueueLimits } from './render-queue.ts'
import type { Transform } from './transform.ts'

/** Each picture is rendered in a process of its own. */
export interface ImageLimits extends QueueLimits {
  /** Of the stored file. */
  inputBytes: number
  /** Of all frames of the stored picture together. */
  inputPixels: number
  /** Of one frame of what is rendered. */
  outputPixels: number
  /** After so long the process is ended, whatever it does. */
  seconds: number
  /** Of uploads that are encoded anew: they wait apart, so that no flood of views holds them up. */
  uploads: QueueLimits
}

export const imageLimits: ImageLimits = {
  inputBytes: 25 * 1024 * 1024,
  inputPixels: 50_000_000,
  outputPixels: 4_000_000,
  atOnce: 2,
  waiting: 100,
  perClient: 60,
  seconds: 20,
  uploads: { atOnce: 1, waiting: 30, perClient: 6 },
}

const unknownType = 'application/octet-stream'

export interface RenderJob {
  /** Names the bytes: the same version is always the same picture. */
  version: string
  transform: Transform
  /** Undefined keeps the format of the stored picture. */
  output: PictureType | undefined
  /** Who asks, where that is known. */
  client?: string | null
  read: () => Promise<Uint8Array>
}

export interface RenderedImage {
  bytes: Uint8Array<ArrayBuffer>
  type: string
  eTag: string
}

export interface ReencodeJob {
  /** How large the result may be; it has a lower quality rather than more bytes. */
  mostBytes: number
  client: string | null
  read: () => Promise<Uint8Array>
}

export interface ImageRenderer {
  readonly limits: ImageLimits
  /** The same picture as a file of our own making, with none of the metadata. */
  reencode(job: ReencodeJob): Promise<{ bytes: Uint8Array; type: PictureType }>
  render(job: RenderJob): Promise<RenderedImage>
  /** Ends what is being rendered. */
  close(): void
}

export function createImageRenderer(
  cache: RenderCache,
  limits: ImageLimits = imageLimits,
): ImageRenderer {
  const underWay = new Map<string, Promise<RenderedImage>>()
  const views = createRenderQueue(limits)
  const uploads = createRenderQueue(limits.uploads)
  const pool = openProcessPool({
    entry: new URL('./render-process.ts', import.meta.url),
    seconds: limits.seconds,
  })

  const find = async (key: string, job: RenderJob): Promise<RenderedImage> => {
    const eTag = `"${key.slice(0, 32)}"`
    const kept = await cache.get(key)
    if (kept) return { bytes: kept, type: typeOf(kept) ?? unknownType, eTag }
    const bytes = await views(job.client ?? null, async () =>
      transformed(pool, await job.read(), job, limits),
    )
    await cache.put(key, bytes)
    return { bytes, type: typeOf(bytes) ?? unknownType, eTag }
  }

  const reencoded = async ({ read, mostBytes }: ReencodeJob) => {
    const input = await read()
    const type = knownType(input)
    const { inputPixels, outputPixels } = limits
    const work = { task: 'reencode', input, type, inputPixels, outputPixels, mostBytes } as const
    return { bytes: await pictureFrom(pool, work), type }
  }

  return {
    limits,
    reencode: (job) => uploads(job.client, () => reencoded(job)),
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
    close: () => pool.close(),
  }
}

/** What the other process answers. */
const answerSchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  }),
  z.object({ ok: z.literal(false), reason: z.string() }),
])
export type RenderAnswer = z.infer<typeof answerSchema>

async function transformed(
  pool: ProcessPool,
  input: Uint8Array,
  { transform, output }: RenderJob,
  { inputPixels, outputPixels }: ImageLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  const stored = knownType(input)
  const type = output ?? stored
  return pictureFrom(pool, { task: 'render', input, transform, type, inputPixels, outputPixels })
}

function knownType(input: Uint8Array): PictureType {
  const type = typeOf(input)
  if (!type) throw errors.image('The object is not a picture of a known format')
  return type
}

async function pictureFrom(
  pool: ProcessPool,
  work: PictureWork | ReencodeWork,
): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await pool
    .run(work)
    .then((message) => answerSchema.parse(message))
    .catch((error: unknown) => {
      throw unusable(error instanceof Error ? error.message : String(error), error)
    })
  if (!answer.ok) throw unusable(answer.reason)
  return new Uint8Array(answer.bytes)
}

/**
 * Hides paths in reasons such as a full disk or a process that can't be started: they are not the
 * client's business.
 */
function unusable(reason: string, cause?: unknown) {
  const said = reason.replaceAll(/(\/[^\s/:'"]+){2,}/g, 'a file')
  return errors.image(`The picture could not be rendered: ${said}`, cause)
}
