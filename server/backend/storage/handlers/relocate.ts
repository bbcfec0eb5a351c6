/** Move and copy. A move changes the row alone: bytes are found by version, not by name. */
import { z } from 'zod'
import { DatabaseError } from '#server/backend/db/driver.ts'
import { asCaller } from '../authority.ts'
import { assertFits, bucketFacts } from '../buckets.ts'
import type { Call, Handler } from '../context.ts'
import { errors } from '../errors.ts'
import { readJson } from '../json-body.ts'
import { assertKey } from '../names.ts'
import { findObject, publish, rehearseRow } from '../objects.ts'
import type { ObjectRow } from '../rows.ts'
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
  const body = await readJson(call.request, moveBody)
  const { from, to } = await journey(call, body)
  const authority = asCaller(call)
  await assertWelcome(call, await sourceOf(call, from), from.bucket, to.bucket)
  try {
    const [found, moved] = await authority.run([
      {
        text: 'select id from storage.objects where bucket_id = $1 and name = $2',
        values: [from.bucket, from.key],
      },
      {
        text: `update storage.objects set bucket_id = $3, name = $4
          where bucket_id = $1 and name = $2 returning id`,
        values: [from.bucket, from.key, to.bucket, to.key],
      },
    ])
    if (found?.rows.length === 0) throw errors.noSuchKey()
    if (moved?.affected === 0) throw errors.accessDenied()
    return Response.json({
      message: 'Successfully moved',
      Id: moved?.rows[0]?.[0],
      Key: `${to.bucket}/${to.key}`,
    })
  } catch (error) {
    throw explain(error)
  }
}

export const copyObject: Handler = async (call) => {
  const { parts, request } = call
  const body = await readJson(request, copyBody)
  const { from, to } = await journey(call, body)
  const authority = asCaller(call)
  const source = await sourceOf(call, from)
  await assertWelcome(call, source, from.bucket, to.bucket)
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
    if (!(await parts.store.copy(original, version))) throw errors.noSuchKey()
    const { id } = await publish(parts, authority, mode, copy)
    const row = await findObject(authority, to)
    return Response.json({ ...row, Id: id, Key: `${to.bucket}/${to.key}` })
  } finally {
    parts.underWay.delete(version)
  }
}

async function journey({ parts }: Call, body: z.infer<typeof moveBody>) {
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

/** What the other bucket would not take as an upload does not come in by the back door. */
async function assertWelcome({ parts }: Call, source: ObjectRow, from: string, to: string) {
  if (from === to) return
  const { mimetype = '', size = 0 } = source.metadata ?? {}
  assertFits(await bucketFacts(parts, to), { mimetype, size }, parts.maxFileSize)
}

function explain(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error
  if (error.code === '23505') return errors.keyExists(error)
  if (error.code === '23503') return errors.noSuchBucket()
  return error
}
