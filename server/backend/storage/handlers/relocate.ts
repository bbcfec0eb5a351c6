/**
 * Move and copy. A move changes the row alone, because bytes are found by version and not by name,
 * unless a picture comes into a public bucket and is encoded anew.
 */
import { z } from 'zod'
import { asCaller } from '../authority.ts'
import { assertFits, bucketFacts } from '../buckets.ts'
import { type StoredBytes, withPublishable } from '../clean-picture.ts'
import type { Call, Handler } from '../context.ts'
import { errors } from '../errors.ts'
import { readJson } from '../json-body.ts'
import { assertKey } from '../names.ts'
import {
  discard,
  explainWriteError,
  findObject,
  type ObjectPath,
  publish,
  rehearseRow,
} from '../objects.ts'
import type { BucketRow, ObjectRow } from '../rows.ts'
import { isAddress } from '../store/object-store.ts'
import { servable } from './download.ts'

const moveBody = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationBucket: z.string().optional(),
  destinationKey: z.string(),
  sourceVersionId: z.never('is unknown: only the current version is kept').optional(),
})
const copyBody = moveBody.extend({
  copyMetadata: z.boolean().default(true),
  metadata: z.record(z.string(), z.unknown()).optional(),
})

export const moveObject: Handler = async (call) => {
  const { parts, request } = call
  const body = await readJson(request, moveBody)
  const { from, to } = await sourceAndTarget(call, body)
  const source = await sourceOf(call, from)
  const bucket = await checkTargetBucket(call, source, from.bucket, to.bucket)
  const { version: original } = source
  if (!isAddress(original) || !source.metadata) {
    return moved(to, await moveRow(call, from, to))
  }
  await moveRow(call, from, to, { rehearsal: true })
  const bytes = { version: original, metadata: source.metadata }
  const client = parts.clientAddress(request)
  const id = await withPublishable(parts, bucket, { ...bytes, client }, async (stored) => {
    const anew = stored.version === original ? undefined : { original, ...stored }
    const row = await moveRow(call, from, to, { anew })
    if (anew) await discard(parts, [original])
    return row
  })
  return moved(to, id)
}

const moved = (to: ObjectPath, id: string | null | undefined) =>
  Response.json({ message: 'Successfully moved', Id: id, Key: `${to.bucket}/${to.key}` })

interface MoveOptions {
  /** Checks whether the move would be allowed, and undoes it. */
  rehearsal?: boolean
  /** The re-encoded picture that replaces the original bytes. */
  anew?: (StoredBytes & { original: string }) | undefined
}

/** The row's id; throws what row-level security and the constraints say. */
async function moveRow(call: Call, from: ObjectPath, to: ObjectPath, options: MoveOptions = {}) {
  const { rehearsal = false, anew } = options
  const place = [from.bucket, from.key, to.bucket, to.key]
  try {
    const [found, changed] = await asCaller(call).run(
      [
        {
          text: 'select id from storage.objects where bucket_id = $1 and name = $2',
          values: [from.bucket, from.key],
        },
        anew
          ? {
              text: `update storage.objects
                set bucket_id = $3, name = $4, version = $6, metadata = $7::jsonb
                where bucket_id = $1 and name = $2 and version = $5 returning id`,
              values: [...place, anew.original, anew.version, JSON.stringify(anew.metadata)],
            }
          : {
              text: `update storage.objects set bucket_id = $3, name = $4
                where bucket_id = $1 and name = $2 returning id`,
              values: place,
            },
      ],
      rehearsal ? { decide: () => 'rollback' } : {},
    )
    if (found?.rows.length === 0) throw errors.noSuchKey()
    if (changed?.affected === 0) throw errors.accessDenied()
    return changed?.rows[0]?.[0]
  } catch (error) {
    throw explainWriteError(error)
  }
}

export const copyObject: Handler = async (call) => {
  const { parts, request } = call
  const body = await readJson(request, copyBody)
  const { from, to } = await sourceAndTarget(call, body)
  const authority = asCaller(call)
  const source = await sourceOf(call, from)
  const bucket = await checkTargetBucket(call, source, from.bucket, to.bucket)
  const { version: original } = servable(source)
  const version = parts.newId()
  const copy = {
    id: parts.newId(),
    ...to,
    version,
    metadata: { ...source.metadata, lastModified: new Date(parts.now()).toISOString() },
    userMetadata: body.copyMetadata ? source.user_metadata : (body.metadata ?? null),
  }
  const mode = request.headers.get('x-upsert') === 'true' ? 'upsert' : 'insert'
  await rehearseRow(authority, mode, copy)
  parts.underWay.add(version)
  try {
    const bytes = { version: original, metadata: copy.metadata }
    const client = parts.clientAddress(request)
    const { id } = await withPublishable(parts, bucket, { ...bytes, client }, async (stored) => {
      if (stored.version !== original)
        return publish(parts, authority, mode, { ...copy, ...stored })
      if (!(await parts.store.copy(original, version))) throw errors.noSuchKey()
      return publish(parts, authority, mode, copy)
    })
    const row = await findObject(authority, to)
    return Response.json({ ...row, Id: id, Key: `${to.bucket}/${to.key}` })
  } finally {
    parts.underWay.delete(version)
  }
}

async function sourceAndTarget({ parts }: Call, body: z.infer<typeof moveBody>) {
  const from = { bucket: body.bucketId, key: body.sourceKey }
  const to = { bucket: body.destinationBucket ?? body.bucketId, key: body.destinationKey }
  assertKey(from.key)
  assertKey(to.key)
  await bucketFacts(parts, from.bucket)
  return { from, to }
}

async function sourceOf(call: Call, from: { bucket: string; key: string }): Promise<ObjectRow> {
  const source = await findObject(asCaller(call), from)
  if (!source) throw errors.noSuchKey()
  return source
}

/**
 * Checks the target bucket's limits, so that a copy or move can't bring in what an upload could
 * not.
 */
async function checkTargetBucket(
  { parts }: Call,
  source: ObjectRow,
  from: string,
  to: string,
): Promise<BucketRow> {
  const bucket = await bucketFacts(parts, to)
  const { mimetype = '', size = 0 } = source.metadata ?? {}
  if (from !== to) assertFits(bucket, { mimetype, size }, parts.maxFileSize)
  return bucket
}
