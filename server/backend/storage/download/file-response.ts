/** Bytes as an answer: validators, ranges, disposition, and no way for a file to act as a page. */
import { errors } from '../errors.ts'
import type { ByteRange } from '../store/object-store.ts'
import { isNotModified, rangeFor } from './preconditions.ts'

export interface Servable {
  size: number
  mimetype: string
  eTag: string
  lastModified: number
  cacheControl: string
  headers?: Readonly<Record<string, string>>
}

interface Serving {
  request: Request
  /** The name to save it under, '' to save it under its own, null to show it. */
  download: string | null
  /** Undefined where the bytes are gone. */
  read: (range?: ByteRange) => Promise<BodyInit | undefined>
}

/** Undefined where the bytes are gone. */
export async function fileResponse(
  file: Servable,
  { request, download, read }: Serving,
): Promise<Response | undefined> {
  const headers = headersFor(file, download)
  if (isNotModified(request.headers, file)) {
    for (const name of ['content-type', 'content-disposition']) headers.delete(name)
    return new Response(null, { status: 304, headers })
  }
  const range = rangeFor(request.headers, file.size, file)
  if (range === 'unsatisfiable') throw errors.unsatisfiableRange(file.size)
  const part = range === 'whole' ? undefined : range
  headers.set('content-length', String(part ? part.end - part.start + 1 : file.size))
  if (part) {
    headers.set('content-range', `bytes ${part.start}-${part.end}/${file.size}`)
    // Positions in the file mean nothing once something on the way has packed the part.
    headers.append('cache-control', 'no-transform')
  }
  const status = part ? 206 : 200
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const body = await read(part)
  return body === undefined ? undefined : new Response(body, { status, headers })
}

function headersFor(file: Servable, download: string | null): Headers {
  const { type, disposition } = safeToShow(file.mimetype)
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': file.cacheControl,
    'content-type': type,
    etag: file.eTag,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'none',
    // Shown on its own, a drawing may neither run scripts nor load anything.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ...file.headers,
  })
  if (!Number.isNaN(file.lastModified)) {
    headers.set('last-modified', new Date(file.lastModified).toUTCString())
  }
  const wanted = download === null ? disposition : attachment(download)
  if (wanted) headers.set('content-disposition', wanted)
  return headers
}

/** Pages become text, and drawings are saved when opened on their own; images in pages still work. */
function safeToShow(mimetype: string): { type: string; disposition?: string } {
  const essence = (mimetype.split(';')[0] ?? '').trim().toLowerCase()
  if (essence === 'image/svg+xml') return { type: mimetype, disposition: 'attachment' }
  if (essence === 'text/html' || /[/+]xml$|[/+]xhtml|[/+]xslt?$/.test(essence)) {
    return { type: 'text/plain; charset=utf-8', disposition: 'attachment' }
  }
  return { type: mimetype }
}

function attachment(name: string): string {
  if (name === '') return 'attachment'
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename=${encoded}; filename*=UTF-8''${encoded}`
}
