/** What the service itself must know of a bucket, whoever calls: that it exists, and its limits. */
import { asService } from './authority.ts'
import type { StorageParts } from './context.ts'
import { errors } from './errors.ts'
import { type BucketRow, bucketJson, bucketsIn } from './rows.ts'

export async function bucketFacts(
  parts: Pick<StorageParts, 'database'>,
  id: string,
): Promise<BucketRow> {
  const [result] = await asService(parts).run(
    [{ text: `select ${bucketJson} from storage.buckets where id = $1`, values: [id] }],
    { readOnly: true },
  )
  const [bucket] = bucketsIn(result)
  if (!bucket) throw errors.noSuchBucket()
  return bucket
}

/** Throws where the bucket's limits refuse a file of this type and size. */
export function assertFits(
  bucket: BucketRow,
  file: { mimetype: string; size: number },
  maxFileSize: number,
): void {
  assertTypeAllowed(bucket, file.mimetype)
  if (file.size > sizeLimit(bucket, maxFileSize)) throw errors.tooLarge()
}

export function sizeLimit(bucket: BucketRow, maxFileSize: number): number {
  return Math.min(bucket.file_size_limit ?? Number.POSITIVE_INFINITY, maxFileSize)
}

export function assertTypeAllowed({ allowed_mime_types: allowed }: BucketRow, type: string): void {
  if (!restrictsTypes(allowed)) return
  const [essence = ''] = type.split(';')
  const found = essence.trim().toLowerCase()
  const fits = allowed.some((pattern) =>
    pattern.endsWith('/*') ? found.startsWith(pattern.slice(0, -1)) : found === pattern,
  )
  if (!fits) throw errors.mimeType(essence.trim())
}

/** An empty list restricts nothing, as on hosted. */
export function restrictsTypes(allowed: BucketRow['allowed_mime_types']): allowed is string[] {
  return allowed !== null && allowed.length > 0
}
