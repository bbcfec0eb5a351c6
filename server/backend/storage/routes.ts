/** Every address of the service, in the order in which they are tried. */
import type { Handler } from './context.ts'
import { errors } from './errors.ts'
import {
  createBucket,
  deleteBucket,
  emptyBucket,
  getBucket,
  listBuckets,
  updateBucket,
} from './handlers/buckets.ts'
import {
  downloadObject,
  downloadPublicObject,
  downloadSignedObject,
  objectInfo,
  publicObjectInfo,
} from './handlers/download.ts'
import { listObjects } from './handlers/list.ts'
import { listObjectsV2 } from './handlers/list-v2.ts'
import { copyObject, moveObject } from './handlers/relocate.ts'
import { removeObject, removeObjects } from './handlers/remove.ts'
import { renderObject, renderPublicObject, renderSignedObject } from './handlers/render.ts'
import { signObject, signObjects } from './handlers/sign.ts'
import { createObject, replaceObject, signUpload, uploadToSignedUrl } from './handlers/upload.ts'

interface Route {
  method: string
  /** `:bucket` is one segment, `*` one or more. */
  path: string
  handler: Handler
  /** Whether it is for those without a key: a public bucket, or a token in the address. */
  open: boolean
}

const route =
  (open: boolean) =>
  (method: string, path: string, handler: Handler): Route => ({ method, path, handler, open })
const keyed = route(false)
const open = route(true)

const routes: readonly Route[] = [
  keyed('GET', 'bucket', listBuckets),
  keyed('POST', 'bucket', createBucket),
  keyed('GET', 'bucket/:bucket', getBucket),
  keyed('PUT', 'bucket/:bucket', updateBucket),
  keyed('DELETE', 'bucket/:bucket', deleteBucket),
  keyed('POST', 'bucket/:bucket/empty', emptyBucket),

  keyed('POST', 'object/move', moveObject),
  keyed('POST', 'object/copy', copyObject),
  keyed('POST', 'object/list/:bucket', listObjects),
  keyed('POST', 'object/list-v2/:bucket', listObjectsV2),
  keyed('POST', 'object/sign/:bucket', signObjects),
  keyed('POST', 'object/sign/:bucket/*', signObject),
  keyed('POST', 'object/upload/sign/:bucket/*', signUpload),
  open('PUT', 'object/upload/sign/:bucket/*', uploadToSignedUrl),
  open('GET', 'object/sign/:bucket/*', downloadSignedObject),
  open('GET', 'object/public/:bucket/*', downloadPublicObject),
  open('GET', 'object/info/public/:bucket/*', publicObjectInfo),
  keyed('GET', 'object/authenticated/:bucket/*', downloadObject),
  keyed('GET', 'object/info/authenticated/:bucket/*', objectInfo),
  keyed('GET', 'object/info/:bucket/*', objectInfo),
  keyed('GET', 'object/:bucket/*', downloadObject),
  keyed('POST', 'object/:bucket/*', createObject),
  keyed('PUT', 'object/:bucket/*', replaceObject),
  keyed('DELETE', 'object/:bucket/*', removeObject),
  keyed('DELETE', 'object/:bucket', removeObjects),

  open('GET', 'render/image/public/:bucket/*', renderPublicObject),
  open('GET', 'render/image/sign/:bucket/*', renderSignedObject),
  keyed('GET', 'render/image/authenticated/:bucket/*', renderObject),
]

export interface Match {
  handler: Handler
  open: boolean
  bucket: string
  key: string
}

/** HEAD asks what GET would answer. */
export function matchRoute(method: string, path: string): Match | undefined {
  const asked = method === 'HEAD' ? 'GET' : method
  const segments = path.replace(/^\//, '').split('/')
  for (const { method: allowed, path: pattern, handler, open: isOpen } of routes) {
    const found = allowed === asked ? matchPath(pattern.split('/'), segments) : undefined
    if (found) return { handler, open: isOpen, ...found }
  }
  return undefined
}

function matchPath(pattern: readonly string[], segments: readonly string[]) {
  const wild = pattern.at(-1) === '*'
  const fixed = wild ? pattern.slice(0, -1) : pattern
  const given = wild || segments.at(-1) !== '' ? segments : segments.slice(0, -1)
  if (wild ? given.length <= fixed.length : given.length !== fixed.length) return undefined
  let bucket = ''
  for (const [at, part] of fixed.entries()) {
    const segment = given[at] ?? ''
    if (part === ':bucket') bucket = decode(segment)
    else if (part !== segment) return undefined
  }
  return { bucket, key: given.slice(fixed.length).map(decode).join('/') }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch (cause) {
    throw errors.invalidRequest('The address is not encoded properly', cause)
  }
}
