/**
 * Signed requests to an S3-compatible service: retried on 429 and 5xx, ended when no answer begins
 * in time.
 */
import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'

export interface S3Options {
  /** How long to wait for the beginning of an answer. */
  timeoutMs?: number
  /** How often a request is tried again that the service could not answer (429, 5xx). */
  retries?: number
  firstRetryMs?: number
}

export interface S3Call {
  method: string
  key?: string
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  body?: Uint8Array<ArrayBuffer> | string
  /** Statuses that are an answer and no failure, besides 2xx. */
  expected?: readonly number[]
}

/** What the service said instead of doing what it was asked. */
export class S3Error extends Error {
  override readonly name = 'S3Error'
  readonly status: number

  constructor(call: S3Call, status: number, body: string) {
    const code = tag(body, 'Code') ?? 'no code'
    super(`S3 answered ${status} (${code}) to ${call.method} ${call.key ?? ''}`)
    this.status = status
  }
}

export interface S3Client {
  /** The bucket's name and the prefix of all keys, '' or ending in a slash. */
  readonly bucket: string
  readonly prefix: string
  send(call: S3Call): Promise<Response>
}

/** `https://key:secret@host/bucket/prefix?region=eu-central-1`; the prefix and the region may be left out. */
export function openS3Client(address: string, options: S3Options = {}): S3Client {
  const { timeoutMs = 30_000, retries = 3, firstRetryMs = 100 } = options
  const url = new URL(address)
  const [bucket = '', ...rest] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  if (!bucket || !url.username || !url.password) {
    throw new Error('The address of an object store is https://key:secret@host/bucket')
  }
  const prefix = rest.map((part) => `${part}/`).join('')
  const aws = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
    retries,
    initRetryMs: firstRetryMs,
  })

  const addressOf = ({ key, query }: S3Call) => {
    const path = [bucket, ...(key === undefined ? [] : `${prefix}${key}`.split('/'))]
    const target = new URL(`/${path.map(encodeURIComponent).join('/')}`, url.origin)
    for (const [name, value] of Object.entries(query ?? {})) target.searchParams.set(name, value)
    return target
  }

  return {
    bucket,
    prefix,
    async send(call) {
      const { method, headers, body = '', expected = [] } = call
      const impatience = new AbortController()
      const timer = setTimeout(
        () => impatience.abort(new Error(`S3 did not answer within ${timeoutMs} ms`)),
        timeoutMs,
      )
      try {
        const response = await aws.fetch(addressOf(call), {
          method,
          headers: {
            ...headers,
            'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
          },
          body: method === 'GET' ? undefined : body,
          signal: impatience.signal,
        })
        if (response.ok || expected.includes(response.status)) return response
        throw new S3Error(call, response.status, await response.text())
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

/** The text of the first element of this name. Every value we read is free of markup. */
export function tag(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
}

/** The content of every element of this name. */
export function tags(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, content = '']) => content,
  )
}
