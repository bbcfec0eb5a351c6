/**
 * Encodes those pictures of public buckets anew that were stored before the service did so, or
 * whose bucket became public later. A picture that changes meanwhile is left to its writer.
 */
import { asService } from './authority.ts'
import { bucketFacts } from './buckets.ts'
import { type StoredBytes, withCleanPicture } from './clean-picture.ts'
import type { StorageParts } from './context.ts'
import { StorageError } from './errors.ts'
import { discard } from './objects.ts'
import { type ObjectRow, objectJson, objectsIn } from './rows.ts'
import { isAddress } from './store/object-store.ts'

const batchSize = 100

const unclean = `select ${objectJson} from storage.objects
  where id > $1 and metadata ->> 'mimetype' like 'image/%' and metadata -> 'encodedAnew' is null
    and (bucket_id = $2
      or ($2::text is null and bucket_id in (select id from storage.buckets where public)))
  order by id limit ${batchSize}`

/** Of all public buckets, or of one that is about to be public. */
export async function reencodeOldPictures(parts: StorageParts, bucket: string | null = null) {
  if (parts.publicPictures !== 'encoded-anew') return
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const [result] = await asService(parts).run([{ text: unclean, values: [last, bucket] }], {
      readOnly: true,
    })
    const rows = objectsIn(result)
    for (const row of rows) await mend(parts, row)
    const next = rows.at(-1)?.id
    if (next === undefined) return
    last = next
  }
}

async function mend(parts: StorageParts, row: ObjectRow): Promise<void> {
  const { version, metadata } = row
  if (!isAddress(version) || !metadata) return
  const bucket = await bucketFacts(parts, row.bucket_id)
  try {
    await withCleanPicture(parts, bucket, { version, metadata, client: null }, async (stored) => {
      const replaced = await replace(parts, row, stored)
      await discard(parts, [replaced ? version : stored.version])
    })
  } catch (error) {
    if (!(error instanceof StorageError) || error.fields.status >= 500) throw error
    parts.log({ message: `A public picture can't be encoded anew: ${row.name}`, error })
    // Marked as tried, so that it is not tried again every hour.
    await replace(parts, row, { version, metadata: { ...metadata, encodedAnew: false } })
  }
}

/** False where the row has another version by now. */
async function replace(parts: StorageParts, row: ObjectRow, to: StoredBytes): Promise<boolean> {
  const [changed] = await asService(parts).run([
    {
      text: `update storage.objects set version = $3, metadata = $4::jsonb
        where id = $1 and version = $2`,
      values: [row.id, row.version, to.version, JSON.stringify(to.metadata)],
    },
  ])
  return (changed?.affected ?? 0) > 0
}
