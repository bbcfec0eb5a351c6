/** The bucket calls: create, list, get, change, empty, delete. Policies on `storage.buckets` decide. */
import { z } from 'zod'
import { DatabaseError, type SqlValue } from '#server/backend/db/driver.ts'
import { asCaller } from '../authority.ts'
import type { Call, Handler } from '../context.ts'
import { errors } from '../errors.ts'
import { readJson } from '../json-body.ts'
import { assertBucketName } from '../names.ts'
import { discard } from '../objects.ts'
import { reencodeOldPictures } from '../reencode-old-pictures.ts'
import { type BucketRow, bucketJson, bucketsIn } from '../rows.ts'

const limits = {
  public: z.boolean().optional(),
  file_size_limit: z.union([z.number().nonnegative(), z.string()]).nullish(),
  allowed_mime_types: z.array(z.string()).nullish(),
}
const newBucket = z.object({
  id: z.string().optional(),
  name: z.string(),
  type: z.literal('STANDARD', 'must be STANDARD: other kinds are not kept here').optional(),
  ...limits,
})
const changedBucket = z.object(limits)

export const createBucket: Handler = async (call) => {
  const body = await readJson(call.request, newBucket)
  const id = body.id ?? body.name
  assertBucketName(id)
  assertBucketName(body.name)
  const authority = asCaller(call)
  try {
    await authority.run([
      {
        text: `insert into storage.buckets
            (id, name, public, file_size_limit, allowed_mime_types, owner_id, owner)
          values ($1, $2, $3, $4,
            (select array_agg(value) from jsonb_array_elements_text($5::jsonb)), $6::text,
            case when $6::text ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then $6::text::uuid end)`,
        values: [
          id,
          body.name,
          body.public ?? false,
          sizeIn(body.file_size_limit) ?? null,
          typesIn(body.allowed_mime_types) ?? '[]',
          authority.ownerId,
        ],
      },
    ])
  } catch (error) {
    const exists = error instanceof DatabaseError && error.code === '23505'
    throw exists ? errors.bucketExists(error) : error
  }
  return Response.json({ name: body.name })
}

const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(10_000).optional(),
  offset: z.coerce.number().int().min(0).default(0),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  search: z.string().optional(),
})

export const listBuckets: Handler = async (call) => {
  const query = listQuery.safeParse(Object.fromEntries(call.url.searchParams))
  if (!query.success) throw errors.invalidRequest('querystring is invalid', query.error)
  const { limit, offset, sortColumn, sortOrder, search } = query.data
  const [result] = await asCaller(call).run(
    [
      {
        text: `select ${bucketJson} from storage.buckets
          where $1::text is null or strpos(lower(name), lower($1::text)) > 0
          order by ${sortColumn} ${sortOrder} limit $2 offset $3`,
        values: [search ?? null, limit ?? null, offset],
      },
    ],
    { readOnly: true },
  )
  return Response.json(bucketsIn(result).map((row) => ({ ...shown(row), type: row.type })))
}

export const getBucket: Handler = async (call) => {
  const [result] = await asCaller(call).run(
    [{ text: `select ${bucketJson} from storage.buckets where id = $1`, values: [call.bucket] }],
    { readOnly: true },
  )
  const [bucket] = bucketsIn(result)
  if (!bucket) throw errors.noSuchBucket()
  return Response.json(shown(bucket))
}

/** What a client does not mention stays as it is. */
export const updateBucket: Handler = async (call) => {
  const body = await readJson(call.request, changedBucket)
  const values: SqlValue[] = [call.bucket]
  const bind = (value: SqlValue) => `$${values.push(value)}`
  const changes = ['updated_at = now()']
  if (body.public !== undefined) changes.push(`public = ${bind(body.public)}`)
  const size = sizeIn(body.file_size_limit)
  if (size !== undefined) changes.push(`file_size_limit = ${bind(size)}`)
  const types = typesIn(body.allowed_mime_types)
  if (types !== undefined) {
    const list = `select array_agg(value) from jsonb_array_elements_text(${bind(types)}::jsonb)`
    changes.push(`allowed_mime_types = (${list})`)
  }
  const text = `update storage.buckets set ${changes.join(', ')} where id = $1`
  const authority = asCaller(call)
  if (body.public) {
    const [allowed] = await authority.run([{ text, values }], { decide: () => 'rollback' })
    // Run before the bucket becomes public, and again after it, for pictures that were uploaded in
    // between.
    if (allowed?.affected) await reencodeOldPictures(call.parts, call.bucket)
  }
  const [result] = await authority.run([{ text, values }])
  if (result?.affected === 0) throw errors.noSuchBucket()
  if (body.public) await reencodeOldPictures(call.parts, call.bucket)
  return Response.json({ message: 'Successfully updated' })
}

export const deleteBucket: Handler = async (call) => {
  try {
    const [result] = await asCaller(call).run([
      { text: 'delete from storage.buckets where id = $1', values: [call.bucket] },
    ])
    if (result?.affected === 0) throw errors.noSuchBucket()
  } catch (error) {
    const inUse = error instanceof DatabaseError && error.code === '23503'
    throw inUse ? errors.bucketNotEmpty(error) : error
  }
  return Response.json({ message: 'Successfully deleted' })
}

/**
 * The work is finished when this is answered, although the message, which clients know, says
 * otherwise.
 */
export const emptyBucket: Handler = async (call) => {
  const freed = await deleteAll(call)
  await discard(call.parts, freed)
  return Response.json({
    message: 'Empty bucket has been queued. Completion may take up to an hour.',
  })
}

async function deleteAll(call: Call): Promise<(string | null)[]> {
  const [bucket, deleted] = await asCaller(call).run([
    { text: 'select id from storage.buckets where id = $1', values: [call.bucket] },
    {
      text: `delete from storage.objects
        where bucket_id = (select id from storage.buckets where id = $1) returning version`,
      values: [call.bucket],
    },
  ])
  if (bucket?.rows.length === 0) throw errors.noSuchBucket()
  return (deleted?.rows ?? []).map(([version]) => version ?? null)
}

function shown({ type: _type, avif_autodetection: _avif, ...row }: BucketRow) {
  return row
}

const units: Readonly<Record<string, number>> = {
  '': 1,
  b: 1,
  kb: 1e3,
  mb: 1e6,
  gb: 1e9,
  tb: 1e12,
  kib: 2 ** 10,
  mib: 2 ** 20,
  gib: 2 ** 30,
  tib: 2 ** 40,
}

/** Bytes; null lifts the limit, undefined says nothing. */
function sizeIn(given: number | string | null | undefined): number | null | undefined {
  if (given === null || given === undefined) return given
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/i.exec(String(given).trim()) ?? []
  const bytes = Math.floor(Number(amount) * (units[unit.toLowerCase()] ?? Number.NaN))
  if (!Number.isSafeInteger(bytes)) throw errors.fileSizeFormat()
  return bytes
}

/** A JSON list; empty where the limit is lifted, undefined where nothing is said. */
function typesIn(given: readonly string[] | null | undefined): string | undefined {
  if (given === undefined) return undefined
  for (const type of given ?? []) {
    if (!/^[a-z]+\/(\*|[a-z0-9.+-]+)$/i.test(type)) throw errors.mimeType(type)
  }
  return JSON.stringify((given ?? []).map((type) => type.toLowerCase()))
}
