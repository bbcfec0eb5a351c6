/** Downloads: as the caller, from a public bucket, or by a signed address; and what HEAD and info tell. */
import { type Authority, asCaller, asService } from '../authority.ts'
import { bucketFacts } from '../buckets.ts'
import type { Call, Handler } from '../context.ts'
import { fileResponse, type Servable } from '../download/file-response.ts'
import { errors } from '../errors.ts'
import { assertKey } from '../names.ts'
import { findObject } from '../objects.ts'
import type { ObjectRow } from '../rows.ts'
import { isAddress } from '../store/object-store.ts'

export const downloadObject: Handler = (call) => serve(call, callerAccess(call))

export const downloadPublicObject: Handler = (call) => serve(call, publicAccess(call))

export const downloadSignedObject: Handler = async (call) => {
  const { parts, url, bucket, key } = call
  const token = url.searchParams.get('token')
  const { exp } = await parts.tokens.openDownload(token, `${bucket}/${key}`)
  return serve(call, tokenAccess(call), { expires: new Date(exp * 1000).toUTCString() })
}

export const objectInfo: Handler = async (call) => info(await existing(call, callerAccess(call)))

export const publicObjectInfo: Handler = async (call) =>
  info(await existing(call, publicAccess(call)))

/** How an object may be read: as which role, and whether only from a public bucket. */
export interface ReadAccess {
  authority: Authority
  publicOnly: boolean
}

export const callerAccess = (call: Call): ReadAccess => ({
  authority: asCaller(call),
  publicOnly: false,
})
export const publicAccess = ({ parts }: Call): ReadAccess => ({
  authority: asService(parts),
  publicOnly: true,
})
/** For use after the token was checked. */
export const tokenAccess = ({ parts }: Call): ReadAccess => ({
  authority: asService(parts),
  publicOnly: false,
})

/** The row, or the reason why there is none. */
export async function existing(
  { parts, bucket, key }: Call,
  { authority, publicOnly }: ReadAccess,
): Promise<ObjectRow> {
  assertKey(key)
  const row = await findObject(authority, { bucket, key }, { publicOnly })
  if (row) return row
  const { public: open } = await bucketFacts(parts, bucket)
  // Without a key, a bucket that is not public is answered as one that does not exist.
  throw publicOnly && !open ? errors.noSuchBucket() : errors.noSuchKey()
}

/** What the row says of its file; `version` names the bytes. */
export function servable(row: ObjectRow): Servable & { version: string } {
  const { version, metadata } = row
  if (!isAddress(version) || metadata?.size === undefined) throw errors.noSuchKey()
  return {
    version,
    size: metadata.size,
    mimetype: metadata.mimetype ?? 'application/octet-stream',
    eTag: metadata.eTag ?? `"${version}"`,
    lastModified: Date.parse(metadata.lastModified ?? row.updated_at ?? ''),
    cacheControl: metadata.cacheControl ?? 'no-cache',
    headers: metadata.contentEncoding ? { 'content-encoding': metadata.contentEncoding } : {},
  }
}

const attempts = 3

async function serve(
  call: Call,
  access: ReadAccess,
  headers?: Servable['headers'],
): Promise<Response> {
  const { parts, request, url } = call
  // The bytes may be replaced after the row was read; then the row is read again.
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const file = servable(await existing(call, access))
    const response = await fileResponse(
      { ...file, headers: { ...file.headers, ...headers } },
      {
        request,
        download: url.searchParams.get('download'),
        read: (range) => parts.store.read(file.version, range),
      },
    )
    if (response) return response
  }
  parts.log({ message: 'An object has no file', error: new Error(`${call.bucket}/${call.key}`) })
  throw errors.noSuchKey()
}

function info(row: ObjectRow): Response {
  const { id, name, version, bucket_id, metadata, user_metadata, created_at, updated_at } = row
  return Response.json({
    id,
    name,
    version,
    bucket_id,
    size: metadata?.size ?? null,
    content_type: metadata?.mimetype ?? null,
    cache_control: metadata?.cacheControl ?? null,
    etag: metadata?.eTag ?? null,
    metadata: user_metadata ?? {},
    last_modified: metadata?.lastModified ?? updated_at,
    created_at,
  })
}
