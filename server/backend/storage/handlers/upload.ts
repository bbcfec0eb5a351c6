/**
 * Uploads, in this order: permission is checked, bytes are stored, the row is written, replaced
 * bytes are removed.
 */
import { type Authority, asCaller, asService } from '../authority.ts'
import { bucketFacts, sizeLimit } from '../buckets.ts'
import { withPublishable } from '../clean-picture.ts'
import type { Call, Handler } from '../context.ts'
import { errors } from '../errors.ts'
import { assertKey } from '../names.ts'
import { discard, publish, rehearseRow, type WriteMode, type Written } from '../objects.ts'
import type { BucketRow } from '../rows.ts'
import { openIncomingFile } from '../upload/incoming-file.ts'
import { receive } from '../upload/receive.ts'

export const createObject: Handler = (call) =>
  answer(call, asCaller(call), wantsUpsert(call) ? 'upsert' : 'insert')

export const replaceObject: Handler = (call) => answer(call, asCaller(call), 'update')

/** The signed address is the permission; the object belongs to whoever asked for the address. */
export const uploadToSignedUrl: Handler = async (call) => {
  const { parts, url, bucket, key } = call
  const claims = await parts.tokens.openUpload(url.searchParams.get('token'), `${bucket}/${key}`)
  await upload(call, asService(parts, claims.owner), claims.upsert ? 'upsert' : 'insert')
  return Response.json({ Key: `${bucket}/${key}` })
}

export const signUpload: Handler = async (call) => {
  const { parts, bucket, key } = call
  const authority = asCaller(call)
  const upsert = wantsUpsert(call)
  await checkMayWrite(call, authority, upsert ? 'upsert' : 'insert')
  const place = `${bucket}/${key}`
  const token = await parts.tokens.sign(
    { url: place, scope: 'upload', upsert, owner: authority.ownerId },
    parts.uploadTokenLifetime,
  )
  return Response.json({ url: `/object/upload/sign/${encodePath(place)}?token=${token}`, token })
}

async function answer(call: Call, authority: Authority, mode: WriteMode): Promise<Response> {
  const { id } = await upload(call, authority, mode)
  return Response.json({ Id: id, Key: `${call.bucket}/${call.key}` })
}

async function upload(call: Call, authority: Authority, mode: WriteMode): Promise<Written> {
  const { parts, request, bucket: bucketId, key } = call
  const bucket = await checkMayWrite(call, authority, mode)
  assertPlausibleLength(request, sizeLimit(bucket, parts.maxFileSize))
  const file = await openIncomingFile(request)
  const version = parts.newId()
  parts.underWay.add(version)
  let published: string | undefined
  try {
    const metadata = await receive(parts, bucket, version, file)
    const client = parts.clientAddress(request)
    return await withPublishable(parts, bucket, { version, metadata, client }, (stored) => {
      published = stored.version
      const { userMetadata } = file
      const object = { id: parts.newId(), bucket: bucketId, key, userMetadata }
      return publish(parts, authority, mode, { ...object, ...stored })
    })
  } finally {
    if (published !== version) await discard(parts, [version])
    parts.underWay.delete(version)
  }
}

/** Throws unless the caller may write there; returns the bucket. */
async function checkMayWrite(
  call: Call,
  authority: Authority,
  mode: WriteMode,
): Promise<BucketRow> {
  const { parts, bucket, key } = call
  assertKey(key)
  const nothing = { version: parts.newId(), metadata: {}, userMetadata: null }
  const [facts, leave] = await Promise.allSettled([
    bucketFacts(parts, bucket),
    rehearseRow(authority, mode, { id: parts.newId(), bucket, key, ...nothing }),
  ])
  // That the bucket does not exist is told before a missing right.
  if (facts.status === 'rejected') throw facts.reason
  if (leave.status === 'rejected') throw leave.reason
  return facts.value
}

/** Refuses a body by its announced length before it is read; a form's own parts may add some to the file's size. */
function assertPlausibleLength({ headers }: Request, limit: number): void {
  const form = /^multipart\//i.test(headers.get('content-type') ?? '')
  const room = form ? 2 * 1024 * 1024 : 0
  if (Number(headers.get('content-length') ?? 0) > limit + room) throw errors.tooLarge()
}

const wantsUpsert = ({ request }: Call) => request.headers.get('x-upsert') === 'true'

const encodePath = (place: string) => place.split('/').map(encodeURIComponent).join('/')
