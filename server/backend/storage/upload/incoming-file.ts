/** Reads an upload off the wire, multipart or raw, without holding it in memory. */
import { Readable } from 'node:stream'
import busboy from 'busboy'
import { z } from 'zod'
import { errors, StorageError } from '../errors.ts'

export interface IncomingFile {
  bytes: AsyncIterable<Uint8Array>
  /** What the sender says it is. */
  declaredType: string
  cacheControl: string
  /** The `Content-Encoding` of the upload; it is stored compressed and sent as it is. */
  contentEncoding: string | null
  userMetadata: Readonly<Record<string, unknown>> | null
}

const defaultCacheControl = 'max-age=3600'
const longestMetadata = 1024 * 1024
const longestType = 200

export async function openIncomingFile(request: Request): Promise<IncomingFile> {
  const type = request.headers.get('content-type') ?? ''
  return /^multipart\/form-data/i.test(type) ? fromForm(request) : fromBody(request, type)
}

function fromBody({ headers, body }: Request, type: string): IncomingFile {
  const metadata = headers.get('x-metadata')
  return {
    bytes: guarded(body ?? Readable.from([])),
    declaredType: checkedType(type),
    cacheControl: cacheControlOf(headers.get('cache-control')),
    contentEncoding: encodingOf(headers.get('content-encoding')),
    userMetadata: metadata === null ? null : metadataIn(Buffer.from(metadata, 'base64').toString()),
  }
}

/** The fields come before the file: storage-js sees to it, and nothing after it is waited for. */
async function fromForm(request: Request): Promise<IncomingFile> {
  const fields = new Map<string, string>()
  const found = Promise.withResolvers<{ file: Readable; type: string }>()
  const form = openForm(request)
  form.on('field', (name, value) => fields.set(name, value))
  form.on('file', (_name, file, { mimeType }) => {
    form.on('error', (error) => file.destroy(asError(error)))
    found.resolve({ file, type: mimeType })
  })
  form.on('error', (error) => found.reject(errors.interrupted(error)))
  form.on('close', () => found.reject(errors.invalidRequest('No content provided')))
  const source = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0])
  source.on('error', (error) => form.destroy(error))
  source.pipe(form)
  const { file, type } = await found.promise
  const metadata = fields.get('metadata')
  return {
    bytes: guarded(file),
    declaredType: checkedType(fields.get('contentType') ?? type),
    cacheControl: cacheControlOf(fields.get('cacheControl') ?? null),
    contentEncoding: encodingOf(fields.get('contentEncoding') ?? null),
    userMetadata: metadata === undefined ? null : metadataIn(metadata),
  }
}

function openForm({ headers, body }: Request): busboy.Busboy {
  if (!body) throw errors.invalidRequest('No content provided')
  try {
    return busboy({
      headers: { 'content-type': headers.get('content-type') ?? '' },
      limits: { files: 1, fields: 20, fieldSize: longestMetadata, headerPairs: 100 },
    })
  } catch (cause) {
    throw errors.invalidRequest('The form could not be read', cause)
  }
}

/** Turns whatever a stream throws when the sender disconnects into the sender's error. */
async function* guarded(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* source
  } catch (error) {
    throw error instanceof StorageError ? error : errors.interrupted(error)
  }
}

function checkedType(type: string): string {
  if (type === '') return 'application/octet-stream'
  if (
    type.length <= longestType &&
    /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+\s*(;[\x20-\x7e]*)?$/.test(type)
  ) {
    return type
  }
  throw errors.mimeType(type.slice(0, longestType))
}

/** Seconds in a form, a whole header otherwise. */
function cacheControlOf(given: string | null): string {
  if (given === null || given === '') return defaultCacheControl
  if (/^\d{1,10}$/.test(given)) return `max-age=${given}`
  if (/^[\w=, "-]{1,200}$/.test(given)) return given
  throw errors.invalidRequest('cache-control has characters that a header can not have')
}

function encodingOf(given: string | null): string | null {
  const encoding = given?.trim().toLowerCase()
  if (!encoding || encoding === 'identity') return null
  if (/^(gzip|br|deflate|zstd)$/.test(encoding)) return encoding
  throw errors.invalidRequest('content-encoding must be gzip, br, deflate or zstd')
}

const metadataSchema = z.record(z.string(), z.unknown())

function metadataIn(json: string): Record<string, unknown> {
  try {
    return metadataSchema.parse(JSON.parse(json))
  } catch (cause) {
    throw errors.invalidRequest('metadata must be a JSON object', cause)
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
