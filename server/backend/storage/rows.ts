/** How rows come out of the database: built as JSON by Postgres, checked here, times as clients know them. */
import { z } from 'zod'
import type { StatementResult } from '#server/backend/db/driver.ts'

/** Milliseconds and a Z, as JavaScript prints a date. */
const iso = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const jsonOf = (fields: Readonly<Record<string, string>>) =>
  `json_build_object(${Object.entries(fields)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ')})::text`

export const bucketJson = jsonOf({
  id: 'id',
  name: 'name',
  owner: "coalesce(owner::text, owner_id, '')",
  public: 'coalesce(public, false)',
  type: 'type',
  file_size_limit: 'file_size_limit',
  allowed_mime_types: 'allowed_mime_types',
  avif_autodetection: 'coalesce(avif_autodetection, false)',
  created_at: iso('created_at'),
  updated_at: iso('updated_at'),
})

const bucketRow = z.object({
  id: z.string(),
  name: z.string(),
  owner: z.string(),
  public: z.boolean(),
  type: z.string(),
  file_size_limit: z.number().nullable(),
  allowed_mime_types: z.array(z.string()).nullable(),
  avif_autodetection: z.boolean(),
  created_at: z.string().nullable(),
  updated_at: z.string().nullable(),
})
export type BucketRow = z.infer<typeof bucketRow>

export const objectJson = jsonOf({
  id: 'id',
  bucket_id: 'bucket_id',
  name: 'name',
  version: 'version',
  owner: 'owner',
  owner_id: 'owner_id',
  metadata: 'metadata',
  user_metadata: 'user_metadata',
  created_at: iso('created_at'),
  updated_at: iso('updated_at'),
  last_accessed_at: iso('last_accessed_at'),
})

/** Rows that SQL put there by hand may lack any of it. */
const fileMetadata = z
  .object({
    eTag: z.string(),
    size: z.number(),
    mimetype: z.string(),
    cacheControl: z.string(),
    contentEncoding: z.string(),
    lastModified: z.string(),
    contentLength: z.number(),
    httpStatusCode: z.number(),
    /** Whether the bytes are a picture of our own making; false where it could not be made. */
    encodedAnew: z.boolean(),
  })
  .partial()
  .loose()
export type FileMetadata = z.infer<typeof fileMetadata>

const objectRow = z.object({
  id: z.string(),
  bucket_id: z.string(),
  name: z.string(),
  version: z.string().nullable(),
  owner: z.string().nullable(),
  owner_id: z.string().nullable(),
  metadata: fileMetadata.nullable(),
  user_metadata: z.record(z.string(), z.unknown()).nullable(),
  created_at: z.string().nullable(),
  updated_at: z.string().nullable(),
  last_accessed_at: z.string().nullable(),
})
export type ObjectRow = z.infer<typeof objectRow>

export const bucketsIn = rowsOf(bucketRow)
export const objectsIn = rowsOf(objectRow)

function rowsOf<T>(schema: z.ZodType<T>) {
  return (result: StatementResult | undefined): T[] =>
    (result?.rows ?? []).map(([json]) => schema.parse(JSON.parse(json ?? 'null')))
}
