/**
 * Decides which bytes of an upload become public. Where the service is set to, a picture in a
 * public bucket is never the file that was sent: it is decoded and encoded anew, however it comes
 * into the bucket (upload, signed address, copy, move) and whoever sends it.
 */
import { createHash } from 'node:crypto'
import { sizeLimit } from './buckets.ts'
import type { StorageParts } from './context.ts'
import { errors } from './errors.ts'
import { typeOf } from './render/picture-type.ts'
import type { BucketRow, FileMetadata } from './rows.ts'
import { headSize, judgeType } from './upload/content-type.ts'

/** Bytes in the store and what their row says of them. */
export interface StoredBytes {
  version: string
  metadata: FileMetadata
}

interface Source extends StoredBytes {
  /** Who asks, where that is known, so that one client can't fill the queue. */
  client: string | null
}

/**
 * Calls `use` with the bytes that may be published: those of the source, or a clean copy of the
 * picture under a version of its own. What `use` leaves without a row is the sweep's. Throws for
 * pictures that can't be made clean.
 */
export async function withPublishable<T>(
  parts: StorageParts,
  bucket: BucketRow,
  source: Source,
  use: (stored: StoredBytes) => Promise<T>,
): Promise<T> {
  const isOpen = parts.publicPictures === 'encoded-anew' && bucket.public
  if (!isOpen || !(await isUncleanPicture(parts, source)))
    return use({ version: source.version, metadata: source.metadata })
  return withCleanPicture(parts, bucket, source, use)
}

/** The same for a file that is known to be a picture. */
export async function withCleanPicture<T>(
  parts: StorageParts,
  bucket: BucketRow,
  { version: original, metadata, client }: Source,
  use: (stored: StoredBytes) => Promise<T>,
): Promise<T> {
  const most = sizeLimit(bucket, parts.maxFileSize)
  if ((metadata.size ?? 0) > parts.images.limits.inputBytes) throw errors.tooLarge()
  const { bytes, type } = await parts.images.reencode({
    mostBytes: most,
    client,
    read: () => bytesOf(parts, original),
  })
  if (bytes.byteLength > most) throw errors.tooLarge()
  const version = parts.newId()
  parts.underWay.add(version)
  try {
    await parts.store.write(version, once(bytes))
    return await use({
      version,
      metadata: {
        ...metadata,
        eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
        size: bytes.byteLength,
        contentLength: bytes.byteLength,
        mimetype: type,
        lastModified: new Date(parts.now()).toISOString(),
        encodedAnew: true,
      },
    })
  } finally {
    parts.underWay.delete(version)
  }
}

/** Judged by the bytes, not by the label. Throws for a picture of a kind that can't be encoded anew. */
async function isUncleanPicture(
  parts: StorageParts,
  { version, metadata }: StoredBytes,
): Promise<boolean> {
  if (metadata.encodedAnew) return false
  const head = await bytesOf(parts, version, Math.min(headSize, metadata.size ?? headSize))
  const found = head.byteLength === 0 ? '' : await judgeType(head, '')
  if (typeOf(head)) return true
  // Also refuses what is labelled a picture and is none, compressed or not, and pictures of other
  // kinds.
  const claimed = [found, metadata.mimetype ?? ''].find((type) => /^image\//i.test(type))
  if (claimed !== undefined) throw errors.mimeType(claimed)
  return false
}

async function bytesOf({ store }: StorageParts, version: string, length?: number) {
  if (length === 0) return new Uint8Array()
  const range = length === undefined ? undefined : { start: 0, end: length - 1 }
  const body = await store.read(version, range)
  if (body === undefined) throw errors.noSuchKey()
  return new Uint8Array(await new Response(body).arrayBuffer())
}

async function* once(bytes: Uint8Array) {
  yield bytes
}
