/** An S3 service on loopback: checks signatures, keeps objects in memory, and fails when told to. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hasValidSignature } from './s3-signature.ts'

const credentials = { accessKeyId: 'key-of-tests', secretAccessKey: 'secret/of+tests' }
const bucket = 'files'

/** What happens to a request instead of its answer. */
export type Failure = { status: number } | 'silence' | 'half-a-body'

export interface S3StandIn {
  /** With a secret that does not match, if asked for. */
  url(secret?: string): string
  objects: Map<string, { bytes: Buffer; modifiedAt: Date }>
  uploads: Map<string, { key: string; parts: Map<number, Buffer>; startedAt: Date }>
  /** Method and path of every request that came. */
  requests: string[]
  /** The failure for a request, asked each time one comes. */
  failWith(choose: (method: string, query: URLSearchParams) => Failure | undefined): void
  close(): Promise<void>
}

export async function startS3StandIn(): Promise<S3StandIn> {
  const objects: S3StandIn['objects'] = new Map()
  const uploads: S3StandIn['uploads'] = new Map()
  const requests: string[] = []
  let choose: Parameters<S3StandIn['failWith']>[0] = () => undefined

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const { method = '' } = request
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://s3')
    const key = decodeURIComponent(pathname.slice(`/${bucket}/`.length))
    requests.push(`${method} ${pathname}`)
    const failure = choose(method, query)
    if (failure === 'silence') return
    if (!hasValidSignature(request, body, credentials)) {
      return refuse(response, 403, 'SignatureDoesNotMatch')
    }
    if (failure && typeof failure === 'object') return refuse(response, failure.status, 'Told')
    switch (
      `${method} ${['uploads', 'uploadId', 'list-type'].find((name) => query.has(name)) ?? ''}`
    ) {
      case 'GET list-type':
        return list(response, query)
      case 'GET uploads':
        return say(response, [...uploads].map(describeUpload).join(''))
      case 'POST uploads': {
        const id = `upload-${uploads.size + 1}`
        uploads.set(id, { key, parts: new Map(), startedAt: new Date() })
        return say(response, `<UploadId>${id}</UploadId>`)
      }
      case 'PUT uploadId':
        uploads.get(query.get('uploadId') ?? '')?.parts.set(Number(query.get('partNumber')), body)
        return response.writeHead(200, { etag: eTagOf(body) }).end()
      case 'POST uploadId':
        return complete(response, key, query.get('uploadId') ?? '', body.toString())
      case 'DELETE uploadId':
        return response.writeHead(uploads.delete(query.get('uploadId') ?? '') ? 204 : 404).end()
      case 'PUT ':
        return put(response, key, body, request.headers['x-amz-copy-source'])
      case 'DELETE ':
        objects.delete(key)
        return response.writeHead(204).end()
      default:
        return get(response, key, request.headers.range, failure === 'half-a-body')
    }
  }

  /** Two to a page, so that paging happens. */
  const list = (response: ServerResponse, query: URLSearchParams) => {
    const names = [...objects.keys()].filter((name) => name.startsWith(query.get('prefix') ?? ''))
    const from = Number(query.get('continuation-token') ?? 0)
    const entries = names.slice(from, from + 2).map((name) => {
      const modified = objects.get(name)?.modifiedAt.toISOString()
      return `<Contents><Key>${name}</Key><LastModified>${modified}</LastModified></Contents>`
    })
    const next = from + 2 < names.length
    say(
      response,
      entries.join('') + (next ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''),
    )
  }

  const complete = (response: ServerResponse, key: string, id: string, said: string) => {
    const parts = [...(uploads.get(id)?.parts ?? [])].sort(([a], [b]) => a - b)
    const named = [...said.matchAll(/<ETag>(.*?)<\/ETag>/g)].map(([, eTag]) => eTag)
    const right = parts.length > 0 && parts.every(([, part], at) => eTagOf(part) === named[at])
    if (!right) return say(response, '<Error><Code>InvalidPart</Code></Error>')
    objects.set(key, {
      bytes: Buffer.concat(parts.map(([, part]) => part)),
      modifiedAt: new Date(),
    })
    uploads.delete(id)
    return say(response, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
  }

  const put = (
    response: ServerResponse,
    key: string,
    body: Buffer,
    source: string | string[] | undefined,
  ) => {
    const from = typeof source === 'string' && objects.get(source.slice(`/${bucket}/`.length))
    if (source && !from) return refuse(response, 404, 'NoSuchKey')
    objects.set(key, { bytes: from ? from.bytes : body, modifiedAt: new Date() })
    return response.writeHead(200, { etag: eTagOf(body) }).end()
  }

  const get = (
    response: ServerResponse,
    key: string,
    range: string | undefined,
    onlyHalf: boolean,
  ) => {
    const found = objects.get(key)
    if (!found) return refuse(response, 404, 'NoSuchKey')
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
    const bytes = start ? found.bytes.subarray(Number(start), Number(end) + 1) : found.bytes
    response.writeHead(start ? 206 : 200, { 'content-length': bytes.byteLength })
    if (!onlyHalf) return response.end(bytes)
    return response.write(bytes.subarray(0, bytes.byteLength / 2), () => response.destroy())
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: (secret = credentials.secretAccessKey) =>
      `http://${credentials.accessKeyId}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}/kept?region=eu-central-1`,
    objects,
    uploads,
    requests,
    failWith(next) {
      choose = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const eTagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

function say(response: ServerResponse, xml: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(`<Result>${xml}</Result>`)
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
}

function describeUpload([id, { key, startedAt }]: [string, { key: string; startedAt: Date }]) {
  return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${startedAt.toISOString()}</Initiated></Upload>`
}
