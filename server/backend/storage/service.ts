/**
 * `/storage/v1`: Supabase Storage's API over a database and a store, as a web-standard handler.
 *
 * Rows in `storage.objects` say what exists and policies on them decide every call; the bytes lie
 * in the store under their version. `routes.ts` lists the addresses, `handlers/` answer them,
 * `upload/` takes bytes in, `download/` and `render/` give them out, `sweep.ts` cleans up.
 */
import { randomUUID } from 'node:crypto'
import type { Caller } from '#server/backend/caller.ts'
import type { Database } from '#server/backend/db/driver.ts'
import type { TokenProblem } from '#server/backend/gateway/credentials.ts'
import type { PublicPictures, StorageParts } from './context.ts'
import { errorResponse, toStorageError } from './error-response.ts'
import { errors } from './errors.ts'
import { reencodeOldPictures } from './reencode-old-pictures.ts'
import { createImageRenderer, type ImageLimits } from './render/image-renderer.ts'
import { openRenderCache } from './render/render-cache.ts'
import { matchRoute } from './routes.ts'
import type { ObjectStore } from './store/object-store.ts'
import { type SweepReport, sweepOrphans } from './sweep.ts'
import { createUrlTokens } from './url-tokens.ts'

export interface StorageServiceOptions {
  database: Database
  store: ObjectStore
  /** Signs addresses; the same in every process that shares the database. */
  signingSecret: string
  /** Where rendered pictures are kept, and how many bytes of them. */
  renderCache: { dir: string; maxBytes?: number }
  /** The most bytes of one file, whatever its bucket allows. */
  maxFileSize?: number
  /** How long a signed upload address stays good, in seconds. */
  uploadTokenLifetime?: number
  imageLimits?: ImageLimits
  /**
   * `encoded-anew` keeps of a picture in a public bucket nothing but the picture: no position, no
   * owner, nothing that only pretends to be one. Supabase keeps them as they came, and so does this
   * unless told.
   */
  publicPictures?: PublicPictures
  /** Where a request comes from, by which each client's share of rendering is limited. */
  clientAddress?: (request: Request) => string | null
  /** What stands before the resource in the path. */
  prefix?: string
  now?: () => number
  newId?: () => string
  /** Told of failures that are not the client's. */
  log?: (event: { message: string; error: unknown }) => void
}

export interface StorageService {
  fetch(request: Request, caller: Caller): Promise<Response>
  refuseToken(problem: TokenProblem): Response
  /** Whether the request needs neither key nor token: a public file, or a signed address. */
  isOpen(request: Request): boolean
  /** Removes files that crashes left without a row; spares what is younger than the grace. */
  sweepOrphans(graceMs?: number): Promise<SweepReport>
  /** Encodes those pictures of public buckets anew that came before they were. */
  reencodeOldPictures(): Promise<void>
  /** Resolves when no call and no sweep is under way. */
  close(): Promise<void>
}

const hour = 3_600_000

export function createStorageService(options: StorageServiceOptions): StorageService {
  const { prefix = '/storage/v1', now = Date.now, newId = randomUUID, log = () => {} } = options
  const cache = openRenderCache({ maxBytes: 256 * 1024 * 1024, ...options.renderCache, newId })
  const parts: StorageParts = {
    database: options.database,
    store: options.store,
    tokens: createUrlTokens({ secret: options.signingSecret, now }),
    images: createImageRenderer(cache, options.imageLimits),
    publicPictures: options.publicPictures ?? 'as-they-came',
    clientAddress: options.clientAddress ?? (() => null),
    maxFileSize: options.maxFileSize ?? 50 * 1024 * 1024,
    uploadTokenLifetime: options.uploadTokenLifetime ?? 2 * 3600,
    now,
    newId,
    underWay: new Set(),
    log,
  }
  const running = new Set<Promise<unknown>>()
  const tracked = <T>(work: Promise<T>): Promise<T> => {
    running.add(work)
    const done = () => running.delete(work)
    work.then(done, done)
    return work
  }

  const pathOf = (url: URL) =>
    url.pathname.startsWith(`${prefix}/`) ? url.pathname.slice(prefix.length) : url.pathname

  const answer = async (request: Request, caller: Caller): Promise<Response> => {
    const url = new URL(request.url)
    const path = pathOf(url)
    const match = matchRoute(request.method, path)
    if (!match) throw errors.noSuchRoute(request.method, path)
    const { handler, bucket, key } = match
    return handler({ parts, request, url, path, caller, bucket, key })
  }

  const guarded = async (request: Request, caller: Caller): Promise<Response> => {
    try {
      return await answer(request, caller)
    } catch (thrown) {
      const error = toStorageError(thrown)
      const { status, expected } = error.fields
      if (status >= 500 && !expected) log({ message: error.message, error: thrown })
      return errorResponse(error, request.method)
    }
  }

  return {
    fetch: (request, caller) => tracked(guarded(request, caller)),
    refuseToken: ({ message }) => errorResponse(errors.invalidToken(message), 'GET'),
    isOpen(request) {
      try {
        return matchRoute(request.method, pathOf(new URL(request.url)))?.open ?? false
      } catch {
        // The service refuses it in its own words, to whoever has a key.
        return false
      }
    },
    sweepOrphans: (graceMs = hour) => tracked(sweepOrphans(parts, graceMs)),
    reencodeOldPictures: () => tracked(reencodeOldPictures(parts)),
    async close() {
      await Promise.allSettled(running)
      parts.images.close()
    },
  }
}
