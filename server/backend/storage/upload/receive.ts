/** Takes a file in: looks at its first bytes, counts and hashes the rest, hands it to the store. */
import { createHash } from 'node:crypto'
import { assertTypeAllowed, restrictsTypes, sizeLimit } from '../buckets.ts'
import type { StorageParts } from '../context.ts'
import { errors } from '../errors.ts'
import type { BucketRow, FileMetadata } from '../rows.ts'
import { headSize, judgeType, labelFor } from './content-type.ts'
import type { IncomingFile } from './incoming-file.ts'

/** Resolves when the bytes are safe in the store under the version. */
export async function receive(
  { store, maxFileSize, now }: Pick<StorageParts, 'store' | 'maxFileSize' | 'now'>,
  bucket: BucketRow,
  version: string,
  file: IncomingFile,
): Promise<FileMetadata> {
  const limit = sizeLimit(bucket, maxFileSize)
  const source = file.bytes[Symbol.asyncIterator]()
  try {
    const head = await readHead(source)
    const judged = await judgeType(head, file.declaredType)
    assertTypeAllowed(bucket, judged)
    const limited = restrictsTypes(bucket.allowed_mime_types)
    const hash = createHash('md5')
    let size = 0
    await store.write(
      version,
      (async function* () {
        for await (const chunk of startingWith(head, source)) {
          size += chunk.byteLength
          if (size > limit) throw errors.tooLarge()
          hash.update(chunk)
          yield chunk
        }
      })(),
    )
    const { contentEncoding, declaredType } = file
    return {
      eTag: `"${hash.digest('hex')}"`,
      size,
      mimetype: labelFor({ judged, limited, packed: contentEncoding !== null }, declaredType),
      cacheControl: file.cacheControl,
      lastModified: new Date(now()).toISOString(),
      contentLength: size,
      httpStatusCode: 200,
      ...(contentEncoding && { contentEncoding }),
    }
  } finally {
    // Stops reading where the file was refused, so that the sender gets the answer at once.
    await source.return?.()
  }
}

async function readHead(source: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for (let size = 0; size < headSize; ) {
    const { value, done } = await source.next()
    if (done) break
    chunks.push(value)
    size += value.byteLength
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
}

async function* startingWith(head: Uint8Array, source: AsyncIterator<Uint8Array>) {
  if (head.byteLength > 0) yield head
  for (let next = await source.next(); !next.done; next = await source.next()) yield next.value
}
