/** What a handler has at hand: the parts of the service, and the call it answers. */
import type { Caller } from '#server/backend/caller.ts'
import type { Database } from '#server/backend/db/driver.ts'
import type { ImageRenderer } from './render/image-renderer.ts'
import type { ObjectStore } from './store/object-store.ts'
import type { UrlTokens } from './url-tokens.ts'

export type PublicPictures = 'as-they-came' | 'encoded-anew'

export interface StorageParts {
  database: Database
  store: ObjectStore
  tokens: UrlTokens
  images: ImageRenderer
  /** Whether pictures in public buckets are kept as they came, or encoded anew. */
  publicPictures: PublicPictures
  /** Where a request comes from; null where that is not known. */
  clientAddress: (request: Request) => string | null
  /** The most bytes of one file, whatever its bucket allows. */
  maxFileSize: number
  /** How long a signed upload address stays good, in seconds. */
  uploadTokenLifetime: number
  /** Milliseconds since the epoch. */
  now: () => number
  newId: () => string
  /** Addresses of files that are written but not yet in the database: a sweep must not take them for orphans. */
  underWay: Set<string>
  /** Told of failures that are not the client's. */
  log: (event: { message: string; error: unknown }) => void
}

export interface Call {
  parts: StorageParts
  request: Request
  url: URL
  /** The path behind the service's prefix. */
  path: string
  caller: Caller
  bucket: string
  key: string
}

export type Handler = (call: Call) => Promise<Response>
