/**
 * Pictures in another size or format. Bounded in every direction: bytes and pixels in, pixels out,
 * time, how many at once and how many waiting. The same picture is rendered once, however many ask.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { errors } from '../errors.ts'
import { type PictureType, typeOf } from './picture-type.ts'
import { openProcessPool, type ProcessPool } from './process-pool.ts'
import type { RenderCache } from './render-cache.ts'
import type { PictureWork } from './render-picture.ts'
import type { Transform } from './transform.ts'

export interface ImageLimits {
  /** Of the stored file. */
  inputBytes: number
  /** Of all frames of the stored picture together. */
  inputPixels: number
  /** Of one frame of what is rendered. */
  outputPixels: number
  /** Pictures rendered at the same time, each in a process of its own; more wait their turn. */
  atOnce: number
  waiting: number
  /** Of one client, rendered and waiting, where clients are told apart. */
  perClient: number
  /** After so long the process is ended, whatever it does. */
  seconds: number
}

export const imageLimits: ImageLimits = {
  inputBytes: 25 * 1024 * 1024,
  inputPixels: 50_000_000,
  outputPixels: 4_000_000,
  atOnce: 2,
  waiting: 100,
  perClient: 60,
  seconds: 20,
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

export interface ImageRenderer {
  readonly limits: ImageLimits
  render(job: RenderJob): Promise<RenderedImage>
  /** Ends what is being rendered. */
  close(): void
}

export function createImageRenderer(
  cache: RenderCache,
  limits: ImageLimits = imageLimits,
): ImageRenderer {
  const underWay = new Map<string, Promise<RenderedImage>>()
  const turns = createTurns(limits)
  const pool = openProcessPool({
    entry: new URL('./render-process.ts', import.meta.url),
    seconds: limits.seconds,
  })

  const find = async (key: string, job: RenderJob): Promise<RenderedImage> => {
    const eTag = `"${key.slice(0, 32)}"`
    const kept = await cache.get(key)
    if (kept) return { bytes: kept, type: typeOf(kept) ?? unknownType, eTag }
    const bytes = await turns(job.client ?? null, async () =>
      transformed(pool, await job.read(), job, limits),
    )
    await cache.put(key, bytes)
    return { bytes, type: typeOf(bytes) ?? unknownType, eTag }
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
  const stored = typeOf(input)
  if (!stored) throw errors.image('The object is not a picture of a known format')
  const type = output ?? stored
  const work: PictureWork = { input, transform, type, inputPixels, outputPixels }
  const answer = await pool
    .run(work)
    .then((message) => answerSchema.parse(message))
    .catch((error: unknown) => {
      throw errors.image(`The picture could not be rendered: ${messageOf(error)}`, error)
    })
  if (!answer.ok) throw errors.image(`The picture could not be rendered: ${answer.reason}`)
  return new Uint8Array(answer.bytes)
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Lets a few run and a bounded number wait, not all of them of one client. */
function createTurns({ atOnce, waiting, perClient }: ImageLimits) {
  let running = 0
  const queue: (() => void)[] = []
  const asked = new Map<string, number>()
  const count = (client: string | null, by: 1 | -1) => {
    if (client === null) return
    const next = (asked.get(client) ?? 0) + by
    if (next > 0) asked.set(client, next)
    else asked.delete(client)
  }
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
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
  return async <T>(client: string | null, work: () => Promise<T>): Promise<T> => {
    if (client !== null && (asked.get(client) ?? 0) >= perClient) throw errors.busy()
    count(client, 1)
    try {
      return await inTurn(work)
    } finally {
      count(client, -1)
    }
  }
}
