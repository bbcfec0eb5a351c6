/**
 * Every refusal the storage service can answer with: codes, inner statuses and wording as hosted
 * storage has them, because clients act on them. Rendered once, at the edge.
 */
import { ServiceError } from '#server/backend/service-error.ts'

export interface StorageErrorFields {
  /** The status inside the body; the outer one is 400, or 500 when the fault is ours. */
  status: number
  code: string
  message: string
  /** The older, looser name of the problem; the code where there is none. */
  error?: string
  /** Where a browser or a proxy acts on the status itself, it stands outside too. */
  outerStatus?: number
  headers?: Readonly<Record<string, string>>
  /** Set where the service does what it is meant to do although the status is ours: not logged. */
  expected?: boolean
}

export class StorageError extends ServiceError<StorageErrorFields> {
  override readonly name = 'StorageError'
}

const refuse = (
  status: number,
  code: string,
  message: string,
  error: string = code,
  cause?: unknown,
) => new StorageError({ status, code, message, error }, { cause })

export const errors = {
  noSuchBucket: () => refuse(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found'),
  noSuchKey: () => refuse(404, 'NoSuchKey', 'Object not found', 'not_found'),
  noSuchRoute: (method: string, path: string) =>
    new StorageError({
      status: 404,
      outerStatus: 404,
      code: 'NotFound',
      error: 'Not Found',
      message: `Route ${method}:${path} not found`,
    }),
  keyExists: (cause?: unknown) =>
    refuse(409, 'KeyAlreadyExists', 'The resource already exists', 'Duplicate', cause),
  bucketExists: (cause?: unknown) =>
    refuse(409, 'BucketAlreadyExists', 'The resource already exists', 'Duplicate', cause),
  bucketNotEmpty: (cause?: unknown) =>
    refuse(
      409,
      'ResourceNotEmpty',
      'The bucket you tried to delete is not empty',
      'ResourceNotEmpty',
      cause,
    ),
  accessDenied: (cause?: unknown) =>
    refuse(
      403,
      'AccessDenied',
      'new row violates row-level security policy',
      'Unauthorized',
      cause,
    ),
  invalidToken: (message: string) => refuse(400, 'InvalidJWT', message),
  invalidSignature: (message = 'Invalid signature') => refuse(400, 'InvalidSignature', message),
  expiredToken: () => refuse(400, 'ExpiredToken', 'The provided token has expired.'),
  tooLarge: () =>
    refuse(
      413,
      'EntityTooLarge',
      'The object exceeded the maximum allowed size',
      'Payload too large',
    ),
  bodyTooLarge: () =>
    refuse(413, 'EntityTooLarge', 'The request body is too large', 'Payload too large'),
  mimeType: (type: string) =>
    refuse(415, 'InvalidMimeType', `mime type ${type} is not supported`, 'invalid_mime_type'),
  invalidKey: (key: string) => refuse(400, 'InvalidKey', `Invalid key: ${key}`),
  invalidBucketName: () => refuse(400, 'InvalidBucketName', 'Bucket name invalid', 'Invalid Input'),
  fileSizeFormat: () =>
    refuse(400, 'InvalidRequest', 'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B'),
  invalidRequest: (message: string, cause?: unknown) =>
    refuse(400, 'InvalidRequest', message, 'InvalidRequest', cause),
  interrupted: (cause: unknown) =>
    refuse(
      400,
      'InvalidRequest',
      'The upload ended before it was complete',
      'InvalidRequest',
      cause,
    ),
  /** Players and download managers act on the outer status, so it is the real one. */
  unsatisfiableRange: (size: number) =>
    new StorageError({
      status: 416,
      outerStatus: 416,
      code: 'InvalidRange',
      error: 'invalid_range',
      message: 'invalid range provided',
      headers: { 'content-range': `bytes */${size}` },
    }),
  image: (message: string, cause?: unknown) =>
    refuse(422, 'InvalidRequest', message, 'InvalidRequest', cause),
  /** Clients and proxies that wait and try again look at the outer status and this header. */
  busy: () =>
    new StorageError({
      status: 503,
      outerStatus: 503,
      code: 'SlowDown',
      message: 'Too many images are being rendered, try again shortly',
      headers: { 'retry-after': '5' },
      expected: true,
    }),
  /** Says nothing of where: the path on disk is the operator's business and stands in the log. */
  diskFull: (cause: unknown) =>
    new StorageError(
      {
        status: 507,
        outerStatus: 507,
        code: 'InsufficientStorage',
        message: 'There is no room left for this file',
      },
      { cause },
    ),
  databaseTimeout: (cause: unknown) =>
    refuse(
      544,
      'DatabaseTimeout',
      'The connection to the database timed out',
      'DatabaseTimeout',
      cause,
    ),
  internal: (cause: unknown) =>
    refuse(500, 'InternalError', 'Internal server error', 'InternalError', cause),
}
