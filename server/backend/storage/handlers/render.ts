/** `/render/image`: pictures in the size and format that a page needs. */
import { bucketFacts } from '../buckets.ts'
import type { Call, Handler } from '../context.ts'
import { fileResponse } from '../download/file-response.ts'
import { errors } from '../errors.ts'
import type { PictureType } from '../render/picture-type.ts'
import {
  type Transform,
  transformationsHeader,
  transformFrom,
  transformIn,
} from '../render/transform.ts'
import {
  callerAccess,
  existing,
  publicAccess,
  type ReadAccess,
  servable,
  tokenAccess,
} from './download.ts'

export const renderObject: Handler = async (call) =>
  render(call, callerAccess(call), transformFrom(call.url.searchParams))

export const renderPublicObject: Handler = async (call) =>
  render(call, publicAccess(call), transformFrom(call.url.searchParams))

/** The size stands in the signed token, so that nobody can ask for others. */
export const renderSignedObject: Handler = async (call) => {
  const { parts, url, bucket, key } = call
  const token = url.searchParams.get('token')
  const claims = await parts.tokens.openDownload(token, `${bucket}/${key}`)
  return render(call, tokenAccess(call), transformIn(claims.transformations ?? ''))
}

async function render(call: Call, access: ReadAccess, transform: Transform): Promise<Response> {
  const { parts, request, url } = call
  const file = servable(await existing(call, access))
  if (file.size > parts.images.limits.inputBytes) {
    throw errors.image('The picture is too large to render')
  }
  const image = await parts.images.render({
    version: file.version,
    transform,
    output: await outputFor(call, transform),
    client: parts.clientAddress(request),
    read: async () => {
      const body = await parts.store.read(file.version)
      if (body === undefined) throw errors.noSuchKey()
      return new Uint8Array(await new Response(body).arrayBuffer())
    },
  })
  const transformations = transformationsHeader(transform)
  const response = await fileResponse(
    {
      size: image.bytes.byteLength,
      mimetype: image.type,
      eTag: image.eTag,
      lastModified: file.lastModified,
      cacheControl: file.cacheControl,
      headers: {
        ...(transformations && { 'x-transformations': transformations }),
        ...(transform.format === undefined && { vary: 'Accept' }),
      },
    },
    {
      request,
      download: url.searchParams.get('download'),
      read: async (range) =>
        range ? image.bytes.subarray(range.start, range.end + 1) : image.bytes,
    },
  )
  if (!response) throw errors.noSuchKey()
  return response
}

/** A named format, else the best that the client names; AVIF only where the bucket wants it. */
async function outputFor(
  { parts, request, bucket }: Call,
  { format }: Transform,
): Promise<PictureType | undefined> {
  if (format !== undefined) return format === 'origin' ? undefined : `image/${format}`
  const accept = request.headers.get('accept') ?? ''
  if (accept.includes('image/avif')) {
    const { avif_autodetection: wanted } = await bucketFacts(parts, bucket)
    if (wanted) return 'image/avif'
  }
  return accept.includes('image/webp') ? 'image/webp' : undefined
}
